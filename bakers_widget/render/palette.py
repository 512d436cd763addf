"""The colours of pictures, which are those of the board."""

from __future__ import annotations

from bakers_widget.engine.cards import Suit
from bakers_widget.engine.errors import quoted

DECKS = ("two", "four")
THEMES = ("auto", "light", "dark")

LIGHT = {
    "felt": "#f1f4ef",
    "line": "#d3dacf",
    "edge": "#b4beaf",
    "muted": "#566054",
    "card": "#ffffff",
    "card-edge": "#c0c7bc",
    "accent": "#2a66d4",
    "refused": "#9d232b",
}
DARK = {
    "felt": "#1d2420",
    "line": "#333d36",
    "edge": "#56635a",
    "muted": "#a9b3a6",
    "card": "#f7f5ef",
    "card-edge": "#1d2420",
    "accent": "#4d86e8",
    "refused": "#ffb3b3",
}
_RED, _BLACK = "#c01f3a", "#1b1f24"
INKS = {
    "two": {"H": _RED, "D": _RED, "C": _BLACK, "S": _BLACK},
    "four": {"H": _RED, "D": "#1456b8", "C": "#116b34", "S": _BLACK},
}
"""The ink of each suit, the same in both themes: cards are light in both."""

_CONSTANT = (
    "text{font-family:system-ui,'Noto Sans','DejaVu Sans',sans-serif;text-anchor:middle}"
    ".slot{fill:none;stroke-width:1.5;stroke-dasharray:4 3}"
    ".closed,.hatch,.mark,.arrow,.no{fill:none}"
    ".hatch{stroke-width:2}"
    ".index{font-weight:700;text-anchor:start}"
    ".number{font-size:12px;font-weight:600}"
    ".word{font-size:12px}"
    ".sign{font-weight:600}"
    ".ghost .large{opacity:.4}"
    ".mark{stroke-width:2.5}"
    ".arrow,.no{stroke-width:4;stroke-linecap:round;stroke-linejoin:round}"
    ".no{stroke-dasharray:7 8}"
)


def style(deck: str, theme: str) -> str:
    """The style sheet of a picture. Raises `ValueError` for a deck or theme that there is not."""
    for name, given, known in (("deck", deck, DECKS), ("theme", theme, THEMES)):
        if given not in known:
            raise ValueError(f"{name}={quoted(given)} is not known: it may be {', '.join(known)}.")
    inks = "".join(f".{suit.letter}{{fill:{INKS[deck][suit.letter]}}}" for suit in Suit)
    colours = _coloured(DARK if theme == "dark" else LIGHT)
    if theme == "auto":
        colours += f"@media(prefers-color-scheme:dark){{{_coloured(DARK)}}}"
    return _CONSTANT + inks + colours


def _coloured(colours: dict[str, str]) -> str:
    return (
        ".felt{{fill:{felt};stroke:{line}}}"
        ".card{{fill:{card};stroke:{card-edge}}}"
        ".slot{{stroke:{edge}}}"
        ".closed,.hatch{{stroke:{line}}}"
        ".label{{fill:{felt}}}"
        ".number,.word,.sign,.span,.ghost{{fill:{muted}}}"
        ".mark,.arrow{{stroke:{accent}}}"
        ".no{{stroke:{refused}}}"
    ).format(**colours)
