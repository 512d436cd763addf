/** The foundations and the columns. */

import { atTheStart } from "./arrows";
import { aRank, cardName, Face, rankName, rankOf, suitName, suitOf } from "./cards";
import {
  type Card,
  column,
  type Foundation,
  foundation,
  type Place,
  type Snapshot,
} from "./protocol";
import type { Session } from "./session";
import type { Table } from "./table";

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
    <section class="frame" aria-label="Tableau">
      <div class="columns" style={{ "--tallest": tallest }}>
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
    <div class={`column ${closed ? "closed" : ""} ${marks(session, place)}`} data-place={place}>
      <button
        type="button"
        class="heading"
        aria-label={`Column ${number}, ${state}`}
        onClick={() => session.choose(place, last, 1)}
      >
        {number}
      </button>
      {cards.map((card, index) => (
        <CardButton
          key={`${card}${cards.indexOf(card) === index ? "" : "-again"}`}
          session={session}
          card={card}
          place={place}
          depth={cards.length - index}
          number={number}
        />
      ))}
      {!last && (
        <button
          type="button"
          class={`space ${spaces}`}
          tabIndex={-1}
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
  place: Place;
  depth: number;
  number: number;
}

function CardButton({ session, card, place, depth, number }: CardProps) {
  const exposed = depth === 1;
  const marked = atTheStart(session.snapshot) && session.about.lesson?.marks.includes(card);
  return (
    <button
      type="button"
      class={`card ${suitOf(card)} ${exposed ? "exposed" : ""} ${marked ? "marked" : ""}`}
      data-card={card}
      tabIndex={exposed ? 0 : -1}
      aria-pressed={exposed ? session.selected?.from === place : undefined}
      aria-label={`${cardName(card)}, column ${number}${exposed ? ", exposed" : ", covered"}`}
      onClick={(event) => session.click({ card, from: place, depth }, event.detail)}
    >
      <Face card={card} />
    </button>
  );
}
