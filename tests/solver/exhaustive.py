"""Which positions can be won, found out by trying everything: no idea in it but patience.

Boards are plain tuples here, and the moves are found anew from the rules, so that nothing is
shared with the search that is checked: `cards` of a column are (rank, suit), buried end first; a
foundation is the tuple of ranks on it, beside its suit or "".
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from itertools import chain, count
from typing import NamedTuple

from bakers_widget.engine import Card, Position, Variant, deal
from bakers_widget.engine.variants import Base, Build, Spaces

PlainCard = tuple[int, str]
PlainColumns = tuple[tuple[PlainCard, ...], ...]
PlainPiles = tuple[tuple[str, tuple[int, ...]], ...]


class Plain(NamedTuple):
    """A board as plain tuples."""

    columns: PlainColumns
    piles: PlainPiles


class Step(NamedTuple):
    """A move: from a column to another, or home (None), and the board that it leads to."""

    source: int
    target: int | None
    after: Plain


def winnable(start: Position, most: int) -> dict[Plain, bool] | None:
    """Each board that can be reached, with whether it can be won; None if there are too many."""
    variant, base = start.variant, start.base
    found = {plain(start)}
    waiting = deque(found)
    while waiting:
        for step in steps(variant, base, waiting.popleft()):
            if step.after not in found:
                if len(found) == most:
                    return None
                found.add(step.after)
                waiting.append(step.after)
    return can_win_by(variant, base, found)


def can_win_by(
    variant: Variant,
    base: int | None,
    boards: Collection[Plain],
    allowed: Callable[[Plain, Step], bool] | None = None,
) -> dict[Plain, bool]:
    """Which of the boards can be won by the moves that are allowed."""
    before: dict[Plain, list[Plain]] = {board: [] for board in boards}
    for board in boards:
        for step in steps(variant, base, board):
            if allowed is None or allowed(board, step):
                before[step.after].append(board)
    can_win = dict.fromkeys(boards, False)
    waiting = deque(board for board in boards if not any(board.columns))
    while waiting:
        board = waiting.popleft()
        if not can_win[board]:
            can_win[board] = True
            waiting.extend(before[board])
    return can_win


def steps(variant: Variant, base: int | None, board: Plain) -> Iterator[Step]:
    """The moves of a board. Sinking kings by hand is not among them."""
    for source, column in enumerate(board.columns):
        if not column:
            continue
        card, rest = column[-1], column[:-1]
        left = (*board.columns[:source], rest, *board.columns[source + 1 :])
        for pile, (suit, ranks) in enumerate(board.piles):
            if suit in ("", card[1]) and card[0] in wanted(variant, base, board, ranks):
                grown = (suit, (*ranks, card[0]))
                piles = (*board.piles[:pile], grown, *board.piles[pile + 1 :])
                yield Step(source, None, Plain(left, tuple(sorted(piles))))
        for target, host in enumerate(left):
            if target != source and lies(variant, card, host):
                columns = (*left[:target], (*host, card), *left[target + 1 :])
                yield Step(source, target, Plain(columns, board.piles))


def wanted(variant: Variant, base: int | None, board: Plain, ranks: tuple[int, ...]) -> list[int]:
    """The ranks that a foundation with these ranks on it takes now."""
    lowest, highest = variant.pack.lowest, variant.pack.highest
    every = list(range(lowest, highest + 1))
    if len(ranks) == len(every):
        return []
    if ranks:
        return [ranks[-1] + 1 if ranks[-1] < highest else lowest]
    if variant.base is Base.DIFFERENT:
        return [rank for rank in every if all(pile[1][:1] != (rank,) for pile in board.piles)]
    return [lowest if base is None else base]


def lies(variant: Variant, card: PlainCard, column: tuple[PlainCard, ...]) -> bool:
    """Whether the card may be put on a column."""
    (rank, suit), highest = card, variant.pack.highest
    if not column:
        return variant.spaces is Spaces.ANY or (variant.spaces is Spaces.KINGS and rank == highest)
    host, host_suit = column[-1]
    same_colour = (suit in "DH") == (host_suit in "DH")
    suits_join = {
        Build.ANY_SUIT: True,
        Build.SAME_COLOUR: same_colour,
        Build.ALTERNATING: not same_colour,
    }[variant.build]
    in_turn = host == rank + 1 or (variant.wraps and (rank, host) == (highest, variant.pack.lowest))
    return suits_join and in_turn


def plain(position: Position) -> Plain:
    """The board of a position."""
    piles = zip(position.variant.foundations, position.foundations, strict=True)
    return Plain(
        tuple(tuple((card.rank, card.suit.letter) for card in cards) for cards in position.columns),
        tuple(
            sorted(
                (suit.letter if suit is not None else "", tuple(card.rank for card in cards))
                for suit, cards in piles
            )
        ),
    )


def engine_position(variant: Variant, board: Plain) -> Position:
    """The position of a board. Where foundations ignore suit, the suits are dealt out to them."""
    columns = tuple(tuple(map(named, column)) for column in board.columns)
    home = list((variant.pack.count - Counter(chain(*columns))).elements())
    left = list(board.piles)
    piles = []
    for suit in variant.foundations:
        letter = suit.letter if suit is not None else ""
        at = next(index for index, (of, _) in enumerate(left) if of == letter)
        cards = []
        for rank in left.pop(at)[1]:
            fits = (card for card in home if card.rank == rank and suit in (None, card.suit))
            cards.append(next(fits))
            home.remove(cards[-1])
        piles.append(tuple(cards))
    return Position(variant, columns, tuple(piles))


def named(card: PlainCard) -> Card:
    """The card of the package."""
    return Card(f"{'A23456789TJQK'[card[0] - 1]}{card[1]}")


def short(slug: str, ranks: int, suits: int, columns: int) -> Variant:
    """The rules of a variant with the lowest ranks of some suits alone, in so many columns."""
    variant = Variant.load(slug)
    pack = replace(variant.pack, suits=variant.pack.suits[:suits], highest=ranks)
    cards, more = divmod(len(pack.cards) - variant.laid_out, columns)
    sizes = tuple(cards + (column < more) for column in range(columns))
    return replace(variant, slug=f"{slug}-of-{ranks}", pack=pack, columns=sizes)


# Ranks, suits and columns of short packs: few columns leave many positions that can't be won.
SHAPES = [
    *((3, 4, 3), (3, 4, 2), (4, 2, 2), (4, 3, 3), (4, 4, 3)),
    *((5, 2, 2), (5, 3, 3), (4, 4, 4), (5, 2, 3), (5, 4, 4)),
]


class Game(NamedTuple):
    """A deal of a short pack: all its boards, with whether they can be won."""

    variant: Variant
    base: int | None
    boards: dict[Plain, bool]


def small_games(slug: str, most: int) -> Iterator[Game]:
    """Deals of short packs of a variant. Every other one leaves the kings where they fall.

    Where more than `most` boards can be reached the deal is left out.
    """
    usable = [shape for shape in SHAPES if shape[1] <= len(Variant.load(slug).pack.suits)]
    for number in count(1):
        variant = short(slug, *usable[number % len(usable)])
        start = deal(variant, number, kings="left" if number % 2 else None)
        boards = winnable(start, most)
        if boards is not None:
            yield Game(variant, start.base, boards)
