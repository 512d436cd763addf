"""Marks, arrows, colours, and pictures as files."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bakers_widget as bw
from bakers_widget.render.palette import DARK, INKS, LIGHT

FEW = bw.Position.from_text("AS 7C\n8H\n9D", fragment=True)


def contrast(one: str, other: str) -> float:
    """As WCAG 2 defines it."""

    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("deck", INKS)
def test_every_index_can_be_read(deck: str, theme: dict[str, str]) -> None:
    assert all(contrast(ink, theme["card"]) >= 4.5 for ink in INKS[deck].values())
    assert contrast(theme["muted"], theme["felt"]) >= 4.5
    assert contrast(theme["accent"], theme["card"]) >= 3
    assert contrast(theme["accent"], theme["felt"]) >= 3
    assert len(set(INKS[deck].values())) == {"two": 2, "four": 4}[deck]


def test_the_colours_are_those_of_the_board() -> None:
    styles = (Path(__file__).parents[2] / "js/src/styles/theme.css").read_text()
    for name in ("felt", "line", "edge", "muted", "refused"):
        assert f"--{name}: light-dark({LIGHT[name]}, {DARK[name]});" in styles
    assert f"--accent: light-dark({LIGHT['accent']}, " in styles
    assert f"--pen: light-dark(var(--accent), {DARK['accent']});" in styles
    assert "--diamonds: #1456b8;" in styles
    assert INKS["four"]["D"] == "#1456b8"


def test_cards_are_marked_and_moves_are_arrows() -> None:
    svg = FEW.svg(marks=["AS", bw.Card("8H")], arrows=["1-2", bw.Move.parse("1-3")])
    assert svg.count('class="mark"') == 2
    assert svg.count('<path class="arrow"') == 1
    assert svg.count('<path class="no"') == 1
    assert 'class="mark"' not in FEW.svg()
    assert FEW.svg(marks="AS") == FEW.svg(marks=["AS"])
    assert FEW.after("1-2").svg(arrows="1-h").count('<path class="arrow"') == 1


@pytest.mark.parametrize(
    ("look", "said"),
    [
        ({"marks": ["QS"]}, "'QS' can't be marked: Q♠ is in no column of this position."),
        ({"marks": ["XS"]}, "'XS' is not a card"),
        ({"arrows": ["1-9"]}, "'1-9' can't be drawn: an arrow goes from a column to a column or"),
        ({"arrows": ["h-9"]}, "this position has columns 1 to 3."),
        ({"arrows": ["over"]}, "'over' is not a move"),
        ({"deck": "five"}, "deck='five' is not known: it may be two, four."),
        ({"theme": "blue"}, "theme='blue' is not known: it may be auto, light, dark."),
    ],
)
def test_what_can_not_be_drawn_is_told(look: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        FEW.svg(**look)


def test_a_picture_follows_the_system_unless_a_theme_is_named() -> None:
    assert "prefers-color-scheme:dark" in FEW.svg()
    assert DARK["felt"] not in FEW.svg(theme="light")
    assert LIGHT["felt"] not in FEW.svg(theme="dark")
    assert INKS["four"]["C"] in FEW.svg(deck="four")


def test_a_board_is_saved_as_a_picture(tmp_path: Path) -> None:
    board = bw.Board(24, deck="four")
    svg = board.save_svg(tmp_path / "board.svg", arrows=["1-h"])
    assert svg.read_text() == board.position.svg(deck="four", arrows=["1-h"])
    png = board.save_png(tmp_path / "board.png", scale=1.5).read_bytes()
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    assert (width, height) == (1140, round(height))
    assert len(png) > 20_000
    with pytest.raises(ValueError, match="should be above 0 and at most 10"):
        board.save_png(tmp_path / "board.png", scale=0)


def test_without_resvg_it_is_said_what_to_install() -> None:
    code = (
        "import sys; sys.modules['resvg_py'] = None\n"
        "import bakers_widget as bw\n"
        "try: bw.Board(24).save_png('none.png')\n"
        "except ModuleNotFoundError as error: print(error)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "PNG pictures need resvg: pip install 'bakers-widget[png]'\n"


def test_an_engine_alone_says_that_it_draws_nothing() -> None:
    code = (
        "import sys, types; sys.modules['bakers_widget'] = types.ModuleType('bakers_widget')\n"
        f"sys.modules['bakers_widget'].__path__ = [{str(Path(bw.__file__).parent)!r}]\n"
        "from bakers_widget.engine import deal\n"
        "try: deal(number=1).svg()\n"
        "except RuntimeError as error: print(error)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "nothing draws here: import bakers_widget, not its engine alone\n"
