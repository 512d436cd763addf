"""A teaching board for the solitaire Baker's Dozen and its group of games.

The names below are the public ones. Those of the widget are loaded when first used, so that the
engine works where ipywidgets is not installed.
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
    deal,
    variants,
)

if TYPE_CHECKING:
    from bakers_widget.widget import Board

__version__ = "0.1.0"

__all__ = [
    "Board",
    "Card",
    "Deal",
    "Game",
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
    "Suit",
    "Variant",
    "deal",
    "variants",
]

del _render


def __getattr__(name: str) -> Any:
    if name == "Board":
        return import_module("bakers_widget.widget").Board
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
