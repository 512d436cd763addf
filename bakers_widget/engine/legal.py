"""The legal moves of a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bakers_widget.engine.errors import IllegalMoveError, InvalidNotationError
from bakers_widget.engine.moves import Move

if TYPE_CHECKING:
    from bakers_widget.engine.position import Position


class LegalMoves:
    """The legal moves of a position, as a view: `in`, iteration, `len()`, truth.

    `in` takes a `Move` or its text. `destinations[i]` are the moves of column `i` (from 0).
    """

    def __init__(self, position: Position) -> None:
        self._position = position
        self.destinations = tuple(
            tuple(_moves_of(position, source)) for source in range(len(position.columns))
        )

    def __iter__(self) -> Iterator[Move]:
        for moves in self.destinations:
            yield from moves

    def __getitem__(self, index: int) -> Move:
        return tuple(self)[index]

    def __len__(self) -> int:
        return sum(map(len, self.destinations))

    def __contains__(self, move: object) -> bool:
        try:
            self._position.check(move)  # type: ignore[arg-type]  # as_move refuses what is no move
        except (IllegalMoveError, InvalidNotationError):
            return False
        return True

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LegalMoves):
            return NotImplemented
        return self.destinations == other.destinations

    def __hash__(self) -> int:
        return hash(self.destinations)

    def __repr__(self) -> str:
        count = len(self)
        if not count:
            return "<no legal moves>"
        moves = ", ".join(map(str, self))
        return f"<{count} legal move{'s' if count > 1 else ''}: {moves}>"


def _moves_of(position: Position, source: int) -> Iterator[Move]:
    column = position.columns[source]
    if not column:
        return
    card = column[-1]
    hosts, fills_space = position.variant.hosts[card], position.variant.fills_space(card)
    if position.foundation_for(card) is not None:
        yield Move(source, None)
    for target, other in enumerate(position.columns):
        if target != source and ((other[-1] in hosts) if other else fills_space):
            yield Move(source, target)
    if position.can_sink(source):
        yield Move.sink(source)
