"""Proving that a lesson can be played as it says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bakers_widget.engine import IllegalMoveError, Move, Position
from bakers_widget.teaching.goals import Standing
from bakers_widget.teaching.levels import LessonPlan, Level
from bakers_widget.teaching.paths import TooManyPositionsError, shortest


def faults_of(plan: LessonPlan) -> list[str]:
    """What is wrong with a lesson, one sentence each: file, line, level, and what would mend it.

    >>> from bakers_widget.teaching import load_lesson
    >>> faults_of(load_lesson("rank-only-joins"))
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
    for number, line in enumerate(level.lines, 1):
        which = "its line" if len(level.lines) == 1 else f"its line {number}"
        yield from _of_a_line(level, line, which)
    yield from _of_the_par(level)
    yield from _of_tries(level)
    yield from _of_poor_moves(level)
    yield from _of_failures(level)
    yield from _of_the_key_move(level)
    yield from _of_answers(level)
    yield from _of_marks(level)


def _played(level: Level, moves: Sequence[Move]) -> Position:
    """The position after moves; raises `IllegalMoveError`."""
    position = level.position
    for move in moves:
        position = position.after(move)
    return position


def _of_a_line(level: Level, line: Sequence[Move], which: str) -> Iterator[str]:
    position, every_try = level.position, frozenset(one.reason for one in level.tries)
    answered, passed = bool(level.answers), [position]
    for number, move in enumerate(line, 1):
        try:
            position = position.after(move)
        except IllegalMoveError as error:
            yield f"move {number} of {which} is not legal: {error.sentence}"
            return
        passed.append(position)
        repeated = len(set(passed)) < len(passed)
        standing = Standing(position, number, every_try, repeated, answered)
        failed = [one for one in level.failures if one.when.holds(standing)]
        if failed:
            yield f"{which} fails at move {number}: {failed[0].when.written!r} holds there."
            return
    repeated = len(set(passed)) < len(passed)
    end = Standing(position, len(line), every_try, repeated, answered)
    if not level.goal_met.holds(end):
        goal = level.goal_met.written
        yield (
            f"{which} does not meet the goal: {goal!r} does not hold at its end. "
            "Go on with the line, or list what has to be tried among the tries."
        )


def _of_the_par(level: Level) -> Iterator[str]:
    if not level.lines and level.par:
        yield "it has a par and no line: write moves that meet its goal, as line = '1-2 1-h'."
    for line in level.lines:
        if len(line) != level.par and not level.par_why:
            yield (
                f"its par is {level.par}, and its line has {len(line)} moves: make them agree, "
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


def _of_failures(level: Level) -> Iterator[str]:
    for number, failure in enumerate(level.failures, 1):
        if failure.when.mentions("moves"):
            continue  # whoever wastes moves gets there; the search below wastes none
        try:
            way = shortest(level, to=failure.when.holds)
        except TooManyPositionsError:
            continue
        if way is None:
            written = failure.when.written
            yield f"failure {number} never comes: {written!r} holds nowhere. Change it or drop it."
            continue
        position = _played(level, way)
        for place, move in enumerate(failure.follow_up, 1):
            try:
                position = position.after(move)
            except IllegalMoveError as error:
                if place < len(failure.follow_up):
                    yield (
                        f"failure {number}: move {place} of its follow-up is not legal, and only "
                        f"the last may be refused: {error.sentence}"
                    )
                break


def _of_the_key_move(level: Level) -> Iterator[str]:
    key = level.key_move
    if key is None:
        return
    played = (*key.after, key.move)
    if not any(line[: len(played)] == played for line in level.lines):
        told = " ".join(map(str, played))
        yield f"its key move is on none of its lines: {told}. Change key-move or the line."


def _of_answers(level: Level) -> Iterator[str]:
    start = Standing(level.position)
    for number, answer in enumerate(level.answers, 1):
        if answer.claim is not None and answer.claim.holds(start) is not answer.right:
            says = "does not hold" if answer.right else "holds"
            yield (
                f"answer {number}, {answer.text!r}, is said to be "
                f"{'right' if answer.right else 'wrong'}, but {answer.claim.written!r} {says}."
            )


def _of_marks(level: Level) -> Iterator[str]:
    cards = {card for column in level.position.columns for card in column}
    for card in level.marks:
        if card not in cards:
            yield f"it marks {card}, which is in no column of its board."
    for move in level.arrows:
        columns = [move.source, move.target]
        if any(one is not None and one >= len(level.position.columns) for one in columns):
            yield f"its arrow {move} names a column that its board has not."
