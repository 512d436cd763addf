"""A teaching board for the solitaire Baker's Dozen and its group of games.

The names below are the public ones. Those that need other packages are loaded when first used, so
that the engine and the solver work where these are not installed.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from bakers_widget import render as _render  # lets notebooks show a position as a picture
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
from bakers_widget.solver import Hint, Solution, Verdict, deal, hint, solve

if TYPE_CHECKING:
    from bakers_widget.surveys import survey
    from bakers_widget.widget import Board

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
    "InvalidNotationError",
    "InvalidPositionError",
    "LegalMoves",
    "Move",
    "Outcome",
    "Position",
    "Solution",
    "Suit",
    "Variant",
    "Verdict",
    "deal",
    "hint",
    "solve",
    "survey",
    "variants",
]

del _render


_LOADED_LATER = {"Board": "bakers_widget.widget", "survey": "bakers_widget.surveys"}


def __getattr__(name: str) -> Any:
    if name in _LOADED_LATER:
        return getattr(import_module(_LOADED_LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
