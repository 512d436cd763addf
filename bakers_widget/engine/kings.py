"""Bringing kings to the buried end of a column. What is a king is the highest rank of the pack."""

from __future__ import annotations

from collections.abc import Sequence

from bakers_widget.engine.cards import Card


def sink(column: Sequence[Card], king: int) -> tuple[Card, ...]:
    """The column with all cards of rank `king` at its buried end, nothing else reordered."""
    return tuple(sorted(column, key=lambda card: card.rank != king))


def swap(column: Sequence[Card], king: int) -> tuple[Card, ...]:
    """The column with each king, from the buried end on, swapped with the card that it displaces.

    Other programs do this, and so change the order of the other cards.
    """
    cards, buried = list(column), 0
    for place, card in enumerate(cards):
        if card.rank == king:
            cards[place], cards[buried] = cards[buried], cards[place]
            buried += 1
    return tuple(cards)
