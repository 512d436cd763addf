"""Boards as text, in the format that PySol and Freecell Solver share.

One line a column, the buried card first, the exposed card last; a card is its rank
(`A23456789TJQK`, or `10`) and its suit (`CDHS` or `♣♦♥♠`), in either case. A line `:` is an empty
column, and a column may start with `: `; columns left off at the end are empty. A first line
`Foundations: H-3 C-0 D-A S-0` gives the top of each foundation, 0 for none.

Two kinds of foundations need more than that format has. Where a foundation may start with another
rank than the ace, `H-9..2` gives its first card and its top. Where foundations ignore suit, their
cards are all written, from the first up: `Foundations: AH,2C,3D AC 0 0`. A line `Kings: by hand`
before all says that the player may still sink kings.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from bakers_widget.engine.cards import (
    Card,
    Suit,
    parse_rank,
    parse_suit,
)
from bakers_widget.engine.errors import InvalidNotationError, InvalidPositionError, quoted
from bakers_widget.engine.variants import FoundationSuits, Kings, Variant

if TYPE_CHECKING:
    from bakers_widget.engine.position import Position

_LONGEST_BOARD = 5_000
_LABEL = r"([A-Za-z]+)\s*:(.*)"
_KINGS_FREE = "kings: by hand"


def parse_board(text: str, variant: Variant, *, fragment: bool) -> Position:
    """Read a board; see `Position.from_text`."""
    from bakers_widget.engine.position import Position

    lines = _lines(text)
    foundations: tuple[tuple[Card, ...], ...] = ((),) * len(variant.foundations)
    kings_free = variant.kings is Kings.BY_HAND and lines[0].lower() == _KINGS_FREE
    if kings_free:
        lines = lines[1:] or [""]
    label = re.fullmatch(_LABEL, lines[0], re.DOTALL)
    if label and label[1].lower() == "foundations":
        foundations = _parse_foundations(label[2], variant)
        lines = lines[1:]
    columns = tuple(_parse_column(line, number) for number, line in enumerate(lines, 1))
    cards = sum(map(len, (*columns, *foundations)))
    if not fragment and cards == len(variant.pack.cards):
        columns += ((),) * (len(variant.columns) - len(columns))
    return Position(variant, columns, foundations, fragment, kings_free)


def _lines(text: str) -> list[str]:
    if not isinstance(text, str):
        raise TypeError(f"a board is read from a str, not from {type(text).__name__}")
    if len(text) > _LONGEST_BOARD:
        raise InvalidPositionError(
            f"{quoted(text)} is far too long for a board: write one short line a column."
        )
    lines = [line.strip() for line in text.strip().split("\n")]
    if lines == [""]:
        raise InvalidPositionError(
            f"{quoted(text)} has no cards: write one line a column, such as 'KD 8H AC AS'."
        )
    return lines


def _parse_column(line: str, number: int) -> tuple[Card, ...]:
    if not line:
        raise InvalidPositionError(
            f"the line of column {number} is blank: write ':' for an empty column."
        )
    label = re.fullmatch(_LABEL, line, re.DOTALL)
    if label:
        raise InvalidPositionError(
            f"{quoted(label[1] + ':')} in the line of column {number} is not understood: "
            "only a first line may be named, and only 'Foundations:'."
        )
    words = line.removeprefix(":").split()
    try:
        return tuple(Card(word) for word in words)
    except InvalidNotationError as error:
        raise InvalidPositionError(f"column {number}: {error}") from error


def _parse_foundations(text: str, variant: Variant) -> tuple[tuple[Card, ...], ...]:
    piles: list[tuple[Card, ...]] = [()] * len(variant.foundations)
    free = list(enumerate(variant.foundations))
    for word in text.split():
        suit, cards = _parse_pile(word, variant)
        place = next((entry for entry in free if entry[1] is suit), None)
        if place is None:
            of_suit = f" of {suit.plural}" if suit is not None else ""
            raise InvalidPositionError(
                f"{quoted(word)}: {variant.name} has no further foundation{of_suit}."
            )
        free.remove(place)
        piles[place[0]] = cards
    return tuple(piles)


def _parse_pile(word: str, variant: Variant) -> tuple[Suit | None, tuple[Card, ...]]:
    any_suit = variant.foundation_suits is FoundationSuits.ANY_SUIT
    try:
        if any_suit:
            return None, tuple(Card(text) for text in word.split(",") if text != "0")
        letter, _, top = word.partition("-")
        suit = parse_suit(letter)
        return suit, () if top == "0" else _pile(top, suit, variant)
    except InvalidNotationError as error:
        form = (
            "its cards from the first up, such as AH,2C, or 0 when it is empty"
            if any_suit
            else "its suit and its top card's rank, such as H-3, or H-0 when it is empty"
        )
        raise InvalidPositionError(f"{quoted(word)} is not a foundation: write {form}.") from error


def _pile(ranks: str, suit: Suit, variant: Variant) -> tuple[Card, ...]:
    """The cards of `7` or, from another first card than the pack's lowest, of `3..7`."""
    first, dots, top = ranks.rpartition("..")
    rank, last = parse_rank(first) if dots else variant.pack.lowest, parse_rank(top)
    cards = [Card.of(rank, suit)]
    while rank != last and len(cards) < variant.pack.ranks:
        rank = variant.rank_above(rank) or variant.pack.lowest
        cards.append(Card.of(rank, suit))
    return tuple(cards)


def format_board(position: Position) -> str:
    """The board as text; see `Position.to_text`."""
    lines = [" ".join(card.text for card in column) or ":" for column in position.columns]
    if position.home:
        lines.insert(0, f"Foundations: {' '.join(_tops(position))}")
    if position.kings_free:
        lines.insert(0, _KINGS_FREE.capitalize())
    return "\n".join(lines)


def _tops(position: Position) -> Iterable[str]:
    lowest = position.variant.pack.lowest
    for suit, pile in zip(position.variant.foundations, position.foundations, strict=True):
        if suit is None:
            yield ",".join(card.text for card in pile) or "0"
        elif not pile:
            yield f"{suit.letter}-0"
        else:
            first = "" if pile[0].rank == lowest else f"{pile[0].text[0]}.."
            yield f"{suit.letter}-{first}{pile[-1].text[0]}"


def describe_board(position: Position) -> str:
    """The board for people, to be looked at or listened to; see `str(position)`."""
    variant = position.variant
    title = variant.name + (f", {position.deal}" if position.deal else "")
    if position.fragment:
        title += " (some of its cards)"
    homes = ", ".join(_describe_foundation(position, i) for i in range(len(variant.foundations)))
    width = len(str(len(position.columns)))
    columns = (
        f"Column {number:>{width}}: {' '.join(map(str, column)) or 'empty'}"
        for number, column in enumerate(position.columns, 1)
    )
    return "\n".join((title, f"Foundations: {homes}", *columns))


def _describe_foundation(position: Position, pile: int) -> str:
    suit, cards = position.variant.foundations[pile], position.foundations[pile]
    if cards:
        return f"{cards[0]} to {cards[-1]}" if len(cards) > 1 else str(cards[0])
    return f"{suit.plural} empty" if suit is not None else "empty"
