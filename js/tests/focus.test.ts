/** Where the keyboard is after the board has changed. */

import { expect, test } from "vitest";
import { show } from "./board";
import { FakeModel } from "./fake";
import { DEAL_24, moved } from "./positions";

test("the focus goes home with the card, and stays there when Python confirms", async () => {
  const { board, model } = show();
  await board.move("AC", "home");
  expect(board.focused).toBe("AC");
  expect(board.shadow.activeElement).toBe(board.one('[data-place="f1"] button'));
  model.done(moved(DEAL_24, "c0", "f1"));
  expect(board.focused).toBe("AC");
});

test("the focus comes back with a card that Python does not let go", async () => {
  const { board, model } = show();
  board.one('[data-card="2S"]').focus();
  model.publish(moved(DEAL_24, "c1", "c2"));
  expect(board.focused).toBe("2S");
  expect(board.shadow.activeElement).toBe(board.one('[data-place="c2"] [data-card="2S"]'));
  model.publish({ ...DEAL_24, revision: 2 });
  expect(board.shadow.activeElement).toBe(board.one('[data-place="c1"] [data-card="2S"]'));
});

test("the focus stays on a card when another goes on it", async () => {
  const { board, model } = show();
  await board.move("4C", "5D");
  model.done(moved(DEAL_24, "c12", "c9"));
  expect(board.focused).toBe("5D");
});

test("the focus stays in the board when the card with it is gone", async () => {
  const { board, model } = show();
  board.one('[data-card="AC"]').focus();
  const columns = ["KDAS8H", ...DEAL_24.columns.slice(1)];
  model.publish({ revision: 1, columns });
  expect(board.focused).toBe("board");
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
  expect(board.focused).toBe("board");
});

test("a board that has no focus takes none", async () => {
  const { board, model } = show();
  model.publish(moved(DEAL_24, "c0", "f1"));
  expect(board.focused).toBeUndefined();
  expect(document.activeElement).toBe(document.body);
});
