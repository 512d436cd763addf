"""Pictures as files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bakers_widget.engine.position import Position


def save_svg(position: Position, path: str | Path, **look: Any) -> Path:
    """Write a picture of a position as SVG, and return where it is. `look` as in `Position.svg`."""
    path = Path(path)
    path.write_text(position.svg(**look), encoding="utf-8")
    return path


def save_png(position: Position, path: str | Path, *, scale: float = 2, **look: Any) -> Path:
    """Write a picture of a position as PNG, `scale` pixels a CSS pixel, and return where it is.

    Raises `ModuleNotFoundError` where the package that draws it is not installed, and `ValueError`
    for a scale that is not above 0 and at most 10.
    """
    if isinstance(scale, bool) or not 0 < scale <= 10:
        raise ValueError(f"scale={scale!r} should be above 0 and at most 10.")
    try:
        import resvg_py
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            "PNG pictures need resvg: pip install 'bakers-widget[png]'", name="resvg_py"
        ) from error
    svg = position.svg(**{"theme": "light"} | look)
    image = resvg_py.svg_to_bytes(svg_string=svg, zoom=scale)
    path = Path(path)
    path.write_bytes(bytes(image))
    return path
