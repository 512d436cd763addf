/** A lesson on the board: the goal in view, levels, the way on, and text that can do nothing. */

import { describe, expect, test } from "vitest";
import type { About, Snapshot } from "../src/protocol";
import { show } from "./board";
import { ABOUT, FakeModel } from "./fake";
import { DEAL_24 } from "./positions";

const LESSON: NonNullable<About["lesson"]> = {
  title: "Rank-only joins",
  levels: ["Seven finds eight", "Free the ace", "A staircase"],
  number: 1,
  goal: "Put 7♣ on a card that takes it.",
  text: [
    ["p", "Any suit will ", ["strong", "do"], ["script", "alert(1)"], "<b>bold</b>"],
    ["ul", ["li", "one"], ["li", ["code", "two"]]],
  ],
};

function shown(
  state: "play" | "done" | "failed" = "play",
  more: Partial<Snapshot> = {},
  number = 1,
) {
  const snapshot = { ...DEAL_24, fragment: true, lesson: { state, stars: [2, 0, 0] }, ...more };
  const about = { ...ABOUT, lesson: { ...LESSON, number } };
  return show({ model: new FakeModel(snapshot, about) });
}

const labels = (found: HTMLElement[]) => found.map(({ textContent }) => textContent);

describe("a level under way", () => {
  test("shows its goal, and its text as tags that are allowed and as text", () => {
    const { board } = shown();
    expect(board.one(".goal").textContent).toBe("Goal Put 7♣ on a card that takes it.");
    expect(board.one(".lesson strong + ol, .lesson p strong").tagName).toBe("OL");
    expect(board.one(".lesson p:not(.goal)").innerHTML).toContain("<strong>do</strong>");
    expect(board.one(".lesson p:not(.goal)").textContent).toBe(
      "Any suit will doalert(1)<b>bold</b>",
    );
    expect(board.all(".lesson script, .lesson b:not(.goal b)")).toEqual([]);
    expect(labels(board.all(".lesson li code"))).toEqual(["two"]);
  });

  test("has no other deals and no demonstration, but its hint", () => {
    const { board } = shown("play", { fragment: false });
    expect(labels(board.all(".controls button"))).toEqual([
      "Undo",
      "Redo",
      "Restart",
      "Rules",
      "Hint",
    ]);
  });

  test("names its levels with their stars, and marks the one in play", async () => {
    const { board, model } = shown();
    const first = board.one('[aria-current="step"]');
    expect(first.ariaLabel).toBe("Level 1, Seven finds eight, 2 stars");
    expect(first.textContent).toBe("1★★☆");
    await board.press("{Enter}", '[aria-label^="Level 2, "]');
    expect(model.sent).toMatchObject([{ kind: "level", number: 2 }]);
  });

  test("is left for another only when that is said", async () => {
    const { board, model } = shown("play", { moves: 1 });
    await board.press("{Enter}", '[aria-label^="Level 3, "]');
    expect(model.sent).toEqual([]);
    await board.button("Keep playing").click();
    expect(model.sent).toEqual([]);
    await board.press("{Enter}", '[aria-label^="Level 3, "]');
    await board.button("Leave it").click();
    expect(model.sent).toMatchObject([{ kind: "level", number: 3 }]);
  });
});

test("a level that is done leads to the next one", async () => {
  const { board, model } = shown("done", { moves: 1 });
  await board.button("Next level").click();
  expect(model.sent).toMatchObject([{ kind: "level", number: 2 }]);
  await expect.element(board.button("Hint")).toHaveAttribute("aria-disabled", "true");
});

test("the last one ends the lesson", () => {
  const { board } = shown("done", {}, 3);
  expect(board.one(".end").textContent).toBe("The lesson is done.");
});

test("a level that has failed is tried again with one press", async () => {
  const { board, model } = shown("failed", { moves: 3 });
  await board.button("Try again").click();
  expect(model.sent).toMatchObject([{ kind: "restart" }]);
});

test("a board without a lesson has nothing of it", () => {
  const { board } = show();
  expect(board.all(".lesson")).toEqual([]);
});
