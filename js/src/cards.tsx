/** Cards and suits as pictures, and texts that name them. */

import suits from "../../bakers_widget/render/suits.json";
import type { Card } from "./protocol";

type SuitLetter = "C" | "D" | "H" | "S";
const NAMES: Record<string, string> = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
const SYMBOLS: Record<string, SuitLetter> = { "♣": "C", "♦": "D", "♥": "H", "♠": "S" };
const RANKS: Record<string, string> = { A: "ace", J: "jack", Q: "queen", K: "king", T: "10" };

export const rankOf = (card: Card): string => (card[0] === "T" ? "10" : (card[0] ?? ""));
export const suitOf = (card: Card): string => card[1] ?? "";
export const suitName = (suit: string): string => NAMES[suit] ?? "";

/** `7 of clubs`, `ace of spades`. */
export function cardName(card: Card): string {
  const rank = card[0] ?? "";
  return `${RANKS[rank] ?? rank} of ${suitName(suitOf(card))}`;
}

/** A suit as a picture: some systems turn the characters into emoji. */
export function Suit({ of, kind }: { of: string; kind: string }) {
  return (
    <svg class={`suit ${kind}`} viewBox={suits.viewBox} aria-hidden="true">
      <path d={suits[of as SuitLetter]} />
    </svg>
  );
}

/** The face of a card, to be put in whatever takes the clicks. */
export function Face({ card }: { card: Card }) {
  return (
    <>
      <span class="index">
        {rankOf(card)}
        <Suit of={suitOf(card)} kind="small" />
      </span>
      <Suit of={suitOf(card)} kind="pip" />
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
