"""The cards of a game as small numbers, for the search alone.

A card's code is `4 * step + suit`. Its *step* tells when it goes home: 0 starts a foundation, 1
follows, and so on, so that in a game with a base card the base rank has step 0. Where each
foundation has a rank of its own (`Base.DIFFERENT`) there is no such order, and steps are ranks.
"""

from __future__ import annotations

from functools import lru_cache

from bakers_widget.engine import Card, Variant
from bakers_widget.engine.variants import Base, FoundationSuits, Spaces

NOTHING = -1
"""Stands for a card where there is none, and for a group that no card belongs to."""


class PackedRules:
    """What the search needs to know of a variant, in tables indexed by card code.

    Cards that may lie on the same cards form a *group*, numbered from 0: `needs[card]` is the
    group that a card belongs to, `carries[card]` the group that may be put on it, and both are
    `NOTHING` for `NOTHING`. `need_bits` and
    `carry_bits` have them as sets of bits; a card that lies on nothing needs the group `spaces`,
    which no card carries. `fills[card]` tells whether the card may fill a space.
    """

    def __init__(self, variant: Variant, base: int | None) -> None:
        self.variant = variant
        self.steps = variant.pack.ranks
        self.size = 4 * self.steps
        self._base = variant.pack.lowest if base is None else base
        self.cards = sorted(map(self.code, variant.pack.count))
        self.fills = [False] * self.size
        self.needs = [NOTHING] * (self.size + 1)
        self.carries = [NOTHING] * (self.size + 1)
        self._pile_sets: dict[tuple[int, int, int], tuple[int, int, dict[int, int]]] = {}
        groups: dict[frozenset[Card], int] = {}
        for card, hosts in variant.hosts.items():
            self.fills[self.code(card)] = variant.fills_space(card)
            if hosts:
                group = groups.setdefault(hosts, len(groups))
                self.needs[self.code(card)] = group
                for host in hosts:
                    self.carries[self.code(host)] = group
        self.groups = len(groups)
        self.spaces = 1 << self.groups
        self.need_bits = [1 << need if need >= 0 else self.spaces for need in self.needs[:-1]]
        self.carry_bits = [1 << carried if carried >= 0 else 0 for carried in self.carries[:-1]]
        self.carried_by = [
            sum(1 << card for card in self.cards if self.needs[card] == group != NOTHING)
            for group in self.carries[:-1]
        ]
        """For each card, those that may be put on it in the tableau, as bits."""
        self.of_step_and_suit = {
            (step, suit): [card for card in self.cards if card // 4 == step and card % 4 in suits]
            for step in range(self.steps)
            for suit, suits in {NOTHING: range(4), **{one: (one,) for one in range(4)}}.items()
        }
        """The cards of a step and a suit, `NOTHING` for all suits."""
        self.any_card_fills = variant.spaces is Spaces.ANY
        self.spaces_stay_closed = variant.spaces is Spaces.NEVER
        self.in_suit = variant.foundation_suits is FoundationSuits.IN_SUIT
        self.different_bases = variant.base is Base.DIFFERENT

    @staticmethod
    @lru_cache(maxsize=32)
    def of(variant: Variant, base: int | None) -> PackedRules:
        """The rules of a variant, with the base rank that a deal decided, if it did."""
        return PackedRules(variant, base)

    def code(self, card: Card) -> int:
        """The number that stands for a card."""
        return 4 * ((card.rank - self._base) % self.steps) + card.suit

    def pile_sets(self, suit: int, first: int, count: int) -> tuple[int, int, dict[int, int]]:
        """What a foundation of a suit, from a first step and of so many cards, is past.

        The cards that it doesn't wait for any more; these and the one it waits for now; and how
        near the next three are: 3, 2, 1. The sets are bits, and have all cards it never takes.
        """
        sets = self._pile_sets.get((suit, first, count))
        if sets is None:
            past = ready = (1 << self.size) - 1
            near = {}
            for place in range(count, self.steps):
                step = place if first == NOTHING else (first + place) % self.steps
                for card in self.of_step_and_suit[step, suit]:
                    past &= ~(1 << card)
                    if place > count or first == NOTHING:
                        ready &= ~(1 << card)
                    if place < count + 3 and first != NOTHING:
                        near[card] = 3 + count - place
            sets = self._pile_sets[suit, first, count] = past, ready, near
        return sets
