"""A teaching board for the solitaire Baker's Dozen and its group of games.

The names below are the public ones. Those that the engine has not are loaded when first used, so
that it works where other packages are not installed, and starts as fast as it can.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from bakers_widget import render as _render  # lets notebooks show a position as a picture
from bakers_widget.deals import deal
from bakers_widget.engine import (
    Card,
    Deal,
    Game,
    IllegalMoveError,
    IllegalReason,
    InvalidDealNumberError,
    InvalidDesignError,
    InvalidNotationError,
    InvalidPositionError,
    LegalMoves,
    Move,
    Outcome,
    Position,
    Suit,
    Variant,
    variants,
)

if TYPE_CHECKING:
    from bakers_widget.render.gallery import side_by_side
    from bakers_widget.render.reference import reference
    from bakers_widget.render.table import rules_table
    from bakers_widget.solver import Hint, Solution, Verdict, hint, solve
    from bakers_widget.surveys import survey
    from bakers_widget.teaching import InvalidLessonError, check_lesson, lessons, new_lesson
    from bakers_widget.teaching.checks import check
    from bakers_widget.teaching.progress import Progress
    from bakers_widget.teaching.what_if import what_if
    from bakers_widget.widget import Board, Lesson, Question

__version__ = "0.1.0"

__all__ = [
    "Board",
    "Card",
    "Deal",
    "Game",
    "Hint",
    "IllegalMoveError",
    "IllegalReason",
    "InvalidDealNumberError",
    "InvalidDesignError",
    "InvalidLessonError",
    "InvalidNotationError",
    "InvalidPositionError",
    "LegalMoves",
    "Lesson",
    "Move",
    "Outcome",
    "Position",
    "Progress",
    "Question",
    "Solution",
    "Suit",
    "Variant",
    "Verdict",
    "check",
    "check_lesson",
    "deal",
    "hint",
    "lessons",
    "new_lesson",
    "reference",
    "rules_table",
    "side_by_side",
    "solve",
    "survey",
    "variants",
    "what_if",
]

_LOADED_LATER = {
    "Board": "bakers_widget.widget",
    "Lesson": "bakers_widget.widget",
    "Question": "bakers_widget.widget",
    "InvalidLessonError": "bakers_widget.teaching",
    "Progress": "bakers_widget.teaching.progress",
    "check": "bakers_widget.teaching.checks",
    **dict.fromkeys(("check_lesson", "lessons", "new_lesson"), "bakers_widget.teaching"),
    "reference": "bakers_widget.render.reference",
    "rules_table": "bakers_widget.render.table",
    "side_by_side": "bakers_widget.render.gallery",
    "survey": "bakers_widget.surveys",
    "what_if": "bakers_widget.teaching.what_if",
    **dict.fromkeys(("Hint", "Solution", "Verdict", "hint", "solve"), "bakers_widget.solver"),
}

del _render


def __getattr__(name: str) -> Any:
    if name in _LOADED_LATER:
        return getattr(import_module(_LOADED_LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
