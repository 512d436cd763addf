"""One best-first search from a position, a slice at a time."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from enum import StrEnum
from heapq import heappop, heappush

from bakers_widget.solver.boards import HOMEWARDS, Board, Tables, packed, settle
from bakers_widget.solver.columns import Column
from bakers_widget.solver.homes import Home
from bakers_widget.solver.packed import NOTHING
from bakers_widget.solver.reductions import fills_in_vain, last_card_stays
from bakers_widget.solver.worth import Firsts, Weights, Worths

Waiting = tuple[float, int, Sequence[Column], Home, int, bool]
"""A position to be looked at.

Its worth, its number, its board, the key that stands for it, and whether the relaxed game is
known to be won from there.
"""


class End(StrEnum):
    """How an attempt ended."""

    WON = "won"
    EXHAUSTED = "exhausted"
    """All positions that can be reached were looked at, and none is won."""
    LIMIT = "limit"


class Attempt:
    """A best-first search from some boards, with some weights, through at most `limit` positions.

    `aims` are the first steps that it tries for where foundations are open; see `aims.py`.
    `end` is None while it goes on. Once won, `line` gives the way.
    """

    def __init__(
        self,
        tables: Tables,
        boards: Iterable[Board],
        weights: Weights,
        limit: int,
        aims: Firsts = (),
    ) -> None:
        self.tables = tables
        self._weights = weights
        self._aims = aims
        self._limit = limit
        self._worths: dict[Home, Worths] = {}
        self._seen: set[int] = set()
        self._waiting: list[Waiting] = []
        # By number of position: which one it came from, by which move, and after how many.
        self._parents, self._moves, self._depths = array("i"), array("H"), array("H")
        self._won = 0
        self.end: End | None = None
        for number, (columns, home) in enumerate(boards):
            key = home.key + sum(column.key for column in columns)
            self._add(list(columns), home, key, -1, number, False, True)

    @property
    def searched(self) -> int:
        """How many positions were met."""
        return len(self._seen)

    def run(self, positions: int) -> None:
        """Go on until about that many positions more have been met, or until the end."""
        stop = min(len(self._seen) + positions, self._limit)
        while self.end is None and len(self._seen) < stop:
            if not self._waiting:
                self.end = End.EXHAUSTED
                return
            self._look_at(heappop(self._waiting))
        if self.end is None and len(self._seen) >= self._limit:
            self.end = End.LIMIT

    def line(self) -> tuple[int, list[int]]:
        """The number of the board it starts from, and the packed moves from there.

        They lead to the win, or else to the position that looks most promising.
        """
        promising = min(self._waiting)[1] if self._waiting else 0
        line, number = [], self._won if self.end is End.WON else promising
        while self._parents[number] >= 0:
            line.append(self._moves[number])
            number = self._parents[number]
        return self._moves[number], line[::-1]

    def _look_at(self, waiting: Waiting) -> None:
        """Find what follows a position."""
        _, _, columns, home, _, hopeful = waiting
        tables, rules = self.tables, self.tables.rules
        if not hopeful and not tables.relaxation.can_win(columns, home):
            return
        needs, fills, accepts = rules.needs, rules.fills, home.accepts
        hosts, space = self._hosts(columns)
        for index, column in enumerate(columns):
            card = column.top
            if card == NOTHING:
                continue
            if card in accepts:
                self._go_home(waiting, index, hosts)
            if last_card_stays(rules, column):
                continue
            need = needs[card]
            targets = hosts[need] if need != NOTHING else ()
            if targets:
                # With another host exposed, the relaxed game can still do all that it could.
                below = column.below
                spare = len(targets) > 1 or rules.carries[below.top] == need
                for target in targets:
                    if target != index:
                        self._build(waiting, index, target, spare)
            if space is not None and fills[card] and not fills_in_vain(column):
                self._build(waiting, index, space, False)

    def _build(self, waiting: Waiting, source: int, target: int, hopeful: bool) -> None:
        """Move the exposed card of a column to another column."""
        _, number, columns, home, key, _ = waiting
        column, host = columns[source], columns[target]
        below, card = column.below, column.top
        more = host.onto.get(card) or self.tables.columns.put(host, card)
        key += below.key - column.key + more.key - host.key
        if key not in self._seen:
            changed = list(columns)
            changed[source], changed[target] = below, more
            move = packed(source, target)
            self._add(changed, home, key, number, move, hopeful, below.top in home.safe)

    def _go_home(self, waiting: Waiting, source: int, hosts: list[list[int]]) -> None:
        """Move the exposed card of a column to each foundation that makes a difference."""
        _, number, columns, home, key, _ = waiting
        column = columns[source]
        below, card = column.below, column.top
        key += below.key - column.key - home.key
        carried = self.tables.rules.carries[card]
        spare = carried == NOTHING or len(hosts[carried]) > 2
        for choice, then in enumerate(self.tables.homes.put(home, card)):
            if key + then.key not in self._seen:
                changed = list(columns)
                changed[source] = below
                move = packed(source, HOMEWARDS + choice)
                self._add(changed, then, key + then.key, number, move, spare, bool(then.safe))

    def _hosts(self, columns: Sequence[Column]) -> tuple[list[list[int]], int | None]:
        """The columns whose exposed cards carry each group, and one that is empty."""
        carries = self.tables.rules.carries
        hosts: list[list[int]] = [[] for _ in range(self.tables.rules.groups + 1)]
        space = None
        for index, column in enumerate(columns):
            if column.top == NOTHING:
                space = index
            hosts[carries[column.top]].append(index)
        return hosts, space

    def _add(
        self,
        columns: list[Column],
        home: Home,
        key: int,
        parent: int,
        move: int,
        hopeful: bool,
        settles: bool,
    ) -> None:
        """Put a position that is new on the waiting list, after all that is safe has gone home.

        `settles` is false where nothing can be: all was settled, and no such card uncovered.
        """
        seen = self._seen
        seen.add(key)
        settled = settle(self.tables.homes, columns, home) if settles else home
        if settled is not home:
            home = settled
            key = home.key + sum([column.key for column in columns])
            if key in seen:
                return
            seen.add(key)
        depth = self._depths[parent] + 1 if parent >= 0 else 0
        number = len(self._parents)
        self._parents.append(parent)
        self._moves.append(move)
        self._depths.append(min(depth, 60_000))
        if not home.left:
            self.end, self._won = End.WON, number
            return
        worth = self._worth(columns, home) + self._weights.moves * depth
        heappush(self._waiting, (worth, number, tuple(columns), home, key, hopeful))

    def _worth(self, columns: list[Column], home: Home) -> float:
        worths = self._worths.get(home)
        if worths is None:
            worths = self._worths[home] = Worths(self._weights, home, self._aims)
        exposed = 0
        for column in columns:
            exposed |= column.step
        unexposed = self.tables.rules.steps - exposed.bit_count()
        return (
            worths.base
            + sum(map(worths.__getitem__, columns))
            + self._weights.unexposed * unexposed
        )
