"""What a lesson is made of. A lesson file says it; see `lesson_file`."""

from __future__ import annotations

from dataclasses import dataclass

from bakers_widget.engine import IllegalReason, Move, Position, Variant
from bakers_widget.teaching.goals import Condition

ASPECTS = ("shown", "done", "broken", "checked")
"""What a level can do with a rule."""


@dataclass(frozen=True)
class Try:
    """A move that is not allowed and that learners are expected to try.

    `after` are the moves before it, `reason` is why it is refused, `say` what is said about it
    beside the rule.
    """

    move: Move
    reason: IllegalReason
    say: str
    after: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Poor:
    """A legal move that costs something: `costs` moves more, or the goal itself (None)."""

    move: Move
    costs: int | None
    say: str
    after: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Failure:
    """A condition under which a level is lost, and what is said then."""

    when: Condition
    say: str


@dataclass(frozen=True)
class Level:
    """One task: a position, a goal in one sentence, and what to say on the way.

    `goal_met` is the condition that ends it, `par` the fewest moves that do, `line` moves that do
    it in as many. `rules` has, for each of `ASPECTS`, the numbers of the rules it is about.
    `line_number` is where it begins in its file.
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
    line: tuple[Move, ...]
    tries: tuple[Try, ...]
    poor: tuple[Poor, ...]
    rules: dict[str, tuple[int, ...]]
    line_number: int


@dataclass(frozen=True)
class LessonPlan:
    """A lesson: a title, and levels to play one after the other. `file` is where it was read."""

    slug: str
    title: str
    text: str
    variant: Variant
    levels: tuple[Level, ...]
    file: str
