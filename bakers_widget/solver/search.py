"""A search that runs a slice at a time: attempts, each from another start, until one ends it."""

from __future__ import annotations

import time
from enum import StrEnum
from random import Random

from bakers_widget.engine import InvalidPositionError, Move, Position
from bakers_widget.engine.errors import quoted
from bakers_widget.solver.aims import aims_for
from bakers_widget.solver.attempt import Attempt, End
from bakers_widget.solver.boards import Board, Tables, unpacked, with_kings_sunk
from bakers_widget.solver.packed import PackedRules
from bakers_widget.solver.worth import Firsts, weights_for

_SLICE = 128
"""Positions between two looks at the clock: a few thousandths of a second."""

_FIRST_LIMIT = 2_000
_LARGEST_LIMIT = 400_000
"""How many positions an attempt goes through: it takes about 400 bytes of memory for each."""
_GROWTH = 1.6
_MOST_COLUMNS_MET = 200_000


class Verdict(StrEnum):
    """What is known of a position."""

    WINNABLE = "winnable"
    """A line of moves that wins was found."""
    UNWINNABLE = "unwinnable"
    """It is proved that none does."""
    UNKNOWN = "unknown"
    """Neither."""


class Search:
    """A search for a line of moves that wins from a position.

    `run` goes on for a slice and returns, so that other things can be done between two. `verdict`
    is `UNKNOWN` until it is `done`; `moves` then has the line, if there is one; `searched` is how
    many positions were looked at so far. The same position is always searched in the same order.

    >>> from bakers_widget.engine import deal
    >>> search = Search(deal("bakers-dozen", number=24))
    >>> while not search.done:
    ...     search.run(positions=100)
    >>> search.verdict
    <Verdict.WINNABLE: 'winnable'>

    Raises `InvalidPositionError` for a fragment, which is never won.
    """

    def __init__(self, position: Position) -> None:
        if not isinstance(position, Position):
            raise TypeError(f"solve() takes a Position, not {quoted(position)}.")
        if position.fragment:
            raise InvalidPositionError(
                "a fragment can't be searched: it has only some cards of the pack, so it is never "
                "won. Give a position with all cards."
            )
        self.position = position
        self.verdict = Verdict.UNKNOWN
        self.moves: tuple[Move, ...] = ()
        self._searched = 0
        self._attempts = 0
        self._random = Random(0)
        self._weights = weights_for(position.variant)
        self._rules = PackedRules.of(position.variant, position.base)
        self._beginnings = list(with_kings_sunk(position))
        self._tables = Tables(self._rules)
        self._aims: list[Firsts] = []
        self._attempt = self._begin()

    @property
    def done(self) -> bool:
        """Whether the verdict is final."""
        return self.verdict is not Verdict.UNKNOWN

    @property
    def searched(self) -> int:
        """How many positions were looked at. A position counts again in each new attempt."""
        return self._searched + self._attempt.searched

    def run(self, *, positions: int | None = None, seconds: float | None = None) -> None:
        """Go on until done, for so many positions more or for so many seconds."""
        end = None if seconds is None else time.monotonic() + seconds
        last = None if positions is None else self.searched + positions
        self._conclude()
        while not self.done:
            left = _SLICE if last is None else min(_SLICE, last - self.searched)
            if left <= 0 or (end is not None and time.monotonic() >= end):
                return
            self._attempt.run(left)
            self._conclude()

    def best_line(self) -> tuple[Move, ...]:
        """The moves to where the search looks now: not more than a guess, and it may be empty."""
        return self.moves or self._line()

    def _begin(self) -> Attempt:
        if self._tables.columns.count > _MOST_COLUMNS_MET:
            self._tables = Tables(self._rules)
        limit = min(_LARGEST_LIMIT, int(_FIRST_LIMIT * _GROWTH ** (self._attempts // 2)))
        weights = self._weights.shaken(self._random) if self._attempts else self._weights
        self._attempts += 1
        boards = self._boards()
        if not self._aims:
            self._aims = aims_for(*boards[0])
        aims = self._aims[(self._attempts - 1) % len(self._aims)]
        return Attempt(self._tables, boards, weights, limit, aims)

    def _boards(self) -> list[Board]:
        boards = []
        for sinking in self._beginnings:
            position = self.position
            for move in sinking:
                position = position.after(move)
            boards.append(self._tables.board(position))
        return boards

    def _conclude(self) -> None:
        """Draw the conclusion when the attempt has ended, and make another one if need be."""
        end = self._attempt.end
        if end is End.WON:
            self.moves = self._line()
            self.verdict = Verdict.WINNABLE
        elif end is End.EXHAUSTED:
            self.verdict = Verdict.UNWINNABLE
        elif end is End.LIMIT:
            self._searched += self._attempt.searched
            self._attempt = self._begin()

    def _line(self) -> tuple[Move, ...]:
        number, packed = self._attempt.line()
        position, sinking = self.position, self._beginnings[number]
        for move in sinking:
            position = position.after(move)
        return (*sinking, *unpacked(self._tables, position, packed))
