"""axe finds nothing on any state of the board, in both themes, and colour contrast is looked at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.lab import BoardView, Lab

AXE = Path(__file__).parents[2] / "js/node_modules/axe-core/axe.min.js"
# JupyterLab's page keeps axe from judging colours: it takes all of it for hidden.
_SEEN = "html, body { overflow: visible !important }"
_RUN = """async (root) => {
    const found = await axe.run(root.getRootNode().host);
    const about = ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) =>
        html.slice(0, 160) + " " + (any[0]?.message ?? "")).join(" | ")}`;
    return {
        violations: found.violations.map(about),
        ran: [...found.passes, ...found.violations].map(({ id }) => id),
    };
}"""
LINE = (Path(__file__).parents[1] / "data/deal-24-won.txt").read_text().split()
WON = f"""import bakers_widget as bw
won = bw.Board(24)
for move in {LINE}: won.push(move)
lost = bw.Lesson("before-you-shuffle")
lost.go_to(3)"""
DEAL = "bw.Board(24)"


def fresh(_: BoardView) -> None:
    pass


def selected(board: BoardView) -> None:
    board.card("4C").click()
    expect(board.root.locator(".target")).to_have_count(2)


def refused(board: BoardView) -> None:
    board.card("4C").click()
    board.card("QC").click()
    expect(board.root.locator(".message.refused")).to_be_visible()


def hinted(board: BoardView) -> None:
    for _ in range(3):
        board.button("Hint").click()
        board.settle()
    expect(board.root.locator(".hint-to")).to_have_count(1)


def rules(board: BoardView) -> None:
    board.button("Rules").click()
    expect(board.root.locator(".rules")).to_be_visible()


STATES: dict[str, tuple[str, Callable[[BoardView], None]]] = {
    "refusal": (DEAL, refused),
    "hint": (DEAL, hinted),
    "won": ("won", fresh),
    "question": ("lost", fresh),
    "rules": (DEAL, rules),
    "four colours": ('bw.Board(24, deck="four", accent="#8a3ffc")', selected),
}
"""What the front end's own tests look at with a model without Python; here with it."""


@pytest.mark.spoils_page  # with axe, another theme and a style sheet in it
def test_axe_finds_nothing_in_either_theme_and_has_looked_at_the_colours(
    lab: Lab, open_cells: Callable[..., None]
) -> None:
    open_cells(WON, *[cell for cell, _ in STATES.values()])
    lab.page.add_style_tag(content=_SEEN)
    lab.page.add_script_tag(path=AXE)
    for index, (_, arrange) in enumerate(STATES.values()):
        board = lab.board(index)
        board.root.scroll_into_view_if_needed()
        arrange(board)
    faults: list[str] = []
    for theme in ("JupyterLab Light", "JupyterLab Dark"):
        lab.command("apputils:change-theme", theme=theme)
        expect(lab.page.locator(f'body[data-jp-theme-name="{theme}"]')).to_have_count(1)
        for index, state in enumerate(STATES):
            board = lab.board(index)
            board.root.scroll_into_view_if_needed()
            found: dict[str, Any] = board.root.evaluate(_RUN)
            faults += [f"{theme}, {state}: {one}" for one in found["violations"]]
            assert "color-contrast" in found["ran"], f"{state}: no colour was looked at"
    assert faults == []
