/** Empty places: which card starts a foundation, what fills a space, and where a held card may go. */

import { describe, expect, test } from "vitest";
import type { Foundation, Place, Snapshot } from "../src/protocol";
import { type BoardOnPage, show } from "./board";
import { FakeModel } from "./fake";
import { DEAL_24, FRAGMENT, moved } from "./positions";

const pile = (suit: string, starts: string, ends: string, top = "", count = 0): Foundation => ({
  suit,
  starts,
  ends,
  top,
  count,
});

const shown = (changes: Partial<Snapshot>, width = ""): BoardOnPage =>
  show({ model: new FakeModel({ ...DEAL_24, ...changes }), width }).board;

/** What each foundation shows, its ranks and words in the order of reading. */
const faces = (board: BoardOnPage) => board.all(".pile button").map((one) => one.textContent);
const spans = (board: BoardOnPage) => board.all(".pile .span").map((one) => one.textContent);
const names = (board: BoardOnPage) => board.all(".pile button").map(({ ariaLabel }) => ariaLabel);

describe("an empty foundation", () => {
  test("shows the ghost of the card that starts it", () => {
    const board = shown({});
    expect(faces(board)).toEqual(["A", "A", "A", "A"]);
    const drawn = board.one('[data-place="f1"] path').getAttribute("d");
    expect(drawn).toBe(board.one('[data-card="AC"] path').getAttribute("d"));
    const ghost = getComputedStyle(board.one('[data-place="f1"] .pip'));
    expect(Number(ghost.opacity)).toBeLessThan(0.5);
  });

  test("starts with the rank of the base card, and that is told in words", () => {
    const board = shown({ foundations: [pile("H", "7", "6"), pile("S", "T", "9")] });
    expect(faces(board)).toEqual(["7", "10"]);
    expect(names(board)).toEqual([
      "Foundation of hearts, empty, starts with 7 of hearts",
      "Foundation of spades, empty, starts with 10 of spades",
    ]);
  });

  test("shows no suit where any may start it", () => {
    const board = shown({ foundations: [pile("", "A", "K"), pile("", "8", "7")] });
    expect(faces(board)).toEqual(["Aany suit", "8any suit"]);
    expect(board.all(".pile svg")).toEqual([]);
    expect(names(board)).toEqual([
      "Foundation, empty, starts with an ace of any suit",
      "Foundation, empty, starts with an 8 of any suit",
    ]);
  });

  test("says that its rank has to be a new one, until a card decides it", () => {
    const open = [pile("H", "7", "6", "9H", 3), pile("C", "new", "")];
    const { board, model } = show({ model: new FakeModel({ ...DEAL_24, foundations: open }) });
    expect(faces(board)).toEqual(["9", "?new rank"]);
    expect(names(board)[1]).toBe(
      "Foundation of clubs, empty, starts with a rank that no other starts with",
    );
    expect(spans(board)).toEqual(["7 → 6", ""]);
    model.publish({ foundations: [pile("H", "7", "6", "9H", 3), pile("C", "A", "K", "AC", 1)] });
    expect(spans(board)).toEqual(["7 → 6", "A → K"]);
  });

  test("says nothing of a rank that is not known", () => {
    const board = shown({ foundations: [pile("H", "", "")] });
    expect(faces(board)[0]?.trim()).toBe("");
    expect(names(board)).toEqual(["Foundation of hearts, empty"]);
  });
});

describe("the ranks from which and to which a foundation runs", () => {
  test("go without saying from ace to king", () => {
    const { board, model } = show();
    model.publish(moved(DEAL_24, "c0", "f1"));
    expect(spans(board)).toEqual([]);
    expect(names(board)[1]).toBe("Foundation of clubs, 1 home, ace of clubs on top");
  });

  test("stay to be found, below the pile and in its name", () => {
    const board = shown({ foundations: [pile("H", "Q", "J", "AH", 3), pile("S", "Q", "J")] });
    expect(spans(board)).toEqual(["Q → J", "Q → J"]);
    expect(names(board)[0]).toBe(
      "Foundation of hearts, 3 home, ace of hearts on top, from queen to jack",
    );
  });

  test("tell where a short pack ends", () => {
    expect(spans(shown({ foundations: [pile("H", "A", "5", "2H", 2)] }))).toEqual(["A → 5"]);
  });
});

