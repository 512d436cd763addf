"""The shortest way to a goal, found by trying everything: levels are small."""

from __future__ import annotations

from collections import deque

from bakers_widget.engine import IllegalReason, Move, Position
from bakers_widget.teaching.goals import Standing
from bakers_widget.teaching.levels import Level

MOST_POSITIONS = 30_000


class TooManyPositionsError(Exception):
    """A level with more positions than can be tried."""


def shortest(level: Level, start: Position | None = None, moves: int = 0) -> list[Move] | None:
    """The fewest moves from `start`, or the level's own position, that meet its goal.

    None where none do. `moves` were played before. What was to be tried in vain counts as tried.
    Raises `TooManyPositionsError` when there are too many positions to try.
    """
    first = level.position if start is None else start
    tried = frozenset(IllegalReason)
    came_from: dict[Position, tuple[Position, Move] | None] = {first: None}
    waiting = deque([(first, moves)])
    while waiting:
        position, played = waiting.popleft()
        standing = Standing(position, played, tried)
        if level.goal_met.holds(standing):
            return _way(came_from, position)
        if any(failure.when.holds(standing) for failure in level.failures):
            continue
        for move in position.legal_moves:
            after = position.after(move)
            if after not in came_from:
                if len(came_from) >= MOST_POSITIONS:
                    raise TooManyPositionsError
                came_from[after] = position, move
                waiting.append((after, played + 1))
    return None


def _way(came_from: dict[Position, tuple[Position, Move] | None], position: Position) -> list[Move]:
    way = []
    step = came_from[position]
    while step is not None:
        position, move = step
        way.append(move)
        step = came_from[position]
    return way[::-1]
