"""Columns, as the search sees them: equal columns are the same object."""

from __future__ import annotations

from hashlib import blake2b

from bakers_widget.solver.packed import NOTHING, PackedRules


class Column:
    """One column. `cards` are card codes, buried end first; `top` is the exposed card.

    `below` is the column without its exposed card, `onto[card]` the column with one more, once it
    has been met. A position is known by the sum of its columns' `key`s and that of its
    foundations: 112 random-looking bits each, so that two of a billion positions are taken for one
    with a chance of 1 in 10^16.

    `bottom` is the empty column that all are built on. The other attributes are sets, as bits: of
    the cards (`cards_in`), of the groups that its cards need and carry (see `PackedRules`), of the
    exposed card's step.
    """

    __slots__ = (
        *("below", "bottom", "cards", "key", "onto", "top"),
        *("cards_in", "groups_carried", "groups_needed", "step", "features"),
    )

    def __init__(self, rules: PackedRules, cards: bytes, below: Column | None) -> None:
        self.cards = cards
        self.below = below if below is not None else self
        self.bottom: Column = below.bottom if below is not None else self
        self.onto: dict[int, Column] = {}
        self.features: dict[tuple[int, ...], tuple[int, ...]] = {}
        """What `worth` has worked out about the column."""
        self.cards_in = self.groups_needed = self.groups_carried = self.step = self.key = 0
        self.top = NOTHING
        if below is not None:
            self.top = cards[-1]
            self.key = int.from_bytes(blake2b(cards, digest_size=14).digest())
            self.step = 1 << self.top // 4
            self.cards_in = below.cards_in | 1 << self.top
            self.groups_needed = below.groups_needed | rules.need_bits[self.top]
            self.groups_carried = below.groups_carried | rules.carry_bits[self.top]


class Columns:
    """All columns that a search has met."""

    def __init__(self, rules: PackedRules) -> None:
        self._rules = rules
        self.empty = Column(rules, b"", None)

    def get(self, cards: bytes) -> Column:
        """The column of these cards, buried end first."""
        column = self.empty
        for card in cards:
            column = self.put(column, card)
        return column

    def put(self, column: Column, card: int) -> Column:
        """The column with one more card on it."""
        more = column.onto.get(card)
        if more is None:
            more = Column(self._rules, column.cards + bytes((card,)), column)
            column.onto[card] = more
        return more
