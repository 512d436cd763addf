"""Boards, as the search sees them, and the way back to moves of the engine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from bakers_widget.engine import Move, Position
from bakers_widget.solver.columns import Column, Columns
from bakers_widget.solver.homes import Home, Homes
from bakers_widget.solver.packed import PackedRules
from bakers_widget.solver.relaxation import Relaxation

Board = tuple[Sequence[Column], Home]
"""Where all cards are: the columns, left to right, and the foundations."""

HOMEWARDS = 32
"""In a packed move, what stands for home in the place of a target column.

Where a card has a choice of foundations, the numbers after this one stand for the others.
"""
_TARGETS = 64
"""In a packed move there is room for so many targets."""


class Tables:
    """What all attempts at one position share."""

    def __init__(self, rules: PackedRules) -> None:
        self.rules = rules
        self.columns = Columns(rules)
        self.homes = Homes(rules)
        self.relaxation = Relaxation(rules)

    def board(self, position: Position) -> Board:
        """The board of a position."""
        code = self.rules.code
        columns = [self.columns.get(bytes(map(code, column))) for column in position.columns]
        return columns, self.homes.of(position)


def packed(source: int, target: int) -> int:
    """A move as a number below 65,536, `target` being a column or `HOMEWARDS` and more."""
    return source * _TARGETS + target


def with_kings_sunk(position: Position) -> Iterator[list[Move]]:
    """The ways to sink kings by hand before the first move; one that sinks none, where none can be.

    Where it can be done it has to be thought of both ways for each column: a sunk king frees the
    cards below it, one that stays may be a host for queens. All kings sunk comes first.
    """
    sinkable = [column for column in range(len(position.columns)) if position.can_sink(column)]
    for choices in product((True, False), repeat=len(sinkable)):
        yield [Move.sink(column) for column, sunk in zip(sinkable, choices, strict=True) if sunk]


def settle(homes: Homes, columns: list[Column], home: Home, sent: list[int] | None = None) -> Home:
    """Send home, from `columns` themselves, what is safe there; see `safe_home`.

    `sent` takes the indexes of the columns that the cards leave, in order.
    """
    again = bool(home.safe)
    while again:
        again = False
        for index, column in enumerate(columns):
            left = column
            while left.top in home.safe:
                home = homes.put(home, left.top)[0]
                left = columns[index] = left.below
                again = True
                if sent is not None:
                    sent.append(index)
    return home


def unpacked(tables: Tables, position: Position, moves: Iterable[int]) -> list[Move]:
    """The moves of the engine for packed ones, with those that settle the board on the way.

    Each is checked by the engine's own rules, so that no line is told that can't be played.
    """
    replay = _Replay(tables, position)
    replay.settle()
    for move in moves:
        source, target = divmod(move, _TARGETS)
        if target < HOMEWARDS:
            replay.play(Move(source, target))
        else:
            replay.send_home(source, target - HOMEWARDS)
        replay.settle()
    return replay.line


class _Replay:
    """Two boards side by side: the engine's, which checks each move, and the search's."""

    def __init__(self, tables: Tables, position: Position) -> None:
        self.tables, self.position = tables, position
        columns, self.home = tables.board(position)
        self.columns = list(columns)
        self.line: list[Move] = []

    def play(self, move: Move) -> None:
        """Move a card to another column."""
        self._check(move)
        source, target = move.source, move.target
        assert source is not None, "it leaves a column"
        assert target is not None, "and comes to another"
        column = self.columns[source]
        self.columns[source] = column.below
        self.columns[target] = self.tables.columns.put(self.columns[target], column.top)

    def send_home(self, source: int, choice: int = 0) -> None:
        """Send a card to that one of the foundations that it may choose from."""
        homes, column = self.tables.homes, self.columns[source]
        choices = homes.put(self.home, column.top)
        then = choices[choice]
        pile = None if len(choices) == 1 else self._foundation(source, then)
        self._check(Move(source, None, pile))
        self.columns[source], self.home = column.below, then

    def _foundation(self, source: int, then: Home) -> int:
        """The foundation that the exposed card of a column goes to for `then` to come out."""
        card = self.position.columns[source][-1]
        return next(
            pile
            for pile in range(len(self.position.foundations))
            if self.position.accepts(pile, card)
            and self.tables.homes.of(self.position.after(Move(source, None, pile))) is then
        )

    def settle(self) -> None:
        sent: list[int] = []
        settle(self.tables.homes, list(self.columns), self.home, sent)
        for source in sent:
            self.send_home(source)

    def _check(self, move: Move) -> None:
        self.position = self.position.after(move)
        self.line.append(move)
