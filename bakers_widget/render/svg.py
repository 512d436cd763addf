"""A position as an SVG picture, in the look of the board."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path

from bakers_widget.engine.cards import Card, Suit, rank_text
from bakers_widget.engine.position import Position
from bakers_widget.engine.variants import Spaces

# All lengths are in SVG units; the picture shows them as CSS pixels.
_CARD_WIDTH, _CARD_HEIGHT, _FAN = 62, 87, 27
_GAP, _MARGIN, _HEADING = 7, 14, 26
_WIDEST = 760  # shown width in CSS pixels: a notebook cuts off what is wider than its column
_INDEX_WIDTHS = {"10": 24, "J": 9, "Q": 15, "K": 14, "A": 14}
_RED, _BLACK = "#c01f3a", "#1b1f24"
_STYLE = (
    "text{font-family:system-ui,'Noto Sans','DejaVu Sans',sans-serif;text-anchor:middle}"
    ".felt{fill:#f1f4ef;stroke:#d3dacf}"
    ".card{fill:#fff;stroke:#c0c7bc}"
    ".slot{fill:none;stroke:#b4beaf;stroke-width:1.5;stroke-dasharray:4 3}"
    ".index{font-size:17px;font-weight:650;text-anchor:start}"
    ".number{font-size:12px;font-weight:600;fill:#5d675b}"
    ".faint{opacity:.4}"
)


@cache
def suit_paths() -> dict[str, str]:
    """The outline of each suit by letter, in a box of 24 by 24; the board draws the same ones."""
    paths: dict[str, str] = json.loads(Path(__file__).with_name("suits.json").read_text())
    return {suit.letter: paths[suit.letter] for suit in Suit}


def position_svg(position: Position) -> str:
    """The position as a self-contained SVG, with its text as the description.

    >>> from bakers_widget.engine import deal
    >>> position_svg(deal(number=24))[:4]
    '<svg'
    """
    columns = max(len(position.columns), len(position.foundations))
    width = 2 * _MARGIN + columns * _CARD_WIDTH + (columns - 1) * _GAP
    top = _MARGIN + _CARD_HEIGHT + 14
    tallest = max(1, *map(len, position.columns))
    height = top + _HEADING + (tallest - 1) * _FAN + _CARD_HEIGHT + _MARGIN
    scale = min(1, _WIDEST / width)
    parts = [*_foundations(position, width), *_columns(position, top)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width * scale:.0f}" height="{height * scale:.0f}" role="img">'
        f"<title>{escape(position.variant.name)}</title><desc>{escape(str(position))}</desc>"
        f"<style>{_STYLE}</style>"
        f'<rect class="felt" x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="12"/>'
        f"{''.join(parts)}</svg>"
    )


def position_html(position: Position) -> str:
    """The picture as an HTML image, with the position's text for those who can't see it."""
    data = base64.b64encode(position_svg(position).encode()).decode()
    text = escape(str(position), quote=True)
    return f'<img style="max-width:100%" src="data:image/svg+xml;base64,{data}" alt="{text}">'


def _x(column: int) -> int:
    return _MARGIN + column * (_CARD_WIDTH + _GAP)


def _foundations(position: Position, width: int) -> Iterator[str]:
    piles = len(position.foundations)
    left = width - _MARGIN - piles * _CARD_WIDTH - (piles - 1) * _GAP
    for index, (pile, suit) in enumerate(
        zip(position.foundations, position.variant.foundations, strict=True)
    ):
        x = left + index * (_CARD_WIDTH + _GAP)
        yield _card(pile[-1], x, _MARGIN) if pile else _slot(suit, x)


def _slot(suit: Suit | None, x: int) -> str:
    frame = _box("slot", x, _MARGIN)
    if suit is None:
        return frame
    return frame + _pip(
        suit, x + _CARD_WIDTH / 2 - 12, _MARGIN + _CARD_HEIGHT / 2 - 12, 24, "faint"
    )


def _columns(position: Position, top: int) -> Iterator[str]:
    for index, column in enumerate(position.columns):
        x, y = _x(index), top + _HEADING
        yield f'<text class="number" x="{x + _CARD_WIDTH / 2:g}" y="{top + 14}">{index + 1}</text>'
        for place, card in enumerate(column):
            yield _card(card, x, y + place * _FAN)
        if not column:
            yield _box("slot", x, y)
            if position.variant.spaces is Spaces.NEVER:
                middle = f'x="{x + _CARD_WIDTH / 2:g}" y="{y + _CARD_HEIGHT / 2 + 4:g}"'
                yield f'<text class="number" {middle}>closed</text>'


def _card(card: Card, x: int, y: int) -> str:
    ink = _RED if card.suit.is_red else _BLACK
    index = rank_text(card.rank)
    beside = x + 7 + _INDEX_WIDTHS.get(index, 13)
    return (
        f'<g fill="{ink}">{_box("card", x, y)}'
        f'<text class="index" x="{x + 6}" y="{y + 20}">{index}</text>'
        f"{_pip(card.suit, beside, y + 7, 14)}"
        f"{_pip(card.suit, x + _CARD_WIDTH - 34, y + _CARD_HEIGHT - 35, 27)}</g>"
    )


def _box(kind: str, x: int, y: int) -> str:
    size = f'width="{_CARD_WIDTH}" height="{_CARD_HEIGHT}"'
    return f'<rect class="{kind}" x="{x}" y="{y}" {size} rx="7"/>'


def _pip(suit: Suit, x: float, y: float, size: int, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return (
        f'<path{named} transform="translate({x:g} {y:g}) scale({size / 24:g})" '
        f'd="{suit_paths()[suit.letter]}"/>'
    )
