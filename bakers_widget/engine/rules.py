"""The rules of a variant in plain sentences, made from its data: the two can't drift apart."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bakers_widget.engine.cards import bare_rank_name, rank_name
from bakers_widget.engine.errors import listed
from bakers_widget.engine.variants import Base, Build, FoundationSuits, Kings, Spaces

if TYPE_CHECKING:
    from bakers_widget.engine.variants import Variant

_NUMBERS = (
    *("no", "one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"),
)


def rules_of(variant: Variant) -> tuple[str, ...]:
    """The sentences: goal, deal, kings, moves, building, spaces, foundations, returns, note."""
    sentences = (
        _goal(variant),
        _deal(variant),
        _kings(variant),
        "Only the exposed card at the end of a column moves, one card at a time.",
        _building(variant),
        _spaces(variant),
        _foundations(variant),
        "A card that is home stays there. Undo takes a move back; it is not a move.",
        variant.note,
    )
    return tuple(sentence for sentence in sentences if sentence)


def _goal(variant: Variant) -> str:
    piles = _number(len(variant.foundations))
    return f"Bring all {len(variant.pack.cards)} cards home, to {piles} foundations."


def _deal(variant: Variant) -> str:
    sizes = Counter(variant.columns)
    columns = listed(
        [f"{_number(count)} {_columns(count)} of {_number(size)}" for size, count in sizes.items()]
    )
    laid = {
        Base.LOWEST: f"the first {_plural_rank(variant.pack.lowest, variant.laid_out)} met",
        Base.DEALT: "the first card of the pack, the base card,",
        Base.DIFFERENT: "the first card of the pack",
    }[variant.base]
    if variant.base is Base.DEALT and variant.laid_out > 1:
        laid = "the first card of the pack, the base card, and the next of its rank"
    first = f"First, {laid} {'go' if variant.laid_out > 1 else 'goes'} to the foundations. "
    rest = f"{'The other cards' if variant.laid_out else 'All cards'} are dealt face up, row by row"
    return f"{first if variant.laid_out else ''}{rest}, to {columns}."


def _kings(variant: Variant) -> str:
    kings = _plural_rank(variant.pack.highest, 2)
    return {
        Kings.SUNK: f"Then the {kings} of each column go to its buried end; "
        "all other cards keep their order.",
        Kings.SWAP: f"Then the {kings} of each column change places with the cards at its "
        "buried end.",
        Kings.LEFT: f"The {kings} stay where they fall.",
        Kings.BY_HAND: f"The {kings} stay where they fall, but before the first move you may sink "
        "those of any column to its buried end.",
    }[variant.kings]


def _building(variant: Variant) -> str:
    suits = {
        Build.ANY_SUIT: "of any suit",
        Build.SAME_COLOUR: "of its own colour",
        Build.ALTERNATING: "of the other colour",
    }[variant.build]
    low, high = rank_name(variant.pack.lowest), rank_name(variant.pack.highest)
    ends = (
        f"Ranks run round: {high} goes on {low}."
        if variant.wraps
        else f"Nothing goes on {low}, and {high} goes on nothing."
    )
    return f"In the columns a card goes on one exactly one rank higher, {suits}. {ends}"


def _spaces(variant: Variant) -> str:
    highest = rank_name(variant.pack.highest)
    return {
        Spaces.NEVER: f"An empty column is closed: it takes no card, not even {highest}.",
        Spaces.KINGS: f"An empty column takes {highest}, and no other card.",
        Spaces.ANY: "An empty column takes any card.",
    }[variant.spaces]


def _foundations(variant: Variant) -> str:
    suits = (
        "whatever the suits" if variant.foundation_suits is FoundationSuits.ANY_SUIT else "in suit"
    )
    first, last = rank_name(variant.pack.lowest), rank_name(variant.pack.highest)
    start = {
        Base.LOWEST: f"A foundation starts with {first} and grows one rank at a time to {last}",
        Base.DEALT: "A foundation starts with the rank of the base card and grows one rank at a "
        "time, all the way round",
        Base.DIFFERENT: "Each foundation starts with a rank of its own, that of the first card put "
        "there, and grows one rank at a time, all the way round",
    }[variant.base]
    copies = variant.pack.copies
    if copies == 1 or variant.foundation_suits is FoundationSuits.ANY_SUIT:
        return f"{start}, {suits}."
    return f"{start}, {suits}; each suit has {_number(copies)} foundations."


def _number(number: int) -> str:
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)


def _columns(count: int) -> str:
    return "column" if count == 1 else "columns"


def _plural_rank(rank: int, count: int) -> str:
    bare = bare_rank_name(rank)
    if count == 1:
        return bare
    return f"{_number(count)} {bare}s" if rank == 1 else f"{bare}s"
