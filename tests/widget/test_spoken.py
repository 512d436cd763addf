"""What is read aloud, and the keys."""

from __future__ import annotations

import bakers_widget as bw
from tests.widget.browser_side import ask, ask_move


def test_each_change_is_told_once_in_words() -> None:
    board = bw.Board(24)
    assert board.snapshot["spoken"] == ""
    ask_move(board, "1-h")
    assert board.snapshot["spoken"] == "Ace of clubs home. 1 card home."
    ask_move(board, "1-3")
    assert board.snapshot["spoken"] == "8 of hearts onto 9 of spades. 1 card home."
    ask(board, "undo")
    assert board.snapshot["spoken"] == "Taken back: 8 of hearts onto 9 of spades."
    ask(board, "redo")
    assert board.snapshot["spoken"] == "8 of hearts onto 9 of spades. 1 card home."
    ask(board, "restart")
    assert board.snapshot["spoken"] == "Baker's Dozen. No moves played."
    ask(board, "deal", number=25)
    assert board.snapshot["spoken"] == "Baker's Dozen. No moves played."


def test_a_demonstration_speaks_for_itself() -> None:
    board = bw.Board(24)
    board.push("1-h")
    board.show(["1-3"])
    assert board.snapshot["spoken"] == ""


def test_the_board_is_described_from_the_buried_card_to_the_exposed() -> None:
    board = bw.Board(bw.Position.from_text("Foundations: H-A C-0 D-0 S-0\n7C AS\n:", fragment=True))
    message = ask(board, "describe")["message"]
    assert message["lead"] == "Home up to A♥. 1 legal move."
    assert message["rest"] == "Column 1: 7♣ A♠. Column 2: empty."
    assert ask(bw.Board(24), "describe")["message"]["lead"] == "No card is home. 10 legal moves."


def test_the_keys_are_told_to_the_browser() -> None:
    keys = dict(map(tuple, bw.Board(24).about["keys"]))
    assert keys["H"] == "send the card home"
