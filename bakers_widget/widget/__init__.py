"""The board as a Jupyter widget: Python knows the rules, the browser knows the pixels."""

from bakers_widget.widget.board import Board
from bakers_widget.widget.lesson import Lesson
from bakers_widget.widget.question import Question

__all__ = ["Board", "Lesson", "Question"]
