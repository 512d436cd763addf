"""How the browser names a place on the board: `c0` is column 1, `f0` the first foundation."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bakers_widget.engine import Card, Move, Position

_PLACE = re.compile(r"([cf])([0-9]{1,2})")


@dataclass(frozen=True, slots=True)
class Place:
    """A column or a foundation, by its index from 0."""

    is_column: bool
    index: int

    @classmethod
    def parse(cls, text: object) -> Place | None:
        """The place that `text` names, None when it names none."""
        match = _PLACE.fullmatch(text) if isinstance(text, str) else None
        return cls(match[1] == "c", int(match[2])) if match else None

    def cards(self, position: Position) -> tuple[Card, ...] | None:
        """The cards that lie there, None when the position has no such place."""
        piles = position.columns if self.is_column else position.foundations
        return piles[self.index] if self.index < len(piles) else None

    def __str__(self) -> str:
        return f"{'c' if self.is_column else 'f'}{self.index}"


def move_between(source: Place, target: Place, count: int = 1) -> Move:
    """The move of the `count`-th card from the end of `source` to `target`."""
    column = source.index if source.is_column else None
    foundation = None if source.is_column else source.index
    if target.is_column:
        return Move(column, target.index, foundation, count)
    return Move(column, None, target.index if foundation is None else foundation, count)


def places_of(position: Position, move: Move) -> tuple[Place, Place]:
    """Where a move of an exposed card of `position` starts and ends, be it legal or not.

    A card that no foundation takes goes to the first of its suit.
    """
    assert move.source is not None, "no card that moves is on a foundation"
    source = Place(True, move.source)
    if move.target is not None:  # for kings sunk by hand, the column itself
        return source, Place(True, move.target)
    pile = move.foundation
    if pile is None:
        card = position.columns[move.source][-1]
        pile = position.foundation_for(card)
        if pile is None:
            suits = position.variant.foundations
            pile = suits.index(card.suit) if card.suit in suits else 0
    return source, Place(False, pile)
