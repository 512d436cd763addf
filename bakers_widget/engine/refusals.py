"""Why a move is refused, in words about the very cards on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakers_widget.engine.cards import Card, bare_rank_name, rank_name, rank_text
from bakers_widget.engine.errors import IllegalMoveError, IllegalReason, listed
from bakers_widget.engine.moves import Move
from bakers_widget.engine.variants import Base, Build, FoundationSuits, Kings, Spaces

if TYPE_CHECKING:
    from bakers_widget.engine.position import Position


def refusal(position: Position, move: Move) -> IllegalMoveError | None:
    """The error that `move` earns in `position`; None when it is legal."""
    found = _no_such_place(position, move) or _not_movable(position, move)
    if found is None and move.sinks:
        found = _not_sunk(position, move)
    elif found is None:
        card = position.columns[move.source or 0][-1]
        if move.target is None:
            found = _not_home(position, card, move.foundation)
        elif position.columns[move.target]:
            found = _no_join(position, card, position.columns[move.target][-1])
        else:
            found = _no_space(position, card, move.target)
    if found is None:
        return None
    return IllegalMoveError(move, *found)


_Found = tuple[IllegalReason, str, str] | None


def _no_such_place(position: Position, move: Move) -> _Found:
    columns = len(position.columns)
    for column in (move.source, move.target):
        if column is not None and not 0 <= column < columns:
            return (
                IllegalReason.NO_SUCH_COLUMN,
                f"There is no column {column + 1}.",
                f"The columns are numbered 1 to {columns}.",
            )
    piles = len(position.foundations)
    if move.foundation is not None and not 0 <= move.foundation < piles:
        return (
            IllegalReason.NO_SUCH_FOUNDATION,
            f"There is no foundation {move.foundation + 1}.",
            f"The foundations are numbered 1 to {piles}.",
        )
    return None


def _not_movable(position: Position, move: Move) -> _Found:
    if move.source is None:
        return _no_return(position, move.foundation)
    column, number = position.columns[move.source], move.source + 1
    if not column:
        return IllegalReason.EMPTY_COLUMN, f"Column {number} is empty: it has no card to move.", ""
    if move.count > len(column):
        cards = f"{len(column)} card{'s' if len(column) > 1 else ''}"
        return IllegalReason.NO_SUCH_CARD, f"Column {number} has {cards}, not {move.count}.", ""
    if move.count > 1:
        return _not_exposed(position, column[-move.count :])
    if move.source == move.target and not move.sinks:
        return (
            IllegalReason.SAME_COLUMN,
            f"{column[-1]} is in column {number} already.",
            "A move goes to another column or to a foundation.",
        )
    return None


def _not_sunk(position: Position, move: Move) -> _Found:
    variant, column = position.variant, move.source or 0
    king = bare_rank_name(variant.pack.highest)
    if not position.kings_free:
        if variant.kings is Kings.BY_HAND:
            fact = f"The {king}s stay where they are now."
            return IllegalReason.KINGS_NOT_BY_HAND, fact, "They are sunk before the first move."
        fact = f"In {variant.name} no {king} is sunk by hand."
        return IllegalReason.KINGS_NOT_BY_HAND, fact, ""
    if not position.can_sink(column):
        fact = f"Column {column + 1} has no {king} to sink."
        return IllegalReason.NO_KING_TO_SINK, fact, ""
    return None


def _no_return(position: Position, pile: int | None) -> _Found:
    top = position.foundations[pile][-1:] if pile is not None else ()
    return (
        IllegalReason.FOUNDATION_RETURN,
        f"{top[0]} is home and stays there." if top else "A card that is home stays there.",
        "Undo takes a move back.",
    )


def _not_exposed(position: Position, cards: tuple[Card, ...]) -> _Found:
    card, above = cards[0], cards[1:]
    joins = position.variant.joins
    if all(joins(upper, lower) for lower, upper in zip(cards, above, strict=False)):
        return (
            IllegalReason.GROUP,
            f"{card} would take {listed([str(other) for other in above])} along.",
            f"Cards move one at a time: {above[-1]} needs a place first.",
        )
    return (
        IllegalReason.COVERED,
        f"{card} is under {listed([str(other) for other in above])}.",
        "Only the exposed card at the end of a column moves.",
    )


def _no_space(position: Position, card: Card, target: int) -> _Found:
    variant = position.variant
    if variant.fills_space(card):
        return None
    if variant.spaces is Spaces.NEVER:
        king = rank_name(variant.pack.highest)
        return (
            IllegalReason.CLOSED_COLUMN,
            f"Column {target + 1} is closed.",
            f"An empty column takes no card, not even {king}.",
        )
    return (
        IllegalReason.SPACE_FOR_KINGS,
        f"{card} can't go in column {target + 1}.",
        f"Only {rank_name(variant.pack.highest)} may fill an empty column.",
    )


def _no_join(position: Position, card: Card, host: Card) -> _Found:
    variant = position.variant
    if variant.joins(card, host):
        return None
    if card.rank == variant.pack.highest and not variant.wraps:
        return (
            IllegalReason.KING_HAS_NO_HOST,
            f"{card} has nowhere to join: no rank is higher.",
            "It waits until its suit comes home."
            if variant.spaces is Spaces.NEVER
            else "It waits for an empty column, or until its suit comes home.",
        )
    if variant.rank_below(host.rank) is None:
        lowest = rank_name(variant.pack.lowest)
        return (
            IllegalReason.NOTHING_ON_ACE,
            f"{card} can't go on {host}.",
            f"Nothing goes on {lowest} in the columns: no rank is lower.",
        )
    fact = f"{card} can't go on {host}."
    if variant.rank_below(host.rank) == card.rank:
        return IllegalReason.WRONG_SUIT, fact, _suit_rule(position, card)
    wanted = next(
        rank
        for rank in range(variant.pack.lowest, variant.pack.highest + 1)
        if variant.rank_below(rank) == card.rank
    )
    rule = (
        f"A card joins one exactly one rank higher: {rank_name(card.rank)} needs "
        f"{rank_name(wanted)}. {_hosts_in_sight(position, card, wanted)}"
    )
    return IllegalReason.WRONG_RANK, fact, rule


def _suit_rule(position: Position, card: Card) -> str:
    if position.variant.build is Build.SAME_COLOUR:
        return (
            f"A card joins one of its own colour: {card} needs a {_colour(card.suit.is_red)} card."
        )
    return f"Colours take turns: {card} needs a {_colour(not card.suit.is_red)} card."


def _colour(red: bool) -> str:
    return "red" if red else "black"


def _hosts_in_sight(position: Position, card: Card, wanted: int) -> str:
    hosts = [
        f"{column[-1]} in column {number}"
        for number, column in enumerate(position.columns, 1)
        if column and column[-1] is not card and position.variant.joins(card, column[-1])
    ]
    if not hosts:
        return f"No {bare_rank_name(wanted)} that would do is exposed now."
    return f"{listed(hosts)} {'is' if len(hosts) == 1 else 'are'} waiting."


def _not_home(position: Position, card: Card, named: int | None) -> _Found:
    if named is None:
        if position.foundation_for(card) is not None:
            return None
    elif position.accepts(named, card):
        return None
    suit = position.variant.foundations[named] if named is not None else None
    if named is not None and suit is not None and suit is not card.suit:
        return _wrong_foundation(position, card, named)
    piles = [
        pile
        for pile, suit in enumerate(position.variant.foundations)
        if suit in (None, card.suit) and named in (None, pile)
    ]
    if any(position.foundations[pile] for pile in piles):
        return _not_next(position, card, piles)
    return _not_first(position, card)


def _wrong_foundation(position: Position, card: Card, named: int) -> _Found:
    suit, top = position.variant.foundations[named], position.foundations[named][-1:]
    assert suit is not None
    own = position.foundation_for(card)
    below = position.foundations[own][-1:] if own is not None else ()
    if top and below:
        fact = f"{card} goes on {below[0]}, not on {top[0]}: foundations keep to their suit."
    elif below:
        fact = f"{card} goes on {below[0]}; this foundation is for {suit.plural}."
    elif own is not None:
        fact = f"{card} starts the foundation of {card.suit.plural}, not that of {suit.plural}."
    elif top:
        fact = f"{card} can't go on {top[0]}: foundations keep to their suit."
    else:
        fact = f"{card} can't go here: this foundation is for {suit.plural}."
    return IllegalReason.FOUNDATION_SUIT, fact, ""


def _not_next(position: Position, card: Card, piles: list[int]) -> _Found:
    wanted = {position.next_rank(pile) for pile in piles}
    ranks = sorted(rank for rank in wanted if rank is not None)
    reason = IllegalReason.FOUNDATION_NEXT
    if not ranks:
        return reason, f"That foundation is complete; {card} has to go elsewhere.", ""
    if position.variant.foundation_suits is FoundationSuits.ANY_SUIT:
        names = listed([rank_name(rank) for rank in ranks], "or")
        return reason, f"The foundations can take {names} next, not {card}.", ""
    tops = [position.foundations[pile][-1] for pile in piles if position.foundations[pile]]
    at = listed([rank_text(top.rank) for top in tops])
    following = listed([rank_text(rank) + card.suit.symbol for rank in ranks], "or")
    suit = card.suit.plural.capitalize()
    return reason, f"{suit} are at {at}, so {following} is next, not {card}.", ""


def _not_first(position: Position, card: Card) -> _Found:
    reason = IllegalReason.FOUNDATION_START
    if position.variant.base is Base.DIFFERENT:
        taken = next(
            (pile[0] for pile in position.foundations if pile and pile[0].rank == card.rank), None
        )
        other = f": {taken} has started one already" if taken else ""
        fact = f"{card} can't start a foundation{other}."
        return reason, fact, "Each foundation starts with a rank of its own."
    first = bare_rank_name(position.base or position.variant.pack.lowest)
    if position.variant.foundation_suits is FoundationSuits.ANY_SUIT:
        return (
            reason,
            f"Foundations start with {rank_name(position.base or 1)}.",
            f"{card} has to wait.",
        )
    fact = f"{card.suit.plural.capitalize()} start with their {first}; {card} has to wait."
    return reason, fact, ""
