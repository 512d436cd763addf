"""Cards that may as well go home."""

from __future__ import annotations

from bakers_widget.engine import Move, Position
from bakers_widget.solver.homes import Homes
from bakers_widget.solver.packed import PackedRules


def safe_home_moves(position: Position) -> list[Move]:
    """The legal moves home by which nothing is lost: no card will need these ones as hosts.

    See `reductions.safe_home` for the argument. Of a fragment nothing is known, and none is safe.

    >>> from bakers_widget.engine import deal
    >>> safe_home_moves(deal("bakers-dozen", number=24))
    [Move.parse('1-h'), Move.parse('7-h')]
    """
    if position.fragment:
        return []
    rules = PackedRules.of(position.variant, position.base)
    safe = Homes(rules).of(position).safe
    return [
        move
        for move in position.legal_moves
        if move.is_home
        and move.source is not None
        and rules.code(position.columns[move.source][-1]) in safe
    ]
