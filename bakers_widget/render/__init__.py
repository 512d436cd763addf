"""Pictures of positions. Imports the engine only."""

from typing import Any

from bakers_widget.engine.pictures import register_painter
from bakers_widget.engine.position import Position


def _paint(position: Position, **look: Any) -> str:
    from bakers_widget.render.svg import position_svg  # here: most programs draw nothing

    return position_svg(position, **look)


register_painter(_paint)
