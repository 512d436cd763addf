/** axe finds nothing on any state of the board, in both themes, and has looked at the colours. */

import axe from "axe-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { type BoardOnPage, show } from "./board";
import { ABOUT, FakeModel } from "./fake";
import { DEAL_24, moved, WORDS } from "./positions";

const LESSON = {
  title: "Closed gaps",
  levels: ["It stays empty", "Kings too"],
  number: 1,
  goal: "Say how 7♣ stands.",
  text: [["p", "Look at ", ["strong", "7♣"], "."]] as [string, string, [string, string], string][],
  answers: ["It is blocked", "It is lost"],
  key: true,
  marks: ["AC"],
  arrows: [],
};
const won = {
  ...DEAL_24,
  columns: DEAL_24.columns.map(() => ""),
  foundations: DEAL_24.foundations.map((pile) => ({ ...pile, top: `K${pile.suit}`, count: 13 })),
  destinations: DEAL_24.columns.map(() => []),
  outcome: "won" as const,
  standing: { tone: "won" as const, lead: "All 52 are home, in 79 moves.", rest: "" },
};
const blocked = {
  ...DEAL_24,
  destinations: DEAL_24.columns.map(() => []),
  outcome: "blocked" as const,
  standing: { tone: "blocked" as const, lead: "No legal move is left.", rest: "Undo." },
};
const lesson = { state: "play" as const, stars: [2, 0], wrong: [0], why: false };

type State = [string, Partial<typeof DEAL_24>, (board: BoardOnPage, model: FakeModel) => unknown];

const STATES: State[] = [
  ["a fresh deal", {}, () => undefined],
  ["a selection", {}, (board) => board.take("4C")],
  [
    "a refusal",
    {},
    async (board, model) => {
      await board.move("4C", "AC");
      model.refuse(WORDS.aceTakesNothing);
    },
  ],
  ["a hint", { hint: ["c0", "f1"], message: { tone: "hint", lead: "A♣", rest: "" } }, () => null],
  ["a win", won, () => undefined],
  ["a blocked game", blocked, () => undefined],
  ["a lesson", { lesson, fragment: true }, () => undefined],
  ["a failed level", { lesson: { ...lesson, state: "failed", why: true } }, () => undefined],
  ["the rules", {}, (board) => board.button("Rules").click()],
  ["the help", {}, (board) => board.button("Help…").click()],
  ["the keys", {}, (board) => board.press("?", '[data-card="4C"]')],
  ["a new deal", {}, (board) => board.button("New deal…").click()],
  ["a demonstration", { demo: { at: 1, of: 3 } }, () => undefined],
  ["other rules", { waiting: "Baker's Dozen" }, () => undefined],
  ["a move", moved(DEAL_24, "c0", "f1"), () => undefined],
];

describe.each(["light", "dark"])("in a %s page", (theme) => {
  test.each(STATES)("%s", async (_state, snapshot, arrange) => {
    document.body.dataset.jpThemeLight = String(theme === "light");
    onTestFinished(() => {
      delete document.body.dataset.jpThemeLight;
    });
    const about = { ...ABOUT, lesson: snapshot.lesson ? LESSON : null };
    const model = new FakeModel({ ...DEAL_24, ...snapshot }, about);
    const { board } = show({ model });
    await arrange(board, model);
    expect(board.root.dataset.theme).toBe(theme);
    const found = await axe.run(board.host);
    expect(
      found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`,
      ),
    ).toEqual([]);
    expect(found.passes.map(({ id }) => id)).toContain("color-contrast");
  });
});
