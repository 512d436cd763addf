"""What a learner has reached: the best stars of each level, and answers, kept in one small file.

The file is `progress.json` in the folder `.bakers_widget` of the user's home, or what the
environment variable `BAKERS_WIDGET_PROGRESS` names. It holds names of lessons and levels, numbers
of stars and the answers to questions, and nothing about a person. Where it can't be written, it is
kept in memory.
"""

from __future__ import annotations

import json
import logging
import os
import tempfile
from html import escape
from pathlib import Path
from typing import Any

_VERSION = 1
_VARIABLE = "BAKERS_WIDGET_PROGRESS"
_LARGEST_FILE = 1_000_000
_log = logging.getLogger(__name__)

Stars = dict[str, dict[str, int]]
"""By lesson and level, the best number of stars, 1 to 3."""
Answers = dict[str, dict[str, str]]
"""By lesson and question, the answer that was chosen last."""


def default_path() -> Path:
    """Where progress is kept."""
    named = os.environ.get(_VARIABLE)
    return Path(named) if named else Path.home() / ".bakers_widget" / "progress.json"


class Progress:
    """The best stars of each level, from and to a file; `path` overrules the default place.

    Several notebooks may write at once: each reads what is there before it writes, and the better
    result of each level survives.

    >>> progress = Progress("/nowhere/progress.json")
    >>> progress.record("rank-only-joins", "Free the ace", 2)
    >>> progress.of("rank-only-joins")
    {'Free the ace': 2}
    """

    def __init__(self, path: str | Path | None = None) -> None:
        self.path = default_path() if path is None else Path(path)
        self._stars: Stars = {}
        self._answers: Answers = {}
        self._writable = True
        self._take_in_file()

    def of(self, lesson: str) -> dict[str, int]:
        """The best stars of the levels of a lesson, by name; levels not done are not in it."""
        self._take_in_file()
        return dict(self._stars.get(lesson, {}))

    def record(self, lesson: str, level: str, stars: int) -> None:
        """Keep a result, if it is better than what there was."""
        self._take_in({lesson: {level: stars}}, {})
        self._take_in_file()
        self._write()

    def answers(self, lesson: str) -> dict[str, str]:
        """The answers that were chosen last, by the name of the question."""
        self._take_in_file()
        return dict(self._answers.get(lesson, {}))

    def keep_answer(self, lesson: str, question: str, answer: str) -> None:
        """Keep the answer to a question, in place of an earlier one."""
        self._take_in_file()
        self._take_in({}, {lesson: {question: answer}})
        self._write()

    def reset(self) -> None:
        """Forget everything."""
        self._stars, self._answers = {}, {}
        self._write()

    def to_json(self) -> str:
        """All of it as JSON, for a teacher to collect."""
        self._take_in_file()
        return json.dumps(self._kept(), sort_keys=True)

    def __repr__(self) -> str:
        done = sum(map(len, self._stars.values()))
        stars = sum(sum(levels.values()) for levels in self._stars.values())
        return f"<Progress: {stars} stars in {done} levels>"

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><th scope='row'>{escape(lesson)}</th><td>{escape(level)}</td>"
            f"<td aria-label='{stars} of 3 stars'>{'★' * stars}{'☆' * (3 - stars)}</td></tr>"
            for lesson, levels in self._stars.items()
            for level, stars in levels.items()
        )
        head = "<tr><th>Lesson</th><th>Level</th><th>Stars</th></tr>"
        return (
            f"<table><caption>Progress</caption>{head}{rows}</table>"
            if rows
            else ("<p>No level is done yet.</p>")
        )

    def _kept(self) -> dict[str, Any]:
        return {"version": _VERSION, "stars": self._stars, "answers": self._answers}

    def _take_in_file(self) -> None:
        self._take_in(*self._read())

    def _take_in(self, stars: Stars, answers: Answers) -> None:
        for lesson, levels in stars.items():
            mine = self._stars.setdefault(lesson, {})
            for level, number in levels.items():
                mine[level] = max(number, mine.get(level, 0))
        for lesson, chosen in answers.items():
            self._answers.setdefault(lesson, {}).update(chosen)

    def _read(self) -> tuple[Stars, Answers]:
        """What the file holds; nothing if there is none, or if it is none of ours."""
        try:
            data = self.path.read_bytes()
        except OSError:
            return {}, {}
        try:
            if len(data) > _LARGEST_FILE:
                raise ValueError(f"{len(data)} bytes are too many")
            kept = json.loads(data)
            if isinstance(kept, dict) and kept.get("version", 0) > _VERSION:
                self._leave_alone("was written by a newer version")
                return {}, {}
            return _checked(kept)
        except (ValueError, TypeError, RecursionError) as error:
            self._set_aside(error)
            return {}, {}

    def _write(self) -> None:
        if not self._writable:
            return
        text = json.dumps(self._kept(), indent=1, sort_keys=True)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # Whole or not at all: another notebook may be reading.
            handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=".progress-")
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            Path(name).replace(self.path)
        except OSError as error:
            self._leave_alone(f"can't be written ({error.strerror})")

    def _leave_alone(self, why: str) -> None:
        if self._writable:
            _log.warning("%s %s: progress is kept in memory.", self.path, why)
        self._writable = False

    def _set_aside(self, error: Exception) -> None:
        """Keep a file that can't be read under another name, and begin a new one."""
        aside = self.path.with_name(f"{self.path.name}.unreadable")
        _log.warning("%s can't be read (%s): it is kept as %s.", self.path, error, aside.name)
        try:
            self.path.replace(aside)
        except OSError:
            self._leave_alone("can't be read nor set aside")


def _checked(kept: Any) -> tuple[Stars, Answers]:
    """The stars and answers in what was read; raises `ValueError` for anything else."""
    stars = _by_lesson(kept, "stars")
    answers = _by_lesson(kept, "answers") if "answers" in kept else {}
    if not all(type(one) is int and 1 <= one <= 3 for one in _values(stars)):
        raise ValueError("stars are numbers from 1 to 3")
    if not all(isinstance(one, str) for one in _values(answers)):
        raise ValueError("answers are texts")
    return stars, answers


def _by_lesson(kept: Any, what: str) -> dict[str, dict[str, Any]]:
    found = kept.get(what) if isinstance(kept, dict) else None
    if not isinstance(found, dict) or not all(isinstance(one, dict) for one in found.values()):
        raise ValueError(f"it has no {what} by lesson")
    return found


def _values(by_lesson: dict[str, dict[str, Any]]) -> list[Any]:
    return [one for lesson in by_lesson.values() for one in lesson.values()]
