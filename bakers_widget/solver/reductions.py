"""Moves that need no thought, each with the argument why nothing is lost by it.

An argument that were wrong would show as a game called unwinnable that can be won: the tests
compare each with a search that uses none of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakers_widget.solver.packed import PackedRules

if TYPE_CHECKING:
    from bakers_widget.solver.columns import Column
    from bakers_widget.solver.homes import Home


def safe_home(rules: PackedRules, home: Home, card: int) -> bool:
    """Whether `card`, exposed and accepted at home, may as well go there at once.

    It may when nothing will ever need it in the tableau, and its going home takes no place from
    another card. It asks the rules themselves, and so holds for all of them but one mixture: where
    a suit has several foundations that may start with different ranks, it matters which of them
    takes a card, and nothing is safe.

    *Claim.* Let every pile that could take the card wait for it now or not any more (it is
    `certain`). Let each card Y that may be put on it be home, or certain too with all cards that
    may be put on Y home. Then a position that can be won can still be won after the card has gone
    home.

    *Why.* Take a winning line that leaves the card X where it is. Play it with X at home, leaving
    out the moves of X; where it puts a Y on X, send Y home instead, and leave out Y's later moves.
    Y is accepted: it is certain, and piles only grow. On X nothing but such a Y was ever put,
    and on Y nothing at all. So at each moment the columns are those of the old line without X and
    some Ys: what was exposed still is, what was empty still is. The foundations are those of the
    old line with these cards more, and each of the other cards finds its place there, since as
    many piles wait for cards like X or Y as there are such cards.
    """
    if rules.different_bases and rules.variant.pack.copies > 1:
        return False
    still_here = rules.carried_by[card] & ~home.past
    if not home.certain >> card & 1 or still_here & ~home.certain:
        return False
    return not any(
        rules.carried_by[carried] & ~home.past
        for carried in range(rules.size)
        if still_here >> carried & 1
    )


def last_card_stays(rules: PackedRules, column: Column) -> bool:
    """Whether the only card of `column` may as well stay, rather than go to another column.

    Holds where spaces are never filled, whatever the rest of the rules.

    *Why.* Take a winning line that moves the last card Z from column c onto a card H of column d.
    Leave Z where it is, and let what the line would put above H go to column c instead. Then
    column c with its cards is what lay above H, the moves are the same, and H is exposed
    at least as often. The space at c would have been of no use.
    """
    return rules.spaces_stay_closed and column.below is column.below.below


def fills_in_vain(column: Column) -> bool:
    """Whether moving the exposed card of `column` to a space changes nothing.

    So it is with the last card of a column: one space is as good as another. For the same reason
    the search tries but one space.
    """
    return column.below is column.below.below
