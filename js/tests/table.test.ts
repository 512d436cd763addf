/** What is painted while moves wait for Python's answer. */

import { describe, expect, test } from "vitest";
import type { Intent, Place, Snapshot } from "../src/protocol";
import { destinations, exposed, layTable } from "../src/table";
import { DEAL_24, FRAGMENT, moved } from "./positions";

const move = (card: string, from: Place, to: Place, depth = 1): Intent => ({
  kind: "move",
  card,
  from,
  to,
  depth,
});

const columns = (snapshot: Snapshot, ...intents: Intent[]) =>
  layTable(snapshot, intents).columns.map((cards) => cards.join(""));

const tops = (snapshot: Snapshot, ...intents: Intent[]) =>
  layTable(snapshot, intents).foundations.map(({ top }) => top);

const ACE_HOME = move("AC", "c0", "f1");
const ACE_ON_TWO = move("AC", "c0", "c1");
const FOUR_ON_FIVE = move("4C", "c12", "c9");

describe("layTable", () => {
  test("shows the snapshot when nothing waits", () => {
    const table = layTable(DEAL_24, []);
    expect(table.columns.map((cards) => cards.join(""))).toEqual(DEAL_24.columns);
    expect(table.foundations).toEqual(DEAL_24.foundations);
    expect([...table.touched]).toEqual([]);
  });

  test("makes a listed move onto a column", () => {
    const after = moved(DEAL_24, "c12", "c9");
    expect(columns(DEAL_24, FOUR_ON_FIVE)).toEqual(after.columns);
    expect([...layTable(DEAL_24, [FOUR_ON_FIVE]).touched]).toEqual(["c12", "c9"]);
  });

  test("makes a listed move home, and counts it there", () => {
    const { foundations } = layTable(DEAL_24, [ACE_HOME]);
    expect(foundations[1]).toEqual({ ...DEAL_24.foundations[1], top: "AC", count: 1 });
    expect(columns(DEAL_24, ACE_HOME)[0]).toBe("KDAS8H");
  });

  test("makes a listed move to an empty column", () => {
    expect(columns(FRAGMENT, move("7C", "c0", "c2"))).toEqual(["AS", "8H", "7C"]);
  });

  test("makes several that touch none of each other's places", () => {
    const all = [ACE_HOME, move("AH", "c6", "f0"), FOUR_ON_FIVE];
    expect(tops(DEAL_24, ...all)).toEqual(["AH", "AC", "", ""]);
    expect(columns(DEAL_24, ...all)[9]).toBe("KSTS9C5D4C");
  });

  test.each([
    ["a destination that is not listed", move("AC", "c0", "c2")],
    ["a card that does not lie there", move("9H", "c0", "c1")],
    ["a covered card", move("8H", "c0", "c1", 2)],
    ["a card of a foundation", move("AC", "f1", "c1")],
    ["a column that the board has not", move("AC", "c40", "c1")],
  ])("leaves %s to Python", (_what, intent) => {
    expect(columns(DEAL_24, intent)).toEqual(DEAL_24.columns);
  });

  test("does not move a card that an earlier move uncovered or covered", () => {
    const uncovered = move("8H", "c0", "c1");
    const onTheSameTwo = move("AH", "c6", "c1");
    const waiting = [ACE_ON_TWO, uncovered, onTheSameTwo];
    expect(columns(DEAL_24, ...waiting)).toEqual(columns(DEAL_24, ACE_ON_TWO));
  });

  test("does not paint over the ends of a move that it could not tell", () => {
    const untold = move("AC", "c0", "c9");
    expect(columns(DEAL_24, untold, FOUR_ON_FIVE)).toEqual(DEAL_24.columns);
  });

  test.each<Intent>([
    { kind: "undo" },
    { kind: "redo" },
    { kind: "restart" },
    { kind: "deal", number: 7, game: null },
  ])("stops at $kind", (intent) => {
    const waiting = [ACE_HOME, intent, FOUR_ON_FIVE];
    expect(columns(DEAL_24, ...waiting)).toEqual(columns(DEAL_24, ACE_HOME));
  });

  test.each<Intent>([{ kind: "hint" }, { kind: "lift", card: "9S", from: "c2", depth: 1 }])(
    "goes on after $kind",
    (intent) => {
      expect(columns(DEAL_24, intent, FOUR_ON_FIVE)).toEqual(columns(DEAL_24, FOUR_ON_FIVE));
    },
  );

  test("leaves the snapshot as it is", () => {
    const before = structuredClone(DEAL_24);
    layTable(DEAL_24, [ACE_HOME, FOUR_ON_FIVE, { kind: "undo" }]);
    expect(DEAL_24).toEqual(before);
  });
});

describe("questions to the table", () => {
  test("destinations are those that the snapshot lists", () => {
    expect(destinations(DEAL_24, "c0")).toEqual(["f1", "c1", "c4", "c8"]);
    expect(destinations(DEAL_24, "c1")).toEqual([]);
    expect(destinations(DEAL_24, "c40")).toEqual([]);
    expect(destinations(DEAL_24, "f0")).toEqual([]);
  });

  test("exposed is the last card of a column and the top of a foundation", () => {
    const table = layTable(FRAGMENT, []);
    expect(exposed(table, "c0")).toBe("7C");
    expect(exposed(table, "c2")).toBeUndefined();
    expect(exposed(table, "f0")).toBeUndefined();
    expect(exposed(layTable(DEAL_24, [ACE_HOME]), "f1")).toBe("AC");
  });
});
