/** What the other games of the group need: rules to read, a game to choose, kings to sink. */

import { describe, expect, test } from "vitest";
import { show } from "./board";
import { ABOUT, FakeModel } from "./fake";
import { DEAL_24 } from "./positions";

const UNSUNK = { ...DEAL_24, sinkable: ["c0", "c4"] as ("c0" | "c4")[] };

describe("the rules", () => {
  test("are shown and put away by their button", async () => {
    const { board } = show();
    await board.button("Rules").click();
    expect(board.all(".rules li").map((rule) => rule.textContent)).toEqual(ABOUT.rules);
    await board.button("Rules").click();
    expect(board.all(".rules")).toEqual([]);
  });

  test("are there without asking Python", async () => {
    const { board, model } = show();
    await board.button("Rules").click();
    expect(model.sent).toEqual([]);
  });
});

describe("the game of a new deal", () => {
  test("is the one on the board unless another is chosen", async () => {
    const { board, model } = show();
    await board.button("New deal…").click();
    await board.button("Deal it").click();
    expect(model.sent).toMatchObject([{ kind: "deal", number: 24, game: null }]);
  });

  test("is chosen by name, for the same number", async () => {
    const { board, model } = show();
    await board.button("New deal…").click();
    (board.one("select") as HTMLSelectElement).value = "good-measure";
    await board.button("Deal it").click();
    expect(model.sent).toMatchObject([{ kind: "deal", number: 24, game: "good-measure" }]);
  });

  test("is kept for a random deal", async () => {
    const { board, model } = show();
    await board.button("New deal…").click();
    (board.one("select") as HTMLSelectElement).value = "good-measure";
    await board.button("Random deal").click();
    expect(model.sent).toMatchObject([{ kind: "deal", number: null, game: "good-measure" }]);
  });
});

describe("kings sunk by hand", () => {
  test("have no button where there are none to sink", () => {
    const { board } = show();
    expect(board.one(".controls").textContent).not.toContain("Sink kings");
  });

  test("are asked for by the button and a click on their column", async () => {
    const { board, model } = show({ model: new FakeModel(UNSUNK) });
    await board.button("Sink kings").click();
    expect(board.lit).toEqual(["c0", "c4"]);
    await board.heading(5).click();
    expect(model.sent).toMatchObject([{ kind: "sink", from: "c4" }]);
    model.done({ revision: 1, sinkable: ["c0"] });
    expect(board.lit).toEqual(["c0"]);
  });

  test("are asked for by the key D, and Escape ends it", async () => {
    const { board, model } = show({ model: new FakeModel(UNSUNK) });
    await board.press("d", ".heading");
    expect(board.lit).toEqual(["c0", "c4"]);
    await board.press("{Escape}", ".heading");
    expect(board.lit).toEqual([]);
    expect(model.sent).toEqual([]);
  });

  test("are over when the snapshot has none left", async () => {
    const { board, model } = show({ model: new FakeModel(UNSUNK) });
    await board.button("Sink kings").click();
    await board.heading(1).click();
    model.done({ revision: 1, sinkable: [] });
    expect(board.lit).toEqual([]);
    await board.card("AC").click();
    expect(board.held).toBe("AC");
  });
});
