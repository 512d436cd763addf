"""What a picture points out: cards in a ring, moves as arrows."""

from __future__ import annotations

import math
from collections.abc import Iterable

from bakers_widget.engine.cards import Card
from bakers_widget.engine.errors import InvalidNotationError, quoted
from bakers_widget.engine.moves import Move, as_move
from bakers_widget.engine.position import Position

Marks = Iterable[Card | str]
Arrows = Iterable[Move | str]


def marked_places(position: Position, marks: Marks) -> list[tuple[int, int]]:
    """The column of each marked card, and its place in it, both from 0.

    Raises `InvalidNotationError` for what is no card, or a card that is in no column.
    """
    places = []
    for given in [marks] if isinstance(marks, str) else marks:
        card = given if isinstance(given, Card) else Card(given)
        found = [
            (index, column.index(card))
            for index, column in enumerate(position.columns)
            if card in column
        ]
        if not found:
            raise InvalidNotationError(
                f"{quoted(str(given))} can't be marked: {card} is in no column of this position."
            )
        places.append(found[0])
    return places


def drawn_moves(position: Position, arrows: Arrows) -> list[tuple[Move, bool]]:
    """The moves to draw, each with whether it is legal.

    Raises `InvalidNotationError` for what is no move, or one between columns that are not there.
    """
    moves = []
    for given in [arrows] if isinstance(arrows, str | Move) else arrows:
        move = as_move(given)
        ends = [end for end in (move.source, move.target) if end is not None]
        if not ends or any(end >= len(position.columns) for end in ends):
            raise InvalidNotationError(
                f"{quoted(str(given))} can't be drawn: an arrow goes from a column to a column or "
                f"home, and this position has columns 1 to {len(position.columns)}."
            )
        moves.append((move, move in position.legal_moves))
    return moves


def arrow(x: float, y: float, to_x: float, to_y: float) -> str:
    """The path of a bowed line with a head."""
    bow_x, bow_y = (x + to_x) / 2, max(y, to_y) + 22
    angle = math.atan2(to_y - bow_y, to_x - bow_x)
    wings = [
        f"{to_x - 11 * math.cos(angle + turn):.1f} {to_y - 11 * math.sin(angle + turn):.1f}"
        for turn in (0.5, -0.5)
    ]
    line = f"M{x:g} {y:g}Q{bow_x:g} {bow_y:g} {to_x:g} {to_y:g}"
    return f"{line}M{wings[0]}L{to_x:g} {to_y:g}L{wings[1]}"
