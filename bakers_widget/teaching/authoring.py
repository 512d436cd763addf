"""For those who write lessons: a file to start from, and whether it plays as it says."""

from __future__ import annotations

from pathlib import Path

from bakers_widget.teaching.checking import faults_of
from bakers_widget.teaching.checks import Checked
from bakers_widget.teaching.lesson_file import load_lesson
from bakers_widget.teaching.lesson_table import InvalidLessonError


def new_lesson(path: str | Path) -> Path:
    """Write a lesson to start from, with a comment on every part, and return where it is.

    A file that is there already is left as it is. Raises `OSError` where none can be written.
    """
    template = Path(__file__).with_name("template.toml")
    path = Path(path)
    if not path.exists():
        with path.open("x", encoding="utf-8") as file:
            file.write(template.read_text(encoding="utf-8"))
    return path


def check_lesson(lesson: str | Path) -> Checked:
    """Whether a lesson can be played as its file says, and what would mend it.

    `lesson` is a file, the text of one, or the name of a built-in lesson. This raises nothing: a
    file that can't be read is told as well.

    >>> check_lesson("rank-only-joins")
    rank-only-joins: 5 levels, all as they say.
    """
    try:
        plan = load_lesson(lesson)
    except InvalidLessonError as error:
        return Checked(str(error))
    named = str(lesson) if "\n" not in str(lesson) else "The lesson"
    levels = "1 level" if len(plan.levels) == 1 else f"{len(plan.levels)} levels"
    return Checked("\n".join(faults_of(plan)), f"{named}: {levels}, all as they say.")
