"""Cards that go home by themselves, once no other will need them."""

from __future__ import annotations

import pytest

import bakers_widget as bw
from bakers_widget.solver import safe_home_moves, solve
from tests.widget.browser_side import agree, ask, ask_move


def test_aces_go_at_once_when_it_is_switched_on() -> None:
    board = bw.Board(24)
    ask(board, "auto", on=True)
    assert board.snapshot["auto"] is True
    assert list(map(str, board.game.history)) == ["1-h", "5-h", "7-h"]
    assert agree(board)


def test_what_a_move_frees_follows_it() -> None:
    board = bw.Board(24)
    board.auto_home = True
    ask_move(board, "13-10")
    assert [str(move) for move in board.game.history[:1]] == ["13-10"]
    assert board.position.home >= 2
    assert safe_home_moves(board.position) == []


def test_undo_takes_them_back_one_by_one_and_they_stay_back() -> None:
    board = bw.Board(24)
    ask(board, "auto", on=True)
    ask(board, "undo")
    assert list(map(str, board.game.history)) == ["1-h", "5-h"]
    ask(board, "auto", on=False)
    assert board.auto_home is False


def test_a_card_that_may_still_be_of_use_stays() -> None:
    four = bw.Position.from_text("Foundations: H-3 C-0 D-0 S-0\n9C 4H\nAC 3S", fragment=True)
    assert safe_home_moves(four) == []
    board = bw.Board(four)
    ask(board, "auto", on=True)
    assert board.game.history == []


@pytest.mark.parametrize("number", range(1, 21))
def test_no_deal_that_can_be_won_is_lost_by_it(number: int) -> None:
    position = bw.deal("bakers-dozen", number)
    if not solve(position, positions=20_000).moves:
        return
    while safe := safe_home_moves(position):
        position = position.after(safe[0])
    assert solve(position, positions=40_000).moves
