"""What a teacher may choose: colours, size, controls, a board that is only to look at."""

from __future__ import annotations

import re
from typing import Any

import pytest

import bakers_widget as bw
from tests.widget.browser_side import agree, ask, ask_move


def test_a_board_looks_as_it_is_told_to() -> None:
    look = bw.Board(24, deck="four", size="projector", accent="#8a3ffc").about["look"]
    assert (look["deck"], look["size"], look["accent"]) == (
        "four",
        "projector",
        ["#8a3ffc", "#ffffff"],
    )
    assert bw.Lesson("foundations", deck="four").about["look"]["deck"] == "four"
    assert bw.Board(24).about["look"]["accent"] is None


def test_what_is_written_on_the_accent_can_be_read() -> None:
    assert bw.Board(24, accent="#ffdd00").about["look"]["accent"] == ["#ffdd00", "#000000"]


def test_only_the_controls_that_are_named_are_shown() -> None:
    assert bw.Board(24, controls=["undo", "hint"]).about["look"]["controls"] == ["undo", "hint"]
    assert bw.Board(24, controls=()).about["look"]["controls"] == []


@pytest.mark.parametrize(
    ("look", "said"),
    [
        ({"deck": "five"}, "deck='five' is not known: it may be two, four."),
        ({"size": 3}, "size=3 is not known: it may be small, normal, large, projector."),
        ({"accent": "red"}, "accent='red' is no colour: write such as '#2a66d4'."),
        ({"accent": "#fff;}</style>"}, "is no colour"),
        ({"controls": "undo"}, "controls='undo' is one text: give a list"),
        ({"controls": ["undoo"]}, "controls='undoo' is not known: it may be title, undo,"),
    ],
)
def test_a_look_that_there_is_not_is_told(look: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        bw.Board(24, **look)


@pytest.mark.parametrize("kind", ["undo", "redo", "restart", "deal", "hint", "what-if"])
def test_a_board_to_look_at_refuses_to_be_played(kind: str) -> None:
    board = bw.Board(24, read_only=True)
    assert ask(board, kind, game="fair-deal")["message"]["lead"] == "This board is only to look at."
    ask_move(board, "1-h")
    assert board.game.history == []
    assert set(board.about["look"]["controls"]) == {"title", "rules", "help", "status"}


def test_a_board_to_look_at_is_still_played_by_python() -> None:
    board = bw.Board(24, read_only=True)
    board.push("1-h")
    assert board.snapshot["moves"] == 1
    assert agree(board)
