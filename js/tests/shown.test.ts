/** What a board shows before anyone touches it. */

import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cardName, rankOf } from "../src/cards";
import { show } from "./board";
import { FakeModel } from "./fake";
import { DEAL_24, FRAGMENT, moved } from "./positions";

describe("a full deal", () => {
  test("shows every card where it lies", () => {
    const { board } = show();
    expect(board.columns).toEqual(DEAL_24.columns);
    expect(new Set(board.all(".column .card").map(({ dataset }) => dataset.card)).size).toBe(52);
  });

  test("names every card, what lies on it, and where it can go", () => {
    const { board } = show();
    const names = board.all(".column .card").map(({ ariaLabel }) => ariaLabel);
    const expected = DEAL_24.columns.flatMap((column, index) => {
      const cards = column.match(/../g) ?? [];
      return cards.map((card, row) => {
        const over = cards[row + 1];
        const column = `column ${index + 1} of 13`;
        if (over) return `${cardName(card)}, ${column}, under ${cardName(over)}`;
        return `${cardName(card)}, top of ${column}`;
      });
    });
    expect(names.map((name) => name?.split("; ")[0])).toEqual(expected);
    expect(names).toContain("7 of spades, top of column 6 of 13");
    expect(names).toContain("10 of diamonds, column 3 of 13, under 7 of diamonds");
    expect(names).toContain(
      "ace of hearts, top of column 7 of 13; can go home, or on 2 of spades in column 2, " +
        "or on 2 of clubs in column 5, or on 2 of diamonds in column 9",
    );
  });

  test("draws rank and suit on every card", () => {
    const { board } = show();
    for (const card of board.all(".column .card")) {
      expect(card.textContent).toBe(rankOf(card.dataset.card ?? ""));
      expect(card.querySelectorAll("svg path[d]")).toHaveLength(2);
    }
    const shapes = ["AC", "2S", "5D", "QH"].map((card) =>
      board.one(`[data-card="${card}"] path`).getAttribute("d"),
    );
    expect(new Set(shapes).size).toBe(4);
  });

  test("draws hearts and diamonds in another colour than clubs and spades", () => {
    const { board } = show();
    const colour = (card: string) => getComputedStyle(board.one(`[data-card="${card}"]`)).color;
    expect(colour("QH")).toBe(colour("5D"));
    expect(colour("AC")).toBe(colour("2S"));
    expect(colour("QH")).not.toBe(colour("AC"));
  });

  test("leaves an index of every covered card to be seen", () => {
    const { board } = show();
    const column = board.all('[data-place="c0"] .card');
    const tops = column.map((card) => card.getBoundingClientRect().top);
    const index = board.one('[data-place="c0"] .index').getBoundingClientRect();
    for (const [row, top] of tops.slice(1).entries())
      expect(top - (tops[row] ?? 0)).toBeGreaterThan(index.height);
  });

  test("has thirteen numbered headings that name the exposed card", () => {
    const { board } = show();
    const headings = board.all(".heading");
    expect(headings.map((heading) => heading.textContent)).toEqual(
      DEAL_24.columns.map((_, index) => `${index + 1}`),
    );
    expect(headings[5]?.ariaLabel).toBe("Column 6, 7 of spades exposed");
  });

  test("has four foundations, empty before the first card is home", () => {
    const { board } = show();
    expect(board.all(".pile button").map(({ ariaLabel }) => ariaLabel)).toEqual([
      "Foundation of hearts, empty, starts with ace of hearts",
      "Foundation of clubs, empty, starts with ace of clubs",
      "Foundation of diamonds, empty, starts with ace of diamonds",
      "Foundation of spades, empty, starts with ace of spades",
    ]);
  });

  test("says which game and deal it is, and where one stands", async () => {
    const { board } = show();
    await expect.element(page.getByText("Baker’s Dozen")).toBeVisible();
    expect(board.one(".title").textContent).toContain("Deal 24 · down by rank, any suit");
    expect(board.status).toBe("move 0 · 0 home · 10 legal moves");
    expect(board.messages).toEqual([]);
  });
});

describe("other positions", () => {
  test("a card at home is on top of its foundation, with the count", () => {
    const { board, model } = show();
    model.publish(moved(DEAL_24, "c0", "f1"));
    expect(board.tops).toEqual(["", "AC", "", ""]);
    expect(board.one('[data-place="f1"] button').ariaLabel).toBe(
      "Foundation of clubs, 1 home, ace of clubs on top",
    );
  });

  test("a fragment has an empty column, no deal number and no new deal", () => {
    const { board } = show({ model: new FakeModel(FRAGMENT) });
    expect(board.one('[data-place="c2"] .space').ariaLabel).toBe("Column 3, empty, takes any card");
    expect(board.one(".title").textContent).toContain("A few cards");
    expect(board.all("button").map((button) => button.textContent)).not.toContain("New deal…");
  });

  test("a note on the deal is part of the heading", () => {
    const deal = { number: 24, note: "kings swapped" };
    const { board } = show({ model: new FakeModel({ ...DEAL_24, deal }) });
    expect(board.one(".title").textContent).toContain("Deal 24, kings swapped");
  });

  test("the last move and the hint are marked", () => {
    const { board, model } = show();
    model.publish(moved(DEAL_24, "c12", "c9", { hint: ["c4", "f1"] }));
    expect(board.all(".last").map(({ dataset }) => dataset.place)).toEqual(["c9"]);
    expect(board.all(".hint-from").map(({ dataset }) => dataset.place)).toEqual(["c4"]);
    expect(board.all(".hint-to").map(({ dataset }) => dataset.place)).toEqual(["f1"]);
  });
});
