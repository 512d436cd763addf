"""From which rank to which a foundation runs, as pictures and the board show it."""

from __future__ import annotations

from bakers_widget.engine.cards import ACE, KING, rank_text
from bakers_widget.engine.position import Position


def span_of(position: Position, pile: int) -> tuple[int, int] | None:
    """The ranks that foundation `pile` (from 0) starts and ends with; None while they are open.

    >>> from bakers_widget.engine import deal
    >>> span_of(deal(number=24), 0)
    (1, 13)
    """
    first = position.base_of(pile)
    if first is None:
        return None
    return first, position.variant.rank_below(first) or position.variant.pack.highest


def span_text(span: tuple[int, int] | None) -> str:
    """A span in a few characters; none where it is open, or from ace to king as everyone expects.

    >>> span_text((7, 6)), span_text((1, 13))
    ('7 → 6', '')
    """
    if span in (None, (ACE, KING)):
        return ""
    first, last = span
    return f"{rank_text(first)} → {rank_text(last)}"
