/** The foundations and the columns. */

import { atTheStart } from "./arrows";
import { aRank, cardName, Face, rankName, rankOf, suitName, suitOf } from "./cards";
import {
  type Card,
  column,
  type Foundation,
  foundation,
  indexOf,
  isColumn,
  type Place,
  type Snapshot,
} from "./protocol";
import type { Session } from "./session";
import { destinations, exposed, type Table } from "./table";

/** How a place looks now, as class names. */
function marks(session: Session, place: Place): string {
  const { hint, last } = session.snapshot;
  return [
    session.selected?.from === place && "held",
    session.targets.includes(place) && "target",
    hint[0] === place && "hint-from",
    hint[1] === place && "hint-to",
    last?.[1] === place && !session.table.touched.has(place) && "last",
  ]
    .filter(Boolean)
    .join(" ");
}

export function Foundations({ session, table }: { session: Session; table: Table }) {
  // From ace to king goes without saying.
  const spans = table.foundations.some(({ starts, ends }) => starts + ends !== "AK");
  return (
    <section class="foundations" aria-label="Foundations">
      {table.foundations.map((pile, index) => (
        <Pile
          key={foundation(index)}
          session={session}
          pile={pile}
          place={foundation(index)}
          span={spans}
        />
      ))}
    </section>
  );
}

interface PileProps {
  session: Session;
  pile: Foundation;
  place: Place;
  /** Leave room for the ranks from which and to which it runs. */
  span: boolean;
}

function Pile({ session, pile, place, span }: PileProps) {
  const { starts, ends, top } = pile;
  return (
    <div class={`pile ${marks(session, place)}`} data-place={place}>
      <button
        type="button"
        class={top ? `card ${suitOf(top)}` : "slot"}
        data-card={top || undefined}
        data-depth={1}
        tabIndex={tabIndex(session, place, 1)}
        aria-label={pileName(pile, span)}
        onClick={() => session.choose(place, top || null, 1)}
      >
        {top ? <Face card={top} /> : <Start pile={pile} />}
      </button>
      {span && (
        <span class="span" aria-hidden="true">
          {ends && `${rankOf(starts)} → ${rankOf(ends)}`}
        </span>
      )}
    </div>
  );
}

/** An empty foundation: the ghost of the card that starts it, or what is known of that card. */
function Start({ pile: { suit, starts } }: { pile: Foundation }) {
  const own = starts === "new";
  const word = own ? "new rank" : starts && !suit && "any suit";
  return (
    <>
      <Face card={(own ? "?" : starts || " ") + suit} />
      {word && <span class="word">{word}</span>}
    </>
  );
}

function pileName({ suit, starts, ends, top, count }: Foundation, span: boolean): string {
  const name = suit ? `Foundation of ${suitName(suit)}` : "Foundation";
  if (top) {
    const runs = span && ends && `, from ${rankName(starts)} to ${rankName(ends)}`;
    return `${name}, ${count} home, ${cardName(top)} on top${runs || ""}`;
  }
  if (starts === "new") return `${name}, empty, starts with a rank that no other starts with`;
  const first = suit ? cardName(starts + suit) : `${aRank(starts)} of any suit`;
  return `${name}, empty${starts && `, starts with ${first}`}`;
}

export function Columns({ session, table }: { session: Session; table: Table }) {
  // Room for some building, so that the first moves don't shift what stands below.
  const tallest = Math.max(4, ...table.columns.map((cards) => cards.length));
  return (
    <section class="frame">
      <div class="columns" role="grid" aria-label="Tableau" style={{ "--tallest": tallest }}>
        {table.columns.map((cards, index) => (
          <Column
            key={column(index)}
            session={session}
            cards={cards}
            place={column(index)}
            number={index + 1}
          />
        ))}
      </div>
    </section>
  );
}

interface ColumnProps {
  session: Session;
  cards: Card[];
  place: Place;
  number: number;
}

function Column({ session, cards, place, number }: ColumnProps) {
  const last = cards.at(-1) ?? null;
  const { spaces } = session.snapshot;
  const closed = !last && spaces === "never";
  const takes = spaceWord(session.snapshot);
  const state = last ? `${cardName(last)} exposed` : closed ? takes : `empty, takes ${takes}`;
  return (
    <div
      class={`column ${closed ? "closed" : ""} ${marks(session, place)}`}
      data-place={place}
      role="row"
      aria-label={`Column ${number} of ${session.snapshot.columns.length}`}
    >
      <div
        class="heading"
        role="rowheader"
        aria-label={`Column ${number}, ${state}`}
        tabIndex={-1}
        onClick={() => session.choose(place, last, 1)}
      >
        {number}
      </div>
      {cards.map((card, index) => (
        <CardButton
          key={`${card}${cards.indexOf(card) === index ? "" : "-again"}`}
          session={session}
          card={card}
          over={cards[index + 1]}
          place={place}
          depth={cards.length - index}
          number={number}
        />
      ))}
      {!last && (
        <button
          type="button"
          class={`space ${spaces}`}
          role="gridcell"
          data-depth={1}
          tabIndex={tabIndex(session, place, 1)}
          aria-label={`Column ${number}, ${state}`}
          onClick={() => session.choose(place, null, 1)}
        >
          {!closed && <b>{spaces === "any" ? "+" : rankOf(session.snapshot.king)}</b>}
          <span class="word">{takes}</span>
        </button>
      )}
    </div>
  );
}

/** What an empty column takes; its shape says it, too. */
function spaceWord({ spaces, king }: Snapshot): string {
  if (spaces === "never") return "closed";
  return spaces === "any" ? "any card" : aRank(king);
}

interface CardProps {
  session: Session;
  card: Card;
  /** The card that lies on it. */
  over: Card | undefined;
  place: Place;
  depth: number;
  number: number;
}

/** One card or place takes the Tab key for all of them. */
function tabIndex(session: Session, place: Place, depth: number): number {
  return session.spot.place === place && session.spot.depth === depth ? 0 : -1;
}

/** Where the exposed card of a column can go, in words. */
function ways(session: Session, from: Place): string {
  const { snapshot, table } = session;
  const places = table.touched.has(from) ? [] : destinations(snapshot, from);
  const told = places.map((to) => {
    const host = exposed(table, to);
    if (!isColumn(to)) return "home";
    return `${host ? `on ${cardName(host)} in` : "to"} column ${indexOf(to) + 1}`;
  });
  return told.length > 0 ? `; can go ${told.join(", or ")}` : "";
}

function CardButton({ session, card, over, place, depth, number }: CardProps) {
  const last = depth === 1;
  const marked = atTheStart(session.snapshot) && session.about.lesson?.marks.includes(card);
  return (
    <button
      type="button"
      class={`card ${suitOf(card)} ${last ? "exposed" : ""} ${marked ? "marked" : ""}`}
      role="gridcell"
      data-card={card}
      data-depth={depth}
      tabIndex={tabIndex(session, place, depth)}
      aria-selected={last && session.selected?.from === place}
      aria-label={`${cardName(card)}, ${last ? "top of " : ""}column ${number} of ${session.snapshot.columns.length}${over ? `, under ${cardName(over)}` : ways(session, place)}`}
      onClick={(event) => session.click({ card, from: place, depth }, event.detail)}
    >
      <Face card={card} />
    </button>
  );
}
