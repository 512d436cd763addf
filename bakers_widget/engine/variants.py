"""A variant is data: everything in which one game of the group differs from another."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cached_property

from bakers_widget.engine.cards import Card, Suit


class Build(StrEnum):
    """Which suits join in the tableau, the ranks being right."""

    ANY_SUIT = "any-suit"
    SAME_COLOUR = "same-colour"
    ALTERNATING = "alternating-colours"


class Spaces(StrEnum):
    """Which cards may be put in an empty column."""

    NEVER = "never"
    KINGS = "kings"
    ANY = "any"


class Kings(StrEnum):
    """What the deal does with kings, or rather with the highest rank of the pack."""

    SUNK = "sunk"
    """Moved to the buried end of their column; all other cards, and the kings, keep their order."""
    SWAP = "swap"
    """Swapped with the cards at the buried end, as some other programs do."""
    LEFT = "left"
    """Left where they fall."""
    BY_HAND = "by-hand"
    """Left, and the player may sink them before the first move."""


class FoundationSuits(StrEnum):
    """Whether a foundation keeps to one suit."""

    IN_SUIT = "in-suit"
    ANY_SUIT = "any-suit"


class Base(StrEnum):
    """Which rank starts a foundation."""

    LOWEST = "lowest"
    """The lowest rank of the pack: the ace, in a full one."""
    DEALT = "dealt"
    """The rank of the first card of the shuffled pack."""
    DIFFERENT = "different"
    """A rank of its own for each foundation: that of the first card put there."""


@dataclass(frozen=True)
class Pack:
    """The cards of a game: `copies` of every rank from `lowest` to `highest` in `suits`.

    `suits` are also in the order of the foundations, left to right.
    """

    suits: tuple[Suit, ...]
    lowest: int
    highest: int
    copies: int

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All cards, rank by rank and in the order clubs, diamonds, hearts, spades.

        This is the order of the pack before a numbered shuffle; see `deals`.
        """
        return tuple(
            Card.of(rank, suit)
            for rank in range(self.lowest, self.highest + 1)
            for suit in sorted(self.suits)
            for _ in range(self.copies)
        )

    @cached_property
    def count(self) -> Counter[Card]:
        """How many of each card there are."""
        return Counter(self.cards)

    @property
    def ranks(self) -> int:
        """How many ranks there are."""
        return self.highest - self.lowest + 1


@dataclass(frozen=True, repr=False)
class Variant:
    """The rules of one game of the group, as data. `Variant.load("bakers-dozen")` gives one.

    `place` orders the built-in games, lowest first. `columns` are the numbers of cards dealt to
    each column, left to right. `laid_out` cards are put on
    foundations before the deal. With `wraps`, ranks run round: a king goes on an ace.
    """

    slug: str
    name: str
    place: int
    pack: Pack
    columns: tuple[int, ...]
    build: Build
    spaces: Spaces
    kings: Kings
    wraps: bool
    foundation_suits: FoundationSuits
    base: Base
    laid_out: int
    loaded_from: str | None = field(default=None, init=False, compare=False)
    """What `load` was given to make it: a slug or a path. None for a variant made otherwise."""
    note: str = ""
    """What the data can't say, such as a second name: the last sentences of `rules()`."""

    @staticmethod
    def load(path_or_slug: object) -> Variant:
        """The variant of a built-in slug, or of a design file of your own: TOML, or `.json`.

        >>> Variant.load("bakers-dozen").name
        "Baker's Dozen"

        Raises `InvalidDesignError` when there is no such variant or its file is faulty.
        """
        from bakers_widget.engine.designs import load  # designs makes Variants, so not at the top

        return load(path_or_slug)

    def rules(self) -> tuple[str, ...]:
        """The rules in plain sentences, made from the data.

        >>> Variant.load("bakers-dozen").rules()[5]
        'An empty column is closed: it takes no card, not even a king.'
        """
        from bakers_widget.engine.rules import rules_of

        return rules_of(self)

    def __repr__(self) -> str:
        if self.loaded_from is not None:
            return f"Variant.load({self.loaded_from!r})"
        given = (f"{one.name}={getattr(self, one.name)!r}" for one in fields(self) if one.init)
        return f"Variant({', '.join(given)})"

    @cached_property
    def foundations(self) -> tuple[Suit | None, ...]:
        """The suit of each foundation, left to right; None where any suit may start it."""
        suits = [suit for suit in self.pack.suits for _ in range(self.pack.copies)]
        if self.foundation_suits is FoundationSuits.ANY_SUIT:
            return (None,) * len(suits)
        return tuple(suits)

    def rank_below(self, rank: int) -> int | None:
        """The rank that goes on `rank` in the tableau; None where there is none."""
        if rank > self.pack.lowest:
            return rank - 1
        return self.pack.highest if self.wraps else None

    def rank_above(self, rank: int) -> int | None:
        """The rank that follows `rank` on a foundation; None where there is none."""
        if rank < self.pack.highest:
            return rank + 1
        return self.pack.lowest if self.wraps else None

    def suits_join(self, suit: Suit, host: Suit) -> bool:
        """Whether a card of `suit` may lie on a card of `host`, the ranks being right."""
        if self.build is Build.ANY_SUIT:
            return True
        return (suit.is_red == host.is_red) is (self.build is Build.SAME_COLOUR)

    def joins(self, card: Card, host: Card) -> bool:
        """Whether `card` may be put on the exposed card `host` of another column.

        >>> plain = Variant.load("bakers-dozen")
        >>> plain.joins(Card("7C"), Card("8H")), plain.joins(Card("KC"), Card("AH"))
        (True, False)
        """
        return self.rank_below(host.rank) == card.rank and self.suits_join(card.suit, host.suit)

    @cached_property
    def hosts(self) -> dict[Card, frozenset[Card]]:
        """For each card of the pack, the cards that it may be put on in the tableau."""
        cards = self.pack.count
        return {card: frozenset(host for host in cards if self.joins(card, host)) for card in cards}

    def fills_space(self, card: Card) -> bool:
        """Whether `card` may be put in an empty column."""
        if self.spaces is Spaces.KINGS:
            return card.rank == self.pack.highest
        return self.spaces is Spaces.ANY

    @property
    def line(self) -> str:
        """The rules in which the games of the group differ, in one line.

        >>> Variant.load("bakers-dozen").line
        'down by rank, any suit · closed columns stay closed'
        """
        build = {
            Build.ANY_SUIT: "any suit",
            Build.SAME_COLOUR: "in colour",
            Build.ALTERNATING: "colours in turn",
        }[self.build]
        spaces = {
            Spaces.NEVER: "closed columns stay closed",
            Spaces.KINGS: "a king may fill a space",
            Spaces.ANY: "any card may fill a space",
        }[self.spaces]
        return f"down by rank, {build} · {spaces}"
