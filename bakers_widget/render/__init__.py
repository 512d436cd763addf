"""Pictures of positions. Imports the engine only."""

from bakers_widget.engine.position import Position, register_painter


def _paint(position: Position) -> str:
    from bakers_widget.render.svg import position_svg  # here: most programs draw nothing

    return position_svg(position)


register_painter(_paint)
