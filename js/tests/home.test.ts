/** Sending cards home, and the keys of the board. */

import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { Place } from "../src/protocol";
import { show } from "./board";
import { FakeModel } from "./fake";
import { DEAL_24, moved, WORDS } from "./positions";

const ACE_HOME = { kind: "move", card: "AC", from: "c0", to: "f1", depth: 1, revision: 0 };

describe("a double click on an exposed card", () => {
  test("sends it to the foundation that takes it, once", async () => {
    const { board, model } = show();
    await board.card("AC").dblClick();
    expect(model.sent).toMatchObject([ACE_HOME]);
    expect(board.tops[1]).toBe("AC");
    expect(board.held).toBeUndefined();
    model.done(moved(DEAL_24, "c0", "f1"));
    expect(model.sent).toHaveLength(1);
  });

  test("asks the foundation of its suit when none takes it, so that Python says why", async () => {
    const { board, model } = show();
    await board.card("5D").dblClick();
    expect(model.sent).toMatchObject([{ kind: "move", card: "5D", from: "c9", to: "f2" }]);
    expect(board.columns).toEqual(DEAL_24.columns);
    expect(board.tops).toEqual(["", "", "", ""]);
  });

  test("where foundations have no suits yet, sends it to the one that takes it or to any", async () => {
    const foundations = DEAL_24.foundations.map((pile) => ({ ...pile, suit: "" }));
    const destinations: Place[][] = [["f2"], ...DEAL_24.destinations.slice(1)];
    const snapshot = { ...DEAL_24, foundations, destinations };
    const { board, model } = show({ model: new FakeModel(snapshot) });
    await board.card("AC").dblClick();
    model.done(moved(snapshot, "c0", "f2"));
    await board.card("QH").dblClick();
    expect(model.sent).toMatchObject([
      { kind: "move", card: "AC", to: "f2" },
      { kind: "move", card: "QH", to: "f0" },
    ]);
  });

  test("does not send it home while another card is in hand", async () => {
    const { board, model } = show();
    await board.take("4C");
    await board.card("AC").dblClick();
    model.refuse(WORDS.aceTakesNothing);
    expect(model.sent.filter((intent) => "card" in intent && intent.card === "AC")).toEqual([]);
    expect(board.columns[0]).toBe("KDAS8HAC");
  });

  test("takes two clicks on one card, not one on each of two", async () => {
    const { board, model } = show();
    await board.card("QH").click();
    await board.card("QH").click();
    await board.card("5H").click();
    expect(model.sent).toEqual([]);
    expect(board.held).toBe("5H");
  });
});

describe("H", () => {
  test("sends the selected card home", async () => {
    const { board, model } = show();
    await board.take("AC");
    await userEvent.keyboard("h");
    expect(model.sent).toMatchObject([ACE_HOME]);
    expect(board.tops[1]).toBe("AC");
  });

  test("sends the focused card home, selected or not", async () => {
    const { board, model } = show();
    await board.press("H", '[data-card="AC"]');
    expect(model.sent).toMatchObject([ACE_HOME]);
  });

  test("on a heading sends the exposed card of that column home", async () => {
    const { board, model } = show();
    await board.press("h", '[data-place="c0"] .heading');
    expect(model.sent).toMatchObject([ACE_HOME]);
  });

  test("prefers the selected card to the focused one", async () => {
    const { board, model } = show();
    await board.take("AC");
    await board.press("h", '[data-card="AH"]');
    expect(model.sent).toMatchObject([ACE_HOME]);
  });

  test("does nothing where there is no card", async () => {
    const { board, model } = show();
    await board.press("h", '[data-place="f0"] button');
    expect(model.sent).toEqual([]);
  });
});

describe("other keys", () => {
  test("U and Y undo and redo", async () => {
    const { board, model } = show();
    await board.press("u", '[data-card="AC"]');
    model.done({});
    await userEvent.keyboard("Y");
    expect(model.sent).toMatchObject([{ kind: "undo" }, { kind: "redo" }]);
  });

  test.each(["{Control>}u{/Control}", "{Meta>}h{/Meta}", "{Alt>}h{/Alt}", "x", "{ArrowDown}"])(
    "%s does nothing",
    async (keys) => {
      const { board, model } = show();
      board.one('[data-card="AC"]').focus();
      await userEvent.keyboard(keys);
      expect(model.sent).toEqual([]);
      expect(board.columns).toEqual(DEAL_24.columns);
    },
  );

  test("do nothing outside the board", async () => {
    const { board, model } = show();
    await board.take("AC");
    board.one('[data-card="AC"]').blur();
    await userEvent.keyboard("huy");
    expect(model.sent).toEqual([]);
  });

  test("in the field for the deal number are only typed", async () => {
    const { board, model } = show();
    await board.take("AC");
    await board.button("New deal…").click();
    await board.numberField.click();
    await userEvent.keyboard("huy");
    await expect.element(board.numberField).toHaveValue("24huy");
    expect(model.sent).toEqual([]);
    expect(board.held).toBe("AC");
  });
});
