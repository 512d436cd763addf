"""Which rank to start each foundation with, where each is to start with a rank of its own.

A search that has no idea of it doesn't know which cards lie in the way. So each attempt aims at
some first ranks: it counts as if they were settled. It stays free to do otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nsmallest
from itertools import product

from bakers_widget.solver.columns import Column
from bakers_widget.solver.homes import Home
from bakers_widget.solver.packed import NOTHING
from bakers_widget.solver.worth import Firsts

_MOST_AIMS = 64


def aims_for(columns: Sequence[Column], home: Home) -> list[Firsts]:
    """The first steps to aim at, most promising first; one that says nothing if all are known."""
    if NOTHING not in home.firsts:
        return [()]
    *firsts, steps = home.firsts
    suits = {suit for suit, _, _ in home.piles}
    costs = [
        {step: _cost(columns, suit, step, steps) for step in range(steps)}
        if first == NOTHING and suit in suits
        else {first: 0}
        for suit, first in enumerate(firsts)
    ]
    ways = [
        (sum(cost[step] for cost, step in zip(costs, way, strict=True)), way)
        for way in product(*costs)
        if _all_differ(way)
    ]
    return [(*way, steps) for _, way in nsmallest(_MOST_AIMS, ways)] or [()]


def _all_differ(way: Sequence[int]) -> bool:
    known = [step for step in way if step != NOTHING]
    return len(set(known)) == len(known)


def _cost(columns: Sequence[Column], suit: int, first: int, steps: int) -> int:
    """How much a suit is in its own way when it starts with some step.

    What counts are the cards above its first three, and its cards above ones that go home before.
    """
    cost = 0
    for column in columns:
        lowest = steps
        for at, card in enumerate(column.cards):
            if card % 4 == suit:
                place = (card // 4 - first) % steps
                cost += (len(column.cards) - 1 - at) * max(0, 3 - place)
                cost += 3 * (lowest < place)
                lowest = min(lowest, place)
    return cost
