/** Snapshots as Python makes them, and what a few moves make of them. */

import {
  type Card,
  indexOf,
  isColumn,
  type Message,
  type Place,
  type Snapshot,
} from "../src/protocol";

/** Deal 24, before the first move. */
export const DEAL_24: Snapshot = {
  revision: 0,
  answer: null,
  waiting: null,
  spoken: "",
  auto: false,
  name: "Baker's Dozen",
  line: "down by rank, any suit · closed columns stay closed",
  deal: { number: 24, note: "" },
  columns: [
    "KDAS8HAC",
    "KC3D8C2S",
    "QDTD7D9S",
    "2HJH6SQH",
    "KH9D3S2C",
    "JD3HTH7S",
    "7CQSJCAH",
    "8D4D6H7H",
    "6DAD3C2D",
    "KSTS9C5D",
    "4HTC6CQC",
    "4S5C5S5H",
    "8S9HJS4C",
  ],
  foundations: ["H", "C", "D", "S"].map((suit) => ({
    suit,
    starts: "A",
    ends: "K",
    top: "",
    count: 0,
  })),
  destinations: [
    ["f1", "c1", "c4", "c8"],
    [],
    [],
    [],
    [],
    [],
    ["f0", "c1", "c4", "c8"],
    [],
    [],
    [],
    [],
    [],
    ["c9", "c11"],
  ],
  sinkable: [],
  fragment: false,
  spaces: "never",
  king: "K",
  last: null,
  hint: [],
  working: null,
  watching: false,
  demo: null,
  lesson: null,
  message: null,
  standing: null,
  status: "move 0 · 0 home · 10 legal moves",
  undo: null,
  redo: null,
  moves: 0,
  outcome: "playing",
};

/** Three cards of no particular game, and an empty column. */
export const FRAGMENT: Snapshot = {
  ...DEAL_24,
  deal: null,
  columns: ["AS7C", "8H", ""],
  destinations: [["c1", "c2"], ["c2"], []],
  fragment: true,
  spaces: "any",
  status: "move 0 · 0 home · 3 legal moves",
};

/** What Python says to the tries that the tests make. */
export const WORDS = {
  aceTakesNothing: {
    tone: "refused",
    lead: "4♣ can't go on A♣.",
    rest: "Nothing goes on an ace in the columns: no rank is lower.",
  },
  covered: {
    tone: "refused",
    lead: "8♥ is under A♣.",
    rest: "Only the exposed card at the end of a column moves.",
  },
  overtaken: {
    tone: "refused",
    lead: "The board had changed, so A♣ was not moved.",
    rest: "This is how it stands now.",
  },
  notANumber: {
    tone: "refused",
    lead: "'abc' is not a deal number: give a whole number from 1 to 2147483647.",
    rest: "",
  },
} as const satisfies Record<string, Message>;

/** What changes when the exposed card of `from` goes to `to`. The destinations of columns that
 * the move does not touch stay as they were; give the others in `more` where they matter. */
export function moved(
  before: Snapshot,
  from: Place,
  to: Place,
  more: Partial<Snapshot> = {},
): Partial<Snapshot> {
  const card: Card = before.columns[indexOf(from)]?.slice(-2) ?? "";
  const revision = before.revision + 1;
  const moves = before.moves + 1;
  return {
    revision,
    moves,
    columns: before.columns.map((cards, index) => {
      if (index === indexOf(from)) return cards.slice(0, -2);
      return isColumn(to) && index === indexOf(to) ? cards + card : cards;
    }),
    foundations: before.foundations.map((pile, index) =>
      !isColumn(to) && index === indexOf(to) ? { ...pile, top: card, count: pile.count + 1 } : pile,
    ),
    destinations: before.destinations.map((places, index) =>
      index === indexOf(from) || (isColumn(to) && index === indexOf(to)) ? [] : places,
    ),
    last: [from, to],
    status: `move ${moves} · ${revision} asked`,
    undo: `${card} to ${to}`,
    redo: null,
    ...more,
  };
}
