"""A search that runs a slice at a time: attempts, each from another start, until one ends it.

The time is shared. The main attempt goes on and on, and is the one that can prove a game lost. Now
and then it gives way to another with other weights and a limit, a larger one each time: most games
that hold one attempt up for long fall to another.
"""

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
from bakers_widget.solver.worth import Firsts, Weights, other_weights_for, weights_for

_SLICE = 128
"""Positions between two looks at the clock: a few thousandths of a second."""

_FIRST_LIMIT = 3_000
_GROWTH = 1.3
_MAIN_SHARE = 3.0
"""How many positions the main attempt goes through for one of the others."""
_LARGEST_MAIN, _LARGEST_OTHER = 1_200_000, 150_000
"""An attempt takes about 270 bytes of memory for each position."""


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
        self._random = Random(0)
        self._rules = PackedRules.of(position.variant, position.base)
        self._beginnings = list(with_kings_sunk(position))
        self._aims: list[Firsts] = []
        self._rounds = 0
        self._limit = float(_FIRST_LIMIT)
        self._turn = _MAIN_SHARE * _FIRST_LIMIT
        self._searched_before = 0
        self._main = self._begin(weights_for(position.variant), _LARGEST_MAIN)
        self._other: Attempt | None = None

    @property
    def done(self) -> bool:
        """Whether the verdict is final."""
        return self.verdict is not Verdict.UNKNOWN

    @property
    def searched(self) -> int:
        """How many positions were looked at. A position counts again in each new attempt."""
        other = self._other.searched if self._other is not None else 0
        return self._searched_before + self._main.searched + other

    def run(self, *, positions: int | None = None, seconds: float | None = None) -> None:
        """Go on until done, for so many positions more or for so many seconds."""
        end = None if seconds is None else time.monotonic() + seconds
        last = None if positions is None else self.searched + positions
        self._conclude()
        while not self.done:
            left = _SLICE if last is None else min(_SLICE, last - self.searched)
            if left <= 0 or (end is not None and time.monotonic() >= end):
                return
            if self._other is not None:
                self._other.run(left)
            else:
                self._main.run(min(left, int(self._turn) - self._main.searched))
            self._conclude()

    def best_line(self) -> tuple[Move, ...]:
        """The moves to where the search looks now: not more than a guess, and it may be empty."""
        return self.moves or self._line(self._main)

    def _begin(self, weights: Weights, limit: int) -> Attempt:
        tables = Tables(self._rules)
        boards = self._boards(tables)
        if not self._aims:
            self._aims = aims_for(*boards[0])
        aims = self._aims[self._rounds % len(self._aims)]
        return Attempt(tables, boards, weights, limit, aims)

    def _boards(self, tables: Tables) -> list[Board]:
        return [tables.board(self._begun(sinking)) for sinking in self._beginnings]

    def _begun(self, sinking: list[Move]) -> Position:
        """The position once kings are sunk by hand."""
        position = self.position
        for move in sinking:
            position = position.after(move)
        return position

    def _conclude(self) -> None:
        """Draw the conclusion when an attempt has ended, and see who goes on."""
        attempt = self._other or self._main
        if attempt.end is End.WON:
            self.moves = self._line(attempt)
            self.verdict = Verdict.WINNABLE
        elif attempt.end is End.EXHAUSTED:
            self.verdict = Verdict.UNWINNABLE
        elif self._other is not None and self._other.end is End.LIMIT:
            self._searched_before += self._other.searched
            self._other = None
            self._rounds += 1
            self._limit = min(_LARGEST_OTHER, self._limit * _GROWTH)
            self._turn += _MAIN_SHARE * self._limit
        if self._other is None and not self.done and self._main_gives_way():
            variant = self.position.variant
            weights = other_weights_for(variant, self._rounds, self._random)
            self._other = self._begin(weights, int(self._limit))

    def _main_gives_way(self) -> bool:
        return self._main.end is End.LIMIT or self._main.searched >= int(self._turn)

    def _line(self, attempt: Attempt) -> tuple[Move, ...]:
        number, packed = attempt.line()
        sinking = self._beginnings[number]
        return (*sinking, *unpacked(attempt.tables, self._begun(sinking), packed))
