/** What once went wrong at the board, and must not again. */

import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { show } from "./board";
import { FakeModel } from "./fake";
import { DEAL_24, moved, WORDS } from "./positions";

describe("a panel that opens takes the keyboard", () => {
  test("the number of a deal can be typed at once", async () => {
    const { board, model } = show();
    await board.button("New deal…").click();
    await userEvent.keyboard("617{Enter}");
    expect(model.sent).toMatchObject([{ kind: "deal", number: 617 }]);
  });

  test("the question is answered by Enter: the game is kept", async () => {
    const { board, model } = show({
      model: new FakeModel({ ...DEAL_24, ...moved(DEAL_24, "c0", "f1") }),
    });
    await board.button("New deal…").click();
    await board.button("Random deal").click();
    await userEvent.keyboard("{Enter}");
    expect(board.all(".panel")).toEqual([]);
    expect(model.sent).toEqual([]);
  });

  test("a refused number stays to be mended", async () => {
    const { board, model } = show();
    await board.button("New deal…").click();
    await userEvent.keyboard("-3{Enter}");
    model.refuse(WORDS.notANumber);
    await expect.element(board.numberField).toHaveValue("-3");
  });
});

describe("before Python has answered", () => {
  test("Undo waits its turn", async () => {
    const { board, model } = show();
    await board.move("AC", "home");
    await board.button("Undo").click();
    model.done({ ...moved(DEAL_24, "c0", "f1"), revision: 1 });
    expect(model.sent).toMatchObject([{ kind: "move" }, { kind: "undo", revision: 1 }]);
  });

  test("a move that waits is a game in play", async () => {
    const { board, model } = show();
    await board.move("AC", "home");
    await board.button("New deal…").click();
    await board.button("Random deal").click();
    expect(board.all("[role=alertdialog]")).toHaveLength(1);
    expect(model.sent).toHaveLength(1);
  });

  test("a refusal is shown once", async () => {
    const { board, model } = show();
    await board.move("QH", "5H");
    await board.button("Hint").click();
    model.refuse(WORDS.notANumber);
    expect(board.messages).toHaveLength(1);
  });
});

test("a card put back stays in hand", async () => {
  const { board, model } = show();
  await board.move("AC", "2S");
  model.refuse(WORDS.notANumber);
  expect(board.held).toBe("AC");
});

test("a double click on a card that is selected sends it home", async () => {
  const { board, model } = show();
  await board.take("AC");
  await board.card("AC").dblClick();
  expect(model.sent).toMatchObject([{ kind: "move", card: "AC", to: "f1" }]);
});

test("a double click while another card is held is one try", async () => {
  const { board, model } = show();
  await board.take("QH");
  await board.card("5H").dblClick();
  expect(model.sent).toMatchObject([{ kind: "move", card: "QH", to: "c11" }]);
});

test("a refusal is gone once another card is taken", async () => {
  const { board, model } = show();
  await board.move("QH", "5H");
  model.refuse(WORDS.notANumber);
  expect(board.messages).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  expect(board.messages).toEqual([]);
});

test("what could not be sent is said, and sent with the next thing asked", async () => {
  const { board, model } = show();
  const send = vi.spyOn(model, "send").mockImplementationOnce(() => {
    throw new Error("no connection");
  });
  await board.move("AC", "home");
  expect(board.messages[0]).toMatch(/has not answered/);
  await board.button("Hint").click();
  expect(send).toHaveBeenCalledTimes(2);
  expect(model.sent).toMatchObject([{ kind: "move", card: "AC" }]);
});

test("rules of the page for every element stay outside", () => {
  const style = document.createElement("style");
  style.textContent = "div { letter-spacing: 9px; text-transform: uppercase; text-align: right }";
  document.head.append(style);
  const { board } = show();
  const { letterSpacing, textTransform } = getComputedStyle(board.one(".title strong"));
  style.remove();
  expect([letterSpacing, textTransform]).toEqual(["normal", "none"]);
});

test("the buttons stay where they are when one line is said", async () => {
  const { board, model } = show();
  const before = board.one(".controls").getBoundingClientRect().top;
  await board.button("Hint").click();
  model.done({ message: { tone: "hint", lead: "A short hint.", rest: "" } });
  expect(board.messages).toHaveLength(1);
  expect(board.one(".controls").getBoundingClientRect().top).toBe(before);
});
