/** The names of cards, and the words on the board. */

import { describe, expect, test } from "vitest";
import { cardName, rankOf, suitName, suitOf, typeset } from "../src/cards";
import type { Message } from "../src/protocol";
import { type BoardOnPage, show } from "./board";
import { FakeModel } from "./fake";
import { DEAL_24 } from "./positions";

const SHAPES: Record<string, string> = { "♣": "AC", "♦": "5D", "♥": "QH", "♠": "2S" };

const say = (lead: string, rest = "", tone: Message["tone"] = "note"): BoardOnPage =>
  show({ model: new FakeModel({ ...DEAL_24, message: { tone, lead, rest } }) }).board;

describe("names", () => {
  test.each([
    ["AC", "ace of clubs", "A", "C"],
    ["2D", "2 of diamonds", "2", "D"],
    ["9H", "9 of hearts", "9", "H"],
    ["TS", "10 of spades", "10", "S"],
    ["JC", "jack of clubs", "J", "C"],
    ["QD", "queen of diamonds", "Q", "D"],
    ["KH", "king of hearts", "K", "H"],
  ])("%s is the %s", (card, name, rank, suit) => {
    expect(cardName(card)).toBe(name);
    expect(rankOf(card)).toBe(rank);
    expect(suitOf(card)).toBe(suit);
  });

  test("suits", () => {
    expect(["C", "D", "H", "S"].map(suitName)).toEqual(["clubs", "diamonds", "hearts", "spades"]);
    expect(suitName("")).toBe("");
  });

  test("apostrophes are those of printed text", () => {
    expect(typeset("Baker's 4♣ can't")).toBe("Baker’s 4♣ can’t");
  });
});

describe("suit characters in messages", () => {
  test.each(Object.entries(SHAPES))("%s is a picture, and can still be read", (suit, card) => {
    const board = say(`A 7${suit} waits.`);
    expect(board.messages).toEqual([`A 7${suit} waits. `]);
    const drawn = board.all(".message svg path").map((path) => path.getAttribute("d"));
    expect(drawn).toEqual([board.one(`[data-card="${card}"] path`).getAttribute("d")]);
    expect(board.one(".message svg").getBoundingClientRect().width).toBeGreaterThan(8);
  });

  test("the character itself takes no room", () => {
    const board = say("7♣");
    const unseen = board.one(".message .unseen");
    expect(unseen.textContent).toBe("♣");
    const { width, height } = unseen.getBoundingClientRect();
    expect([width, height]).toEqual([1, 1]);
  });

  test("rank and picture stay on one line, tens too", () => {
    const board = say("10♥ on K♠", "A♦ and ♣ alone, 110 cards");
    expect(board.messages).toEqual(["10♥ on K♠ A♦ and ♣ alone, 110 cards"]);
    expect(board.all(".message .named").map((card) => card.textContent)).toEqual([
      "10♥",
      "K♠",
      "A♦",
      "♣",
    ]);
  });
});

describe("only text reaches the board", () => {
  const HTML = `<img src=x onerror="document.title='run'"><b>bold</b>&amp;`;

  test("HTML in a message is shown as it is", () => {
    const board = say(HTML, HTML);
    expect(board.messages[0]).toContain("<img src=x");
    expect(board.messages[0]).toContain("&amp;");
    expect(board.all("img")).toEqual([]);
    expect(board.all(".message b")).toHaveLength(1);
  });

  test("HTML anywhere else in a snapshot is shown as it is", () => {
    const { board } = show({
      model: new FakeModel({
        ...DEAL_24,
        name: HTML,
        line: HTML,
        deal: { number: 24, note: HTML },
        status: HTML,
        undo: HTML,
        standing: { tone: "won", lead: HTML, rest: "" },
      }),
    });
    expect(board.all("img, b b, .title b")).toEqual([]);
    expect(board.one(".title strong").textContent).toContain("<b>bold</b>&amp;");
    expect(board.status).toBe(HTML);
    expect(board.one(".controls button").title).toBe(`Undo: ${HTML}`);
  });
});

describe("messages", () => {
  test("are announced to those who do not see the board", () => {
    const { board, model } = show();
    const live = board.one("[role=status]");
    model.publish({ message: { tone: "refused", lead: "No.", rest: "Because." } });
    expect(board.one("[role=status]")).toBe(live);
    expect(live.textContent).toBe("No. Because.");
  });

  test("a refusal looks different from a note", () => {
    const colours = (["refused", "note", "won", "blocked"] as const).map(
      (tone) => getComputedStyle(say("Words.", "", tone).one(".message")).backgroundColor,
    );
    expect(new Set(colours).size).toBe(4);
  });

  test("go when Python has nothing more to say", () => {
    const { board, model } = show();
    model.publish({ message: { tone: "note", lead: "Words.", rest: "" } });
    expect(board.messages).toEqual(["Words. "]);
    model.publish({});
    expect(board.messages).toEqual([]);
  });
});
