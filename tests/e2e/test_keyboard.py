"""A whole game without a mouse, and keys that do not reach the notebook."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import bakers_widget as bw
from bakers_widget.solver import solve
from tests.e2e.lab import BoardView, Lab
from tests.support.notebooks import write_notebook

DEAL = 69  # which is won in few moves
LINE = [str(move) for move in solve(bw.deal(number=DEAL), positions=20_000).moves]
BOARD = f"import bakers_widget as bw\nboard = bw.Board({DEAL})\nboard"
NOTEBOOKS_KEYS = ("b", "a", "m", "x", "d", "d", "ArrowDown", "ArrowUp", "Shift+Enter")
"""What these keys do to a notebook whose cell is selected: insert, change, delete, leave, run."""


@pytest.fixture(params=["lab", "notebook7"])
def notebook(request: pytest.FixtureRequest) -> Lab:
    found: Lab = request.getfixturevalue(request.param)
    path = found.folder / f"keyboard-{request.param}-{request.node.originalname}.ipynb"
    write_notebook(path, BOARD, "answer = 1")
    found.open(path)
    found.run_all()
    return found


class Hands:
    """Someone at the keyboard, who goes from column to column."""

    def __init__(self, lab: Lab, board: BoardView) -> None:
        self.keys, self.board, self.column = lab.page.keyboard, board, 1
        board.column(1).locator(".card.exposed").focus()

    def go(self, column: int) -> None:
        while self.column != column:
            right = self.column < column
            self.keys.press("ArrowRight" if right else "ArrowLeft")
            self.column += 1 if right else -1

    def play(self, move: str) -> None:
        source, target = move.split("-")
        self.go(int(source))
        if target == "h":
            self.keys.press("h")
        else:
            self.keys.press("Enter")
            self.go(int(target))
            self.keys.press("Space")
        self.board.settle()


def test_a_deal_is_won_by_keyboard_alone(notebook: Lab) -> None:
    board, cells = notebook.board(), notebook.cells()
    hands = Hands(notebook, board)
    for move in LINE:
        hands.play(move)
        expect(board.column(hands.column).locator(":focus")).to_have_count(1)
    expect(board.words).to_contain_text(f"All 52 are home, in {len(LINE)} moves.")
    state = "answer = [str(board.game.outcome), list(map(str, board.game.history))]"
    assert notebook.python(state) == ["won", LINE]
    hands.keys.press("Control+z")
    board.settle()
    hands.keys.press("u")
    board.settle()
    assert notebook.python("answer = len(board.game.history)") == len(LINE) - 2
    hands.keys.press("Control+Shift+z")
    board.settle()
    assert notebook.python("answer = len(board.game.history)") == len(LINE) - 1
    assert notebook.cells() == cells


def test_no_key_on_the_board_reaches_the_notebook_but_saving(notebook: Lab) -> None:
    board, cells = notebook.board(), notebook.cells()
    keys = notebook.page.keyboard
    board.column(1).locator(".card.exposed").focus()
    for key in NOTEBOOKS_KEYS:
        keys.press(key)
    board.settle()
    assert notebook.cells() == cells
    types = "window.jupyterapp.shell.currentWidget.content.widgets.map((cell) => cell.model.type)"
    assert notebook.page.evaluate(types) == ["code"] * cells
    expect(board.root.locator(":focus")).to_have_count(1)
    assert notebook.is_dirty()
    keys.press("Control+s")
    notebook.page.wait_for_function("!window.jupyterapp.shell.currentWidget.context.model.dirty")
    keys.press("?")
    expect(board.root.locator(".keys")).to_contain_text("send the card home")
    keys.press("Escape")
    expect(board.root.locator(".keys")).to_have_count(0)


def test_the_tab_key_leaves_the_board(notebook: Lab) -> None:
    board, keys = notebook.board(), notebook.page.keyboard
    board.column(1).locator(".card.exposed").focus()
    for _ in range(12):
        keys.press("Tab")
    expect(board.root.locator(":focus")).to_have_count(0)
