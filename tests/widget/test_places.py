"""What the snapshot tells of empty places, and what is said to those who try them."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import bakers_widget as bw
from tests.widget.browser_side import ask, ask_move

FULL = bw.Variant.load("fair-deal")
A_TO_8 = dataclasses.replace(FULL, pack=dataclasses.replace(FULL.pack, highest=8))

OPEN = (
    "This foundation is empty. Each starts with a rank of its own: "
    "one that no other has started with."
)


def spans(board: bw.Board) -> list[str]:
    """For each foundation its suit, and what it starts and ends with."""
    piles = board.snapshot["foundations"]
    return [f"{pile['suit']} {pile['starts']}-{pile['ends']}" for pile in piles]


def few(cards: str, variant: str | bw.Variant) -> bw.Board:
    return bw.Board(bw.Position.from_text(cards, variant, fragment=True))


@pytest.mark.parametrize(
    ("slug", "expected"),
    [
        ("bakers-dozen", ["H A-K", "C A-K", "D A-K", "S A-K"]),
        ("bakers-dozen-two-suit", ["H A-K", "H A-K", "S A-K", "S A-K"]),
        ("color-patience", [" A-K"] * 4),
        # Of deal 2 the base card is J♥.
        ("good-measure-plus", ["H J-T", "C J-T", "D J-T", "S J-T"]),
        ("hill-station", ["H J-T", "C new-", "D new-", "S new-"]),
    ],
)
def test_each_foundation_tells_the_ranks_it_starts_and_ends_with(
    slug: str, expected: list[str]
) -> None:
    assert spans(bw.Board(2, variant=slug)) == expected


def test_a_rank_of_its_own_is_known_once_the_first_card_is_there() -> None:
    board = few("Foundations: H-7..9\n5D AC\n8S 7D\n6C", "hill-station")
    assert spans(board)[:3] == ["H 7-6", "C new-", "D new-"]
    assert ask_move(board, "1-h")["answer"]["done"] is True
    assert spans(board)[1] == "C A-K"
    assert ask_move(board, "2-h")["answer"]["done"] is False, "the base of hearts already"
    assert spans(board)[2] == "D new-"


def test_a_base_that_no_card_tells_is_left_out() -> None:
    assert spans(few("5D\n6C", "bakers-dozen-plus")) == ["H -", "C -", "D -", "S -"]


@pytest.mark.parametrize(
    ("variant", "spaces", "king"),
    [("bakers-dozen", "never", "K"), ("castles-in-spain", "any", "K"), (A_TO_8, "kings", "8")],
)
def test_what_fills_a_space_is_told_with_the_rank_of_the_king(
    variant: Any, spaces: str, king: str
) -> None:
    snapshot = few("5D\n6C", variant).snapshot
    assert (snapshot["spaces"], snapshot["king"]) == (spaces, king)


@pytest.mark.parametrize(
    ("variant", "lead", "rest"),
    [
        ("bakers-dozen", "Column 2 is closed.", "An empty column stays empty."),
        ("fair-deal", "Column 2 is empty.", "It takes a king: select one first."),
        ("castles-in-spain", "Column 2 is empty.", "It takes any card: select one first."),
        (A_TO_8, "Column 2 is empty.", "It takes an 8: select one first."),
    ],
)
def test_an_empty_column_that_is_tried_says_what_it_takes(
    variant: Any, lead: str, rest: str
) -> None:
    message = ask(few("5D\n:", variant), "lift", card=None, **{"from": "c1"})["message"]
    assert (message["lead"], message["rest"]) == (lead, rest)


@pytest.mark.parametrize(
    ("cards", "slug", "said"),
    [
        ("5D", "bakers-dozen", "Clubs start with their ace."),
        ("Foundations: H-Q..K\n5D", "bakers-dozen-plus", "Clubs start with their queen."),
        ("5D", "color-patience", "A foundation starts with an ace, of any suit."),
        ("5D", "hill-station", OPEN),
        ("5D", "bakers-dozen-plus", "This foundation is empty."),
    ],
)
def test_an_empty_foundation_that_is_tried_says_what_starts_it(
    cards: str, slug: str, said: str
) -> None:
    message = ask(few(cards, slug), "lift", card=None, **{"from": "f1"})["message"]
    assert f"{message['lead']} {message['rest']}".strip() == said
