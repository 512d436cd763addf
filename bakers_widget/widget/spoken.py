"""What happens on a board, in words to be read aloud."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bakers_widget.engine import Card, Game, Move, Position
from bakers_widget.engine.telling import told
from bakers_widget.widget.words import Message, as_sentence, counted

_CARD = re.compile(r"(?:10|[A2-9JQK])[♣♦♥♠]")

KEYS = (
    ("← →", "go along the columns, or along the foundations"),
    ("↑ ↓", "go into a column and up to the foundations, and back"),
    ("Home End", "go to the first or last column"),
    ("Enter or Space", "pick a card up, and put it down"),
    ("Esc", "let go of a card, close a panel"),
    ("H", "send the card home"),
    ("U or Ctrl+Z", "take a move back"),
    ("Y or Ctrl+Shift+Z", "play it again"),
    ("B", "describe the board"),
    ("D", "sink kings, in a game that leaves it to you"),
    ("?", "show these keys"),
)
"""Which key does what."""


def spelled(text: str) -> str:
    """A text with its cards as they are said.

    >>> spelled("7♣ onto 8♥")
    '7 of clubs onto 8 of hearts'
    """
    return _CARD.sub(lambda match: Card(match[0]).name, text)


def change(game: Game, before: Sequence[Move]) -> str:
    """What changed since the moves were those of `before`."""
    history, positions = game.history, game.positions
    if history[:-1] == list(before) and history:
        move = as_sentence(spelled(told(positions[-2], history[-1])))
        return f"{move}. {_home(game.position)}"
    if list(before[:-1]) == history and before:
        taken_back = game.redoable[0] if game.redoable else None
        if taken_back is not None:
            return f"Taken back: {spelled(told(game.position, taken_back))}."
    return f"{game.position.variant.name}. {as_sentence(counted(len(history), 'move'))} played."


def description(position: Position) -> Message:
    """The whole board in words: what is home, then each column with its exposed card last."""
    columns = [
        f"Column {number}: {' '.join(map(str, column)) if column else 'empty'}."
        for number, column in enumerate(position.columns, 1)
    ]
    tops = [str(pile[-1]) for pile in position.foundations if pile]
    home = f"Home up to {', '.join(tops)}." if tops else "No card is home."
    legal = as_sentence(counted(len(position.legal_moves), "legal move"))
    return Message("note", f"{home} {legal}.", " ".join(columns))


def _home(position: Position) -> str:
    return f"{as_sentence(counted(position.home, 'card'))} home."
