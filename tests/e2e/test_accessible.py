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
lost.go_to(3)
stuck = bw.Lesson("closed-gaps")
stuck.go_to(5)"""
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


def blocked(board: BoardView) -> None:
    expect(board.words).to_contain_text("No legal move is left.")


def rules(board: BoardView) -> None:
    board.button("Rules").click()
    expect(board.root.locator(".rules")).to_be_visible()


def help_panel(board: BoardView) -> None:
    board.button("Help…").click()
    expect(board.root.locator(".help")).to_be_visible()


def keys(board: BoardView) -> None:
    help_panel(board)
    board.button("Keys").click()
    expect(board.root.locator(".keys")).to_be_visible()


def dealing(board: BoardView) -> None:
    board.play("1-h")
    board.button("New deal…").click()
    board.button("Random deal").click()
    expect(board.root.locator("[role=alertdialog]")).to_be_visible()


STATES: dict[str, tuple[str, Callable[[BoardView], None]]] = {
    "fresh deal": (DEAL, fresh),
    "selection": (DEAL, selected),
    "refusal": (DEAL, refused),
    "hint": (DEAL, hinted),
    "rules": (DEAL, rules),
    "help": (DEAL, help_panel),
    "keys": (DEAL, keys),
    "replacing": (DEAL, dealing),
    "four colours": ('bw.Board(24, deck="four", accent="#8a3ffc")', selected),
    "won": ("won", fresh),
    "blocked": ("bw.Board(stuck.position)", blocked),
    "lesson": ('bw.Lesson("foundations")', fresh),
    "question": ("lost", fresh),
}


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_axe_finds_nothing_and_has_looked_at_the_colours(
    theme: str, lab: Lab, open_cells: Callable[..., None]
) -> None:
    open_cells(WON, *[cell for cell, _ in STATES.values()])
    lab.command("apputils:change-theme", theme=theme)
    expect(lab.page.locator(f'body[data-jp-theme-name="{theme}"]')).to_have_count(1)
    lab.page.add_style_tag(content=_SEEN)
    lab.page.add_script_tag(path=AXE)
    faults: list[str] = []
    for index, (state, (_, arrange)) in enumerate(STATES.items()):
        board = lab.board(index)
        board.root.scroll_into_view_if_needed()
        arrange(board)
        found: dict[str, Any] = board.root.evaluate(_RUN)
        faults += [f"{state}: {one}" for one in found["violations"]]
        assert "color-contrast" in found["ran"], f"{state}: no colour was looked at"
    assert faults == []
