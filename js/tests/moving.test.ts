/** Moves: what is asked of Python, what is painted before its answer and after. */

import { describe, expect, test } from "vitest";
import { type BoardOnPage, inNextFrame, show } from "./board";
import { FakeModel } from "./fake";
import { DEAL_24, FRAGMENT, moved, WORDS } from "./positions";

const ACE = { kind: "move", card: "AC", from: "c0", depth: 1 };

describe("a card in hand and then", () => {
  test.each<[string, string, (board: BoardOnPage) => Promise<void>]>([
    ["a heading", "c4", (board) => board.heading(5).click()],
    ["an exposed card", "c8", (board) => board.card("2D").click()],
    ["a covered card", "c1", (board) => board.clickCovered("KC")],
    ["a foundation", "f1", (board) => board.foundation("C").click()],
    ["a foundation of another suit", "f0", (board) => board.foundation("H").click()],
    ["a covered card of its own column", "c0", (board) => board.clickCovered("KD")],
  ])("%s asks for one move", async (_what, to, choose) => {
    const { board, model } = show();
    await board.take("AC");
    await choose(board);
    const [sent, ...more] = model.sent;
    expect(sent).toEqual({ ...ACE, to, revision: 0, id: expect.stringMatching(/./) });
    expect(more).toEqual([]);
  });

  test.each<[string, (board: BoardOnPage) => Promise<void>]>([
    ["an empty column", (board) => board.space(3).click()],
    ["the heading of an empty column", (board) => board.heading(3).click()],
  ])("%s asks for one move", async (_what, choose) => {
    const { board, model } = show({ model: new FakeModel(FRAGMENT) });
    await board.take("7C");
    expect(board.lit).toEqual(["c1", "c2"]);
    await choose(board);
    expect(model.sent).toMatchObject([
      { kind: "move", card: "7C", from: "c0", to: "c2", depth: 1 },
    ]);
    expect(board.columns).toEqual(["AS", "8H", "7C"]);
  });
});

describe("nothing in hand and", () => {
  test("a covered card asks to lift it", async () => {
    const { board, model } = show();
    await board.clickCovered("AS");
    expect(model.sent).toMatchObject([
      { kind: "lift", card: "AS", from: "c0", depth: 3, revision: 0 },
    ]);
    expect(board.columns).toEqual(DEAL_24.columns);
    expect(board.held).toBeUndefined();
  });

  test("a card that is home asks to lift it", async () => {
    const { board, model } = show();
    model.publish(moved(DEAL_24, "c0", "f1"));
    await board.foundation("C").click();
    expect(model.sent).toMatchObject([
      { kind: "lift", card: "AC", from: "f1", depth: 1, revision: 1 },
    ]);
    expect(board.tops).toEqual(["", "AC", "", ""]);
  });

  test.each<[string, string, (board: BoardOnPage) => Promise<void>]>([
    ["an empty foundation", "f1", (board) => board.foundation("C").click()],
    ["an empty column", "c2", (board) => board.space(3).click()],
  ])("%s asks to lift nothing", async (_what, from, choose) => {
    const { board, model } = show({ model: new FakeModel(FRAGMENT) });
    await choose(board);
    expect(model.sent).toMatchObject([{ kind: "lift", card: null, from, depth: 1 }]);
  });

  test("Python's words are shown", async () => {
    const { board, model } = show();
    await board.clickCovered("8H");
    model.refuse(WORDS.covered);
    expect(board.messages).toEqual([
      "8♥ is under A♣. Only the exposed card at the end of a column moves.",
    ]);
  });
});

describe("a legal move", () => {
  test("is painted in the next frame, before any answer", async () => {
    const { board, model } = show();
    await board.card("4C").click();
    const painted = inNextFrame(() => board.columns);
    await board.card("5D").click();
    const after = moved(DEAL_24, "c12", "c9");
    expect(await painted).toEqual(after.columns);
    expect(board.held).toBeUndefined();
    expect(board.lit).toEqual([]);
    expect(model.saved).toEqual([]);
  });

  test("home is painted on its foundation", async () => {
    const { board } = show();
    await board.card("AC").click();
    const painted = inNextFrame(() => [board.tops[1], board.columns[0]]);
    await board.foundation("C").click();
    expect(await painted).toEqual(["AC", "KDAS8H"]);
  });

  test("is confirmed by Python's snapshot, and acknowledged", async () => {
    const { board, model } = show();
    await board.move("4C", "5D");
    const after = moved(DEAL_24, "c12", "c9", { status: "move 1 · 0 home · 11 legal moves" });
    model.done(after);
    expect(board.columns).toEqual(after.columns);
    expect(board.status).toBe("move 1 · 0 home · 11 legal moves");
    expect(model.saved).toEqual([1]);
  });

  test("that Python refuses goes back, with the reason", async () => {
    const { board, model } = show();
    await board.move("AC", "2S");
    expect(board.columns[1]).toBe("KC3D8C2SAC");
    model.refuse(WORDS.overtaken);
    expect(board.columns).toEqual(DEAL_24.columns);
    expect(board.messages).toEqual([
      "The board had changed, so A♣ was not moved. This is how it stands now.",
    ]);
  });
});

describe("an illegal try", () => {
  test("changes nothing, and is answered in words", async () => {
    const { board, model } = show();
    await board.card("4C").click();
    const painted = inNextFrame(() => board.columns);
    await board.card("AC").click();
    expect(await painted).toEqual(DEAL_24.columns);
    expect(model.sent).toMatchObject([{ kind: "move", card: "4C", from: "c12", to: "c0" }]);
    expect(board.messages).toEqual([]);
    model.refuse(WORDS.aceTakesNothing);
    expect(board.columns).toEqual(DEAL_24.columns);
    expect(board.messages).toEqual([
      "4♣ can’t go on A♣. Nothing goes on an ace in the columns: no rank is lower.",
    ]);
  });

  test("leaves the card in hand, to try it elsewhere", async () => {
    const { board, model } = show();
    await board.move("4C", "AC");
    model.refuse(WORDS.aceTakesNothing);
    expect(board.held).toBe("4C");
    expect(board.lit).toEqual(["c9", "c11"]);
    await board.card("5D").click();
    expect(model.sent).toMatchObject([{ to: "c0" }, { kind: "move", card: "4C", to: "c9" }]);
  });

  test("and then the same card again picks that card up", async () => {
    const { board, model } = show();
    await board.move("4C", "AC");
    model.refuse(WORDS.aceTakesNothing);
    await board.card("AC").click();
    expect(board.held).toBe("AC");
    expect(model.sent).toHaveLength(1);
  });

  test("its words go when a move is made", async () => {
    const { board, model } = show();
    await board.move("4C", "AC");
    model.refuse(WORDS.aceTakesNothing);
    await board.card("5D").click();
    model.done(moved(DEAL_24, "c12", "c9"));
    expect(board.messages).toEqual([]);
  });
});
