"""What the board does while Python is busy, and when it is gone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import bakers_widget as bw
from tests.e2e.lab import Lab

BOARD_24 = "import bakers_widget as bw\nboard = bw.Board(24)\nboard"
_KERNEL = "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel"


def test_a_legal_move_is_painted_in_the_next_frame_while_the_kernel_sleeps(
    lab: Lab, open_cells: Callable[..., None]
) -> None:
    open_cells(BOARD_24)
    board = lab.board()
    lab.page.evaluate(
        f"() => {{ {_KERNEL}.requestExecute({{ code: 'import time; time.sleep(4)' }}) }}"
    )
    shown = board.root.evaluate(
        """async (root) => {
            root.querySelector('[data-card="AC"]').click();
            root.querySelector('[data-place="f1"] button').click();
            await new Promise((next) => requestAnimationFrame(next));
            return [
                root.querySelector('[data-place="f1"] button').dataset.card,
                root.querySelectorAll('[data-place="c0"] .card').length,
                root.getAttribute("aria-busy"),
            ];
        }"""
    )
    assert shown == ["AC", 3, "true"]
    expect(board.status).to_have_text("waiting for Python…")
    board.settle()
    assert lab.position() == bw.deal(number=24).after("1-h").to_text()
    expect(board.status).to_contain_text("move 1")


def test_a_board_whose_kernel_is_gone_still_shows_and_says_how_to_play_on(
    lab: Lab, open_cells: Callable[..., None]
) -> None:
    open_cells(BOARD_24)
    lab.page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
    lab.wait_until_ready()
    board = lab.board()
    board.card("AC").click()
    board.foundation("clubs").click()
    expect(board.words).to_contain_text("run this cell again to play on", timeout=20_000)
    expect(board.root.locator(".card")).to_have_count(52)
    lab.run_all()
    board = lab.board()
    board.play("1-h")
    assert lab.position() == bw.deal(number=24).after("1-h").to_text()
