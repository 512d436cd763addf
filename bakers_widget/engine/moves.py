"""Moves and their notation."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bakers_widget.engine.errors import InvalidNotationError, quoted

_PLACE = r"(?:([0-9]{1,4})|[hH]([1-9])?)"
_NOTATION = rf"\s*{_PLACE}\s*[-–]\s*{_PLACE}(?:\s*[xX]\s*([1-9][0-9]{{0,2}}))?\s*"
_LONGEST_NOTATION = 40


@dataclass(frozen=True, slots=True)
class Move:
    """One card from a place to a place.

    `source` and `target` are column indexes (0 is column 1), or None for a foundation.
    `foundation` is the index of the foundation meant, or None for whichever one fits.
    `count` above 1 names the covered card `count` from the exposed end (the exposed card is 1):
    no variant allows it, but it can be tried and is answered.

    In text, columns count from 1 and `h` stands for home, as in FreeCell's standard notation:
    `1-2`, `1-h`; `1-h3` names the third foundation, `1-2x3` the third card from the end. Where
    kings are sunk by hand, `k3` sinks those of column 3: it starts and ends there, and `sinks`.

    >>> Move.parse("1-h")
    Move.parse('1-h')
    >>> Move.parse("12-3").source
    11
    """

    source: int | None
    target: int | None
    foundation: int | None = None
    count: int = 1
    sinks: bool = False

    def __post_init__(self) -> None:
        if self.count < 1:
            raise ValueError(f"count={self.count} is no number of cards: the exposed card is 1.")
        if self.foundation is not None and None not in (self.source, self.target):
            raise ValueError("a move between columns names no foundation.")

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move.

        Raises `InvalidNotationError` for a text that is no move. Whether the columns exist and
        the rules allow it is for `Position.check` to say.
        """
        written = text if isinstance(text, str) and len(text) <= _LONGEST_NOTATION else ""
        sunk = re.fullmatch(r"\s*[kK]([0-9]{1,4})\s*", written)
        if sunk is not None:
            return cls.sink(int(sunk[1]) - 1)
        match = re.fullmatch(_NOTATION, written)
        if match is None:
            raise InvalidNotationError(
                f"{quoted(text)} is not a move: write two column numbers such as 1-2, "
                "or a column and h for home such as 1-h."
            )
        source, from_pile, target, to_pile, count = match.groups()
        pile = to_pile or from_pile
        return cls(
            source=int(source) - 1 if source else None,
            target=int(target) - 1 if target else None,
            foundation=int(pile) - 1 if pile else None,
            count=int(count) if count else 1,
        )

    @classmethod
    def sink(cls, column: int) -> Move:
        """Sinking the kings of a column (from 0) by hand."""
        return cls(column, column, sinks=True)

    @property
    def is_home(self) -> bool:
        """True when the card goes to a foundation."""
        return self.target is None

    def __str__(self) -> str:
        if self.sinks:
            return f"k{(self.source or 0) + 1}"
        home = "h" if self.foundation is None else f"h{self.foundation + 1}"
        source, target = (
            home if column is None else str(column + 1) for column in (self.source, self.target)
        )
        return f"{source}-{target}" + (f"x{self.count}" if self.count > 1 else "")

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"


def as_move(move: Move | str) -> Move:
    """A move as it is, a text read; anything else is an `InvalidNotationError`."""
    if isinstance(move, Move):
        return move
    if isinstance(move, str):
        return Move.parse(move)
    raise InvalidNotationError(f"{quoted(move)} is not a move: give a Move, or a text such as 1-2.")
