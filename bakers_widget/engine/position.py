"""A position: which cards lie where, and which moves that allows."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

from bakers_widget.engine.cards import Card
from bakers_widget.engine.kings import sink
from bakers_widget.engine.legal import LegalMoves
from bakers_widget.engine.moves import Move, as_move
from bakers_widget.engine.pictures import Pictured
from bakers_widget.engine.variants import Base, FoundationSuits, Kings, Variant

if TYPE_CHECKING:
    from pathlib import Path

Piles = tuple[tuple[Card, ...], ...]


class Outcome(StrEnum):
    """How a game stands, judged by its legal moves alone."""

    PLAYING = "playing"
    WON = "won"
    """All cards of the pack are on foundations."""
    BLOCKED = "blocked"
    """No legal move is left, and the game is not won."""


@dataclass(frozen=True)
class Deal:
    """Where a position comes from: the number of the shuffle, and what was done with the kings."""

    number: int
    kings: Kings

    def __str__(self) -> str:
        return f"deal {self.number}"


@dataclass(frozen=True, eq=False, repr=False)
class Position(Pictured):
    """The cards of a game at one moment. It never changes, and equal positions hash alike.

    `columns[0]` is column 1; in a column index 0 is the buried end and index -1 the exposed card.
    `foundations` stand in the order of `variant.foundations`, each from its first card up.
    While `kings_free`, the player may still sink kings by hand.
    A `fragment` has some cards of the pack and says nothing of the others.
    `deal` says which numbered deal it comes from, if any, and takes no part in equality.

    Raises `InvalidPositionError` when the cards make no position of the variant.
    """

    variant: Variant
    columns: Piles
    foundations: Piles
    fragment: bool = False
    kings_free: bool = False
    deal: Deal | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        from bakers_widget.engine.checks import check_position

        object.__setattr__(self, "columns", tuple(tuple(column) for column in self.columns))
        object.__setattr__(self, "foundations", tuple(tuple(pile) for pile in self.foundations))
        check_position(self)

    @cached_property
    def base(self) -> int | None:
        """The rank that starts the foundations; None where each has its own, or none is known.

        Where the deal decides it, the cards laid out tell.
        """
        if self.variant.base is Base.LOWEST:
            return self.variant.pack.lowest
        if self.variant.base is Base.DEALT:
            return next((pile[0].rank for pile in self.foundations if pile), None)
        return None

    @classmethod
    def from_text(
        cls, text: str, variant: str | Path | Variant | None = None, *, fragment: bool = False
    ) -> Position:
        """Read a board: one line a column, buried card first; see `board_text`.

        A first line `Foundations: H-3 C-0 D-A S-0` gives the top card of each foundation, 0 for
        none. `:` stands for an empty column. Without a variant it is Baker's Dozen, the first of
        `variants()`. With `fragment`, cards and columns may be missing.

        >>> Position.from_text("AS 7C\\n8H", fragment=True).legal_moves
        <1 legal move: 1-2>

        Raises `InvalidPositionError`, naming the card or line that is wrong.
        """
        from bakers_widget.engine.board_text import parse_board
        from bakers_widget.engine.designs import chosen

        return parse_board(text, chosen(variant), fragment=fragment)

    def to_text(self) -> str:
        """The board in the format that `from_text` reads."""
        from bakers_widget.engine.board_text import format_board

        return format_board(self)

    @cached_property
    def legal_moves(self) -> LegalMoves:
        """All legal moves: by column of origin, home first, then by column of destination."""
        return LegalMoves(self)

    @property
    def outcome(self) -> Outcome:
        """`playing`, `won` or `blocked`. A fragment is never won: a lesson's goal decides that."""
        if self.legal_moves:
            return Outcome.PLAYING
        if not self.fragment and not any(self.columns):
            return Outcome.WON
        return Outcome.BLOCKED

    @property
    def home(self) -> int:
        """How many cards are on foundations."""
        return sum(map(len, self.foundations))

    def check(self, move: Move | str) -> None:
        """Raise `IllegalMoveError` unless `move` is legal here.

        The error's `reason` says which rule is broken, its text says it about these cards.
        Raises `InvalidNotationError` for a text that is no move.
        """
        from bakers_widget.engine.refusals import refusal

        error = refusal(self, as_move(move))
        if error is not None:
            raise error

    def after(self, move: Move | str) -> Position:
        """The position that `move` leads to. Raises as `check` does.

        >>> board = Position.from_text("AS 7C\\n8H", fragment=True)
        >>> print(board.after("1-2").after("1-h").to_text())
        Foundations: H-0 C-0 D-0 S-A
        :
        8H 7C
        """
        move = as_move(move)
        self.check(move)
        return self._after(move)

    def _after(self, move: Move) -> Position:
        """`after` for a move that is known to be legal."""
        source = move.source
        assert source is not None, "no legal move starts on a foundation"
        card = self.columns[source][-1]
        columns = list(self.columns)
        if move.sinks:
            columns[source] = sink(columns[source], self.variant.pack.highest)
            return self._with(tuple(columns), self.foundations, kings_free=True)
        columns[source] = columns[source][:-1]
        foundations = self.foundations
        if move.target is not None:
            columns[move.target] = (*columns[move.target], card)
        else:
            pile = self.foundation_for(card) if move.foundation is None else move.foundation
            assert pile is not None, "a legal move home has a foundation"
            piles = list(foundations)
            piles[pile] = (*piles[pile], card)
            foundations = tuple(piles)
        return self._with(tuple(columns), foundations, kings_free=False)

    def _with(self, columns: Piles, foundations: Piles, *, kings_free: bool) -> Position:
        """A position of the same game, its cards known to be right and not checked again."""
        made = object.__new__(Position)
        made.__dict__.update(
            variant=self.variant,
            columns=columns,
            foundations=foundations,
            fragment=self.fragment,
            kings_free=kings_free,
            deal=self.deal,
        )
        return made

    def with_deal(self, deal: Deal | None) -> Position:
        """The same position, said to come from `deal`."""
        return replace(self, deal=deal)

    def under(self, variant: str | Path | Variant) -> Position:
        """The same cards in the same places, by the rules of another variant.

        >>> board = Position.from_text(":\\nAH KH", fragment=True)
        >>> board.legal_moves, board.under("fair-deal").legal_moves
        (<no legal moves>, <1 legal move: 2-1>)

        Raises `InvalidPositionError` where they make no position of that variant.
        """
        from bakers_widget.engine.designs import chosen

        return Position(chosen(variant), self.columns, self.foundations, fragment=self.fragment)

    def can_sink(self, column: int) -> bool:
        """Whether kings of column `column` (from 0) may be sunk by hand now."""
        cards = self.columns[column]
        return self.kings_free and sink(cards, self.variant.pack.highest) != cards

    def base_of(self, pile: int) -> int | None:
        """The rank that foundation `pile` (from 0) starts with, None while it may be any."""
        if self.variant.base is not Base.DIFFERENT:
            return self.base
        return self.foundations[pile][0].rank if self.foundations[pile] else None

    def next_rank(self, pile: int) -> int | None:
        """The rank that foundation `pile` needs next; None when full, or when any rank will do."""
        cards = self.foundations[pile]
        if len(cards) == self.variant.pack.ranks:
            return None
        return self.variant.rank_above(cards[-1].rank) if cards else self.base_of(pile)

    def accepts(self, pile: int, card: Card) -> bool:
        """Whether foundation `pile` takes `card` now."""
        if self.variant.foundations[pile] not in (None, card.suit):
            return False
        if self.foundations[pile] or self.variant.base is not Base.DIFFERENT:
            return self.next_rank(pile) == card.rank
        return all(cards[0].rank != card.rank for cards in self.foundations if cards)

    def foundation_for(self, card: Card) -> int | None:
        """The leftmost foundation that takes `card` now, None if none does."""
        return self._welcome.get(card)

    @cached_property
    def _welcome(self) -> dict[Card, int]:
        """The cards that foundations take now, with the leftmost foundation that does."""
        welcome: dict[Card, int] = {}
        for pile, suit in enumerate(self.variant.foundations):
            rank = self.next_rank(pile)
            suits = self.variant.pack.suits if suit is None else (suit,)
            if rank is not None:
                cards = [Card.of(rank, one) for one in suits]
            elif self.foundations[pile]:
                continue
            else:
                cards = [card for card in self.variant.pack.count if self.accepts(pile, card)]
            for card in cards:
                welcome.setdefault(card, pile)
        return welcome

    @cached_property
    def _key(self) -> tuple[object, ...]:
        # Copies of a card are interchangeable, and so are foundations that share their suits:
        # which of them holds which card makes no other position. Where foundations ignore suit,
        # the columns already tell which cards are home, so only the heights can differ.
        if self.variant.foundation_suits is FoundationSuits.ANY_SUIT:
            home = sorted(card for pile in self.foundations for card in pile)
            heights = tuple(sorted(map(len, self.foundations)))
            piles: object = (heights, tuple(home) if self.fragment else ())
        else:
            piles = tuple(sorted((pile for pile in self.foundations), key=_order_of_pile))
        return self.variant, self.columns, piles, self.fragment, self.kings_free

    @cached_property
    def _hash(self) -> int:
        return hash(self._key[1:])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self is other or (self._hash == other._hash and self._key == other._key)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        # Without what is cached: the hash holds for this process alone.
        piles = self.columns, self.foundations
        return Position, (self.variant, *piles, self.fragment, self.kings_free, self.deal)

    def __repr__(self) -> str:
        more = ", fragment=True" if self.fragment else ""
        variant = self.variant.loaded_from or self.variant
        return f"Position.from_text({self.to_text()!r}, {variant!r}{more})"

    def __str__(self) -> str:
        from bakers_widget.engine.board_text import describe_board

        return describe_board(self)


def _order_of_pile(pile: tuple[Card, ...]) -> tuple[int, int, int]:
    return (pile[0].suit, pile[0].rank, len(pile)) if pile else (-1, 0, 0)
