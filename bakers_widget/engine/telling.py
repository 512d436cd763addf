"""Moves in a few words, about the cards that they move."""

from __future__ import annotations

from bakers_widget.engine.cards import Card
from bakers_widget.engine.moves import Move
from bakers_widget.engine.position import Position


def told(position: Position, move: Move) -> str:
    """A legal move in a few words.

    >>> from bakers_widget.engine import deal
    >>> told(deal(number=24), Move.parse("1-h")), told(deal(number=24), Move.parse("7-2"))
    ('A♣ home', 'A♥ onto 2♠')
    """
    if move.sinks:
        return f"kings of column {(move.source or 0) + 1} sunk"
    card = mover(position, move)
    if move.target is None:
        return f"{card} home"
    column = position.columns[move.target]
    return f"{card} onto {column[-1]}" if column else f"{card} to column {move.target + 1}"


def mover(position: Position, move: Move) -> Card:
    """The card that a legal move takes."""
    assert move.source is not None, "no legal move starts on a foundation"
    return position.columns[move.source][-1]
