"""Deals that can be won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakers_widget.engine import Position, Variant, deals
from bakers_widget.engine.deals import HIGHEST_NUMBER, checked_number, random_number

if TYPE_CHECKING:
    from pathlib import Path

    from bakers_widget.engine.variants import Kings

_MOST_TRIED = 1_000
_POSITIONS = 20_000
"""How far each deal is searched. By positions, so that the same deal is found on every machine."""


def deal(
    variant: str | Path | Variant | None = None,
    number: int | None = None,
    *,
    kings: str | Kings | None = None,
    winnable: bool = False,
) -> Position:
    """Shuffle and deal; the same number gives the same board.

    Without a variant it is the first of `variants()`, Baker's Dozen. Without a number, one from 1
    to 1,000,000 is drawn; `position.deal.number` tells it. `kings` overrules what the variant does
    with them: `"sunk"`, `"swap"` (as some other programs do, to get their boards) or `"left"`.

    With `winnable`, it is the first deal from that number on that is known to be winnable: a
    search tells, which takes a moment.

    >>> deal("good-measure", number=24, winnable=True).deal.number
    25

    Raises `InvalidDealNumberError` unless the number is from 1 to 2147483647, and
    `InvalidDesignError` when there is no such variant. Raises `ValueError` if a thousand deals on
    end are not known to be winnable.
    """
    if not winnable:
        return deals.deal(variant, number, kings=kings)
    from bakers_widget.solver import Verdict, solve  # the search is loaded when it is needed

    first = random_number() if number is None else checked_number(number)
    for tried in range(first, first + _MOST_TRIED):
        # After the highest number comes the first one.
        position = deals.deal(variant, (tried - 1) % HIGHEST_NUMBER + 1, kings=kings)
        if solve(position, positions=_POSITIONS).verdict is Verdict.WINNABLE:
            return position
    raise ValueError(
        f"none of {_MOST_TRIED} deals from number {first} on is known to be winnable: "
        "the rules may not allow it."
    )
