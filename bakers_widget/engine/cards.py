"""Ranks, suits and cards."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NoReturn, final

from bakers_widget.engine.errors import InvalidNotationError, quoted

ACE, JACK, QUEEN, KING = 1, 11, 12, 13
RANK_LETTERS = "A23456789TJQK"
_RANK_NAMES = {ACE: "ace", JACK: "jack", QUEEN: "queen", KING: "king"}


class Suit(IntEnum):
    """One of the four suits, in the order in which packs are sorted before a numbered shuffle."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """`C`, `D`, `H` or `S`."""
        return "CDHS"[self]

    @property
    def symbol(self) -> str:
        """`♣`, `♦`, `♥` or `♠`."""
        return "♣♦♥♠"[self]

    @property
    def plural(self) -> str:
        """The suit's name as it is said: `clubs`, `diamonds`, `hearts` or `spades`."""
        return self.name.lower()

    @property
    def is_red(self) -> bool:
        """True for diamonds and hearts."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)


_SUITS = {
    written: suit
    for suit, spellings in {
        Suit.CLUBS: "C♣♧",
        Suit.DIAMONDS: "D♦♢",
        Suit.HEARTS: "H♥♡",
        Suit.SPADES: "S♠♤",
    }.items()
    for written in spellings
}
_RANKS = {letter: rank for rank, letter in enumerate(RANK_LETTERS, 1)} | {"10": 10, "1": ACE}
_VARIATION_SELECTORS = {0xFE0E: None, 0xFE0F: None}


def parse_suit(text: str) -> Suit:
    """Read a suit letter or symbol, in either case.

    >>> parse_suit("h") is parse_suit("♥") is Suit.HEARTS
    True
    """
    suit = _SUITS.get(text.translate(_VARIATION_SELECTORS).upper())
    if suit is None:
        raise InvalidNotationError(f"{quoted(text)} is not a suit: write C, D, H or S, or ♣ ♦ ♥ ♠.")
    return suit


def parse_rank(text: str) -> int:
    """Read a rank: `A` is 1, `T` or `10` is 10, `J`, `Q`, `K` are 11, 12, 13.

    >>> parse_rank("10"), parse_rank("t"), parse_rank("k")
    (10, 10, 13)
    """
    rank = _RANKS.get(text.upper())
    if rank is None:
        raise InvalidNotationError(
            f"{quoted(text)} is not a rank: write A, 2 to 9, 10 or T, J, Q or K."
        )
    return rank


def rank_text(rank: int) -> str:
    """A rank as a card's corner shows it: `A`, `2` … `10`, `J`, `Q`, `K`."""
    return "10" if rank == 10 else RANK_LETTERS[rank - 1]


def bare_rank_name(rank: int) -> str:
    """A rank as it is said, without an article.

    >>> bare_rank_name(1), bare_rank_name(7)
    ('ace', '7')
    """
    return _RANK_NAMES.get(rank, str(rank))


def rank_name(rank: int) -> str:
    """A rank as it is said, with its article.

    >>> rank_name(1), rank_name(7), rank_name(8), rank_name(12)
    ('an ace', 'a 7', 'an 8', 'a queen')
    """
    return f"{'an' if rank in (ACE, 8) else 'a'} {bare_rank_name(rank)}"


@final
class Card:
    """A playing card, written as its rank and suit: `Card("7C")`, `Card("10♥")`.

    There is one object per card, so cards compare by identity and cost nothing to copy.
    `rank` runs from 1 (ace) to 13 (king); `suit` is a `Suit`.

    >>> card = Card("10h")
    >>> card, str(card), card.name
    (Card('TH'), '10♥', '10 of hearts')
    >>> card is Card("T♥")
    True

    Raises `InvalidNotationError` for anything that is no card.
    """

    __slots__ = ("rank", "suit")
    rank: int
    suit: Suit

    def __new__(cls, text: str) -> Card:
        """The card that `text` names."""
        card = _parsed.get(text) if isinstance(text, str) else None
        return card if card is not None else _parse(text)

    @staticmethod
    def of(rank: int, suit: Suit) -> Card:
        """The card of a rank (1 to 13) and a suit.

        >>> Card.of(1, Suit.SPADES)
        Card('AS')
        """
        if not ACE <= rank <= KING:
            raise InvalidNotationError(f"{quoted(rank)} is not a rank: ranks run from 1 to 13.")
        return _CARDS[suit][rank - 1]

    @property
    def text(self) -> str:
        """Two plain characters, as board text has them: `7C`, `TH`."""
        return RANK_LETTERS[self.rank - 1] + self.suit.letter

    @property
    def name(self) -> str:
        """The card as it is said: `7 of clubs`, `ace of spades`."""
        return f"{bare_rank_name(self.rank)} of {self.suit.plural}"

    def __str__(self) -> str:
        return rank_text(self.rank) + self.suit.symbol

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Card):
            return NotImplemented
        return (self.suit, self.rank) < (other.suit, other.rank)

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)

    def __setattr__(self, name: str, value: Any) -> NoReturn:
        raise AttributeError(f"a card never changes: {name!r} of {self!r} can't be set")


def _make(rank: int, suit: Suit) -> Card:
    card = object.__new__(Card)
    object.__setattr__(card, "rank", rank)
    object.__setattr__(card, "suit", suit)
    return card


_CARDS = tuple(tuple(_make(rank, suit) for rank in range(ACE, KING + 1)) for suit in Suit)
_parsed = {card.text: card for cards in _CARDS for card in cards}


def _parse(text: str) -> Card:
    written = text.translate(_VARIATION_SELECTORS).strip() if isinstance(text, str) else ""
    rank, suit = _RANKS.get(written[:-1].upper()), _SUITS.get(written[-1:].upper())
    if rank is None or suit is None:
        raise InvalidNotationError(
            f"{quoted(text)} is not a card: write a rank (A, 2 to 9, 10 or T, J, Q, K) "
            "and a suit (C, D, H, S), such as 7C, 10H or A♠."
        )
    return Card.of(rank, suit)
