"""Why a move is made, told from the line that it begins: what it gains and what it costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bakers_widget.engine import Card, Move, Position
from bakers_widget.engine.cards import bare_rank_name, rank_name
from bakers_widget.engine.variants import Spaces
from bakers_widget.solver.boards import Tables
from bakers_widget.solver.packed import PackedRules

_FAR = 12
"""Moves ahead that are still told of as a reason."""


@dataclass(frozen=True)
class Why:
    """`gain` says what the move is good for, `cost` what it takes; `cost` may be empty."""

    gain: str
    cost: str

    def __str__(self) -> str:
        return f"{self.gain} {self.cost}".strip()


def why(position: Position, line: Sequence[Move]) -> Why:
    """What the first move of `line`, a line of legal moves from `position`, is for.

    >>> board = Position.from_text("AS 7C\\n8H", fragment=True)
    >>> print(why(board, [Move.parse("1-2"), Move.parse("1-h")]))
    7♣ onto 8♥ uncovers A♠, which goes home next.
    """
    move = line[0]
    if move.sinks:
        return _sinking(position, move)
    ahead = list(_ahead(position, line))[:_FAR]
    moved = _Moved(position, move)
    gain = moved.uncovering(ahead) or moved.hosting(ahead) or moved.otherwise(ahead)
    return Why(f"{moved.told} {gain}", moved.cost())


def _sinking(position: Position, move: Move) -> Why:
    assert move.source is not None, "kings are sunk in a column"
    king = bare_rank_name(position.variant.pack.highest)
    column = position.columns[move.source]
    kings = sum(card.rank == position.variant.pack.highest for card in column)
    what, they = (f"the {king}", "it") if kings == 1 else (f"the {kings} {king}s", "they")
    return Why(
        f"At the buried end of column {move.source + 1}, {what} can wait without lying on cards "
        f"that {they} would hold fast.",
        "",
    )


@dataclass(frozen=True)
class _Coming:
    """A later move of the line: how many moves on, which card, from where, onto what."""

    after: int
    card: Card
    source: int
    target: int | None
    host: Card | None

    @property
    def when(self) -> str:
        return "next" if self.after == 1 else f"{self.after} moves on"

    @property
    def told(self) -> str:
        if self.target is None:
            return f"goes home {self.when}"
        where = f"onto {self.host}" if self.host else f"to column {self.target + 1}"
        return f"goes {where} {self.when}"


def _ahead(position: Position, line: Sequence[Move]) -> Iterator[_Coming]:
    position = position.after(line[0])
    for number, move in enumerate(line[1:], 1):
        assert move.source is not None, "no legal move starts on a foundation"
        host = None if move.target is None else position.columns[move.target][-1:]
        yield _Coming(
            number,
            position.columns[move.source][-1],
            move.source,
            move.target,
            host[0] if host else None,
        )
        position = position.after(move)


class _Moved:
    """The move that is to be explained."""

    def __init__(self, position: Position, move: Move) -> None:
        assert move.source is not None, "no legal move starts on a foundation"
        self.position, self.source, self.target = position, move.source, move.target
        *below, self.card = position.columns[move.source]
        self.uncovered = below[-1] if below else None
        host = () if move.target is None else position.columns[move.target][-1:]
        self.host = host[0] if host else None

    @property
    def told(self) -> str:
        if self.target is None:
            return f"{self.card} home"
        return f"{self.card} onto {self.host}" if self.host else f"{self.card} into the space"

    def uncovering(self, ahead: Sequence[_Coming]) -> str:
        """What comes of the card or the space that the move leaves behind."""
        for coming in ahead:
            if self.uncovered is None:
                if coming.target == self.source and coming.host is None:
                    return f"leaves a space, which {coming.card} takes {coming.when}."
            elif coming.source == self.source:
                return f"uncovers {self.uncovered}, which {coming.told}."
            elif coming.target == self.source:
                return f"uncovers {self.uncovered}, which takes {coming.card} {coming.when}."
        return ""

    def hosting(self, ahead: Sequence[_Coming]) -> str:
        """What the card takes where it lies now, or what follows it home."""
        for coming in ahead:
            if self.target is None:
                follows = coming.card.suit is self.card.suit and coming.target is None
                if follows:
                    return f"lets {coming.card} follow {coming.when}."
            elif coming.target == self.target:
                return f"makes a place for {coming.card}, which comes {coming.when}."
            elif coming.source == self.target:
                break
        return ""

    def otherwise(self, ahead: Sequence[_Coming]) -> str:
        """What can be said when neither shows soon."""
        if self.target is None:
            if self._is_safe():
                return "is safe: no card will need it in the columns any more."
            return "is one card fewer to bring home."
        nearest = next((coming for coming in ahead if coming.target is None), None)
        if nearest is not None:
            return f"is on the way to {nearest.card}, which {nearest.told}."
        if self.uncovered is not None:
            return f"uncovers {self.uncovered}."
        closed = self.position.variant.spaces is Spaces.NEVER
        return "gains nothing: no card lay under it." if closed else "leaves a space."

    def cost(self) -> str:
        """What the move takes away, as far as it can be seen at once."""
        variant = self.position.variant
        costs = []
        if self.uncovered is None and variant.spaces is Spaces.NEVER:
            costs.append(f"closes column {self.source + 1}")
        if self.target is not None and self.host is None:
            spaces = sum(not column for column in self.position.columns)
            costs.append("takes the only space" if spaces == 1 else "takes one of the spaces")
        if self.host is not None and self._last_host():
            costs.append(f"covers the only card that could take {self._likes()}")
        if self.target is None and not self._is_safe() and self._takes_others():
            costs.append(f"leaves one host fewer, as {self.card} can take no card at home")
        return f"It {' and '.join(costs)}." if costs else ""

    def _last_host(self) -> bool:
        """Whether another card in play could have gone on the host, and on no other."""
        variant, host = self.position.variant, self.host
        others = [
            column[-1]
            for index, column in enumerate(self.position.columns)
            if column and index not in (self.source, self.target)
        ]
        wanting = [card for card in others if host is not None and variant.joins(card, host)]
        left = [*others, *([self.uncovered] if self.uncovered else [])]
        return any(not any(variant.joins(card, other) for other in left) for card in wanting)

    def _likes(self) -> str:
        return f"{rank_name(self.card.rank)} now"

    def _takes_others(self) -> bool:
        """Whether a card that is not home yet could be put on the card."""
        variant = self.position.variant
        return any(
            variant.joins(card, self.card) for column in self.position.columns for card in column
        )

    def _is_safe(self) -> bool:
        """Whether nothing is lost by the card's going home; see `reductions.safe_home`."""
        position = self.position
        if position.fragment:
            return not self._takes_others()
        rules = PackedRules.of(position.variant, position.base)
        return rules.code(self.card) in Tables(rules).homes.of(position).safe
