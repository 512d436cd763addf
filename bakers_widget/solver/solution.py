"""Solving a position: whether it can be won, and how."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field

from bakers_widget.engine import Move, Position
from bakers_widget.engine.errors import quoted
from bakers_widget.solver.search import Search, Verdict


@dataclass(frozen=True)
class Solution:
    """What a search found out.

    `verdict` is `"winnable"`, `"unwinnable"` or `"unknown"`. `moves` is a whole line that wins,
    checked move by move by the engine, and empty unless `verdict` is `"winnable"`. `searched` is
    how many positions were looked at, `seconds` how long that took.
    """

    verdict: Verdict
    moves: tuple[Move, ...] = field(repr=False)
    searched: int
    seconds: float

    def __str__(self) -> str:
        counted = "1 position" if self.searched == 1 else f"{self.searched:,} positions"
        effort = f"{counted} in {self.seconds:.2f} s"
        if self.verdict is Verdict.WINNABLE:
            return f"winnable in {len(self.moves)} moves ({effort})"
        return f"{self.verdict} ({effort})"


def solve(
    position: Position, seconds: float | None = None, *, positions: int | None = None
) -> Solution:
    """Find out whether `position` can be won.

    The search ends after `seconds` (1.0 if neither limit is given) or `positions`, whichever comes
    first. With `positions` alone, the same position always gives the same solution.

    >>> from bakers_widget.engine import deal
    >>> solution = solve(deal("bakers-dozen", number=24), positions=10_000)
    >>> solution.verdict == "winnable", solution.moves[0]
    (True, Move.parse('1-h'))

    Raises `InvalidPositionError` for a fragment, and `ValueError` for a limit below 0 or none.
    """
    limit, most = checked_limits(seconds, positions)
    start = time.perf_counter()
    search = Search(position)
    search.run(seconds=limit, positions=most)
    return Solution(search.verdict, search.moves, search.searched, time.perf_counter() - start)


def checked_limits(seconds: float | None, positions: int | None) -> tuple[float | None, int | None]:
    """The limits of a search, one second if there are none; raises `ValueError` for bad ones."""
    if seconds is None and positions is None:
        return 1.0, None
    return _checked_seconds(seconds), _checked_positions(positions)


def _checked_seconds(seconds: float | None) -> float | None:
    if seconds is None:
        return None
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or math.isnan(seconds):
        raise ValueError(f"seconds={quoted(seconds)} is no time: give a number from 0 up.")
    if seconds < 0:
        raise ValueError(f"seconds={quoted(seconds)} is below 0: give a number from 0 up.")
    return seconds


def _checked_positions(positions: int | None) -> int | None:
    if positions is None:
        return None
    if isinstance(positions, bool) or not isinstance(positions, int) or positions < 0:
        raise ValueError(
            f"positions={quoted(positions)} is no number of positions: give a whole one from 0 up."
        )
    return positions
