/** What Python and the browser say to each other. Mirrors bakers_widget/widget/snapshot.py and intents.py. */

/** `c0` is column 1, `f0` the first foundation. */
export type Place = `c${number}` | `f${number}`;

/** Two characters, such as `7C` or `TH`. */
export type Card = string;

export interface Message {
  tone: "refused" | "note" | "hint" | "won" | "blocked" | "fault";
  lead: string;
  rest: string;
}

/** One character, such as `7` or `T`. */
export type Rank = string;

export interface Foundation {
  /** A suit letter, or empty where any suit may start it. */
  suit: string;
  /** The rank of its first card, `new` for any that no other starts with, empty if not known. */
  starts: Rank;
  /** The rank of its last card, empty if not known. */
  ends: Rank;
  top: Card;
  count: number;
}

export interface Snapshot {
  revision: number;
  answer: { id: string; done: boolean } | null;
  name: string;
  line: string;
  deal: { number: number; note: string } | null;
  /** Two characters a card, the buried end first. */
  columns: string[];
  foundations: Foundation[];
  /** Where the exposed card of each column may go. */
  destinations: Place[][];
  /** Columns whose kings may be sunk by hand now. */
  sinkable: Place[];
  fragment: boolean;
  spaces: "never" | "kings" | "any";
  /** The rank that counts as king: the highest of the pack. */
  king: Rank;
  last: [Place, Place] | null;
  /** The places of a hint: where a card is and, once that is told, where it may go. */
  hint: Place[];
  message: Message | null;
  /** The last change of the cards, in words to be read aloud. */
  spoken: string;
  standing: Message | null;
  status: string;
  undo: string | null;
  redo: string | null;
  moves: number;
  outcome: "playing" | "won" | "blocked";
  /** What the board is thinking of, while someone waits for it. */
  working: string | null;
  /** Whether the board tells when a move gives the win away. */
  watching: boolean;
  /** Whether cards go home by themselves once they are of no more use in the columns. */
  auto: boolean;
  /** The demonstration under way: how many of its moves are shown. All else is about it then. */
  demo: { at: number; of: number } | null;
  /** How the level of a lesson stands, and the best stars of all its levels; null without one. */
  lesson: {
    state: "play" | "done" | "failed";
    stars: number[];
    /** The answers that were wrong, from 0; null where nothing is to be answered. */
    wrong: number[] | null;
    /** Whether it can be shown why the level has failed. */
    why: boolean;
  } | null;
  /** The rules of the game that waits, while its cards are played by others. */
  waiting: string | null;
}

/** What stays the same during a game: its rules, and the games to choose from. */
export interface About {
  slug: string;
  rules: string[];
  /** The slug and the name of each. */
  games: [string, string][];
  /** How the board looks, and what of it is shown. */
  look: Look;
  /** Which key does what. */
  keys: [string, string][];
  /** What stays the same during a level of a lesson. `number` counts from 1. */
  lesson: {
    title: string;
    levels: string[];
    number: number;
    goal: string;
    text: Prose[];
    answers: string[];
    /** Whether there is a key move to reveal. */
    key: boolean;
    /** Cards and moves to point out until the first move. */
    marks: Card[];
    arrows: Place[][];
  } | null;
}

export interface Look {
  deck: "two" | "four";
  size: "small" | "normal" | "large" | "projector";
  /** A colour, and one to write on it; null for those of the theme. */
  accent: [string, string] | null;
  /** The names of the controls that are shown. */
  controls: string[];
  readOnly: boolean;
}

/** Lesson text: a text, or a tag with what is inside. */
export type Prose = string | [string, ...Prose[]];

/** A card where it lies; `depth` counts from the exposed end, which is 1. */
export interface Held {
  card: Card;
  from: Place;
  depth: number;
}

/** What is asked for without another word. */
export type Plain =
  | ("undo" | "redo" | "restart" | "hint" | "judge" | "show")
  | ("resume" | "reveal" | "explain" | "describe" | "sheet");

export type Intent =
  | ({ kind: "move"; to: Place } & Held)
  | { kind: "lift"; card: Card | null; from: Place; depth: number }
  | { kind: "sink"; from: Place }
  | { kind: Plain }
  | { kind: "watch" | "auto"; on: boolean }
  | { kind: "demo"; do: "step" | "back" | "end" }
  | { kind: "level" | "answer"; number: number }
  | { kind: "what-if"; game: string }
  | { kind: "deal"; number: number | string | null; game: string | null };

/** What Python sends beside snapshots: a page to print. */
export interface Sent {
  sheet: string;
}

/** What the board needs of an anywidget model. */
export interface Model {
  get(key: "snapshot"): Snapshot;
  get(key: "about"): About;
  /** The style sheet of the board, which goes into its shadow root. */
  get(key: "styles"): string;
  set(key: "acknowledged", revision: number): void;
  save_changes(): void;
  send(content: Intent & { id: string; revision: number }): void;
  on(event: "change:snapshot", callback: () => void): void;
  on(event: "msg:custom", callback: (content: Sent) => void): void;
  off(event: "change:snapshot", callback: () => void): void;
  off(event: "msg:custom", callback: (content: Sent) => void): void;
}

export const column = (index: number): Place => `c${index}`;
export const foundation = (index: number): Place => `f${index}`;
export const isColumn = (place: Place): boolean => place.startsWith("c");
export const indexOf = (place: Place): number => Number(place.slice(1));
