"""Lessons as data: levels, what counts as reaching their goal, playing and checking them."""

from bakers_widget.teaching.authoring import check_lesson, new_lesson
from bakers_widget.teaching.lesson_file import lessons, load_lesson
from bakers_widget.teaching.lesson_table import InvalidLessonError
from bakers_widget.teaching.levels import LessonPlan, Level, QuestionPlan
from bakers_widget.teaching.play import Feedback, LevelPlay

__all__ = [
    "Feedback",
    "InvalidLessonError",
    "LessonPlan",
    "Level",
    "LevelPlay",
    "QuestionPlan",
    "check_lesson",
    "lessons",
    "load_lesson",
    "new_lesson",
]
