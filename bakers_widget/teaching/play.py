"""Playing a level: what each move is worth a word, and when it is done."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from bakers_widget.engine import Game, IllegalMoveError, IllegalReason, Move, Position
from bakers_widget.solver import solve
from bakers_widget.teaching.checks import standing_of
from bakers_widget.teaching.goals import Condition, Standing
from bakers_widget.teaching.levels import Failure, KeyMove, Level, Line
from bakers_widget.teaching.paths import TooManyPositionsError, shortest


class Kind(StrEnum):
    """What a feedback is about."""

    GOOD = "good"
    POOR = "poor"
    """The move is legal, but costs something."""
    REFUSED = "refused"
    WRONG = "wrong"
    """An answer that is not right."""
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
    less again for twice as many, and one less for each hint that is not free and each wrong answer;
    at least 1.
    """

    def __init__(self, level: Level) -> None:
        self.level = level
        self.game = Game(level.position)
        self.tried: set[IllegalReason] = set()
        # A hint follows from the moves so far, and not from the cards alone: they may come back.
        self._hinted: dict[tuple[Move, ...], Move] = {}
        self.wrong_answers: set[int] = set()
        self.answered = False
        self._knows_key = False

    @property
    def standing(self) -> Standing:
        """What the conditions of the level look at."""
        return replace(standing_of(self.game), tried=frozenset(self.tried), answered=self.answered)

    @property
    def is_done(self) -> bool:
        """Whether the goal is met."""
        return self.level.goal_met.holds(self.standing)

    @property
    def failure(self) -> Failure | None:
        """Why the level has failed; None while it has not."""
        if self.is_done:
            return None
        standing = self.standing
        for failure in self.level.failures:
            if failure.when.holds(standing):
                return failure
        if not self.game.position.legal_moves and not self._may_still_be_met:
            return _BLOCKED
        return None

    @property
    def follow_up(self) -> Line:
        """Moves from here that show why the level has failed; empty where there are none.

        The last may be one that is refused.
        """
        failure, position = self.failure, self.game.position
        line = failure.follow_up if failure is not None else ()
        for number, move in enumerate(line, 1):
            if move not in position.legal_moves:
                return line if number == len(line) and _is_there(position, move) else ()
            position = position.after(move)
        return line

    @property
    def _may_still_be_met(self) -> bool:
        """Whether what is missing may be a try that is refused, or an answer."""
        everything = replace(
            self.standing, tried=frozenset(IllegalReason), answered=bool(self.level.answers)
        )
        return self.level.goal_met.holds(everything)

    @property
    def asks(self) -> bool:
        """Whether there is a question that has not been answered rightly."""
        return bool(self.level.answers) and not self.answered

    @property
    def only_answer_missing(self) -> bool:
        """Whether the goal would be met by the right answer alone."""
        return self.asks and self.level.goal_met.holds(replace(self.standing, answered=True))

    @property
    def hints(self) -> int:
        """How many hints were given; the key move, once revealed, is one of them."""
        return len(self._hinted) + self._knows_key

    @property
    def stars(self) -> int:
        """The stars, 1 to 3."""
        moves, par = len(self.game.history), self.level.par
        over = (moves > par) + (moves > 2 * par)
        paid = max(0, self.hints - self.level.free_hints)
        return max(1, 3 - over - paid - len(self.wrong_answers))

    @property
    def hint_costs(self) -> bool:
        """Whether a hint costs a star now. The same one once more does not."""
        return self.hints >= self.level.free_hints and not self.was_hinted

    @property
    def was_hinted(self) -> bool:
        """Whether a hint was given after these very moves already."""
        return tuple(self.game.history) in self._hinted

    def judge_move(self) -> Feedback:
        """What is to be said about the last move."""
        if self.is_done:
            return self._done()
        played = tuple(self.game.history)
        poor = next((one.say for one in self.level.poor if played == (*one.after, one.move)), None)
        failure = self.failure
        if failure is not None:
            again = "Undo, or try the level again."
            say = failure.say
            return Feedback(Kind.FAILED, poor or say, f"{say} {again}" if poor else again)
        if poor is not None:
            return Feedback(Kind.POOR, poor)
        return Feedback(Kind.GOOD, "Good." if self._on_the_way else "")

    @property
    def _on_the_way(self) -> bool:
        played = tuple(self.game.history)
        return any(line[: len(played)] == played for line in self.level.lines)

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

    def answer(self, number: int) -> Feedback:
        """Take answer `number`, from 0. Raises `IndexError` where there is none."""
        chosen = self.level.answers[number]
        if not chosen.right:
            self.wrong_answers.add(number)
            return Feedback(Kind.WRONG, f"{chosen.text}?", chosen.say)
        self.answered = True
        if self.is_done:
            done = self._done()
            if not chosen.say:
                return done
            return Feedback(Kind.DONE, chosen.say, f"{done.lead} {done.rest}")
        return Feedback(Kind.GOOD, "Right.", chosen.say)

    def hint(self) -> Move | None:
        """The next move of a shortest way to the goal, None if there is none. See `hint_costs`."""
        played = tuple(self.game.history)
        if played not in self._hinted:
            move = self._next_move()
            if move is None:
                return None
            self._hinted[played] = move
        return self._hinted[played]

    def _next_move(self) -> Move | None:
        position, played = self.game.position, len(self.game.history)
        for line in self.level.lines:
            if list(line[:played]) == self.game.history and len(line) > played:
                return line[played]
        if not position.fragment:
            return next(iter(solve(position, positions=_HINT_POSITIONS).moves), None)
        try:
            way = shortest(self.level, position, played)
        except TooManyPositionsError:
            return None
        return way[0] if way else None

    def reveal(self) -> KeyMove | None:
        """The key move, which costs as a hint does until the level is done; None without one."""
        if self.level.key_move is not None and not self.is_done:
            self._knows_key = True
        return self.level.key_move

    def _done(self) -> Feedback:
        said = self.level.done or "That is it."
        stars = "one star" if self.stars == 1 else f"{'two' if self.stars == 2 else 'three'} stars"
        return Feedback(Kind.DONE, said, f"You have {stars}.")


_BLOCKED = Failure(Condition.parse("blocked"), "No legal move is left, and the goal is not met.")
_HINT_POSITIONS = 20_000
"""How far the solver looks for a hint in a whole game."""


def _is_there(position: Position, move: Move) -> bool:
    """Whether there is a card for a move to take."""
    source = move.source
    return source is not None and source < len(position.columns) and bool(position.columns[source])


def _alike(expected: Move, made: Move) -> bool:
    """Whether the two are one move, whichever foundation was named.

    Of a card that can't be taken at all it does not matter where it was to go.
    """
    if expected.count > 1 or expected.source is None:
        return (expected.source, expected.count) == (made.source, made.count)
    ends = (expected.source, expected.target, expected.count)
    return ends == (made.source, made.target, made.count)
