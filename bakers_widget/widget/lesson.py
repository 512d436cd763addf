"""A lesson on the board: level after level, with a word to each move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bakers_widget.engine import Game, IllegalMoveError, Move, Position
from bakers_widget.engine.errors import quoted
from bakers_widget.teaching import Feedback, LessonPlan, LevelPlay, load_lesson
from bakers_widget.teaching.play import Kind
from bakers_widget.teaching.progress import Progress
from bakers_widget.teaching.prose import prose
from bakers_widget.widget import advice_words
from bakers_widget.widget.board import Board
from bakers_widget.widget.words import Message

_TONES = {
    Kind.GOOD: "note",
    Kind.POOR: "blocked",
    Kind.REFUSED: "refused",
    Kind.DONE: "won",
    Kind.FAILED: "blocked",
}


class Lesson(Board):
    """A lesson on a board: `Lesson("rank-only-joins")`, or the path of a lesson file of your own.

    - `level` is the number of the level that is played, from 1; `go_to(2)` plays another.
    - `stars` has the best of each level by name. They are kept from one day to the next; see
      `Progress`, whose place `progress` overrules.
    - The rest is that of a `Board`: `position`, `push("1-2")`, `observe(fn, "position")`.

    Raises `InvalidLessonError` for a file that is no lesson.
    """

    def __init__(
        self, lesson: str | Path | LessonPlan, *, progress: Progress | None = None
    ) -> None:
        self._plan = lesson if isinstance(lesson, LessonPlan) else load_lesson(lesson)
        self._begin(1)
        self._progress = Progress() if progress is None else progress
        super().__init__(self._play.game)

    @classmethod
    def load(cls, path: str | Path) -> Lesson:
        """The lesson of a file."""
        return cls(path)

    @property
    def level(self) -> int:
        """The number of the level that is played, from 1."""
        return self._number

    @property
    def stars(self) -> dict[str, int]:
        """The best stars of each level that was done, by name."""
        return self._progress.of(self._plan.slug)

    @property
    def is_done(self) -> bool:
        """Whether the goal of the level is met."""
        return self._play.is_done

    def go_to(self, level: int) -> None:
        """Play a level from its beginning. Raises `ValueError` where there is none."""
        if isinstance(level, bool) or level not in range(1, len(self._plan.levels) + 1):
            raise ValueError(
                f"{quoted(level)} is no level of this lesson: it has 1 to {len(self._plan.levels)}."
            )
        self._begin(level)
        super().replace(self._play.game)

    def replace(self, game: Game | Position | int | None = None) -> None:
        """A lesson brings its own games: this raises `TypeError`. Take a `Board` for others."""
        raise TypeError(
            f"{quoted(game)} can't be put on a lesson, which brings its own games: "
            "go_to(2) plays another level of it."
        )

    # What follows is for the browser's side.

    def words_after(self, move: Move) -> Message | None:
        """What is said to a legal move."""
        told = self._play.judge_move()
        return self._message_of(told) if told.lead else super().words_after(move)

    def words_of_refusal(self, error: IllegalMoveError) -> Message:
        """What is said to a move that is not allowed."""
        return self._message_of(self._play.judge_refusal(error))

    def give_hint(self) -> None:
        """Mark the next move of a shortest way to the goal. It costs a star."""
        move = None if self.is_done else self._play.hint()
        if move is None:
            self.say(Message("hint", "From here there is no way to the goal.", "Undo, or restart."))
        else:
            self.advice.mark(move)
            self.say(advice_words.paid_hint(self.game.position, move))

    def restart(self) -> None:
        """The level from its beginning."""
        self.go_to(self._number)

    def lesson_about(self) -> dict[str, Any]:
        """What stays the same during a level."""
        return self._about_level

    def lesson_snapshot(self) -> dict[str, Any]:
        """How the level stands: `play`, `done` or `failed`, and the best stars of all levels."""
        name, done, best = self._play.level.name, self.is_done, self.stars
        if done and self._play.stars > best.get(name, 0):
            self._progress.record(self._plan.slug, name, self._play.stars)
            best = self.stars
        state = "done" if done else "failed" if self._play.failure else "play"
        return {"state": state, "stars": [best.get(one.name, 0) for one in self._plan.levels]}

    def _begin(self, number: int) -> None:
        """Take up a level. Its text is read here, once, and not with each snapshot."""
        level = self._plan.levels[number - 1]
        self._number, self._play = number, LevelPlay(level)
        self._about_level = {
            "title": self._plan.title,
            "levels": [one.name for one in self._plan.levels],
            "number": number,
            "goal": level.goal,
            "text": prose(level.text or (self._plan.text if number == 1 else "")),
        }

    def _message_of(self, told: Feedback) -> Message:
        return Message(_TONES[told.kind], told.lead, told.rest)
