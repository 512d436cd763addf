from __future__ import annotations

import logging
from typing import Any

import pytest

import bakers_widget as bw
from tests.widget.browser_side import agree, ask, ask_move, send

MOVE = {"kind": "move", "revision": 0, "id": "a", "card": "AC", "from": "c0", "to": "f1"}

MALFORMED: list[object] = [
    None,
    "undo",
    7,
    [],
    {},
    {"kind": "move"},
    {"kind": "undo"},
    {"kind": "undo", "revision": None},
    {"kind": "undo", "revision": "0"},
    {"kind": "undo", "revision": True},
    {"kind": "undo", "revision": 0.0},
    {"kind": "cheat", "revision": 0},
    {"kind": ["move"], "revision": 0},
    {"kind": {"a": 1}, "revision": 0},
    MOVE | {"card": "1Z"},
    MOVE | {"card": 7},
    MOVE | {"card": ["AC"]},
    MOVE | {"from": "column 1"},
    MOVE | {"from": None},
    MOVE | {"to": "c-1"},
    MOVE | {"to": "c" + "1" * 100_000},
    MOVE | {"depth": 0},
    MOVE | {"depth": "1"},
    MOVE | {"depth": 10**9},
    {"kind": "lift", "revision": 0, "card": "AC"},
]


@pytest.mark.parametrize("content", MALFORMED, ids=lambda content: repr(content)[:60])
def test_a_malformed_message_is_told_and_logged_and_harms_nothing(
    content: object, caplog: pytest.LogCaptureFixture
) -> None:
    board = bw.Board(24)
    with caplog.at_level(logging.WARNING, "bakers_widget"):
        snapshot = send(board, content)
    assert snapshot["message"]["tone"] == "fault"
    assert len(str(snapshot["message"])) < 400
    assert "malformed" in caplog.text
    assert board.game.history == []
    assert agree(board)
    assert ask_move(board, "1-h")["answer"]["done"] is True


def test_an_answer_carries_the_id_of_what_it_answers() -> None:
    board = bw.Board(24)
    assert send(board, MOVE)["answer"] == {"id": "a", "done": True}
    assert send(board, {"kind": "cheat", "id": "b"})["answer"] == {"id": "b", "done": False}
    assert send(board, {"kind": "cheat", "id": ["c"] * 99})["answer"] == {"id": "", "done": False}


def test_a_stale_intent_is_refused_in_words_and_the_board_shown_again() -> None:
    board = bw.Board(24)
    board.push("7-h")
    snapshot = send(board, MOVE)
    assert snapshot["answer"] == {"id": "a", "done": False}
    assert snapshot["message"]["lead"] == "The board had changed, so A♣ was not moved."
    assert [str(move) for move in board.game.history] == ["7-h"]
    assert agree(board)


def test_two_hundred_copies_of_one_intent_do_it_once() -> None:
    board = bw.Board(24)
    for number in range(200):
        send(board, MOVE | {"id": str(number)})
    assert [str(move) for move in board.game.history] == ["1-h"]
    assert board.snapshot["answer"] == {"id": "199", "done": False}
    assert agree(board)
    assert ask_move(board, "7-h")["answer"]["done"] is True


@pytest.mark.parametrize(
    ("fields", "lead"),
    [
        ({"card": "8H"}, "8♥ is not at that place in column 1."),
        ({"card": None}, "There is a card in column 1 now."),
        ({"card": "AC", "from": "c2"}, "A♣ is not at that place in column 3."),
        ({"card": "AC", "depth": 2}, "A♣ is not at that place in column 1."),
        ({"card": "AC", "depth": 99}, "A♣ is not at that place in column 1."),
        ({"card": "AC", "from": "c13"}, "A♣ is not at that place in column 14."),
        ({"card": "AC", "from": "f0"}, "A♣ is not at that place in that foundation."),
        ({"card": "AC", "to": "c99"}, "There is no column 100."),
        ({"card": "AC", "to": "f9"}, "There is no foundation 10."),
        ({"card": "AC", "to": "c0"}, "A♣ is in column 1 already."),
        ({"card": "AC", "to": "f0"}, "A♣ starts the foundation of clubs, not that of hearts."),
    ],
)
def test_an_intent_about_what_is_not_there_is_answered(fields: dict[str, Any], lead: str) -> None:
    board = bw.Board(24)
    snapshot = send(board, MOVE | fields)
    assert snapshot["message"]["lead"] == lead
    assert snapshot["answer"]["done"] is False
    assert board.game.history == []
    assert agree(board)


def test_an_illegal_move_is_answered_about_these_very_cards() -> None:
    board = bw.Board(24)
    ask_move(board, "1-h")
    message = ask_move(board, "1-2")["message"]
    assert message == {
        "tone": "refused",
        "lead": "8♥ can't go on 2♠.",
        "rest": (
            "A card joins one exactly one rank higher: an 8 needs a 9. 9♠ in column 3 is waiting."
        ),
    }
    assert len(board.game.history) == 1


def test_cards_that_can_not_be_taken_are_answered_when_tried() -> None:
    board = bw.Board(24)
    covered = ask(board, "lift", card="AS", depth=3, **{"from": "c0"})
    assert covered["message"]["lead"] == "A♠ is under 8♥ and A♣."
    ask_move(board, "1-h")
    home = ask(board, "lift", card="AC", **{"from": "f1"})
    assert home["message"]["lead"] == "A♣ is home and stays there."
    nothing = ask(board, "lift", card=None, **{"from": "f0"})
    assert nothing["message"]["lead"] == "Hearts start with their ace."
    small = bw.Board(bw.Position.from_text("7C\n8H\n:", fragment=True))
    closed = ask(small, "lift", card=None, **{"from": "c2"})
    assert closed["message"]["lead"] == "Column 3 is closed."


@pytest.mark.parametrize("number", [-3, 0, 10**30, 1.5, "24", "-3", "", [], True, "9" * 5000])
def test_a_new_deal_of_an_impossible_number_keeps_the_game(number: object) -> None:
    board = bw.Board(24)
    ask_move(board, "1-h")
    snapshot = ask(board, "deal", number=number)
    assert "is not a deal number" in snapshot["message"]["lead"]
    assert len(snapshot["message"]["lead"]) < 250
    assert len(board.game.history) == 1
    assert agree(board)


def test_a_new_deal_by_number_or_at_random() -> None:
    board = bw.Board(24)
    assert ask(board, "deal", number=7)["deal"]["number"] == 7
    assert board.position == bw.deal(number=7)
    ask(board, "deal", number=None)
    assert board.position.deal is not None
    assert agree(board)


def test_undo_redo_and_restart() -> None:
    board = bw.Board(24)
    start = board.position
    ask_move(board, "1-h")
    ask_move(board, "7-h")
    assert ask(board, "undo")["redo"] == "A♥ home"
    assert ask(board, "redo")["undo"] == "A♥ home"
    assert ask(board, "restart")["status"] == "move 0 · 0 home · 10 legal moves"
    assert board.position == start
    assert ask(board, "undo")["message"]["lead"] == "There is no move to take back."
    ask(board, "redo")
    ask(board, "redo")
    assert ask(board, "redo")["message"]["lead"] == "There is no move to play again."
    assert agree(board)
