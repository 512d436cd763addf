/** What to paint: the snapshot, with the moves that wait for Python's answer already made on it. */

import {
  type Card,
  column,
  type Foundation,
  type Held,
  type Intent,
  indexOf,
  isColumn,
  type Place,
  type Snapshot,
} from "./protocol";

export interface Table {
  columns: Card[][];
  foundations: Foundation[];
  /** Places whose cards are no longer those of the snapshot. */
  touched: Set<Place>;
}

/** What can be asked for without any card being moved. */
const UNMOVED: Intent["kind"][] = [
  "hint",
  "judge",
  "watch",
  "lift",
  "answer",
  "auto",
  "describe",
  "sheet",
];

/** The cards on the table once `intents` are done as far as the snapshot can tell.
 *
 * The browser knows no rules, only the destinations that the snapshot lists. They hold for a
 * later move too, as long as no earlier one touched its two ends. Whatever can't be told is left
 * unpainted, and Python's answer shows it. */
export function layTable(snapshot: Snapshot, intents: Intent[]): Table {
  const table: Table = {
    columns: snapshot.columns.map((cards) => cards.match(/../g) ?? []),
    foundations: [...snapshot.foundations],
    touched: new Set(),
  };
  for (const intent of intents) {
    if (UNMOVED.includes(intent.kind)) continue;
    if (intent.kind !== "move") break;
    if (canTell(snapshot, table, intent)) make(table, intent);
    table.touched.add(intent.from).add(intent.to);
  }
  return table;
}

function canTell(snapshot: Snapshot, table: Table, move: Held & { to: Place }): boolean {
  return (
    isColumn(move.from) &&
    move.depth === 1 &&
    !table.touched.has(move.from) &&
    !table.touched.has(move.to) &&
    exposed(table, move.from) === move.card &&
    destinations(snapshot, move.from).includes(move.to)
  );
}

function make(table: Table, move: Held & { to: Place }): void {
  table.columns[indexOf(move.from)] = table.columns[indexOf(move.from)]?.slice(0, -1) ?? [];
  const target = indexOf(move.to);
  if (isColumn(move.to)) {
    table.columns[target] = [...(table.columns[target] ?? []), move.card];
    return;
  }
  const pile = table.foundations[target];
  if (pile) table.foundations[target] = { ...pile, top: move.card, count: pile.count + 1 };
}

/** Where the exposed card of a column may go, by the snapshot. */
export function destinations(snapshot: Snapshot, from: Place): Place[] {
  return (isColumn(from) && snapshot.destinations[indexOf(from)]) || [];
}

/** The exposed card of a place, undefined when it is empty. */
export function exposed(table: Table, place: Place): Card | undefined {
  if (isColumn(place)) return table.columns[indexOf(place)]?.at(-1);
  return table.foundations[indexOf(place)]?.top || undefined;
}

/** The column where `card` is exposed, if it is. */
export function columnOf(table: Table, card: Card): Place | undefined {
  const index = table.columns.findIndex((cards) => cards.at(-1) === card);
  return index < 0 ? undefined : column(index);
}
