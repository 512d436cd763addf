/** A lesson on the board: the goal in view, levels, the way on, and text that can do nothing. */

import { describe, expect, test } from "vitest";
import type { About, Place, Snapshot } from "../src/protocol";
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
  answers: [],
  key: false,
  marks: [],
  arrows: [],
};

type LessonNow = NonNullable<Snapshot["lesson"]>;

function shown(
  state: "play" | "done" | "failed" = "play",
  more: Partial<Snapshot> = {},
  level: Partial<typeof LESSON> = {},
  now: Partial<LessonNow> = {},
) {
  const lesson: LessonNow = { state, stars: [2, 0, 0], wrong: null, why: false, ...now };
  const snapshot = { ...DEAL_24, fragment: true, lesson, ...more };
  const about = { ...ABOUT, lesson: { ...LESSON, ...level } };
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

  test("has no other deals and no demonstration, but its hint", async () => {
    const { board } = shown("play", { fragment: false });
    await board.press("{Enter}", ".controls [aria-expanded]:nth-last-child(3)");
    expect(labels(board.all(".help button"))).toEqual(["Try it", "Keys"]);
    expect(labels(board.all(".controls button"))).toEqual([
      "Undo",
      "Redo",
      "Restart",
      "Rules",
      "Help…",
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
  const { board } = shown("done", {}, { number: 3 });
  expect(board.one(".end").textContent).toBe("The lesson is done.");
});

test("a level that has failed is tried again with one press", async () => {
  const { board, model } = shown("failed", { moves: 3 });
  await board.button("Try again").click();
  expect(model.sent).toMatchObject([{ kind: "restart" }]);
});

test("why it has failed is shown where there is something to show", async () => {
  const { board, model } = shown("failed", { moves: 3 }, {}, { why: true });
  await board.button("Show why").click();
  expect(model.sent).toMatchObject([{ kind: "explain" }]);
  expect(shown("failed").board.button("Show why").elements()).toEqual([]);
});

describe("a question", () => {
  const answers = ["It is blocked", "It is lost"];

  test("is answered with a press, and a wrong answer is not given twice", async () => {
    const { board, model } = shown("play", {}, { answers }, { wrong: [] });
    await board.button("It is blocked").click();
    expect(model.sent).toMatchObject([{ kind: "answer", number: 1 }]);
    const again = shown("play", {}, { answers }, { wrong: [0] }).board;
    await expect.element(again.button("It is blocked")).toHaveAttribute("aria-disabled", "true");
    await expect.element(again.button("It is lost")).toHaveAttribute("aria-disabled", "false");
  });

  test("is gone when it is answered", () => {
    expect(shown("play", {}, { answers }).board.all(".answers")).toEqual([]);
    expect(shown("done", {}, { answers }, { wrong: [] }).board.all(".answers")).toEqual([]);
  });
});

describe("what a level points out", () => {
  const level = { marks: ["AC"], arrows: [["c0", "c1"] as Place[], ["c6", "f0"] as Place[]] };

  test("is there until the first move", () => {
    const { board, model } = shown("play", {}, level);
    expect(board.all(".marked").map(({ dataset }) => dataset.card)).toEqual(["AC"]);
    expect(board.one(".arrows path").getAttribute("d")?.match(/Q/g)).toHaveLength(2);
    model.publish({ moves: 1, revision: 1 });
    expect(board.all(".marked")).toEqual([]);
    expect(board.one(".arrows path").getAttribute("d")).toBe("");
  });

  test("goes from card to card", () => {
    const { board } = shown("play", {}, { arrows: [["c0", "c1"]] });
    const [, x, y] = /^M([\d.]+) ([\d.]+)Q/.exec(
      board.one(".arrows path").getAttribute("d") ?? "",
    ) as RegExpExecArray;
    const [card, whole] = [board.one('[data-card="AC"]'), board.root].map((one) =>
      one.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    expect(Number(x)).toBeCloseTo(card.x + card.width / 2 - whole.x, 0);
    expect(Number(y)).toBeGreaterThan(card.y - whole.y);
    expect(Number(y)).toBeLessThan(card.bottom - whole.y);
  });

  test("a hint that names both ends has an arrow, too", () => {
    const { board, model } = show();
    model.publish({ hint: ["c0"] });
    expect(board.one(".arrows path").getAttribute("d")).toBe("");
    model.publish({ hint: ["c0", "c1"] });
    expect(board.one(".arrows path").getAttribute("d")).toContain("Q");
  });
});

test("the key move is revealed on request", async () => {
  const { board, model } = shown("play", {}, { key: true });
  await board.button("Help…").click();
  await board.button("Key move").click();
  expect(model.sent).toMatchObject([{ kind: "reveal" }]);
});

describe("other rules for the same cards", () => {
  test("are chosen by the name of a game", async () => {
    const { board, model } = show();
    await board.button("Help…").click();
    board.one<HTMLSelectElement>(".help select").value = "good-measure";
    await board.button("Try it").click();
    expect(model.sent).toMatchObject([{ kind: "what-if", game: "good-measure" }]);
  });

  test("are left for the game that waits", async () => {
    const { board, model } = shown("play", { waiting: "Baker's Dozen" }, { marks: ["AC"] });
    expect(board.all(".lesson, .marked")).toEqual([]);
    await board.button("Return to my game").click();
    expect(model.sent).toMatchObject([{ kind: "resume" }]);
  });
});

test("a board without a lesson has nothing of it", () => {
  const { board } = show();
  expect(board.all(".lesson")).toEqual([]);
});
