from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bakers_widget as bw
from tests.widget.browser_side import agree, ask, ask_move

WINNING_LINE = (Path(__file__).parents[1] / "data/deal-24-won.txt").read_text().split()
SMALL = bw.Position.from_text("9C AS 7C\n5D 8H\n4S 9H", fragment=True)


def test_a_board_shows_a_deal_a_position_or_a_game() -> None:
    assert bw.Board(24).position == bw.deal(number=24)
    assert bw.Board(SMALL).position == SMALL
    game = bw.Game(SMALL)
    assert bw.Board(game).game is game


def test_a_board_of_nothing_is_a_random_deal_that_tells_its_number() -> None:
    board = bw.Board()
    assert board.snapshot["deal"]["number"] == board.position.deal.number  # type: ignore[union-attr]
    assert bw.Board(board.snapshot["deal"]["number"]).position == board.position


@pytest.mark.parametrize("wrong", ["24", 2.5, True, [1], b"1", bw.Board])
def test_what_is_no_game_is_refused_by_its_type(wrong: Any) -> None:
    with pytest.raises(TypeError, match=rf"not {type(wrong).__name__}$"):
        bw.Board(wrong)


@pytest.mark.parametrize("number", [-1, 0, 2**31, 10**30])
def test_a_number_of_no_deal_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="is not a deal number: give a whole number from 1 to"):
        bw.Board(number)


def test_an_unknown_keyword_is_named() -> None:
    with pytest.raises(TypeError, match="takes no 'colour', 'sizes'; it takes a game, variant="):
        bw.Board(24, colour="red", sizes=3)


def test_the_snapshot_of_a_full_board_is_small_and_plain_json() -> None:
    board = bw.Board(24)
    text = json.dumps(board.snapshot)
    assert json.loads(text) == board.snapshot
    assert len(text.encode()) <= 2048


def test_the_snapshot_says_what_is_where_and_what_may_be_done() -> None:
    snapshot = bw.Board(24).snapshot
    assert snapshot["columns"][0] == "KDAS8HAC"
    assert [pile["suit"] for pile in snapshot["foundations"]] == ["H", "C", "D", "S"]
    assert snapshot["destinations"][0] == ["f1", "c1", "c4", "c8"]
    assert snapshot["destinations"][1] == []
    assert snapshot["status"] == "move 0 · 0 home · 10 legal moves"
    assert snapshot["name"] == "Baker's Dozen"
    assert snapshot["deal"] == {"number": 24, "note": ""}
    assert (snapshot["undo"], snapshot["redo"], snapshot["last"]) == (None, None, None)


def test_a_deal_with_swapped_kings_says_so() -> None:
    board = bw.Board(bw.deal(number=24, kings="swap"))
    assert board.snapshot["deal"] == {"number": 24, "note": "kings swapped"}


def test_a_move_from_python_is_on_the_board() -> None:
    board = bw.Board(24)
    assert board.push("1-h") == bw.Move.parse("1-h")
    assert agree(board)
    assert board.snapshot["last"] == ["c0", "f1"]
    assert board.snapshot["undo"] == "A♣ home"
    assert board.snapshot["status"] == "move 1 · 1 home · 10 legal moves"


def test_what_is_done_with_the_game_itself_is_on_the_board() -> None:
    board = bw.Board(24)
    board.game.push("1-h")
    assert agree(board)
    board.game.pop()
    assert agree(board)
    assert board.snapshot["redo"] == "A♣ home"


@pytest.mark.parametrize("move", ["1-1", "99-h", "", "1-3", "h-1", "x" * 10_000])
def test_a_refused_push_leaves_the_board_as_it_was(move: str) -> None:
    board = bw.Board(24)
    before = dict(board.snapshot)
    with pytest.raises(ValueError, match="not") as refused:
        board.push(move)
    assert len(str(refused.value)) < 250
    assert board.snapshot == before
    assert board.game.history == []
    assert agree(board)


def test_observers_are_told_of_moves_from_both_sides() -> None:
    board = bw.Board(24)
    seen: list[int] = []
    board.observe(lambda change: seen.append(change["new"].home), "position")
    ask_move(board, "1-h")
    board.push("7-h")
    ask(board, "undo")
    assert seen == [1, 2, 1]


def test_a_position_that_is_set_starts_a_new_game() -> None:
    board = bw.Board(24)
    board.push("1-h")
    board.position = SMALL
    assert board.game.start == SMALL
    assert board.game.history == []
    assert agree(board)


def test_the_old_game_of_a_board_no_longer_moves_it() -> None:
    board = bw.Board(24)
    old = board.game
    board.replace(SMALL)
    old.push("1-h")
    assert board.position == SMALL
    assert agree(board)


def test_two_boards_of_one_game_follow_each_other() -> None:
    game = bw.Game(bw.deal(number=24))
    first, second = bw.Board(game), bw.Board(game)
    ask_move(first, "1-h")
    assert second.position == first.position
    assert agree(second)


def test_a_whole_deal_is_won_through_the_browser_side() -> None:
    board = bw.Board(24)
    for move in WINNING_LINE:
        assert ask_move(board, move)["answer"]["done"] is True
        assert agree(board)
    assert board.snapshot["standing"] == {
        "tone": "won",
        "lead": "All 52 are home, in 79 moves.",
        "rest": "",
    }
    assert board.snapshot["status"] == "move 79 · 52 home · won"


def test_a_blocked_game_tells_the_ways_out() -> None:
    board = bw.Board(898)
    for move in ("8-4", "3-7", "2-7", "3-7"):
        board.push(move)
    assert board.game.outcome == "blocked"
    assert board.snapshot["standing"]["lead"] == "No legal move is left."
    assert board.snapshot["standing"]["rest"] == "Undo, start this deal again, or take a new one."
    assert board.snapshot["status"].endswith("blocked · no legal moves")


def test_a_closed_column_and_a_repeated_position_are_worth_a_word() -> None:
    board = bw.Board(bw.Position.from_text("7C\n8H 6D\n8S 5C 4C\n5H 2S", fragment=True))
    assert ask_move(board, "1-2")["answer"]["done"] is False
    assert ask_move(board, "2-1")["message"] is None
    lead = ask_move(board, "1-2")["message"]["lead"]
    assert lead == "6♦ can't go on 8♥."
    there_and_back = bw.Board(bw.Position.from_text("8H 7C\n8S\n2D", fragment=True))
    ask_move(there_and_back, "1-2")
    again = ask_move(there_and_back, "2-1")["message"]
    assert again["lead"] == "You have been in this position before (at the start)."
    closes = bw.Board(bw.Position.from_text("7C\n8H\n6D\n7S", fragment=True))
    assert ask_move(closes, "1-2")["message"]["lead"] == "Column 1 is closed now: one host fewer."
