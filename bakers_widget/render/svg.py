"""A position as an SVG picture, in the look of the board."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from bakers_widget.engine.cards import Card, Suit, rank_name, rank_text
from bakers_widget.engine.moves import Move
from bakers_widget.engine.position import Position
from bakers_widget.engine.variants import Base, Spaces
from bakers_widget.render.marks import Arrows, Marks, arrow, drawn_moves, marked_places
from bakers_widget.render.palette import style
from bakers_widget.render.spans import span_of, span_text

_WIDEST = 760  # shown width in CSS pixels: a notebook cuts off what is wider than its column


@dataclass(frozen=True)
class _Size:
    """Lengths in SVG units, which the picture shows as CSS pixels where there is room."""

    width: int
    height: int
    fan: int
    gap: int
    margin: int
    index: int
    """The font size of a card's index; everything on a card follows from it."""
    worded: bool
    """Whether there is room for words in an empty place, and for a large pip on a card."""


_USUAL = _Size(width=62, height=87, fan=27, gap=7, margin=14, index=17, worded=True)
# Nothing but the indexes: thirteen columns in half the width of a notebook, still to be read.
_SMALL = _Size(width=32, height=24, fan=20, gap=2, margin=6, index=12, worded=False)


@cache
def suit_paths() -> dict[str, str]:
    """The outline of each suit by letter, in a box of 24 by 24; the board draws the same ones."""
    paths: dict[str, str] = json.loads(Path(__file__).with_name("suits.json").read_text())
    return {suit.letter: paths[suit.letter] for suit in Suit}


def position_svg(
    position: Position,
    *,
    small: bool = False,
    marks: Marks = (),
    arrows: Arrows = (),
    deck: str = "two",
    theme: str = "auto",
    piles: int | None = None,
    felt: bool = True,
) -> str:
    """The position as a self-contained SVG, with its text as the description.

    A `small` one shows no more of a card than its rank and suit. `piles` is how many foundations
    are shown, all if left out; without `felt` there is no ground. The rest is as in `Position.svg`.

    >>> from bakers_widget.engine import deal
    >>> position_svg(deal(number=24))[:4]
    '<svg'
    """
    picture = _Picture(position, _SMALL if small else _USUAL, piles=piles, felt=felt)
    return picture.svg(
        style(deck, theme), marked_places(position, marks), drawn_moves(position, arrows)
    )


def position_html(position: Position, **look: Any) -> str:
    """The picture as an HTML image, with the position's text for those who can't see it."""
    data = base64.b64encode(position_svg(position, **look).encode()).decode()
    text = escape(str(position), quote=True)
    return f'<img style="max-width:100%" src="data:image/svg+xml;base64,{data}" alt="{text}">'


