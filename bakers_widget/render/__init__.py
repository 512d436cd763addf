"""Pictures of positions. Imports the engine only."""

from bakers_widget.engine.position import register_painter
from bakers_widget.render.svg import position_svg

register_painter(position_svg)

__all__ = ["position_svg"]
