"""Pictures of several positions next to each other, to be compared."""

from __future__ import annotations

from html import escape

from bakers_widget.engine.position import Position
from bakers_widget.render.svg import position_html

# Two in a row wherever they can still be read, and none larger than it was drawn.
_FIGURE = "margin:0;flex:0 1 calc(50% - 6px);min-width:min(100%,380px);max-width:460px"


class Gallery:
    """Small pictures next to each other as a notebook shows them; one below the other as text."""

    def __init__(self, positions: tuple[Position, ...]) -> None:
        self.positions = positions

    def _repr_html_(self) -> str:
        figures = "".join(
            f'<figure style="{_FIGURE}"><figcaption>{_caption(position)}</figcaption>'
            f"{position_html(position, small=True)}</figure>"
            for position in self.positions
        )
        return f'<div style="display:flex;flex-wrap:wrap;gap:12px">{figures}</div>'

    def __str__(self) -> str:
        return "\n\n".join(map(str, self.positions))

    __repr__ = __str__  # in a terminal it is looked at, not called up again


def side_by_side(*positions: Position) -> Gallery:
    """Small pictures of positions, next to each other where there is room.

    >>> from bakers_widget.engine import deal
    >>> both = side_by_side(deal("bakers-dozen", 5), deal("fair-deal", 5))
    >>> print(both)
    Baker's Dozen, deal 5
    ...
    Fair Deal, deal 5
    ...

    Raises `TypeError` for what is no position.
    """
    strangers = [type(given).__name__ for given in positions if not isinstance(given, Position)]
    if strangers:
        raise TypeError(
            f"side_by_side() shows positions, such as board.position, not {strangers[0]}"
        )
    return Gallery(positions)


def _caption(position: Position) -> str:
    variant = position.variant
    deal = f", {position.deal}" if position.deal else ""
    return f"<b>{escape(variant.name)}</b>{deal}<br>{escape(variant.line)}"
