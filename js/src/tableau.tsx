/** The foundations and the columns. */

import { cardName, Face, Suit, suitName, suitOf } from "./cards";
import { type Card, column, type Foundation, foundation, type Place } from "./protocol";
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
  return (
    <section class="foundations" aria-label="Foundations">
      {table.foundations.map((pile, index) => (
        <Pile key={foundation(index)} session={session} pile={pile} place={foundation(index)} />
      ))}
    </section>
  );
}

function Pile({ session, pile, place }: { session: Session; pile: Foundation; place: Place }) {
  const name = pile.suit ? `Foundation of ${suitName(pile.suit)}` : "Foundation";
  return (
    <div class={`pile ${marks(session, place)}`} data-place={place}>
      <button
        type="button"
        class={pile.top ? `card ${suitOf(pile.top)}` : "slot"}
        data-card={pile.top || undefined}
        aria-label={`${name}, ${pile.top ? `${pile.count} home, ${cardName(pile.top)} on top` : "empty"}`}
        onClick={() => session.choose(place, pile.top || null, 1)}
      >
        {pile.top ? <Face card={pile.top} /> : pile.suit && <Suit of={pile.suit} kind="ghost" />}
      </button>
    </div>
  );
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
  const closed = !last && session.snapshot.spaces === "never";
  const state = last ? `${cardName(last)} exposed` : closed ? "closed" : "empty";
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
          class="space"
          tabIndex={-1}
          aria-label={`Column ${number}, ${state}`}
          onClick={() => session.choose(place, null, 1)}
        >
          <span>{closed ? "closed" : "empty"}</span>
        </button>
      )}
    </div>
  );
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
  return (
    <button
      type="button"
      class={`card ${suitOf(card)} ${exposed ? "exposed" : ""}`}
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
