"""A position as an SVG picture, in the look of the board."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

from bakers_widget.engine.cards import Card, Suit, rank_name, rank_text
from bakers_widget.engine.position import Position
from bakers_widget.engine.variants import Base, Spaces
from bakers_widget.render.spans import span_of, span_text

_WIDEST = 760  # shown width in CSS pixels: a notebook cuts off what is wider than its column
_RED, _BLACK = "#c01f3a", "#1b1f24"
_STYLE = (
    "text{font-family:system-ui,'Noto Sans','DejaVu Sans',sans-serif;text-anchor:middle}"
    ".felt{fill:#f1f4ef;stroke:#d3dacf}"
    ".card{fill:#fff;stroke:#c0c7bc}"
    ".slot{fill:none;stroke:#b4beaf;stroke-width:1.5;stroke-dasharray:4 3}"
    ".closed{fill:none;stroke:#d3dacf}"
    ".hatch{fill:none;stroke:#d3dacf;stroke-width:2}"
    ".label{fill:#f1f4ef}"
    ".index{font-weight:650;text-anchor:start}"
    ".number{font-size:12px;font-weight:600;fill:#566054}"
    ".word{font-size:12px;fill:#566054}"
    ".sign{font-weight:600;fill:#566054}"
    ".span{fill:#566054}"
    ".ghost{fill:#566054}"
    ".ghost .large{opacity:.4}"
)


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


def position_svg(position: Position, *, small: bool = False) -> str:
    """The position as a self-contained SVG, with its text as the description.

    A `small` one shows no more of a card than its rank and suit.

    >>> from bakers_widget.engine import deal
    >>> position_svg(deal(number=24))[:4]
    '<svg'
    """
    return _Picture(position, _SMALL if small else _USUAL).svg()


def position_html(position: Position, *, small: bool = False) -> str:
    """The picture as an HTML image, with the position's text for those who can't see it."""
    data = base64.b64encode(position_svg(position, small=small).encode()).decode()
    text = escape(str(position), quote=True)
    return f'<img style="max-width:100%" src="data:image/svg+xml;base64,{data}" alt="{text}">'


class _Picture:
    def __init__(self, position: Position, size: _Size) -> None:
        self.position, self.size = position, size
        piles = range(len(position.foundations))
        self.spans = [span_of(position, pile) for pile in piles]
        places = max(len(position.columns), len(piles))
        self.full_width = 2 * size.margin + places * size.width + (places - 1) * size.gap
        below_piles = 14 + (14 if any(map(span_text, self.spans)) else 0)
        self.top = size.margin + size.height + below_piles
        self.first_card = self.top + 14 + size.margin // 2 + 5

    def svg(self) -> str:
        size, width = self.size, self.full_width
        tallest = max(1, *map(len, self.position.columns))
        height = self.first_card + (tallest - 1) * size.fan + size.height + size.margin
        scale = min(1, _WIDEST / width)
        parts = [*self._foundations(), *self._columns()]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width * scale:.0f}" height="{height * scale:.0f}" role="img">'
            f"<title>{escape(self.position.variant.name)}</title>"
            f"<desc>{escape(str(self.position))}</desc>"
            f"<style>{_STYLE}.index{{font-size:{size.index}px}}"
            f".span{{font-size:{11 if size.worded else 10}px}}</style>"
            f'<rect class="felt" x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="12"/>'
            f"{''.join(parts)}</svg>"
        )

    def _foundations(self) -> Iterator[str]:
        size, piles = self.size, self.position.foundations
        left = self.full_width - size.margin - len(piles) * size.width
        left -= (len(piles) - 1) * size.gap
        for index, pile in enumerate(piles):
            x = left + index * (size.width + size.gap)
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
            x = size.margin + index * (size.width + size.gap)
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
        ink = _RED if card.suit.is_red else _BLACK
        face = self._face(rank_text(card.rank), card.suit, x, y)
        return f'<g fill="{ink}">{self._box("card", x, y)}{face}</g>'

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
