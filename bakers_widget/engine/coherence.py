"""Rules that contradict each other: each may stand in a design, but not next to the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bakers_widget.engine.cards import rank_name
from bakers_widget.engine.variants import Base, Build, FoundationSuits, Kings, Spaces, Variant

# A foundation is named by one digit, as in the move 1-h3.
_MOST_FOUNDATIONS = 9


class Contradiction(NamedTuple):
    """What is wrong, and at which field of the `Variant`; no field where all of it is."""

    field: str
    reason: str


def contradiction(variant: Variant) -> Contradiction | None:
    """The first contradiction among the rules of a variant; None where they go together."""
    found = (*_of_the_pack(variant), *_of_kings(variant), *_of_bases(variant), *_of_cards(variant))
    return next(iter(found), None)


def _of_the_pack(variant: Variant) -> Iterator[Contradiction]:
    pack, piles = variant.pack, len(variant.foundations)
    if piles > _MOST_FOUNDATIONS:
        yield Contradiction(
            "pack",
            f"{piles} foundations would be needed, one for each suit and copy; "
            f"there is room for {_MOST_FOUNDATIONS}.",
        )
    if variant.wraps and pack.ranks == 1:
        yield Contradiction("wraps", "ranks can't run round where there is only one.")
    if variant.build is Build.ALTERNATING and len({suit.is_red for suit in pack.suits}) == 1:
        colour = "red" if pack.suits[0].is_red else "black"
        yield Contradiction(
            "build",
            f"colours can't take turns: all cards of the pack are {colour}.",
        )


def _of_kings(variant: Variant) -> Iterator[Contradiction]:
    # What is said of kings holds for the highest rank of the pack, whatever it is.
    king, lowest = rank_name(variant.pack.highest), rank_name(variant.pack.lowest)
    if variant.kings is Kings.LEFT:
        return
    why = f"It is for games in which {king} can never move; here 'left' would do."
    if variant.wraps:
        yield Contradiction(
            "kings", f"{variant.kings.value!r} can't be where {king} goes on {lowest}. {why}"
        )
    elif variant.spaces is not Spaces.NEVER:
        yield Contradiction(
            "kings",
            f"{variant.kings.value!r} can't be where {king} may be put in an empty column. {why}",
        )


def _of_bases(variant: Variant) -> Iterator[Contradiction]:
    pack, base = variant.pack, variant.base
    if base is Base.LOWEST:
        return
    if not variant.wraps:
        low, high = rank_name(pack.lowest), rank_name(pack.highest)
        yield Contradiction(
            "wraps",
            "foundations that may start with any rank have to go all the way round, "
            f"but {low} can't follow {high}.",
        )
    if base is Base.DEALT and variant.laid_out == 0:
        yield Contradiction(
            "laid_out", "a base card has to be laid out, or no rank would start the foundations."
        )
    if base is Base.DIFFERENT:
        yield from _of_different_bases(variant)


def _of_different_bases(variant: Variant) -> Iterator[Contradiction]:
    piles, ranks = len(variant.foundations), variant.pack.ranks
    if variant.laid_out > 1:
        yield Contradiction(
            "laid_out",
            f"{variant.laid_out} cards of one rank can't be laid out where each foundation starts "
            "with a rank of its own; 0 or 1 would do.",
        )
    if piles > ranks:
        yield Contradiction(
            "base",
            f"{piles} foundations can't each start with a rank of its own: "
            f"the pack has {ranks} ranks.",
        )
    if variant.foundation_suits is FoundationSuits.ANY_SUIT:
        # Positions are compared by the heights of such foundations, which tell too little here.
        yield Contradiction(
            "foundation_suits",
            "foundations that each start with a rank of their own have to keep to their suits.",
        )


def _of_cards(variant: Variant) -> Iterator[Contradiction]:
    dealt, cards, of_a_rank = (
        sum(variant.columns),
        len(variant.pack.cards),
        len(variant.foundations),
    )
    if variant.laid_out > of_a_rank:
        yield Contradiction(
            "laid_out",
            f"{variant.laid_out} cards of the base rank are to be laid out, "
            f"but the pack has {of_a_rank}.",
        )
    if dealt + variant.laid_out != cards:
        yield Contradiction(
            "",
            f"the columns take {dealt} cards and {variant.laid_out} are laid out, "
            f"but the pack has {cards}.",
        )
