"""The rules of Baker's Dozen and its group: cards, positions, moves, deals, games.

Standard library only, and nothing of the rest of the package.
"""

from bakers_widget.engine.cards import Card, Suit
from bakers_widget.engine.deals import deal
from bakers_widget.engine.designs import variants
from bakers_widget.engine.errors import (
    IllegalMoveError,
    IllegalReason,
    InvalidDealNumberError,
    InvalidDesignError,
    InvalidNotationError,
    InvalidPositionError,
)
from bakers_widget.engine.game import Game
from bakers_widget.engine.legal import LegalMoves
from bakers_widget.engine.moves import Move
from bakers_widget.engine.position import Deal, Outcome, Position
from bakers_widget.engine.variants import Variant

__all__ = [
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
