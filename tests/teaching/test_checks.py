"""Checks for cells below a board: true, or a sentence that says what is missing."""

from __future__ import annotations

import pytest

import bakers_widget as bw
from bakers_widget.teaching.goals import Condition, Standing

BOARD = bw.Position.from_text("AS 7C\n8H\n:", fragment=True)
DONE = BOARD.after("1-2").after("1-h")

MISSING = [
    (BOARD, "home AS", "A♠ is not home: it lies in column 1, under 7♣."),
    (BOARD, "home 2S", "2♠ is not home: it is not on this board."),
    (BOARD, "home 2", "No cards are home, and it should be 2."),
    (DONE, "home 2", "1 card is home, and it should be 2."),
    (BOARD, "all home", "3 cards are still in the columns."),
    (DONE, "exposed AS", "A♠ is not exposed: it is home."),
    (BOARD, "empty 1", "2 cards are still in column 1."),
    (BOARD, "empty 9", "There is no column 9."),
    (BOARD, "blocked", "1 legal move is left."),
    (BOARD, "moves 2", "No moves have been played, and it should be 2."),
    (BOARD, "repeated", "No position has come back yet."),
    (BOARD, "lost", "It may still be won."),
    (BOARD, "winnable", "No line is known that wins from here."),
    (BOARD, "answered", "The question is not answered yet."),
    (DONE, "not home AS", "'home AS' holds, and should not."),
    (BOARD, "7C on 8H and empty 2", "7♣ does not lie on 8♥: it is exposed in column 1. 1 card is"),
]


@pytest.mark.parametrize(("position", "condition", "said"), MISSING)
def test_what_is_missing_is_said(position: bw.Position, condition: str, said: str) -> None:
    found = bw.check(position, condition)
    assert not found
    assert str(found).startswith(f"Not yet. {said}")


def test_what_is_done_is_true_for_an_assertion() -> None:
    assert bw.check(DONE, "home AS and empty 1 and 7C on 8H")
    assert str(bw.check(DONE, "home AS")) == "Yes, that is it."
    game = bw.Game(BOARD)
    game.push("1-2")
    assert bw.check(game, "moves 1")


@pytest.mark.parametrize(
    ("what", "condition", "said"),
    [
        (BOARD, "hoem AS", "This check can't be read: 'hoem AS' is no condition: write such as"),
        (BOARD, 7, "This check can't be read"),
        (BOARD, None, "This check says nothing to look for"),
        (None, "home AS", "There is nothing to look at: this is nothing, and should be a board"),
        ([], "home AS", "There is nothing to look at: this is a value of type list"),
    ],
)
def test_what_cannot_be_checked_is_told_without_an_error(
    what: object, condition: str, said: str
) -> None:
    found = bw.check(what, condition)
    assert not found
    assert said in str(found)


def test_a_notebook_shows_it_as_text_that_can_do_nothing() -> None:
    html = bw.check(BOARD, "<script>alert(1)</script>")._repr_html_()
    assert "<script>" not in html
    assert "&lt;script&gt;" in html


def test_whole_games_are_judged_by_the_solver() -> None:
    deal = bw.deal("bakers-dozen", 24)
    assert Condition.parse("winnable and not lost").holds(Standing(deal))
