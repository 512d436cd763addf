"""A lesson on the board: level after level, with a word to each move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bakers_widget.engine import Game, IllegalMoveError, Move, Outcome, Position
from bakers_widget.engine.errors import quoted
from bakers_widget.teaching import Feedback, LessonPlan, LevelPlay, load_lesson
from bakers_widget.teaching.goals import Standing
from bakers_widget.teaching.play import Kind
from bakers_widget.teaching.progress import Progress
from bakers_widget.teaching.prose import prose
from bakers_widget.widget import advice_words
from bakers_widget.widget.board import Board
from bakers_widget.widget.demo import Demo
from bakers_widget.widget.places import places_of
from bakers_widget.widget.words import Message

_TONES = {
    Kind.GOOD: "note",
    Kind.POOR: "blocked",
    Kind.REFUSED: "refused",
    Kind.WRONG: "blocked",
    Kind.DONE: "won",
    Kind.FAILED: "blocked",
}


class Lesson(Board):
    """A lesson on a board: `Lesson("rank-only-joins")`, or your own: a file, or the text of one.

    - `level` is the number of the level that is played, from 1; `go_to(2)` plays another.
    - `stars` has the best of each level by name. They are kept from one day to the next; see
      `Progress`, whose place `progress` overrules.
    - The rest is that of a `Board`: `position`, `push("1-2")`, `observe(fn, "position")`, the look.

    Raises `InvalidLessonError` for a file that is no lesson.
    """

    def __init__(
        self, lesson: str | Path | LessonPlan, *, progress: Progress | None = None, **look: Any
    ) -> None:
        self._plan = lesson if isinstance(lesson, LessonPlan) else load_lesson(lesson)
        self._begin(1)
        self._progress = Progress() if progress is None else progress
        super().__init__(self._play.game, **look)

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

    @property
    def standing(self) -> Standing:
        """How the level stands, for `check`."""
        return self._play.standing

    def missing(self) -> str:
        """For `check`: which levels have not been done yet; empty when all have."""
        best = self.stars
        left = [
            f"level {number} ({one.name})"
            for number, one in enumerate(self._plan.levels, 1)
            if one.name not in best
        ]
        return f"Still to do: {', '.join(left)}." if left else ""

    def go_to(self, level: int) -> None:
        """Play a level from its beginning. Raises `ValueError` where there is none."""
        if isinstance(level, bool) or level not in range(1, len(self._plan.levels) + 1):
            raise ValueError(
                f"{quoted(level)} is no level of this lesson: it has 1 to {len(self._plan.levels)}."
            )
        self._begin(level)
        self._take_up(self._play.game)

    def replace(self, game: Game | Position | int | None = None) -> None:
        """A lesson brings its own games: this raises `TypeError`. Take a `Board` for others."""
        raise TypeError(
            f"{quoted(game)} can't be put on a lesson, which brings its own games: "
            "go_to(2) plays another level of it."
        )

    # What follows is for the browser's side.

    def words_after(self, move: Move) -> Message | None:
        """What is said to a legal move."""
        if self.waiting is not None:
            return super().words_after(move)
        told, plain = self._play.judge_move(), super().words_after(move)
        if told.kind is Kind.GOOD and plain is not None:
            return plain
        return self._message_of(told) if told.lead else None

    def words_of_refusal(self, error: IllegalMoveError) -> Message:
        """What is said to a move that is not allowed."""
        if self.waiting is not None:
            return super().words_of_refusal(error)
        return self._message_of(self._play.judge_refusal(error))

    def words_of_standing(self) -> Message | None:
        """Only a win: what else ends a level is told with its last move."""
        if self.waiting is not None or self.game.outcome is Outcome.WON:
            return super().words_of_standing()
        return None

    def give_hint(self) -> None:
        """Mark the next move of a shortest way to the goal. It may cost a star."""
        if self.waiting is not None:
            super().give_hint()
            return
        if self.is_done:
            self.say(Message("hint", "The goal is met: no hint is needed."))
            return
        costs, again = self._play.hint_costs, self._play.was_hinted
        move = self._play.hint()
        if move is not None:
            self.advice.mark(move)
            position = self.game.position
            self.say(advice_words.level_hint(position, move, costs=costs, again=again))
        elif self._play.only_answer_missing:
            self.say(Message("hint", "No move is asked for: choose an answer."))
        else:
            self.say(Message("hint", "From here there is no way to the goal.", "Undo, or restart."))

    def restart(self) -> None:
        """The level from its beginning; or, by other rules, the same cards again."""
        if self.waiting is not None:
            super().restart()
        else:
            self.go_to(self._number)

    def answer(self, number: int) -> None:
        """Choose answer `number`, from 1. Raises `ValueError` where there is none."""
        answers = self._play.level.answers
        if isinstance(number, bool) or number not in range(1, len(answers) + 1):
            raise ValueError(f"{quoted(number)} is no answer here: there are {len(answers)}.")
        self.say(self._message_of(self._play.answer(number - 1)))

    def reveal(self) -> None:
        """Show the key move of the level beside the game. It may cost a star."""
        key = self._play.reveal()
        if key is None:
            self.say(Message("note", "This level is about no single move."))
        else:
            line = (*key.after, key.move)
            self.advice.demonstrate(Demo(self._play.level.position, line, key.say))

    def explain(self) -> None:
        """Show why the level has failed, beside the game."""
        line, failure = self._play.follow_up, self._play.failure
        if failure is None or not line:
            self.say(Message("note", "There is nothing to explain here."))
        else:
            why = Demo(self.game.position, line, failure.say, may_end_refused=True)
            self.advice.demonstrate(why)

    @property
    def asks(self) -> bool:
        """Whether the level asks how its board stands, and waits for the right answer."""
        return self.waiting is None and self._play.asks

    def lesson_about(self) -> dict[str, Any]:
        """What stays the same during a level."""
        return self._about_level

    def lesson_snapshot(self) -> dict[str, Any]:
        """How the level stands: `play`, `done` or `failed`, and the best stars of all levels.

        `wrong` are the answers that were wrong, from 0, and None where nothing is to be answered;
        with `why`, the failure can be explained.
        """
        name, done, best = self._play.level.name, self.is_done, self.stars
        if done and self._play.stars > best.get(name, 0):
            self._progress.record(self._plan.slug, name, self._play.stars)
            best = self.stars
        state = "done" if done else "failed" if self._play.failure else "play"
        return {
            "state": state,
            "stars": [best.get(one.name, 0) for one in self._plan.levels],
            "wrong": sorted(self._play.wrong_answers) if self._play.asks else None,
            "why": bool(self._play.follow_up),
        }

    def _begin(self, number: int) -> None:
        """Take up a level. Its text is read here, once, and not with each snapshot."""
        level = self._plan.levels[number - 1]
        self._number, self._play = number, LevelPlay(level)
        self._about_level = {
            "title": self._plan.title,
            "levels": [one.name for one in self._plan.levels],
            "number": number,
            "goal": level.goal,
            "text": prose(f"{self._plan.text if number == 1 else ''}\n\n{level.text}"),
            "answers": [one.text for one in level.answers],
            "key": level.key_move is not None,
            "marks": [card.text for card in level.marks],
            "arrows": [list(map(str, places_of(level.position, one))) for one in level.arrows],
        }

    def _message_of(self, told: Feedback) -> Message:
        last = told.kind is Kind.DONE and self._number == len(self._plan.levels)
        rest = f"{told.rest} {self._plan.done}".strip() if last else told.rest
        return Message(_TONES[told.kind], told.lead, rest)
