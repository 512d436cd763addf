"""Lessons as data: levels, what counts as reaching their goal, playing and checking them."""

from bakers_widget.teaching.checking import check_lesson
from bakers_widget.teaching.lesson_file import InvalidLessonError, lessons, load_lesson
from bakers_widget.teaching.levels import LessonPlan, Level
from bakers_widget.teaching.play import Feedback, LevelPlay

__all__ = [
    "Feedback",
    "InvalidLessonError",
    "LessonPlan",
    "Level",
    "LevelPlay",
    "check_lesson",
    "lessons",
    "load_lesson",
]
