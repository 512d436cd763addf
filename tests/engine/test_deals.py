import json
from collections import Counter

import pytest
from hypothesis import given

from bakers_widget.engine import (
    Card,
    InvalidDealNumberError,
    InvalidDesignError,
    Position,
    deal,
    variants,
)
from tests.engine.games import DATA
from tests.engine.strategies import deal_numbers

PYSOL_BOARDS = [
    json.loads(line) for line in (DATA / "pysol_bakers_dozen.jsonl").read_text().splitlines()
]
DEAL_24 = """\
KD AS 8H AC
KC 3D 8C 2S
QD TD 7D 9S
2H JH 6S QH
KH 9D 3S 2C
JD 3H TH 7S
7C QS JC AH
8D 4D 6H 7H
6D AD 3C 2D
KS TS 9C 5D
4H TC 6C QC
4S 5C 5S 5H
8S 9H JS 4C"""
DEAL_24_SWAPPED = """\
KD 8H AC AS
KC 3D 8C 2S
QD TD 7D 9S
2H JH 6S QH
KH 3S 9D 2C
JD 3H TH 7S
7C QS JC AH
8D 4D 6H 7H
6D AD 3C 2D
KS TS 9C 5D
4H TC 6C QC
4S 5C 5S 5H
8S 9H JS 4C"""


def test_deal_24_is_this_board() -> None:
    assert deal("bakers-dozen", number=24).to_text() == DEAL_24
    assert deal(number=24) == Position.from_text(DEAL_24)


def test_deal_24_with_kings_swapped_is_the_board_of_other_programs() -> None:
    assert deal(number=24, kings="swap").to_text() == DEAL_24_SWAPPED


def test_a_hundred_boards_of_pysol_come_out_with_kings_swapped() -> None:
    assert len(PYSOL_BOARDS) == 100
    for board in PYSOL_BOARDS:
        assert deal(number=board["n"], kings="swap").to_text() == board["deal"], board["n"]


def test_sinking_gives_another_board_than_swapping_in_most_deals() -> None:
    numbers = range(1, 1001)
    assert sum(deal(number=n) != deal(number=n, kings="swap") for n in numbers) == 881


@given(deal_numbers)
def test_sinking_moves_kings_down_and_keeps_every_other_order(number: int) -> None:
    shuffled, sunk = deal(number=number, kings="left"), deal(number=number)
    for before, after in zip(shuffled.columns, sunk.columns, strict=True):
        assert Counter(before) == Counter(after)
        for place, card in enumerate(after):
            for buried in after[:place]:
                if card.rank == 13:
                    assert buried.rank == 13, "no other card lies under a king"
                if (card.rank == 13) == (buried.rank == 13):
                    assert before.index(buried) < before.index(card), "no order changes"


@given(deal_numbers)
def test_every_deal_has_52_cards_in_13_columns_of_4(number: int) -> None:
    for kings in ("sunk", "swap", "left"):
        position = deal(number=number, kings=kings)
        assert [len(column) for column in position.columns] == [4] * 13
        assert len({card for column in position.columns for card in column}) == 52
        assert position.foundations == ((), (), (), ())
        assert position.home == 0
        assert not position.fragment


@given(deal_numbers)
def test_a_number_gives_the_same_board_again(number: int) -> None:
    assert deal(number=number) == deal("bakers-dozen", number)
    assert deal(number=number).to_text() == deal(number=number, kings="sunk").to_text()


def test_different_numbers_give_different_boards() -> None:
    numbers = [*range(1, 1000), 2**31 - 2, 2**31 - 1]
    assert len({deal(number=number) for number in numbers}) == len(numbers)


def test_the_greatest_number_has_a_board() -> None:
    assert deal(number=2147483647).to_text().splitlines()[:2] == ["8H 4H AD 3S", "7H QD 5S QS"]


@pytest.mark.parametrize("kings", [None, "swap", "left"])
def test_a_random_deal_has_a_number_that_reproduces_it(kings: str | None) -> None:
    position = deal(kings=kings)
    assert position.deal is not None
    assert 1 <= position.deal.number <= 1_000_000
    assert deal(number=position.deal.number, kings=kings) == position
    assert f"deal {position.deal.number}" in str(position)


def test_random_deals_differ() -> None:
    assert len({deal(number=None) for _ in range(5)}) > 1


def test_a_deal_remembers_its_number_and_what_was_done_with_the_kings() -> None:
    for kings in ("sunk", "swap", "left"):
        origin = deal(number=24, kings=kings).deal
        assert origin is not None
        assert (origin.number, origin.kings, str(origin)) == (24, kings, "deal 24")


def test_play_keeps_the_number_and_takes_no_part_in_equality() -> None:
    position = deal(number=24)
    assert position.after("1-h").deal == position.deal
    assert position.with_deal(None) == position
    assert position.with_deal(None).deal is None


@pytest.mark.parametrize(
    ("number", "quoted"),
    [
        (0, "0"),
        (-1, "-1"),
        (2**31, "2147483648"),
        (10**30, "1000000000000000000000000000000"),
        pytest.param(10**5000, "a number of 16610 bits", id="huge"),
        pytest.param(-(10**5000), "a number of 16610 bits", id="huge-negative"),
        (1.5, "1.5"),
        (24.0, "24.0"),
        (float("nan"), "nan"),
        (float("inf"), "inf"),
        ("24", "'24'"),
        pytest.param("2" * 10**6, f"'{'2' * 60}'… (1000000 characters)", id="long-text"),
        (True, "True"),
        (False, "False"),
        ([24], "[24]"),
        (Card("7C"), "Card('7C')"),
    ],
)
def test_a_bad_number_is_refused_and_shown(number: object, quoted: str) -> None:
    with pytest.raises(InvalidDealNumberError) as caught:
        deal(number=number)  # type: ignore[arg-type]
    assert str(caught.value) == (
        f"{quoted} is not a deal number: give a whole number from 1 to 2147483647."
    )
    assert isinstance(caught.value, ValueError)


def test_a_whole_number_of_another_type_is_welcome() -> None:
    class Whole:
        def __index__(self) -> int:
            return 24

    position = deal(number=Whole())  # type: ignore[arg-type]
    assert position == deal(number=24)
    assert position.deal is not None
    assert type(position.deal.number) is int


def test_unknown_keywords_are_refused_by_name() -> None:
    with pytest.raises(TypeError, match="'seed'"):
        deal("bakers-dozen", seed=24)  # type: ignore[call-arg]


def test_unknown_ways_with_kings_are_refused_and_shown() -> None:
    with pytest.raises(ValueError, match=r"^kings='float' is not known: write one of sunk, swap, "):
        deal(number=24, kings="float")


def test_an_unknown_variant_suggests_the_nearest() -> None:
    with pytest.raises(
        InvalidDesignError,
        match=r"^there is no variant 'bakers-dozzen'; did you mean 'bakers-dozen'\? ",
    ):
        deal("bakers-dozzen", number=24)


@pytest.mark.parametrize(("given", "quoted"), [(24, "24"), (b"good-measure", "b'good-measure'")])
def test_a_variant_that_is_no_name_is_refused_and_shown(given: object, quoted: str) -> None:
    with pytest.raises(InvalidDesignError) as caught:
        deal(given)  # type: ignore[arg-type]
    assert str(caught.value) == (
        f"{quoted} names no variant: give a slug such as 'bakers-dozen' "
        "or the path of a design file. The number of a deal goes in number=."
    )


def test_without_a_variant_the_first_is_dealt() -> None:
    assert deal(number=24) == deal(variants()[0], number=24)
    assert deal(number=24).variant.name == "Baker's Dozen"
