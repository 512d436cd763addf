"""The shortest way to a goal, found by trying everything: levels are small."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator
from itertools import count

from bakers_widget.engine import IllegalReason, Move, Position
from bakers_widget.teaching.goals import Standing
from bakers_widget.teaching.levels import Level, Line

MOST_POSITIONS = 30_000

_Place = tuple[Position, bool]
"""A position, and whether one has come back on the way to it."""


class TooManyPositionsError(Exception):
    """A level with more positions than can be tried."""


def shortest(
    level: Level,
    start: Position | None = None,
    moves: int = 0,
    to: Callable[[Standing], bool] | None = None,
) -> Line | None:
    """The fewest moves from `start`, or the level's own position, that meet its goal.

    None where none do. With `to`, not to its goal but to where that holds. `moves` were played
    before. What was to be tried in vain counts as tried, and the question as answered. Raises
    `TooManyPositionsError` when there are too many positions to try.
    """
    ends = [level.goal_met.holds, *(failure.when.holds for failure in level.failures)]
    sought = ends[0] if to is None else to
    first = (level.position if start is None else start, False)
    came_from: dict[_Place, tuple[_Place, Line] | None] = {first: None}
    # Each card that is to go home takes a move of its own: that tells which way to look first.
    left = _cards_left if to is None and level.goal_met.asks_for("all home") else _nothing
    best, order = {first: moves}, count()
    waiting = [(moves + left(first), -moves, next(order), first)]
    while waiting:
        _, minus_played, _, place = heapq.heappop(waiting)
        played = -minus_played
        if played > best[place]:
            continue
        standing = _standing(place, played)
        if sought(standing):
            return _way(came_from, place)
        if any(holds(standing) for holds in ends):
            continue
        for there, line in _next_places(place, looks_back=_looks_back(level)):
            reached = played + len(line)
            if reached < best.get(there, reached + 1):
                if len(best) >= MOST_POSITIONS:
                    raise TooManyPositionsError
                best[there], came_from[there] = reached, (place, line)
                heapq.heappush(waiting, (reached + left(there), -reached, next(order), there))
    return None


def _next_places(place: _Place, *, looks_back: bool) -> Iterator[tuple[_Place, Line]]:
    """Where the next moves lead. A card that goes to and fro is the shortest way to come back."""
    position, repeated = place
    for move in position.legal_moves:
        after = position.after(move)
        yield (after, repeated), (move,)
        if looks_back and not repeated and move.target is not None:
            back = Move(move.target, move.source)
            if back in after.legal_moves and after.after(back) == position:
                yield (position, True), (move, back)


def _cards_left(place: _Place) -> int:
    return sum(map(len, place[0].columns))


def _nothing(_: _Place) -> int:
    return 0


def _standing(place: _Place, moves: int) -> Standing:
    tried = frozenset(IllegalReason)
    return Standing(place[0], moves, tried, repeated=place[1], answered=True)


def _looks_back(level: Level) -> bool:
    """Whether it matters in a level that a position comes back."""
    conditions = [level.goal_met, *(failure.when for failure in level.failures)]
    return any(condition.mentions("repeated") for condition in conditions)


def _way(came_from: dict[_Place, tuple[_Place, Line] | None], place: _Place) -> Line:
    way: Line = ()
    step = came_from[place]
    while step is not None:
        place, line = step
        way = line + way
        step = came_from[place]
    return way
