"""The same cards by other rules."""

from __future__ import annotations

import pytest

import bakers_widget as bw

GAP = bw.Position.from_text(":\nAD KH\nQS", fragment=True)


def test_a_gap_that_may_be_filled_opens_moves() -> None:
    found = bw.what_if(GAP, "fair-deal")
    assert list(map(str, found.gained)) == ["2-1"]
    assert found.lost == ()
    assert str(found) == ("Fair Deal instead of Baker's Dozen: K♥ to column 1 can be played now.")


def test_moves_that_other_rules_forbid_are_told() -> None:
    board = bw.Position.from_text("7C\n8S", fragment=True)
    found = bw.what_if(board, "castles-in-spain")
    assert str(found) == (
        "Castles in Spain instead of Baker's Dozen: 7♣ onto 8♠ can't be played any more."
    )
    assert str(bw.what_if(board, "bakers-tower")).endswith("changes no move here.")


def test_a_whole_deal_is_shown_by_both_rules() -> None:
    html = bw.what_if(bw.deal("bakers-dozen", 24), "castles-in-spain")._repr_html_()
    assert html.count("<img") == 2


def test_a_board_can_be_given_and_stays_as_it_is() -> None:
    board = bw.Board(24)
    before = board.snapshot
    assert bw.what_if(board, "fair-deal").before == board.position
    assert board.snapshot == before


def test_cards_that_make_no_position_of_the_other_game_are_told() -> None:
    with pytest.raises(bw.InvalidPositionError):
        bw.what_if(bw.deal("bakers-dozen", 24), "bakers-dozen-two-suit")
    with pytest.raises(bw.InvalidDesignError, match="did you mean 'fair-deal'"):
        bw.what_if(GAP, "fair-deel")
    with pytest.raises(TypeError, match="takes a position or a board, not str"):
        bw.what_if("AS", "fair-deal")  # type: ignore[arg-type]


def test_a_board_goes_over_to_other_rules_and_back() -> None:
    board = bw.Board(24)
    board.push("1-h")
    changes = board.what_if("castles-in-spain")
    assert board.position == changes.after
    board.push(board.legal_moves[0])
    board.what_if("fair-deal")
    board.resume()
    assert list(map(str, board.game.history)) == ["1-h"]
    assert board.position.variant.name == "Baker's Dozen"
    board.resume()
    assert list(map(str, board.game.history)) == ["1-h"]


def test_a_board_that_can_not_go_over_stays_as_it_is() -> None:
    board = bw.Board(24)
    with pytest.raises(bw.InvalidPositionError):
        board.what_if("bakers-dozen-two-suit")
    assert board.snapshot["waiting"] is None
    assert board.position == bw.deal("bakers-dozen", 24)
