"""Small pictures of what a game allows and what it does not, made from its data.

Each is a few cards and one move. Whether that is legal, and what is said if not, the rules tell.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bakers_widget.engine import Card, IllegalMoveError, Move, Position, Suit, Variant
from bakers_widget.engine.cards import rank_name
from bakers_widget.engine.telling import told
from bakers_widget.engine.variants import Base, Build, FoundationSuits

_SENTENCE = re.compile(r"(?<=\.) ")
_ELSEWHERE = "is exposed now."
_KINDS = {
    Build.ANY_SUIT: "One rank higher, of any suit.",
    Build.SAME_COLOUR: "One rank higher, of the same colour.",
    Build.ALTERNATING: "One rank higher, of the other colour.",
}


@dataclass(frozen=True)
class Diagram:
    """A few cards, a move, and what it shows. So many `piles` belong to it."""

    title: str
    position: Position
    move: Move
    note: str = ""
    piles: int = 0

    @property
    def is_legal(self) -> bool:
        """Whether the move is allowed."""
        return self.move in self.position.legal_moves

    @property
    def caption(self) -> str:
        """What the move is, and why it may or may not be played."""
        try:
            self.position.check(self.move)
        except IllegalMoveError as error:
            # What is exposed besides these few cards does not matter here.
            rule = [one for one in _SENTENCE.split(error.rule) if not one.endswith(_ELSEWHERE)]
            return " ".join([error.fact, *rule]).strip()
        return f"{told(self.position, self.move)}. {self.note}".strip()


def diagrams_of(variant: Variant) -> list[Diagram]:
    """The diagrams of a game, in the order in which its rules are told.

    >>> [one.title for one in diagrams_of(Variant.load("bakers-dozen")) if one.is_legal]
    ['A join', 'Going home']
    """
    maker = _Maker(variant)
    made = (make() for make in maker.makers)
    return [one for one in made if one is not None]


class _Maker:
    """Makes the diagrams of one variant. Cards are named by how far they are above the lowest."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.base = variant.pack.lowest
        if variant.base is not Base.LOWEST:
            self.base += min(2, variant.pack.ranks - 1)
        # How far a foundation has come: the card after the next one has to be there as well.
        self.begun_with = 2 if variant.pack.ranks > 3 else 1
        self.middle = variant.pack.lowest + variant.pack.ranks // 2
        self.makers: Sequence[Callable[[], Diagram | None]] = (
            self.join,
            self.wrong_rank,
            self.wrong_suit,
            self.run,
            self.space,
            self.king_in_space,
            self.home,
            self.wrong_home,
            self.return_,
        )

    def join(self) -> Diagram:
        card = self.card(self.middle)
        host = next(host for host in self.hosts() if self.variant.joins(card, host))
        return self.diagram("A join", [[self.below(), card], [host]], "1-2", _KINDS[self.build])

    def wrong_rank(self) -> Diagram:
        """Two ranks higher, or the same rank where there is none so high."""
        card, high = self.card(self.middle), self.middle + 2
        other = self.card(high) if high <= self.variant.pack.highest else self.card(self.middle, 1)
        return self.diagram("Wrong rank", [[card], [other]], "1-2")

    def wrong_suit(self) -> Diagram | None:
        card = self.card(self.middle)
        host = next((host for host in self.hosts() if not self.variant.joins(card, host)), None)
        return None if host is None else self.diagram("Wrong suit", [[card], [host]], "1-2")

    def run(self) -> Diagram | None:
        """A run that can't be lifted: two cards that join, and a place for the upper one."""
        for top in self.suited(self.middle - 1):
            for card in self.suited(self.middle):
                for host in self.hosts():
                    joined = self.variant.joins(top, card) and self.variant.joins(card, host)
                    if joined and len({top, card, host}) == 3:
                        return self.diagram("A run", [[card, top], [host]], "1-2x2")
        return None

    def space(self) -> Diagram:
        note = "An empty column takes any card."
        return self.diagram(
            "An empty column", [[], [self.below(), self.card(self.middle)]], "2-1", note
        )

    def king_in_space(self) -> Diagram:
        king = self.card(self.variant.pack.highest)
        note = "An empty column takes it."
        title = f"And {rank_name(self.variant.pack.highest)}?"
        return self.diagram(title, [[], [self.below(), king]], "2-1", note)

    def home(self) -> Diagram:
        note = "The next of its suit."
        if self.variant.foundation_suits is FoundationSuits.ANY_SUIT:
            note = "The next rank, of any suit."
        return self.homewards("Going home", 0, note)

    def wrong_home(self) -> Diagram:
        return self.homewards("Too early", 1, "")

    def return_(self) -> Diagram:
        piles, suit = self.begun()
        host = self.card(self.wrapped(self.base + self.begun_with), other_than=suit)
        position = self.position([[self.beside()], [host]], piles)
        return Diagram("No way back", position, Move(None, 1, 0), piles=2)

    # What they are made of

    @property
    def build(self) -> Build:
        return self.variant.build

    def card(self, rank: int, suit: int = 0, *, other_than: Suit | None = None) -> Card:
        suits = [one for one in self.variant.pack.suits if one is not other_than]
        return Card.of(rank, suits[suit % len(suits)])

    def suited(self, rank: int) -> Iterator[Card]:
        for suit in self.variant.pack.suits:
            yield Card.of(rank, suit)

    def hosts(self) -> list[Card]:
        return list(self.suited(self.middle + 1))[::-1]

    def below(self) -> Card:
        """A card that lies under the one that moves, so that its column does not close."""
        return self.card(self.wrapped(self.middle - 2), 1)

    def beside(self) -> Card:
        """A card that has nothing to do with the move."""
        return self.card(self.middle + 1, 1)

    def wrapped(self, rank: int) -> int:
        pack = self.variant.pack
        return (rank - pack.lowest) % pack.ranks + pack.lowest

    def begun(self) -> tuple[list[list[Card]], Suit]:
        """Foundations of which one has begun, and the suit of that."""
        suits = self.variant.foundations
        suit = suits[0] or self.variant.pack.suits[0]
        piles: list[list[Card]] = [[] for _ in suits]
        piles[0] = [
            Card.of(self.wrapped(self.base + step), suit) for step in range(self.begun_with)
        ]
        return piles, suit

    def homewards(self, title: str, too_far: int, note: str) -> Diagram:
        piles, suit = self.begun()
        card = Card.of(self.wrapped(self.base + self.begun_with + too_far), suit)
        other = self.card(self.middle, 1, other_than=suit)
        position = self.position([[self.beside()], [other, card]], piles)
        return Diagram(title, position, Move(1, None, 0), note, piles=2)

    def diagram(self, title: str, columns: list[list[Card]], move: str, note: str = "") -> Diagram:
        piles: list[list[Card]] = [[] for _ in self.variant.foundations]
        return Diagram(title, self.position(columns, piles), Move.parse(move), note)

    def position(self, columns: list[list[Card]], piles: list[list[Card]]) -> Position:
        return Position(
            self.variant,
            tuple(map(tuple, columns)),
            tuple(map(tuple, piles)),
            fragment=True,
        )
