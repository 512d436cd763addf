"""The rules of several games in one table, made from their design files."""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

from bakers_widget.engine import Variant, variants
from bakers_widget.engine.cards import KING, rank_name, rank_text
from bakers_widget.engine.variants import Base, Build, FoundationSuits, Kings, Spaces

_CAPTION = "The rules in which the games differ. In bold: other than in the first row."
_HEADERS = (
    *("Name", "Pack", "Columns", "Build", "Suits"),
    *("Spaces", "Kings", "Foundations", "Wraps"),
)
_LEFT = 'style="text-align:left;vertical-align:top"'
_PUNCTUATION = re.compile(r"([\\`*_{}\[\]()#+.!|~^$:-])")  # what Markdown may take for its own


class RulesTable:
    """A table of rules, one game a row, as notebooks, documents and terminals show it.

    `rows` are its texts, in the order of `headers`.
    """

    headers = _HEADERS

    def __init__(self, games: Iterable[Variant]) -> None:
        self.rows = tuple(_row(game) for game in games)

    def _repr_html_(self) -> str:
        heads = "".join(f'<th scope="col" {_LEFT}>{head}</th>' for head in self.headers)
        rows = "".join(
            f'<tr><th scope="row" {_LEFT}>{escape(row[0])}</th>{"".join(self._cells(row))}</tr>'
            for row in self.rows
        )
        return (
            f"<table><caption {_LEFT}>{_CAPTION}</caption>"
            f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        )

    def _cells(self, row: tuple[str, ...]) -> Iterator[str]:
        for cell, first in zip(row[1:], self.rows[0][1:], strict=True):
            text = escape(cell)
            yield f"<td {_LEFT}>{text if cell == first else f'<strong>{text}</strong>'}</td>"

    def _repr_markdown_(self) -> str:
        rows = ([_markdown(cell) for cell in row] for row in self.rows)
        lines = [self.headers, ["---"] * len(self.headers), *rows]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)

    def __str__(self) -> str:
        games = []
        for name, *cells in self.rows:
            told = zip(self.headers[1:], cells, strict=True)
            rules = "; ".join(f"{head.lower()} {cell}" for head, cell in told)
            games.append(f"{name}\n{textwrap.indent(textwrap.fill(rules, 76), '  ')}")
        return "\n".join(games)

    __repr__ = __str__  # in a terminal it is looked at, not called up again


def rules_table(
    slugs: Iterable[str | Path | Variant] | str | Path | Variant | None = None,
) -> RulesTable:
    """The rules of the given games in one table, made from the data of their design files.

    Each is a slug, the path of a design file, or a `Variant`; None means all of `variants()`.

    >>> print(rules_table(["bakers-dozen", "fair-deal"]))
    Baker's Dozen
      pack 4 suits; columns 13 of 4; build K down to A; suits any; spaces closed;
      kings sunk; foundations A to K, in suit; wraps no
    Fair Deal
      pack 4 suits; columns 13 of 4; build K down to A; suits any; spaces a king;
      kings left; foundations A to K, in suit; wraps no

    Raises `InvalidDesignError` when there is no such variant or its file is faulty.
    """
    if slugs is None:
        slugs = variants()
    elif isinstance(slugs, (str, Path, Variant)):
        slugs = [slugs]
    return RulesTable(Variant.load(game) for game in slugs)


def _row(game: Variant) -> tuple[str, ...]:
    return (
        game.name,
        _pack(game),
        " + ".join(f"{count} of {size}" for size, count in Counter(game.columns).items()),
        _build(game),
        _SUITS[game.build],
        rank_name(game.pack.highest) if game.spaces is Spaces.KINGS else _SPACES[game.spaces],
        _kings(game),
        _foundations(game),
        "yes" if game.wraps else "no",
    )


_SUITS = {
    Build.ANY_SUIT: "any",
    Build.SAME_COLOUR: "same colour",
    Build.ALTERNATING: "colours in turn",
}
_SPACES = {Spaces.NEVER: "closed", Spaces.ANY: "any card"}
_HANDLED = {
    Kings.SUNK: "sunk",
    Kings.SWAP: "swapped",
    Kings.LEFT: "left",
    Kings.BY_HAND: "left, or sunk by hand",
}


def _pack(game: Variant) -> str:
    suits, copies = len(game.pack.suits), game.pack.copies
    named = f"{suits} suit{'' if suits == 1 else 's'}"
    return named if copies == 1 else f"{named}, {'twice' if copies == 2 else f'{copies} times'}"


def _build(game: Variant) -> str:
    low, high = rank_text(game.pack.lowest), rank_text(game.pack.highest)
    return f"down, {high} on {low}" if game.wraps else f"{high} down to {low}"


def _kings(game: Variant) -> str:
    """What is done with the highest rank, which is named where it is no king."""
    highest = game.pack.highest
    named = "" if highest == KING else f"{rank_text(highest)}s "
    return f"{named}{_HANDLED[game.kings]}"


def _foundations(game: Variant) -> str:
    low, high = rank_text(game.pack.lowest), rank_text(game.pack.highest)
    starts = {
        Base.LOWEST: f"{low} to {high}",
        Base.DEALT: "from the rank of the base card",
        Base.DIFFERENT: "each from a rank of its own",
    }[game.base]
    any_suit = game.foundation_suits is FoundationSuits.ANY_SUIT
    told = [starts, "any suit" if any_suit else "in suit"]
    if game.pack.copies > 1 and not any_suit:
        told.append(f"{game.pack.copies} piles a suit")
    if game.laid_out:
        told.append(f"{game.laid_out} laid out")
    return ", ".join(told)


def _markdown(text: str) -> str:
    return _PUNCTUATION.sub(r"\\\1", escape(text, quote=False))
