"""How a board looks, and what of it is shown: for teachers to choose."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bakers_widget.engine.errors import quoted

DECKS = ("two", "four")
SIZES = ("small", "normal", "large", "projector")
CONTROLS = ("title", "undo", "restart", "deal", "rules", "help", "hint", "status", "time")
_USUAL = CONTROLS[:-1]  # a clock hurries people: it is there for those who ask for it
_PLAYING = ("undo", "restart", "deal", "hint")


@dataclass(frozen=True)
class Look:
    """The look of a board.

    `deck` is `"two"` or `"four"` colours, `size` one of `SIZES`. `accent` is the colour of what is
    marked, such as `"#8a3ffc"`; without it, that of the theme. `controls` are names among
    `CONTROLS`, all but the time if left out. A `read_only` board is to look at: nothing on it can
    be moved.

    Raises `ValueError`, saying what would do.
    """

    deck: str = "two"
    size: str = "normal"
    accent: str | None = None
    controls: Iterable[str] | None = None
    read_only: bool = False

    def __post_init__(self) -> None:
        _choose("deck", self.deck, DECKS)
        _choose("size", self.size, SIZES)
        named = _USUAL if self.controls is None else self.controls
        if isinstance(named, str):
            raise ValueError(
                f"controls={quoted(named)} is one text: give a list, such as ['undo', 'hint']."
            )
        shown = tuple(named)
        for control in shown:
            _choose("controls", control, CONTROLS)
        if self.accent is not None and not re.fullmatch(r"#[0-9a-fA-F]{6}", str(self.accent)):
            raise ValueError(f"accent={quoted(self.accent)} is no colour: write such as '#2a66d4'.")
        object.__setattr__(self, "controls", shown)

    def as_json(self) -> dict[str, Any]:
        """The look as the front end takes it; `accent` with the colour to write on it."""
        shown = tuple(self.controls or ())
        if self.read_only:
            shown = tuple(control for control in shown if control not in _PLAYING)
        return {
            "deck": self.deck,
            "size": self.size,
            "accent": self.accent and [self.accent, _ink_on(self.accent)],
            "controls": list(shown),
            "readOnly": bool(self.read_only),
        }


def _choose(name: str, given: object, known: tuple[str, ...]) -> None:
    if given not in known:
        raise ValueError(f"{name}={quoted(given)} is not known: it may be {', '.join(known)}.")


def _ink_on(colour: str) -> str:
    """Black or white, whichever is easier to read on a colour (WCAG's relative luminance)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return "#000000" if light > 0.179 else "#ffffff"
