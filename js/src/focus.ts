/** Where the focus is among the cards: all of them together are one stop of the Tab key. */

import { column, foundation, indexOf, isColumn, type Place } from "./protocol";
import type { Table } from "./table";

/** A card by its place; `depth` counts from the exposed end, which is 1, as it is of an empty place. */
export interface Spot {
  place: Place;
  depth: number;
}

const heightOf = (table: Table, place: Place): number =>
  (isColumn(place) && table.columns[indexOf(place)]?.length) || 1;

/** The spot as it is now, when cards may have left. */
export function nearest(table: Table, { place, depth }: Spot): Spot {
  const most = isColumn(place) ? table.columns.length : table.foundations.length;
  if (indexOf(place) >= most) return { place: column(0), depth: 1 };
  return { place, depth: Math.min(depth, heightOf(table, place)) };
}

/** Where an arrow key, Home or End leads to; null for other keys, and at the edges. */
export function step(table: Table, { place, depth }: Spot, key: string): Spot | null {
  const index = indexOf(place);
  const inColumns = isColumn(place);
  const along = (to: number): Spot | null => {
    const there = inColumns ? table.columns[to] : table.foundations[to];
    return there ? { place: (inColumns ? column : foundation)(to), depth: 1 } : null;
  };
  switch (key) {
    case "ArrowLeft":
      return along(index - 1);
    case "ArrowRight":
      return along(index + 1);
    case "Home":
      return along(0);
    case "End":
      return along((inColumns ? table.columns : table.foundations).length - 1);
    case "ArrowUp":
      if (!inColumns) return null;
      if (depth < heightOf(table, place)) return { place, depth: depth + 1 };
      return { place: foundation(Math.min(index, table.foundations.length - 1)), depth: 1 };
    case "ArrowDown":
      if (!inColumns) return { place: column(Math.min(index, table.columns.length - 1)), depth: 1 };
      return depth > 1 ? { place, depth: depth - 1 } : null;
    default:
      return null;
  }
}

/** The element of a spot. */
export function elementAt(root: HTMLElement, { place, depth }: Spot): HTMLElement | null {
  return root.querySelector(`[data-place=${place}] [data-depth="${depth}"]`);
}

/** The spot of an element, null for what is no card and no place of one. */
export function spotOf(element: Element | null): Spot | null {
  const place = element?.closest<HTMLElement>("[data-place]")?.dataset.place as Place | undefined;
  return place ? { place, depth: Number((element as HTMLElement).dataset.depth) || 1 } : null;
}
