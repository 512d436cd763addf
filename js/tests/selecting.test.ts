/** Taking a card in hand, and letting go of it. */

import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { show } from "./board";
import { DEAL_24, moved } from "./positions";

describe("selecting an exposed card", () => {
  test("lights exactly the places that it may go to", async () => {
    const { board, model } = show();
    await board.card("AC").click();
    expect(board.held).toBe("AC");
    expect(board.lit.sort()).toEqual(["c1", "c4", "c8", "f1"]);
    expect(model.sent).toEqual([]);
  });

  test("makes the card and its destinations look different", async () => {
    const { board } = show();
    const look = (selector: string) => {
      const { boxShadow, transform, backgroundColor } = getComputedStyle(board.one(selector));
      return { boxShadow, transform, backgroundColor };
    };
    const places = ['[data-card="AC"]', '[data-card="2S"]', '[data-place="c1"] .heading'];
    const before = places.map(look);
    const foundation = look('[data-place="f1"] .slot');
    await board.card("AC").click();
    for (const [index, place] of places.entries()) expect(look(place)).not.toEqual(before[index]);
    expect(look('[data-place="f1"] .slot')).not.toEqual(foundation);
    expect(look('[data-place="f0"] .slot')).toEqual(foundation);
  });

  test("lights nothing for a card that has nowhere to go", async () => {
    const { board } = show();
    await board.card("QH").click();
    expect(board.held).toBe("QH");
    expect(board.lit).toEqual([]);
  });

  test("works from the column heading too", async () => {
    const { board } = show();
    await board.heading(13).click();
    expect(board.held).toBe("4C");
    expect(board.lit).toEqual(["c9", "c11"]);
  });

  test("works from the keyboard", async () => {
    const { board } = show();
    await board.take("4C");
    expect(board.held).toBe("4C");
  });
});

describe("letting go", () => {
  test.each([
    ["the card again", "AC"],
    ["its heading", "heading"],
  ])("by clicking %s", async (_what, where) => {
    const { board, model } = show();
    await board.card("AC").click();
    await (where === "heading" ? board.heading(1) : board.card(where)).click();
    expect(board.held).toBeUndefined();
    expect(board.lit).toEqual([]);
    expect(model.sent).toEqual([]);
  });

  test("with Escape, and the focus stays where it is", async () => {
    const { board, model } = show();
    await board.take("AC");
    await userEvent.keyboard("{Escape}");
    expect(board.held).toBeUndefined();
    expect(board.lit).toEqual([]);
    expect(board.focused).toBe("AC");
    expect(model.sent).toEqual([]);
  });

  test("when the card is no longer there", async () => {
    const { board, model } = show();
    await board.take("AC");
    model.publish(moved(DEAL_24, "c0", "f1"));
    expect(board.held).toBeUndefined();
    expect(board.lit).toEqual([]);
  });

  test("not when something else on the board changes", async () => {
    const { board, model } = show();
    await board.take("AC");
    model.publish(moved(DEAL_24, "c12", "c9"));
    expect(board.held).toBe("AC");
    expect(board.lit.sort()).toEqual(["c1", "c4", "c8", "f1"]);
  });
});
