"""What a lesson is made of. A lesson file says it; see `lesson_file`."""

from __future__ import annotations

from dataclasses import dataclass

from bakers_widget.engine import Card, IllegalReason, Move, Position, Variant
from bakers_widget.teaching.goals import Condition

ASPECTS = ("shown", "done", "broken", "checked")
"""What a level can do with a rule."""

Line = tuple[Move, ...]


@dataclass(frozen=True)
class Try:
    """A move that is not allowed and that learners are expected to try.

    `after` are the moves before it, `reason` is why it is refused, `say` what is said about it
    beside the rule.
    """

    move: Move
    reason: IllegalReason
    say: str
    after: Line = ()


@dataclass(frozen=True)
class Poor:
    """A legal move that costs something: `costs` moves more, or the goal itself (None)."""

    move: Move
    costs: int | None
    say: str
    after: Line = ()


@dataclass(frozen=True)
class Failure:
    """A condition under which a level is lost, and what is said then.

    `follow_up` are moves from there that show why. The last of them may be one that is refused.
    """

    when: Condition
    say: str
    follow_up: Line = ()


@dataclass(frozen=True)
class KeyMove:
    """The move that a level is about, what is said of it, and the moves before it."""

    move: Move
    say: str
    after: Line = ()


@dataclass(frozen=True)
class Answer:
    """One answer to choose from, and what is said to whoever chooses it.

    `claim`, if there is one, is what the answer says of the position; `check_lesson` looks whether
    that is so.
    """

    text: str
    say: str
    right: bool
    claim: Condition | None = None


@dataclass(frozen=True)
class QuestionPlan:
    """A question with answers to choose from, one of them right."""

    name: str
    text: str
    answers: tuple[Answer, ...]
    line_number: int = 0


@dataclass(frozen=True)
class Level:
    """One task: a position, a goal in one sentence, and what to say on the way.

    `goal_met` is the condition that ends it, `par` the fewest moves that do, `lines` are sequences
    of moves that do it in as many. `answers` belong to a goal that holds when a question is
    answered. `marks` and `arrows` are shown until the first move. `free_hints` cost nothing.
    `rules` has, for each of `ASPECTS`, the numbers of the rules it is about. `line_number` is where
    it begins in its file.
    """

    name: str
    goal: str
    text: str
    done: str
    position: Position
    goal_met: Condition
    failures: tuple[Failure, ...]
    par: int
    par_why: str
    lines: tuple[Line, ...]
    tries: tuple[Try, ...]
    poor: tuple[Poor, ...]
    key_move: KeyMove | None
    answers: tuple[Answer, ...]
    marks: tuple[Card, ...]
    arrows: Line
    free_hints: int
    rules: dict[str, tuple[int, ...]]
    line_number: int

    @property
    def line(self) -> Line:
        """The first of its lines; empty where nothing has to be played."""
        return self.lines[0] if self.lines else ()


@dataclass(frozen=True)
class LessonPlan:
    """A lesson: a title, and levels to play one after the other. `file` is where it was read.

    `text` comes before the first level and `done` after the last. `questions` are for cells beside
    the board.
    """

    slug: str
    title: str
    text: str
    done: str
    variant: Variant
    levels: tuple[Level, ...]
    questions: tuple[QuestionPlan, ...]
    file: str
