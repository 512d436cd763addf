"""Numbered deals: a number gives one board, on every machine and for ever.

The pack is sorted rank by rank (ace of clubs, diamonds, hearts, spades, then the twos …) and
shuffled by the generator that Microsoft's FreeCell made known. The shuffled pack is dealt row by
row: card k goes to column k mod the number of columns, so a column's first card is its buried end.
"""

from __future__ import annotations

import operator
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bakers_widget.engine.cards import Card
from bakers_widget.engine.designs import chosen
from bakers_widget.engine.errors import InvalidDealNumberError, quoted
from bakers_widget.engine.kings import sink, swap
from bakers_widget.engine.position import Deal, Position
from bakers_widget.engine.variants import Base, Kings, Variant

if TYPE_CHECKING:
    from pathlib import Path

HIGHEST_NUMBER = 2**31 - 1
"""The generator drops higher bits, so that a greater number would repeat the board of another."""

_HIGHEST_RANDOM_NUMBER = 1_000_000


def deal(
    variant: str | Path | Variant | None = None,
    number: int | None = None,
    *,
    kings: str | Kings | None = None,
) -> Position:
    """Shuffle and deal; the same number gives the same board.

    Without a variant it is the first of `variants()`, Baker's Dozen. Without a number, one from 1
    to 1,000,000 is drawn; `position.deal.number` tells it. `kings` overrules what the variant does
    with them: `"sunk"`, `"swap"` (as some other programs do, to get their boards) or `"left"`.

    >>> print(deal("bakers-dozen", number=24).to_text().splitlines()[1])
    KC 3D 8C 2S

    Raises `InvalidDealNumberError` unless the number is from 1 to 2147483647, and
    `InvalidDesignError` when there is no such variant.
    """
    rules = chosen(variant)
    number = random_number() if number is None else checked_number(number)
    handling = _kings(kings, rules)
    pack = list(shuffled(rules.pack.cards, number))
    foundations = _lay_out(pack, rules)
    columns = tuple(
        _handle_kings(column, rules.pack.highest, handling)
        for column in _by_rows(pack, rules.columns)
    )
    return Position(
        rules,
        columns,
        foundations,
        kings_free=handling is Kings.BY_HAND,
        deal=Deal(number, handling),
    )


def random_number() -> int:
    """A deal number from 1 to 1,000,000, drawn at random."""
    return 1 + int.from_bytes(os.urandom(8)) % _HIGHEST_RANDOM_NUMBER


def checked_number(number: object) -> int:
    """The number as an int; raises `InvalidDealNumberError` unless it names a deal."""
    try:
        whole = operator.index(number)  # type: ignore[arg-type]  # the question is whether it is one
    except TypeError:
        whole = 0
    if isinstance(number, bool) or not 1 <= whole <= HIGHEST_NUMBER:
        raise InvalidDealNumberError(
            f"{quoted(number)} is not a deal number: "
            f"give a whole number from 1 to {HIGHEST_NUMBER}."
        )
    return whole


def shuffled(cards: Sequence[Card], number: int) -> tuple[Card, ...]:
    """The cards in the order that deal `number` gives them.

    Starting at the back, each card changes places with one drawn from those up to it.
    """
    pack, state = list(cards), number
    for last in range(len(pack) - 1, 0, -1):
        state = (214013 * state + 2531011) % 2**32
        drawn = (state >> 16 & 0x7FFF) % (last + 1)
        pack[last], pack[drawn] = pack[drawn], pack[last]
    return tuple(pack)


def _kings(kings: str | Kings | None, variant: Variant) -> Kings:
    if kings is None:
        return variant.kings
    try:
        return Kings(kings)
    except ValueError:
        raise ValueError(
            f"kings={quoted(kings)} is not known: write one of {', '.join(Kings)}."
        ) from None


def _lay_out(pack: list[Card], variant: Variant) -> tuple[tuple[Card, ...], ...]:
    """Take the cards that start on foundations out of the pack, in the order they are met."""
    piles: list[tuple[Card, ...]] = [()] * len(variant.foundations)
    base = variant.pack.lowest if variant.base is Base.LOWEST else pack[0].rank
    for _ in range(variant.laid_out):
        card = next(card for card in pack if card.rank == base)
        pack.remove(card)
        free = (i for i, suit in enumerate(variant.foundations) if suit in (None, card.suit))
        piles[next(i for i in free if not piles[i])] = (card,)
    return tuple(piles)


def _by_rows(cards: Sequence[Card], sizes: Sequence[int]) -> list[list[Card]]:
    columns: list[list[Card]] = [[] for _ in sizes]
    waiting = iter(cards)
    for row in range(max(sizes)):
        for column, size in zip(columns, sizes, strict=True):
            if row < size:
                column.append(next(waiting))
    return columns


def _handle_kings(column: list[Card], king: int, handling: Kings) -> tuple[Card, ...]:
    if handling is Kings.SUNK:
        return sink(column, king)
    if handling is Kings.SWAP:
        return swap(column, king)
    return tuple(column)