class _Picture:
    def __init__(
        self, position: Position, size: _Size, *, piles: int | None, felt: bool = True
    ) -> None:
        self.position, self.size, self.has_felt = position, size, felt
        self.foundations = position.foundations[:piles]
        self.spans = [span_of(position, pile) for pile in range(len(self.foundations))]
        places = max(len(position.columns), len(self.foundations))
        self.full_width = 2 * size.margin + places * size.width + (places - 1) * size.gap
        below_piles = 14 + (14 if any(map(span_text, self.spans)) else 0)
        self.top = size.margin + (size.height + below_piles if self.foundations else 0)
        self.first_card = self.top + 14 + size.margin // 2 + 5

    def svg(self, sheet: str, marks: list[tuple[int, int]], arrows: list[tuple[Move, bool]]) -> str:
        """The whole picture; `marks` are columns and places in them, from 0."""
        size, width = self.size, self.full_width
        tallest = max(1, *map(len, self.position.columns))
        height = self.first_card + (tallest - 1) * size.fan + size.height + size.margin
        scale = min(1, _WIDEST / width)
        height += 16 if arrows else 0
        parts = [*self._foundations(), *self._columns()]
        parts += [self._mark(*place) for place in marks]
        parts += [self._arrow(move, "arrow" if legal else "no") for move, legal in arrows]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width * scale:.0f}" height="{height * scale:.0f}" role="img">'
            f"<title>{escape(self.position.variant.name)}</title>"
            f"<desc>{escape(str(self.position))}</desc>"
            f"<style>{sheet}.index{{font-size:{size.index}px}}"
            f".span{{font-size:{11 if size.worded else 10}px}}</style>"
            f"{self._felt(width - 1, height - 1)}{''.join(parts)}</svg>"
        )

    def _felt(self, width: int, height: int) -> str:
        size = f'width="{width}" height="{height}"'
        return f'<rect class="felt" x=".5" y=".5" {size} rx="12"/>' if self.has_felt else ""

    def _foundations(self) -> Iterator[str]:
        size = self.size
        for index, pile in enumerate(self.foundations):
            x = self._first_pile + index * (size.width + size.gap)
            yield self._card(pile[-1], x, size.margin) if pile else self._start(index, x)
            span = span_text(self.spans[index])
            if span:
                text = span if size.worded else span.replace(" ", "")
                yield self._text("span", text, x, size.margin + size.height + 13)

    def _start(self, pile: int, x: int) -> str:
        """An empty foundation: the ghost of the card that starts it, or what is known of it."""
        size, variant = self.size, self.position.variant
        suit, span = variant.foundations[pile], self.spans[pile]
        rank = rank_text(span[0]) if span else "?" if variant.base is Base.DIFFERENT else ""
        word = "new rank" if rank == "?" else "any suit" if rank and suit is None else ""
        worded = bool(word) and size.worded
        ghost = self._face(rank, suit, x, size.margin, pip=not worded)
        drawn = self._box("slot", x, size.margin) + f'<g class="ghost">{ghost}</g>'
        if not worded:
            return drawn
        return drawn + self._text("word", word, x, size.margin + size.height // 2 + 10)

    def _columns(self) -> Iterator[str]:
        size = self.size
        for index, column in enumerate(self.position.columns):
            x = self._left(index)
            yield self._text("number", str(index + 1), x, self.top + 12)
            for place, card in enumerate(column):
                yield self._card(card, x, self.first_card + place * size.fan)
            if not column:
                yield self._space(x, self.first_card)

    def _space(self, x: int, y: int) -> str:
        """An empty column: what it takes is told by a word and by a shape, not by a colour."""
        size, variant = self.size, self.position.variant
        if variant.spaces is Spaces.NEVER:
            drawn, word = self._box("closed", x, y) + self._hatch(x, y), "closed"
            if size.worded:
                drawn += (
                    f'<rect class="label" x="{x + 9}" y="{y + size.height // 2 - 9}" '
                    f'width="{size.width - 18}" height="18" rx="4"/>'
                )
        else:
            kings = variant.spaces is Spaces.KINGS
            highest = variant.pack.highest
            sign, word = (rank_text(highest), rank_name(highest)) if kings else ("+", "any card")
            height = size.index + (7 if size.worded else 0)
            drawn = self._box("slot", x, y) + self._text(
                "sign", sign, x, y + height + (9 if size.worded else 4), height
            )
        if not size.worded:
            return drawn
        middle = y + size.height // 2 + 4
        return drawn + self._text("word", word, x, middle if word == "closed" else middle + 14)

    def _hatch(self, x: int, y: int) -> str:
        width, height, step = self.size.width, self.size.height, 10
        lines = (
            f"M{x + max(0, at - height)} {y + min(at, height)}"
            f"L{x + min(at, width)} {y + max(0, at - width)}"
            for at in range(step, width + height - 4, step)
        )
        return f'<path class="hatch" d="{"".join(lines)}"/>'

    def _card(self, card: Card, x: int, y: int) -> str:
        face = self._face(rank_text(card.rank), card.suit, x, y)
        return f'<g class="{card.suit.letter}">{self._box("card", x, y)}{face}</g>'

    def _mark(self, column: int, place: int) -> str:
        """A ring round what is seen of a card."""
        size, cards = self.size, self.position.columns[column]
        x, y = self._left(column) + 2, self.first_card + place * size.fan + 2
        seen = size.height if place == len(cards) - 1 else size.fan
        return (
            f'<rect class="mark" x="{x}" y="{y}" width="{size.width - 4}" '
            f'height="{seen - 4}" rx="5"/>'
        )

    def _arrow(self, move: Move, kind: str) -> str:
        columns = self.position.columns
        cards = columns[move.source] if move.source is not None else ()
        if move.source is None:
            start = self._pile_middle(move.foundation or 0)
        else:
            start = self._card_end(move.source, max(len(cards) - move.count, 0), 0.62)
        if move.target is None:
            end = self._home_of(cards)
        else:
            end = self._card_end(move.target, len(columns[move.target]) - 1, 0.8)
        return f'<path class="{kind}" d="{arrow(*start, *end)}"/>'

    def _card_end(self, column: int, place: int, down: float) -> tuple[float, float]:
        """A point on a card, in its middle and so far `down`."""
        size = self.size
        y = self.first_card + max(place, 0) * size.fan + size.height * down
        return self._left(column) + size.width / 2, y

    def _home_of(self, cards: tuple[Card, ...]) -> tuple[float, float]:
        """The middle of the foundation that takes the last of `cards`, or else of its suit."""
        suits, pile = self.position.variant.foundations, None
        if cards:
            pile = self.position.foundation_for(cards[-1])
            if pile is None and cards[-1].suit in suits:
                pile = suits.index(cards[-1].suit)
        return self._pile_middle(pile or 0)

    def _pile_middle(self, pile: int) -> tuple[float, float]:
        size = self.size
        left = self._first_pile + pile * (size.width + size.gap)
        return left + size.width / 2, size.margin + size.height * 0.6

    def _left(self, column: int) -> int:
        return self.size.margin + column * (self.size.width + self.size.gap)

    @property
    def _first_pile(self) -> int:
        size, piles = self.size, len(self.foundations)
        return self.full_width - size.margin - piles * size.width - (piles - 1) * size.gap

    def _face(self, rank: str, suit: Suit | None, x: int, y: int, *, pip: bool = True) -> str:
        size = self.size
        indent = 6 if size.worded else 3
        text = f'<text class="index" x="{x + indent}" y="{y + size.index + 3}">{rank}</text>'
        if suit is None:
            return text
        # Where the rank ends: fonts differ, so this leaves each some room.
        beside = x + indent + 1 + size.index * {"10": 24, "J": 9, "Q": 15, "": 0}.get(rank, 13) / 17
        pips = self._pip(suit, beside, y + size.index * 0.41, size.index * 0.8)
        if pip and size.worded:
            pips += self._pip(suit, x + size.width - 34, y + size.height - 35, 27, " large")
        return text + pips

    def _text(self, kind: str, text: str, x: int, y: int, size: int = 0) -> str:
        middle = x + self.size.width / 2
        sized = f' font-size="{size}"' if size else ""
        return f'<text class="{kind}" x="{middle:g}" y="{y}"{sized}>{escape(text)}</text>'

    def _box(self, kind: str, x: int, y: int) -> str:
        size = f'width="{self.size.width}" height="{self.size.height}"'
        return f'<rect class="{kind}" x="{x}" y="{y}" {size} rx="{7 if self.size.worded else 4}"/>'

    @staticmethod
    def _pip(suit: Suit, x: float, y: float, size: float, kind: str = "") -> str:
        return (
            f'<path class="pip{kind}" transform="translate({x:g} {y:g}) scale({size / 24:g})" '
            f'd="{suit_paths()[suit.letter]}"/>'
        )
