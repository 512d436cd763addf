"""Pictures of positions. The engine draws nothing: whoever draws registers as the painter."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from bakers_widget.engine.cards import Card
    from bakers_widget.engine.moves import Move


class Pictured:
    """What a position is as a picture."""

    _painter: ClassVar[Callable[..., str] | None] = None

    def svg(
        self,
        *,
        marks: Iterable[Card | str] = (),
        arrows: Iterable[Move | str] = (),
        deck: str = "two",
        theme: str = "auto",
    ) -> str:
        """The position as a picture, in the look of the board: an SVG that needs nothing else.

        `marks` are cards to put in a ring, `arrows` moves to draw; one that is not legal is drawn
        dashed. `deck` is `"two"` or `"four"` colours. `theme` is `"light"` or `"dark"`; `"auto"`
        is what the reader's system prefers.

        Raises `InvalidNotationError` for a card or move that is not there, `ValueError` for
        another deck or theme, `RuntimeError` where nothing is there to draw with.
        """
        if Pictured._painter is None:
            raise RuntimeError("nothing draws here: import bakers_widget, not its engine alone")
        return Pictured._painter(self, marks=marks, arrows=arrows, deck=deck, theme=theme)

    def _repr_svg_(self) -> str | None:
        return Pictured._painter(self) if Pictured._painter is not None else None


def register_painter(painter: Callable[..., str]) -> None:
    """Have positions drawn by `painter`, which takes one and the keywords of `Pictured.svg`.

    The package that draws calls this when it is imported.
    """
    Pictured._painter = staticmethod(painter)
