/** Where the keyboard is after the board has changed. */

import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { show } from "./board";
import { FakeModel } from "./fake";
import { DEAL_24, moved } from "./positions";

test("the focus stays in the column from which a card went home", async () => {
  const { board, model } = show();
  await board.move("AC", "home");
  expect(board.focused).toBe("8H");
  model.done(moved(DEAL_24, "c0", "f1"));
  expect(board.focused).toBe("8H");
});

test("the focus goes with a card to the place where it was put", async () => {
  const { board, model } = show();
  await board.move("4C", "5D");
  expect(board.focused).toBe("4C");
  model.done(moved(DEAL_24, "c12", "c9"));
  expect(board.focused).toBe("4C");
  model.publish({ ...DEAL_24, revision: 2 });
  expect(board.focused).toBe("5D");
});

test("the focus stays in the column when another takes its card away, or all of them", () => {
  const { board, model } = show();
  board.one('[data-card="AC"]').focus();
  const others = DEAL_24.columns.slice(1);
  model.publish({ revision: 1, columns: ["KDAS8H", ...others] });
  expect(board.focused).toBe("8H");
  model.publish({ revision: 2, columns: ["", ...others] });
  expect(board.focused).toBe("Column 1, closed");
  model.publish({ revision: 3, columns: ["KD", "AS"] });
  expect(board.focused).toBe("KD");
});

test("the focus that is on a column which is there no more goes to the first", () => {
  const { board, model } = show();
  board.one('[data-card="4C"]').focus();
  model.publish({ revision: 1, columns: ["KD", "AS"] });
  expect(board.focused).toBe("KD");
});

describe("the arrow keys", () => {
  const keys = async (start: string, typed: string) => {
    const { board } = show();
    board.one(start).focus();
    await userEvent.keyboard(typed);
    return board.focused;
  };

  test.each([
    ["go along the exposed cards", "{ArrowRight}{ArrowRight}{ArrowLeft}", "2S"],
    ["stop at the first column", "{ArrowLeft}", "AC"],
    ["go into a column", "{ArrowUp}{ArrowUp}", "AS"],
    ["and out again", "{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}", "AC"],
    ["leave a column for its neighbour's exposed card", "{ArrowUp}{ArrowRight}", "2S"],
  ])("%s", async (_what, typed, focused) => {
    expect(await keys('[data-card="AC"]', typed)).toBe(focused);
  });

  test("go up to the foundations and down again", async () => {
    const up = "{ArrowUp}".repeat(4);
    expect(await keys('[data-card="QH"]', up)).toContain("Foundation of spades, empty");
    expect(await keys('[data-card="QH"]', `${up}{ArrowLeft}{Home}`)).toContain("of hearts");
    expect(await keys('[data-card="QH"]', `${up}{ArrowDown}`)).toBe("QH");
  });

  test("Home and End go to the ends of the row", async () => {
    expect(await keys('[data-card="QH"]', "{Home}")).toBe("AC");
    expect(await keys('[data-card="QH"]', "{End}")).toBe("4C");
  });

  test("a whole move: there, pick up, along, put down", async () => {
    const { board, model } = show();
    board.one('[data-card="4C"]').focus();
    await userEvent.keyboard("{Enter}{ArrowLeft}{ArrowLeft}{ArrowLeft} ");
    expect(model.sent).toMatchObject([{ kind: "move", card: "4C", from: "c12", to: "c9" }]);
    expect(board.focused).toBe("4C");
  });
});

test("all cards are one stop of the tab key", async () => {
  const { board } = show();
  const before = document.createElement("button");
  board.el.before(before);
  onTestFinished(() => before.remove());
  board.one('[data-card="2S"]').focus();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(before);
  await userEvent.tab();
  expect(board.focused).toBe("2S");
  await userEvent.tab();
  expect(board.focused).toBe("Undo");
});

test("a click on a heading gives the focus to its card", async () => {
  const { board } = show();
  await board.heading(2).click();
  expect(board.focused).toBe("2S");
});

test.each(["Undo", "Redo", "Restart", "Hint"])(
  "the focus stays on %s, pressed and answered, even when it is disabled then",
  async (label) => {
    const before = { ...DEAL_24, ...moved(DEAL_24, "c0", "f1"), redo: "4♣ onto 5♦" };
    const { board, model } = show({ model: new FakeModel(before) });
    await board.button(label).click();
    expect(board.focused).toBe(label);
    model.done({ ...DEAL_24, revision: 2, outcome: "blocked" });
    expect(board.focused).toBe(label);
    await expect.element(board.button(label)).toHaveAttribute("aria-disabled", "true");
  },
);

test("the focus stays in the board when a panel closes", async () => {
  const { board } = show();
  await board.button("New deal…").click();
  await board.button("Cancel").click();
  expect(board.focused).toBe("AC");
});

test("a board that has no focus takes none", async () => {
  const { board, model } = show();
  model.publish(moved(DEAL_24, "c0", "f1"));
  expect(board.focused).toBeUndefined();
  expect(document.activeElement).toBe(document.body);
});
