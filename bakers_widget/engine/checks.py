"""What makes cards a possible position of a variant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from bakers_widget.engine.cards import Card
from bakers_widget.engine.errors import InvalidPositionError, listed
from bakers_widget.engine.variants import Base

if TYPE_CHECKING:
    from bakers_widget.engine.position import Position

_MOST_NAMED = 8


def check_position(position: Position) -> None:
    """Raise `InvalidPositionError` unless the cards make a position of the variant."""
    _check_piles(position)
    _check_cards(position)
    for pile in range(len(position.foundations)):
        _check_foundation(position, pile)
    _check_bases(position)


def _check_piles(position: Position) -> None:
    variant, columns = position.variant, len(position.columns)
    most = len(variant.columns)
    if columns > most or columns == 0 or (columns < most and not position.fragment):
        given = "1 column is" if columns == 1 else f"{columns} columns are"
        raise InvalidPositionError(
            f"{given} given; {variant.name} has {most}"
            + (", and a fragment of it 1 or more." if position.fragment else ".")
            + (_cards_amiss(position) and f" Also, {_cards_amiss(position)}")
        )
    if len(position.foundations) != len(variant.foundations):
        raise InvalidPositionError(
            f"{len(position.foundations)} foundations are given; "
            f"{variant.name} has {len(variant.foundations)}."
        )


def _check_cards(position: Position) -> None:
    amiss = _cards_amiss(position)
    if amiss:
        raise InvalidPositionError(f"{amiss[0].upper()}{amiss[1:]}")


def _cards_amiss(position: Position) -> str:
    """What is wrong with the cards as a whole, as one sentence; empty when all is well."""
    given = Counter(card for pile in (*position.columns, *position.foundations) for card in pile)
    pack = position.variant.pack.count
    foreign = [card for card in given if card not in pack]
    if foreign:
        return f"{_named(foreign)} {_is_are(foreign)} not in the pack of {position.variant.name}."
    doubled = [card for card in given if given[card] > pack[card]]
    missing = [] if position.fragment else list((pack - given).elements())
    faults = []
    if doubled:
        faults.append(f"{_named(doubled)} {_is_are(doubled)} there more often than in the pack")
    if missing:
        faults.append(f"{_named(missing)} {_is_are(missing)} missing")
    return f"{listed(faults)}." if faults else ""


def _named(cards: Iterable[Card]) -> str:
    names = [str(card) for card in cards]
    if len(names) > _MOST_NAMED + 1:
        names[_MOST_NAMED:] = [f"{len(names) - _MOST_NAMED} more cards"]
    return listed(names)


def _is_are(cards: list[Card]) -> str:
    return "is" if len(cards) == 1 else "are"


def _check_foundation(position: Position, pile: int) -> None:
    variant, cards = position.variant, position.foundations[pile]
    expected, suit = position.base_of(pile), variant.foundations[pile]
    if len(cards) > variant.pack.ranks:
        raise InvalidPositionError(
            f"{len(cards)} cards lie on one foundation, which is full with {variant.pack.ranks}."
        )
    for card in cards:
        if suit is not None and card.suit is not suit:
            raise InvalidPositionError(
                f"{card} can't be on the foundation of {suit.plural}: foundations keep to a suit."
            )
        if card.rank != expected:
            raise InvalidPositionError(
                f"{card} is out of place on its foundation, which grows one rank at a time."
            )
        expected = variant.rank_above(card.rank)


def _check_bases(position: Position) -> None:
    firsts = [pile[0] for pile in position.foundations if pile]
    if position.variant.base is Base.DEALT and not firsts and not position.fragment:
        raise InvalidPositionError(
            f"no card is home, so no rank starts the foundations: {position.variant.name} begins "
            "with its base card there, as in 'Foundations: H-7..7 C-0 D-0 S-0'."
        )
    for first in firsts:
        for other in firsts:
            same = first.rank == other.rank
            if position.variant.base is Base.DIFFERENT and same and first is not other:
                raise InvalidPositionError(
                    f"{first} and {other} can't both start a foundation: each starts with a "
                    "rank of its own."
                )
