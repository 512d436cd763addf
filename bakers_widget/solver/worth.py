"""How promising a position looks: the order in which the search tries positions.

Nothing here decides a verdict. Lower is better.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bakers_widget.engine.variants import Spaces, Variant
from bakers_widget.solver.columns import Column
from bakers_widget.solver.homes import Home
from bakers_widget.solver.packed import NOTHING


class Weights(NamedTuple):
    """What each feature of a position counts for."""

    left: float
    """A card that is not home."""
    above_own: float
    """A card that lies above one of its suit that goes home before it."""
    above_lower: float
    """A card that lies above another one of a lower step, but none of its suit."""
    breaks: float
    """Two neighbours in a column that are not in sequence."""
    depth: float
    """A card above one of the next three of a foundation."""
    spaces: float
    """An empty column."""
    unexposed: float
    """A rank of which no card is exposed."""
    spread: float
    """A step between the highest foundation and the lowest."""
    rises: float
    """A card that lies right on one of a lower step."""
    moves: float
    """A move made so far."""

    def shaken(self, random: Random) -> Weights:
        """The same, each changed by up to a half: another start for a search that got stuck."""
        return Weights(*(weight * (1 + random.uniform(-0.5, 0.5)) for weight in self))


# Found by trying small changes, each kept if it took fewer positions on a hundred deals or so.
_WIDE = Weights(3.21, 2.36, 1.64, 2.6, 0.19, -1.28, 1.53, -3.71, -1.34, 1.93)
_DEEP = Weights(3.84, 3.91, 0.76, 0.27, 0.47, -0.95, 1.51, -3.66, -0.5, 1.69)
_FOR_KINGS = Weights(3.91, 4.0, 2.72, 0.83, 0.52, -2.36, 2.13, -3.72, -1.83, 1.51)
_FOR_ALL = Weights(2.81, 4.05, 2.84, 1.28, 0.48, -2.96, 1.1, -2.32, -0.86, 1.11)
_OTHERWISE = Weights(3.73, 3.42, 2.46, 1.07, 0.43, -1.25, 1.14, -5.17, -1.82, 2.05)
"""Not the best for any game, and good for deals on which the best get stuck."""


def other_weights_for(variant: Variant, attempt: int, random: Random) -> Weights:
    """The weights of an attempt beside the main one, counted from 0: each is another start."""
    start = weights_for(variant) if attempt % 2 else _OTHERWISE
    return start.shaken(random)


def weights_for(variant: Variant) -> Weights:
    """The weights that do well under the rules of a variant.

    Where spaces are never filled, many short columns want others than few long ones.
    """
    if variant.spaces is Spaces.ANY:
        return _FOR_ALL
    if variant.spaces is Spaces.KINGS:
        return _FOR_KINGS
    return _WIDE if len(variant.columns) > 2 * max(variant.columns) else _DEEP


Firsts = tuple[int, ...]
"""The first step of the foundation of each of the four suits, then the number of steps.

`NOTHING` for a suit that has none. Empty where all foundations start with step 0.
"""


class Worths(dict[Column, float]):
    """What each column counts for with the foundations in one state, worked out when asked for.

    `base` is what the foundations count for.
    """

    def __init__(self, weights: Weights, home: Home, aims: Firsts) -> None:
        super().__init__()
        self._weights = weights
        self._firsts, self._near = home.firsts, home.near
        if aims and NOTHING in home.firsts:
            self._aim(aims)
        counts = [count for _, _, count in home.piles]
        self.base = weights.left * home.left + weights.spread * (max(counts) - min(counts))

    def __missing__(self, column: Column) -> float:
        weights = self._weights
        features = column.features.get(self._firsts)
        if features is None:
            features = column.features[self._firsts] = features_of(column.cards, self._firsts)
        above_own, above_lower, breaks, rises = features
        worth = (
            weights.above_own * above_own
            + weights.above_lower * above_lower
            + weights.breaks * breaks
            + weights.rises * rises
            + weights.depth * _depth(column.cards, self._near)
        )
        if not column.cards:
            worth = weights.spaces
        self[column] = worth
        return worth

    def _aim(self, aims: Firsts) -> None:
        """Take suits whose first step is open to start with the one aimed at."""
        near = dict(self._near)
        steps = aims[-1]
        for suit, first in enumerate(self._firsts[:-1]):
            if first == NOTHING and aims[suit] != NOTHING:
                for place in range(3):
                    near[4 * ((aims[suit] + place) % steps) + suit] = 3 - place
        self._near = near
        self._firsts = tuple(
            aim if first == NOTHING else first
            for first, aim in zip(self._firsts, aims, strict=True)
        )


def _depth(cards: bytes, near: dict[int, int]) -> int:
    """How many cards lie above the next three of each foundation, the nearest counting most."""
    depth, top = 0, len(cards) - 1
    for place, card in enumerate(cards):
        if card in near:
            depth += (top - place) * near[card]
    return depth


def features_of(cards: bytes, firsts: Firsts) -> tuple[int, int, int, int]:
    """The features of a column that don't depend on how high the foundations are.

    `firsts` are those of `Home`. Cards of a suit whose first step is open count for nothing.
    """
    above_own = above_lower = breaks = rises = 0
    lowest = [99] * 4
    lowest_of_all, before = 99, NOTHING
    for card in cards:
        suit, step = card % 4, card // 4
        if firsts:
            if firsts[suit] == NOTHING:
                before = NOTHING
                continue
            step = (step - firsts[suit]) % firsts[-1]
        if lowest[suit] < step:
            above_own += 1
        elif lowest_of_all < step:
            above_lower += 1
        lowest[suit] = min(lowest[suit], step)
        lowest_of_all = min(lowest_of_all, step)
        if before != NOTHING:
            breaks += before != step + 1
            rises += before < step
        before = step
    return above_own, above_lower, breaks, rises
