from __future__ import annotations

import gc
import json
import logging
import subprocess
import sys
import weakref
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

import bakers_widget as bw
from tests.widget.browser_side import agree, ask_move


def test_a_closed_board_is_garbage_even_if_its_game_lives() -> None:
    game = bw.Game(bw.deal(number=24))
    board = bw.Board(game)
    gone = weakref.ref(board)
    board.close()
    del board
    gc.collect()
    assert gone() is None
    game.push("1-h")


def test_boards_that_are_closed_leave_no_widget_behind() -> None:
    before = len(_instances)
    boards = [bw.Board(number) for number in range(1, 21)]
    assert len(_instances) > before
    for board in boards:
        board.close()
    assert len(_instances) <= before


def test_code_that_observes_and_fails_is_told_on_the_board_and_the_move_stands(
    caplog: pytest.LogCaptureFixture,
) -> None:
    board = bw.Board(24)

    def fail(_change: Any) -> None:
        raise ZeroDivisionError("division by zero")

    board.observe(fail, "position")
    with caplog.at_level(logging.ERROR, "bakers_widget"):
        snapshot = ask_move(board, "1-h")
    assert snapshot["message"]["lead"] == "Code that watches this board failed."
    assert "ZeroDivisionError: division by zero" in snapshot["message"]["rest"]
    assert "ZeroDivisionError" in caplog.text
    assert snapshot["answer"]["done"] is True
    assert agree(board)
    board.unobserve(fail, "position")
    assert ask_move(board, "7-h")["message"] is None


def test_an_observer_may_play_on() -> None:
    board = bw.Board(24)

    def answer(change: Any) -> None:
        if change["new"].home == 1:
            board.push("7-h")

    board.observe(answer, "position")
    ask_move(board, "1-h")
    assert [str(move) for move in board.game.history] == ["1-h", "7-h"]
    assert agree(board)


def test_each_request_is_answered_by_one_snapshot() -> None:
    board = bw.Board(24)
    sent: list[int] = []
    board.observe(lambda change: sent.append(change["new"]["revision"]), "snapshot")
    ask_move(board, "1-h")
    assert sent == [1]


def test_a_viewer_without_widgets_gets_a_picture_and_words() -> None:
    board = bw.Board(24)
    bundle = board._repr_mimebundle_()
    assert bundle is not None
    data, _ = bundle
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/html"].startswith("<img")
    assert "K♦ A♠ 8♥ A♣" in data["text/html"]
    assert data["text/plain"] == str(board.position)


def test_ten_boards_are_saved_in_under_a_megabyte() -> None:
    boards = [bw.Board(number) for number in range(1, 11)]
    state = [board.get_state() for board in boards]
    for entry in state:
        entry.pop("layout")
    assert len(json.dumps(state, default=str)) < 1_000_000


def test_the_engine_works_where_no_widget_library_is() -> None:
    code = """
import sys
for name in ("ipywidgets", "anywidget", "traitlets", "IPython", "comm"):
    sys.modules[name] = None
import bakers_widget as bw
game = bw.Game(bw.deal(number=24))
game.push("1-h")
print(game.position.home, "Board" in dir(bw))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["1", "True"]
