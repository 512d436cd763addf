"""A bound: what could not be won even if moves took nothing away."""

from __future__ import annotations

from collections.abc import Sequence

from bakers_widget.solver.columns import Column
from bakers_widget.solver.homes import Home
from bakers_widget.solver.packed import PackedRules

_KNOTS_KEPT = 4

Knot = list[tuple[int, bytes]]
"""Columns, by index, with the cards at their buried ends that hold each other fast."""

Stuck = tuple[int, Column, int]
"""A column that is left: its index, its cards, and the groups that it has been a host for."""


class Relaxation:
    """The game in which a card that was once exposed, or once on a foundation, stays so.

    *Why it proves.* Each move of the real game is a move of the relaxed one, which forgets only
    what forbids. So, move by move along any real line, every card that becomes exposed there
    becomes exposed here. When some card can't leave its column even here, it never goes home.

    A card leaves its column for a host that was exposed in another column; or for any host that
    has itself left for another column; or for a space; or for home. What went home may have been a
    host elsewhere before, so it counts as one as soon as it finds a host itself.

    It holds for all rules, and says nothing once any card may fill a space.
    """

    def __init__(self, rules: PackedRules) -> None:
        self._rules = rules
        self.carries = rules.carry_bits
        self.any_card_fills = rules.any_card_fills
        # In a set of groups, `spaces` says that there is a space that some cards may fill.
        self.space = 0 if rules.spaces_stay_closed else rules.spaces
        self.needs = [
            need | rules.spaces if fills else need
            for need, fills in zip(rules.need_bits, rules.fills, strict=True)
        ]
        # Where foundations leave a choice, what is home matters to a knot; see `_knot`.
        self._one_way_home = rules.in_suit and not rules.different_bases
        self._knots: dict[Home | None, list[Knot]] = {}
        self._carriers = [
            (1 << group, sum(1 << card for card in rules.cards if rules.carries[card] == group))
            for group in range(rules.groups)
        ]
        """Each group, as a bit, with the cards that carry it."""
        self._all = (1 << rules.size) - 1
        self._first_of_step = sum(1 << 4 * step for step in range(rules.steps))

    def can_win(self, columns: Sequence[Column], home: Home) -> bool:
        """False when the position can't be won; True says nothing."""
        knots = self._knots.setdefault(None if self._one_way_home else home, [])
        if _tied(columns, knots):
            return False
        growth = _Growth(self, columns, home)
        while growth.stuck and not growth.all_can_move:
            if not growth.grow():
                knot = self._knot(growth.stuck, growth.accepted)
                if knot:
                    knots.insert(0, knot)
                    del knots[_KNOTS_KEPT:]
                return False
        return True

    def _knot(self, stuck: list[Stuck], accepted: int) -> Knot | None:
        """What holds the stuck columns fast in any position, if it is these columns alone.

        Take all other cards to be exposed, each in a column of its own. If the stuck columns are
        stuck even so, they are in every position that has them, wherever the other cards lie.
        Nor does it matter how many of these are home: the stuck cards are not, so foundations
        accept no more there than what `accepted` has, as long as each card has but one way home.
        """
        rules = self._rules
        if rules.variant.pack.copies > 1:
            return None  # a card's code would not tell which copy of it is stuck
        held = tops = 0
        for _, column, _ in stuck:
            held |= column.cards_in
        loose = self.space | sum(bit for bit, carriers in self._carriers if carriers & ~held)
        for _, column, _ in stuck:
            tops |= rules.carry_bits[column.top]
        for _, column, _ in stuck:
            if self.needs[column.top] & (loose | tops) or accepted >> column.top & 1:
                return None
        return [(index, column.cards) for index, column, _ in stuck]

    def followed(self, accepted: int, exposed: int) -> int:
        """What home accepts when all that is accepted and exposed goes there."""
        rules, before = self._rules, 0
        while accepted != before:
            before = accepted
            gone = accepted & exposed
            if not rules.in_suit:
                steps = (gone | gone >> 1 | gone >> 2 | gone >> 3) & self._first_of_step
                gone = steps * 15
            accepted |= gone << 4 & self._all
            if rules.different_bases:
                accepted |= gone >> rules.size - 4
        return accepted


def _tied(columns: Sequence[Column], knots: list[Knot]) -> bool:
    """Whether the columns have one of the knots in them."""
    for number, knot in enumerate(knots):
        if all(columns[index].cards.startswith(buried) for index, buried in knot):
            if number:
                knots.insert(0, knots.pop(number))  # the next position may well have it too
            return True
    return False


class _Growth:
    """The relaxed game under way.

    `exposed` are the cards that ever were, `accepted` those that home takes. `once` are the groups
    that some column has a host for, `everywhere` those that each column finds a host for in
    another place. `stuck` are the columns that are left.
    """

    __slots__ = (
        *("accepted", "all_can_move", "everywhere", "exposed"),
        *("homed", "once", "rules", "stuck"),
    )

    def __init__(self, rules: Relaxation, columns: Sequence[Column], home: Home) -> None:
        self.rules = rules
        self.exposed = self.once = self.everywhere = 0
        self.all_can_move = False
        self.homed: list[tuple[int, int, int]] = []
        self.stuck: list[Stuck] = []
        carries = rules.carries
        for index, column in enumerate(columns):
            if column.cards:
                own = carries[column.top]
                self.everywhere |= own & self.once  # hosts in two columns serve any card
                self.once |= own
                self.exposed |= 1 << column.top
                self.stuck.append((index, column, own))
            else:
                self._empty()
        self.accepted = rules.followed(home.accepted, self.exposed)

    def grow(self) -> bool:
        """Free from each column what can be freed, and tell whether that was anything."""
        before = self.everywhere, self.exposed
        for need, carried, own in self.homed:
            if need & (self.everywhere | self.once & ~own):
                self.everywhere |= carried
        live, self.stuck = self.stuck, []
        needs = self.rules.needs
        for stuck in live:
            card = stuck[1].top
            if needs[card] & (self.everywhere | self.once & ~stuck[2]) or self.accepted >> card & 1:
                self._strip(*stuck)
            else:
                self.stuck.append(stuck)
        self.accepted = self.rules.followed(self.accepted, self.exposed)
        return (self.everywhere, self.exposed) != before or not self.stuck

    def _strip(self, index: int, column: Column, own: int) -> None:
        """Free what can be freed of a column, which has been a host for the groups `own`."""
        needs, carries = self.rules.needs, self.rules.carries
        hosts = self.everywhere | self.once & ~own
        if not column.groups_needed & ~hosts:
            self.everywhere |= column.groups_carried
            self.exposed |= column.cards_in
            self._empty()
            return
        while True:
            card, carried = column.top, carries[column.top]
            if needs[card] & hosts:
                self.everywhere |= carried
                hosts |= carried
            elif self.accepted >> card & 1:
                self.homed.append((needs[card], carried, own))
            else:
                self.stuck.append((index, column, own))
                return
            column = column.below
            if not column.cards:
                self._empty()
                return
            carried = carries[column.top]
            self.everywhere |= carried & self.once & ~own
            self.once |= carried
            own |= carried
            self.exposed |= 1 << column.top
            if self.accepted >> column.top & 1:
                self.accepted = self.rules.followed(self.accepted, self.exposed)

    def _empty(self) -> None:
        """There is a space now."""
        self.everywhere |= self.rules.space
        self.all_can_move = self.rules.any_card_fills
