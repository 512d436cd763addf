"""What if other rules held: the same cards by the rules of another variant, and what changes."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path

from bakers_widget.engine import Move, Position, Variant
from bakers_widget.engine.telling import told
from bakers_widget.render.gallery import side_by_side

_MOST_TOLD = 4


@dataclass(frozen=True, repr=False)
class WhatIf:
    """A position by the rules of two variants. A notebook shows both next to each other.

    `gained` are the moves that are legal only by the new rules, `lost` those that no longer are.
    """

    before: Position
    after: Position
    gained: tuple[Move, ...]
    lost: tuple[Move, ...]

    def __str__(self) -> str:
        old, new = self.before.variant.name, self.after.variant.name
        if not self.gained and not self.lost:
            return f"{new} instead of {old} changes no move here."
        changes = [
            f"{_listed(moves, position)} {word}"
            for moves, position, word in (
                (self.gained, self.after, "can be played now"),
                (self.lost, self.before, "can't be played any more"),
            )
            if moves
        ]
        return f"{new} instead of {old}: {'; '.join(changes)}."

    __repr__ = __str__

    def _repr_html_(self) -> str:
        pictures = side_by_side(self.before, self.after)._repr_html_()
        return f"<p>{escape(str(self))}</p>{pictures}"


def what_if(position: Position, variant: str | Path | Variant) -> WhatIf:
    """The same cards by the rules of another variant.

    `position` may also be a board or anything else that has a `position`.

    >>> board = Position.from_text("Foundations: H-0 C-0 D-0 S-A\\n:\\nAH KH", fragment=True)
    >>> what_if(board, "fair-deal")
    Fair Deal instead of Baker's Dozen: K♥ to column 1 can be played now.

    Raises `InvalidPositionError` where they make no position of that variant, `TypeError` for what
    has no position.
    """
    found = getattr(position, "position", position)
    if not isinstance(found, Position):
        raise TypeError(f"what_if() takes a position or a board, not {type(position).__name__}")
    after = found.under(variant)
    old, new = list(found.legal_moves), list(after.legal_moves)
    gained = tuple(move for move in new if move not in old)
    return WhatIf(found, after, gained, tuple(move for move in old if move not in new))


def _listed(moves: tuple[Move, ...], position: Position) -> str:
    named = [told(position, move) for move in moves[:_MOST_TOLD]]
    more = len(moves) - len(named)
    if more:
        named.append(f"{more} more")
    return named[0] if len(named) == 1 else f"{', '.join(named[:-1])} and {named[-1]}"
