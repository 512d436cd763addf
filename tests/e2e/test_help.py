"""Help on the board in a notebook: hints, the verdict, the watch, the demonstration."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

import bakers_widget as bw
from tests.e2e.lab import Lab

BOARD_24 = "import bakers_widget as bw\nboard = bw.Board(24)\nboard"
# More than a million positions of it tell nothing.
LONG = "import bakers_widget as bw\nboard = bw.Board(30031, variant='good-measure')\nboard"
BUSY = "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'busy'"
# Sixteen cards; 2-3 gives the win away, 1-3 does not.
CROSSROADS = """\
import bakers_widget as bw
from dataclasses import replace
plain = bw.Variant.load("bakers-dozen")
small = replace(plain, pack=replace(plain.pack, highest=4), columns=(4, 4, 4, 4))
board = bw.Board(118, variant=small)
board"""


def test_hints_lead_a_learner_step_by_step(lab: Lab, open_cells: Callable[..., None]) -> None:
    open_cells(BOARD_24)
    board = lab.board()
    for said in (
        "Look at the exposed cards: one of them can go home.",
        "It is about A♣ in column 1.",
        "A♣ in column 1 can go home. A line that wins starts so",
        "A♣ home uncovers 8♥, which",
    ):
        board.button("Hint").click()
        expect(board.words).to_contain_text(said)
    expect(board.root.locator(".hint-from")).to_have_attribute("data-place", "c0")
    expect(board.root.locator(".hint-to")).to_have_attribute("data-place", "f1")
    board.play("1-h")
    expect(board.root.locator(".hint-from")).to_have_count(0)
    assert lab.position() == bw.deal(number=24).after("1-h").to_text()


def test_a_move_is_answered_while_the_board_thinks_and_ends_the_thinking(
    lab: Lab, open_cells: Callable[..., None]
) -> None:
    open_cells(LONG)
    board = lab.board()
    board.button("Help…").click()
    board.button("Can I still win?").click()
    expect(board.status).to_contain_text("looking ahead · ")
    first = board.status.inner_text()
    expect(board.status).not_to_have_text(first)  # it counts on
    expect(board.status).to_contain_text("looking ahead · ")
    start = bw.deal("good-measure", 30031)
    move = next(move for move in start.legal_moves if not move.is_home)
    board.play(str(move))
    expect(board.status).to_contain_text("move 1 · ")
    assert lab.position() == start.after(move).to_text()
    # The kernel is idle again: it runs a cell at once, and the board is not looking any more.
    assert lab.python("answer = board.snapshot['working']") is None
    expect(board.root.locator(".message")).to_have_count(0)


def test_cells_run_while_the_board_thinks(lab: Lab, open_cells: Callable[..., None]) -> None:
    open_cells(LONG)
    board = lab.board()
    board.button("Hint").click()
    expect(board.status).to_contain_text("looking ahead · ")
    assert "looking ahead" in lab.python("answer = board.snapshot['working']")
    thinking = "[task for task in asyncio.all_tasks() if 'think' in repr(task)]"
    assert lab.python(f"import asyncio; answer = len({thinking})") == 1
    lab.python("board.close(); answer = None")
    assert lab.python(f"answer = len({thinking})") == 0


def test_interrupting_the_kernel_leaves_the_board_usable(
    lab: Lab, open_cells: Callable[..., None]
) -> None:
    open_cells(LONG)
    board = lab.board()
    board.button("Hint").click()
    expect(board.status).to_contain_text("looking ahead · ")
    lab.command("notebook:interrupt-kernel")
    assert lab.python("answer = 1 + 1") == 2
    start = bw.deal("good-measure", 30031)
    move = next(move for move in start.legal_moves if not move.is_home)
    board.play(str(move))
    assert lab.position() == start.after(move).to_text()
    # A search in a cell is interrupted as any cell is, and the kernel goes on.
    lab.page.evaluate(
        "() => { window.jupyterapp.shell.currentWidget.sessionContext.session.kernel"
        ".requestExecute({ code: 'bw.solve(board.position, 600)' }) }"
    )
    lab.page.wait_for_function(BUSY)
    lab.command("notebook:interrupt-kernel")
    assert lab.python("answer = board.snapshot['moves']") == 1


def test_the_verdict_is_told(lab: Lab, open_cells: Callable[..., None]) -> None:
    lost = "board = bw.Board(bw.deal('bakers-dozen', 64, kings='swap'))\nboard"
    open_cells(BOARD_24, lost)
    for index, said in enumerate(("Yes, this can still be won.", "No, this can’t be won any more")):
        board = lab.board(index)
        board.button("Help…").click()
        board.button("Can I still win?").click()
        expect(board.words).to_contain_text(said)
    expect(lab.board(1).status).to_contain_text("lost · ")
    expect(lab.board(0).status).to_contain_text("10 legal moves")


def test_the_watch_warns_of_the_move_that_gives_the_win_away(
    lab: Lab, open_cells: Callable[..., None]
) -> None:
    open_cells(CROSSROADS)
    board = lab.board()
    board.button("Help…").click()
    board.root.get_by_label("Tell me when a move gives the win away").check()
    expect(board.words).to_contain_text("The board will tell")
    board.play("1-3")
    board.settle()
    expect(board.words).not_to_contain_text("gave")
    board.button("Undo").click()
    board.settle()
    board.play("2-3")
    expect(board.words).to_contain_text("This move gave the win away")
    board.button("Undo").click()
    board.settle()
    expect(board.words).not_to_contain_text("gave")
    assert lab.python("answer = len(board.game.history)") == 0


def test_a_win_is_shown_beside_the_game(lab: Lab, open_cells: Callable[..., None]) -> None:
    open_cells(BOARD_24)
    board = lab.board()
    board.play("1-h")
    before = lab.position()
    board.button("Help…").click()
    board.button("Show me").click()
    board.button("Pause").click()
    expect(board.words).to_contain_text(re.compile("Next: .*[♣♦♥♠]"))
    shown = re.compile(r"shown \d+ of (\d+) moves")
    length = int(shown.fullmatch(board.status.inner_text())[1])  # type: ignore[index]
    at_pause = int(board.status.inner_text().split()[1])
    board.button("Step").click()
    expect(board.status).to_have_text(f"shown {at_pause + 1} of {length} moves")
    board.button("Back").click()
    expect(board.status).to_have_text(f"shown {at_pause} of {length} moves")
    board.root.get_by_label("Speed").select_option("fast")
    board.button("Play").click()
    expect(board.status).to_have_text(f"shown {at_pause + 2} of {length} moves")
    assert lab.position() == before
    board.button("Pause").click()
    board.settle()
    board.button("Return to my game").click()
    expect(board.status).to_contain_text("move 1 · 1 home")
    assert board.as_text() == "\n".join(before.splitlines()[1:])
    board.play("7-h")
    assert lab.python("answer = len(board.game.history)") == 2
