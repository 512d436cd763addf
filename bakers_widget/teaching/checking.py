"""Proving that a lesson can be played as it says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bakers_widget.engine import IllegalMoveError, Move, Position
from bakers_widget.teaching.goals import Standing
from bakers_widget.teaching.levels import LessonPlan, Level
from bakers_widget.teaching.paths import TooManyPositionsError, shortest


def check_lesson(plan: LessonPlan) -> list[str]:
    """What is wrong with a lesson, one sentence each: file, line, level, and what would mend it.

    >>> from bakers_widget.teaching import load_lesson
    >>> check_lesson(load_lesson("rank-only-joins"))
    []
    """
    return [
        f"{plan.file}, line {level.line_number}: level {number} {level.name!r}: {fault}"
        for number, level in enumerate(plan.levels, 1)
        for fault in _faults(level)
    ]


def _faults(level: Level) -> Iterator[str]:
    start = Standing(level.position)
    if level.goal_met.holds(start):
        yield "its goal is met before the first move; change the board or goal-met."
        return
    if any(failure.when.holds(start) for failure in level.failures):
        yield "it has failed before the first move; change the board or the failure."
        return
    yield from _of_the_line(level)
    yield from _of_the_par(level)
    yield from _of_tries(level)
    yield from _of_poor_moves(level)


def _played(level: Level, moves: Sequence[Move]) -> Position:
    """The position after moves; raises `IllegalMoveError`."""
    position = level.position
    for move in moves:
        position = position.after(move)
    return position


def _of_the_line(level: Level) -> Iterator[str]:
    position, every_try = level.position, frozenset(one.reason for one in level.tries)
    for number, move in enumerate(level.line, 1):
        try:
            position = position.after(move)
        except IllegalMoveError as error:
            yield f"move {number} of its line is not legal: {error.sentence}"
            return
        standing = Standing(position, number, every_try)
        failed = [one for one in level.failures if one.when.holds(standing)]
        if failed:
            yield f"its line fails at move {number}: {failed[0].when.written!r} holds there."
            return
    if not level.goal_met.holds(Standing(position, len(level.line), every_try)):
        goal = level.goal_met.written
        yield (
            f"its line does not meet the goal: {goal!r} does not hold at its end. "
            "Go on with the line, or list what has to be tried among the tries."
        )


def _of_the_par(level: Level) -> Iterator[str]:
    if len(level.line) != level.par and not level.par_why:
        yield (
            f"its par is {level.par}, and its line has {len(level.line)} moves: make them agree, "
            "or say in par-why why not."
        )
    try:
        way = shortest(level)
    except TooManyPositionsError:
        if not level.par_why:
            yield "it has too many positions to prove its par: say in par-why how it is known."
        return
    if way is None:
        yield "its goal can't be reached from its board."
    elif len(way) != level.par and not level.par_why:
        told = " ".join(map(str, way))
        yield f"its par is {level.par}, but {len(way)} moves do it: {told}. Write par = {len(way)}."


def _of_tries(level: Level) -> Iterator[str]:
    for number, one in enumerate(level.tries, 1):
        try:
            position = _played(level, one.after)
        except IllegalMoveError as error:
            yield f"try {number} comes after moves that can't be played: {error.sentence}"
            continue
        try:
            position.check(one.move)
        except IllegalMoveError as error:
            if error.reason is not one.reason:
                yield (
                    f"try {number}, {one.move}, is refused for another reason: "
                    f"write reason = '{error.reason}'."
                )
        else:
            yield f"try {number}, {one.move}, is legal: choose another move, or list it as poor."


def _of_poor_moves(level: Level) -> Iterator[str]:
    for number, one in enumerate(level.poor, 1):
        try:
            before = _played(level, one.after)
            after = before.after(one.move)
        except IllegalMoveError as error:
            yield f"poor move {number} can't be played: {error.sentence}"
            continue
        played = len(one.after)
        try:
            best, now = shortest(level, before, played), shortest(level, after, played + 1)
        except TooManyPositionsError:
            yield f"poor move {number} has too many positions after it to prove what it costs."
            continue
        if best is None:
            yield f"poor move {number} comes when the goal is out of reach already."
        elif now is None and one.costs is not None:
            yield f"poor move {number}, {one.move}, costs more: write costs = 'the goal'."
        elif now is not None and (costs := len(now) + 1 - len(best)) != one.costs:
            instead = f"write costs = {costs}" if costs else "it costs nothing, so leave it out"
            yield f"poor move {number}, {one.move}: {instead}."
