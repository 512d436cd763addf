"""Many boards in one notebook."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.lab import Lab

CELL = """import bakers_widget as bw
import ipywidgets
boards = [bw.Board(number, size="small") for number in range(1, 21)]
ipywidgets.VBox(boards)"""


def test_twenty_boards_all_play(lab: Lab, open_cells: Callable[..., None]) -> None:
    open_cells(CELL)
    expect(lab.page.locator(".jp-Notebook .board")).to_have_count(20)
    moves = lab.python("answer = [str(board.legal_moves[0]) for board in boards]")
    for number, move in enumerate(moves):
        board = lab.board(number)
        board.root.scroll_into_view_if_needed()
        board.play(move)
        expect(board.status).to_contain_text("move 1")
    assert lab.python("answer = [str(*board.game.history) for board in boards]") == moves
