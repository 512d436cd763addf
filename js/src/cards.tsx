/** Cards and suits as pictures, and texts that name them. */

import suits from "../../bakers_widget/render/suits.json";
import type { Card, Rank } from "./protocol";

type SuitLetter = "C" | "D" | "H" | "S";
const NAMES: Record<string, string> = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
const SYMBOLS: Record<string, SuitLetter> = { "♣": "C", "♦": "D", "♥": "H", "♠": "S" };
const RANKS: Record<string, string> = { A: "ace", J: "jack", Q: "queen", K: "king", T: "10" };

export const rankOf = (card: Card | Rank): string => (card[0] === "T" ? "10" : (card[0] ?? ""));
export const suitOf = (card: Card): string => card[1] ?? "";
export const suitName = (suit: string): string => NAMES[suit] ?? "";

/** `7`, `ace`. */
export const rankName = (rank: Rank): string => RANKS[rank] ?? rank;

/** `a 7`, `an 8`, `an ace`. */
export const aRank = (rank: Rank): string => `${/[A8]/.test(rank) ? "an" : "a"} ${rankName(rank)}`;

/** `7 of clubs`, `ace of spades`. */
export const cardName = (card: Card): string =>
  `${rankName(card[0] ?? "")} of ${suitName(suitOf(card))}`;

/** A suit as a picture: some systems turn the characters into emoji. */
export function Suit({ of, kind }: { of: string; kind: string }) {
  return (
    <svg class={`suit ${kind}`} viewBox={suits.viewBox} aria-hidden="true">
      <path d={suits[of as SuitLetter]} />
    </svg>
  );
}

/** The face of a card, to be put in whatever takes the clicks. A suit that is not known is left out. */
export function Face({ card }: { card: Card }) {
  const suit = suitOf(card);
  return (
    <>
      <span class="index">
        {rankOf(card)}
        {suit && <Suit of={suit} kind="small" />}
      </span>
      {suit && <Suit of={suit} kind="pip" />}
    </>
  );
}

/** The apostrophe of printed text; a quotation mark is left alone. */
export const typeset = (text: string): string => text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");

/** A text with its suit characters as pictures, still read aloud and copied as characters. */
export function Words({ text }: { text: string }) {
  return (
    <>
      {typeset(text)
        .split(/(10[♣♦♥♠]|[A2-9JQK]?[♣♦♥♠])/u)
        .map((part) => {
          const suit = SYMBOLS[part.at(-1) ?? ""];
          if (!suit) return part;
          return (
            <span class={`named ${suit}`}>
              {part.slice(0, -1)}
              <Suit of={suit} kind="inline" />
              <span class="unseen">{part.at(-1)}</span>
            </span>
          );
        })}
    </>
  );
}
