"""Playing a level: what each move is worth a word, and when it is done."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bakers_widget.engine import Game, IllegalMoveError, IllegalReason, Move
from bakers_widget.teaching.goals import Standing
from bakers_widget.teaching.levels import Level
from bakers_widget.teaching.paths import TooManyPositionsError, shortest


class Kind(StrEnum):
    """What a feedback is about."""

    GOOD = "good"
    POOR = "poor"
    """The move is legal, but costs something."""
    REFUSED = "refused"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True)
class Feedback:
    """What is said about a move: `lead` first, then `rest`, which may be empty."""

    kind: Kind
    lead: str
    rest: str = ""


class LevelPlay:
    """One level under way. `game` is its game; whoever moves cards there then asks `judge_move`.

    `stars` are those that are still to be had, or were got: 3 by par, one less for more moves, one
    less again for twice as many, and one less for each hint; at least 1.
    """

    def __init__(self, level: Level) -> None:
        self.level = level
        self.game = Game(level.position)
        self.tried: set[IllegalReason] = set()
        self.hints = 0

    @property
    def standing(self) -> Standing:
        """What the conditions of the level look at."""
        return Standing(self.game.position, len(self.game.history), frozenset(self.tried))

    @property
    def is_done(self) -> bool:
        """Whether the goal is met."""
        return self.level.goal_met.holds(self.standing)

    @property
    def failure(self) -> str | None:
        """What is said because the level has failed; None while it has not."""
        if self.is_done:
            return None
        standing = self.standing
        for failure in self.level.failures:
            if failure.when.holds(standing):
                return failure.say
        if not self.game.position.legal_moves and not self._may_still_try:
            return "No legal move is left, and the goal is not met."
        return None

    @property
    def _may_still_try(self) -> bool:
        """Whether what is missing may be a try that is refused."""
        every = Standing(self.game.position, len(self.game.history), frozenset(IllegalReason))
        return self.level.goal_met.holds(every)

    @property
    def stars(self) -> int:
        """The stars, 1 to 3."""
        moves, par = len(self.game.history), self.level.par
        over = (moves > par) + (moves > 2 * par)
        return max(1, 3 - over - self.hints)

    def judge_move(self) -> Feedback:
        """What is to be said about the last move."""
        if self.is_done:
            return self._done()
        played = tuple(self.game.history)
        poor = next((one.say for one in self.level.poor if played == (*one.after, one.move)), None)
        failure = self.failure
        if failure is not None:
            again = "Undo, or try the level again."
            return Feedback(Kind.FAILED, poor or failure, f"{failure} {again}" if poor else again)
        if poor is not None:
            return Feedback(Kind.POOR, poor)
        return Feedback(Kind.GOOD, "Good." if self._on_the_way else "")

    @property
    def _on_the_way(self) -> bool:
        history = self.game.history
        return list(self.level.line[: len(history)]) == history

    def judge_refusal(self, error: IllegalMoveError) -> Feedback:
        """What is to be said about a move that was refused."""
        self.tried.add(error.reason)
        said = next(
            (
                one.say
                for one in self.level.tries
                if one.reason is error.reason and _alike(one.move, error.move)
            ),
            "",
        )
        if self.is_done:
            done = self._done()
            why = f"{error.fact} {error.rule} {said}".strip()
            return Feedback(Kind.DONE, why, f"{done.lead} {done.rest}")
        return Feedback(Kind.REFUSED, error.fact, f"{error.rule} {said}".strip())

    def hint(self) -> Move | None:
        """The next move of a shortest way to the goal; it costs a star. None if there is none."""
        try:
            way = shortest(self.level, self.game.position, len(self.game.history))
        except TooManyPositionsError:
            way = list(self.level.line[len(self.game.history) :]) if self._on_the_way else None
        if not way:
            return None
        self.hints += 1
        return way[0]

    def _done(self) -> Feedback:
        said = self.level.done or "That is it."
        stars = "one star" if self.stars == 1 else f"{'two' if self.stars == 2 else 'three'} stars"
        return Feedback(Kind.DONE, said, f"You have {stars}.")


def _alike(expected: Move, made: Move) -> bool:
    """Whether the two are one move, whichever foundation was named.

    Of a card that can't be taken at all it does not matter where it was to go.
    """
    if expected.count > 1 or expected.source is None:
        return (expected.source, expected.count) == (made.source, made.count)
    ends = (expected.source, expected.target, expected.count)
    return ends == (made.source, made.target, made.count)
