"""The state of the foundations, as the search sees it."""

from __future__ import annotations

from hashlib import blake2b

from bakers_widget.engine import Position
from bakers_widget.solver.packed import NOTHING, PackedRules
from bakers_widget.solver.reductions import safe_home

Pile = tuple[int, int, int]
"""A foundation: its suit, its first step (both `NOTHING` while open), how many cards it has."""


class Home:
    """One state of the foundations. Equal states are the same object, within one `Homes`.

    `left` is how many cards are not home, `accepts` are the cards that go home now, `safe` those
    of them that may as well. `near` has the next three cards of each foundation, with 3 for the
    one that goes home now, 2 and 1 for those after it.

    As sets of bits: `accepted` as `accepts`; `past`, cards for which no foundation waits any more;
    `certain`, cards for which each foundation that could take them waits now, or not any more.
    """

    __slots__ = (
        *("accepted", "accepts", "after", "certain", "firsts", "key"),
        *("left", "near", "past", "piles", "safe"),
    )

    def __init__(self, piles: tuple[Pile, ...]) -> None:
        self.piles = piles
        self.key = int.from_bytes(blake2b(repr(piles).encode(), digest_size=14).digest())
        self.left = self.accepted = self.past = self.certain = 0
        self.accepts: frozenset[int] = frozenset()
        self.safe: frozenset[int] = frozenset()
        self.near: dict[int, int] = {}
        self.firsts: tuple[int, ...] = ()
        """Where foundations differ in their first step: that of each suit, then `steps`."""
        self.after: dict[int, tuple[Home, ...]] = {}


class Homes:
    """All states of the foundations that a search has met."""

    def __init__(self, rules: PackedRules) -> None:
        self.rules = rules
        self._met: dict[tuple[Pile, ...], Home] = {}

    def of(self, position: Position) -> Home:
        """The state of the foundations of a position."""
        rules = self.rules
        piles = []
        for suit, cards in zip(position.variant.foundations, position.foundations, strict=True):
            first = (
                rules.code(cards[0]) // 4 if cards else (NOTHING if rules.different_bases else 0)
            )
            piles.append((NOTHING if suit is None else int(suit), first, len(cards)))
        return self.get(tuple(piles))

    def get(self, piles: tuple[Pile, ...]) -> Home:
        """The state with these piles, in whatever order they are given."""
        piles = tuple(sorted(piles))
        home = self._met.get(piles)
        if home is None:
            home = self._met[piles] = Home(piles)
            self._fill(home)
        return home

    def put(self, home: Home, card: int) -> tuple[Home, ...]:
        """The states after `card` has gone home: one for each foundation that makes a difference.

        It is empty unless `home` accepts the card.
        """
        then = home.after.get(card)
        if then is None:
            met = dict.fromkeys(
                self.get(_grown(home.piles, pile, card // 4))
                for pile in home.piles
                if card in self._next_of(home, pile)
            )
            then = home.after[card] = tuple(met)
        return then

    def _next_of(self, home: Home, pile: Pile) -> list[int]:
        """The cards that a foundation takes next."""
        suit, first, count = pile
        steps = self.rules.steps
        if count == steps:
            return []
        if first != NOTHING:
            return self.rules.of_step_and_suit[(first + count) % steps, suit]
        taken = {first for _, first, _ in home.piles}
        open_steps = (step for step in range(steps) if step not in taken)
        return [card for step in open_steps for card in self.rules.of_step_and_suit[step, suit]]

    def _fill(self, home: Home) -> None:
        rules = self.rules
        home.left = len(home.piles) * rules.steps - sum(count for _, _, count in home.piles)
        if rules.different_bases and rules.in_suit:
            firsts = {suit: first for suit, first, _ in home.piles}
            home.firsts = (*(firsts.get(suit, NOTHING) for suit in range(4)), rules.steps)
        home.accepts = frozenset(card for pile in home.piles for card in self._next_of(home, pile))
        home.accepted = sum(1 << card for card in home.accepts)
        home.past = home.certain = (1 << rules.size) - 1
        for suit, first, count in home.piles:
            past, ready, near = rules.pile_sets(suit, first, count)
            home.past &= past
            home.certain &= ready
            for card, nearness in near.items():
                home.near[card] = max(nearness, home.near.get(card, 0))
        home.safe = frozenset(card for card in home.accepts if safe_home(rules, home, card))


def _grown(piles: tuple[Pile, ...], pile: Pile, step: int) -> tuple[Pile, ...]:
    """The foundations with a card of `step` more on `pile`."""
    suit, first, count = pile
    at = piles.index(pile)
    return (*piles[:at], (suit, step if first == NOTHING else first, count + 1), *piles[at + 1 :])