/** A board of which only column 13 is empty. */
const withSpace = (spaces: Snapshot["spaces"], king = "K", width = "") =>
  shown({ columns: [...DEAL_24.columns.slice(0, 12), ""], spaces, king }, width);

describe("an empty column", () => {
  test.each([
    ["never", "K", "closed", "closed"],
    ["kings", "K", "Ka king", "empty, takes a king"],
    ["kings", "5", "5a 5", "empty, takes a 5"],
    ["kings", "8", "8an 8", "empty, takes an 8"],
    ["any", "K", "+any card", "empty, takes any card"],
  ] as const)("for %s, %s being the king, says: %s", (spaces, king, text, state) => {
    const board = withSpace(spaces, king);
    const space = board.one('[data-place="c12"] .space');
    expect(space.textContent).toBe(text);
    expect(space.ariaLabel).toBe(`Column 13, ${state}`);
    expect(board.one('[data-place="c12"] .heading').ariaLabel).toBe(`Column 13, ${state}`);
  });

  test("looks closed without any colour: hatched, where others have a dashed edge", () => {
    const look = (spaces: Snapshot["spaces"]) => {
      const style = getComputedStyle(withSpace(spaces).one('[data-place="c12"] .space'));
      return [style.borderTopStyle, style.backgroundImage.includes("gradient")];
    };
    expect(look("never")).toEqual(["solid", true]);
    expect(look("kings")).toEqual(["dashed", false]);
    expect(look("any")).toEqual(["dashed", false]);
  });

  test.each(["never", "kings", "any"] as const)("has room for its words: %s", (spaces) => {
    const space = withSpace(spaces, "K", "480px").one('[data-place="c12"] .space');
    const edge = space.getBoundingClientRect();
    for (const part of space.children) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(edge.left);
      expect(right).toBeLessThanOrEqual(edge.right);
      expect(top).toBeGreaterThanOrEqual(edge.top);
      expect(bottom).toBeLessThanOrEqual(edge.bottom);
    }
  });
});

describe.each(["light", "dark"])("the card in hand and its targets, %s", (theme) => {
  const look = (element: HTMLElement, part?: string) => {
    const { boxShadow, backgroundColor, transform, borderBottomStyle } = getComputedStyle(
      element,
      part,
    );
    return { boxShadow, backgroundColor, transform, borderBottomStyle };
  };

  const take = async () => {
    const { board } = show({ model: new FakeModel(FRAGMENT) });
    board.root.dataset.theme = theme;
    await board.take("7C");
    return board;
  };

  test("differ in shape", async () => {
    const board = await take();
    const held = look(board.one('[data-card="7C"]'));
    const target = look(board.one('[data-card="8H"]'));
    expect(held.transform).not.toBe("none");
    expect(target.transform).toBe("none");
    expect(held.boxShadow).not.toBe(target.boxShadow);
    expect(look(board.one('[data-card="8H"]'), "::after").borderBottomStyle).toBe("solid");
    expect(look(board.one('[data-card="7C"]'), "::after").borderBottomStyle).toBe("none");
  });

  test("differ from what is neither", async () => {
    const board = await take();
    const before = look(board.one('[data-place="f0"] .slot'));
    expect(look(board.one(".space"))).not.toEqual(before);
    const covered = look(board.one('[data-card="AS"]'));
    expect(look(board.one('[data-card="8H"]')).backgroundColor).not.toBe(covered.backgroundColor);
    expect(look(board.one('[data-card="7C"]')).backgroundColor).toBe(covered.backgroundColor);
  });

  test("leave the board as wide and as high as it was", async () => {
    const columns = ["KSQHJSTH9S8S8C8D8H", "", "", "", "", "", "AS7C"];
    const destinations: Place[][] = [[], [], [], [], [], [], ["c0", "c1"]];
    const { board } = show({ model: new FakeModel({ ...FRAGMENT, columns, destinations }) });
    board.root.dataset.theme = theme;
    const frame = board.one(".frame");
    const before = [frame.scrollWidth, frame.scrollHeight, board.root.offsetHeight];
    await board.take("7C");
    expect(board.lit).toEqual(["c0", "c1"]);
    expect([frame.scrollWidth, frame.scrollHeight, board.root.offsetHeight]).toEqual(before);
  });
});
