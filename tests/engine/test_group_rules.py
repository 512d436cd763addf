"""The table of the group's rules, and what the deal of each game does."""

from typing import NamedTuple

import pytest

from bakers_widget.engine import Card, Position, Suit, Variant, deal, variants
from bakers_widget.engine.variants import Base, Build, FoundationSuits, Kings, Spaces
from tests.engine import naive

FOUR = {Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES}
THIRTEEN, TEN, UNEVEN = (4,) * 13, (5,) * 10, (*(4,) * 12, 3)
ANY, COLOUR, ALTERNATING = Build.ANY_SUIT, Build.SAME_COLOUR, Build.ALTERNATING
CLOSED, KING_ONLY, ANY_CARD = Spaces.NEVER, Spaces.KINGS, Spaces.ANY
SUNK, LEFT, BY_HAND = Kings.SUNK, Kings.LEFT, Kings.BY_HAND
ACE, DEALT, OWN = Base.LOWEST, Base.DEALT, Base.DIFFERENT


class Row(NamedTuple):
    slug: str
    name: str
    columns: tuple[int, ...]
    build: Build
    spaces: Spaces
    kings: Kings
    base: Base
    laid_out: int
    wraps: bool = False


ROWS = [
    Row("bakers-dozen", "Baker's Dozen", THIRTEEN, ANY, CLOSED, SUNK, ACE, 0),
    Row(
        "bakers-dozen-unsunk",
        "Baker's Dozen, kings by hand",
        THIRTEEN,
        ANY,
        CLOSED,
        BY_HAND,
        ACE,
        0,
    ),
    Row("bakers-dozen-two-suit", "Baker's Dozen Two Suit", THIRTEEN, ANY, CLOSED, SUNK, ACE, 0),
    Row("good-measure", "Good Measure", TEN, ANY, CLOSED, SUNK, ACE, 2),
    Row("color-patience", "Color Patience", THIRTEEN, COLOUR, CLOSED, SUNK, ACE, 0),
    Row("fair-deal", "Fair Deal", THIRTEEN, ANY, KING_ONLY, LEFT, ACE, 0),
    Row("bakers-tower", "Baker's Tower", THIRTEEN, ANY, KING_ONLY, LEFT, ACE, 0),
    Row("castles-in-spain", "Castles in Spain", THIRTEEN, ALTERNATING, ANY_CARD, LEFT, ACE, 0),
    Row("good-measure-plus", "Good Measure Plus", TEN, ANY, ANY_CARD, LEFT, DEALT, 2, True),
    Row("bakers-dozen-plus", "Baker's Dozen Plus", UNEVEN, ANY, ANY_CARD, LEFT, DEALT, 1, True),
    Row("hill-station", "Hill Station", UNEVEN, ANY, ANY_CARD, LEFT, OWN, 1, True),
]
SLUGS = [row.slug for row in ROWS]
NUMBERS = range(1, 301)


def pack_of(position: Position) -> list[str]:
    piles = (*position.columns, *position.foundations)
    return sorted(card.text for pile in piles for card in pile)


def laid_out(position: Position) -> list[str]:
    return sorted(card.text for pile in position.foundations for card in pile)


def rows_of(position: Position) -> list[str]:
    """The cards in the columns in the order in which they were dealt."""
    deepest = max(map(len, position.columns))
    return [
        column[row].text
        for row in range(deepest)
        for column in position.columns
        if row < len(column)
    ]


def test_there_are_eleven_games_in_the_order_of_the_table() -> None:
    assert list(variants()) == SLUGS


@pytest.mark.parametrize("row", ROWS, ids=SLUGS)
def test_the_table_of_the_group(row: Row) -> None:
    variant = Variant.load(row.slug)
    found = Row(
        variant.slug,
        variant.name,
        variant.columns,
        variant.build,
        variant.spaces,
        variant.kings,
        variant.base,
        variant.laid_out,
        variant.wraps,
    )
    assert found == row
    any_suit = row.slug == "color-patience"
    expected = FoundationSuits.ANY_SUIT if any_suit else FoundationSuits.IN_SUIT
    assert variant.foundation_suits is expected


@pytest.mark.parametrize("slug", SLUGS)
def test_the_pack_has_52_cards_for_four_foundations(slug: str) -> None:
    variant = Variant.load(slug)
    two_suit = slug == "bakers-dozen-two-suit"
    assert set(variant.pack.suits) == ({Suit.HEARTS, Suit.SPADES} if two_suit else FOUR)
    assert variant.pack.copies == (2 if two_suit else 1)
    assert (variant.pack.lowest, variant.pack.highest) == (1, 13)
    assert len(variant.pack.cards) == sum(variant.columns) + variant.laid_out == 52
    assert len(variant.foundations) == 4
    assert all((suit is None) is (slug == "color-patience") for suit in variant.foundations)


@pytest.mark.parametrize("slug", SLUGS)
def test_each_deal_has_the_whole_pack_in_columns_of_the_right_size(slug: str) -> None:
    variant = Variant.load(slug)
    expected = sorted(card.text for card in variant.pack.cards)
    for number in NUMBERS[:60]:
        position = deal(slug, number=number)
        assert pack_of(position) == expected
        assert tuple(map(len, position.columns)) == variant.columns
        assert position.home == variant.laid_out
        assert position.kings_free is (slug == "bakers-dozen-unsunk")


def test_games_with_as_many_columns_are_dealt_the_same_cards_but_for_kings() -> None:
    for number in NUMBERS[:60]:
        left = deal("fair-deal", number=number).columns
        for slug in ("bakers-tower", "castles-in-spain", "bakers-dozen-unsunk"):
            assert deal(slug, number=number).columns == left
        sunk = deal("bakers-dozen", number=number).columns
        assert deal("color-patience", number=number).columns == sunk
        assert [stably_sunk(column) for column in left] == list(sunk)


def stably_sunk(column: tuple[Card, ...]) -> tuple[Card, ...]:
    kings = tuple(card for card in column if card.rank == 13)
    return kings + tuple(card for card in column if card.rank != 13)


def test_good_measure_lays_out_the_first_two_aces_and_sinks_kings_only_then() -> None:
    for number in NUMBERS:
        pack = naive.shuffled_pack("good-measure", number)
        aces = [card for card in pack if card[0] == "A"][:2]
        left = deal("good-measure", number=number, kings="left")
        assert laid_out(left) == sorted(aces)
        assert rows_of(left) == [card for card in pack if card not in aces]
        sunk = deal("good-measure", number=number)
        assert sunk.columns == tuple(map(stably_sunk, left.columns))
        assert sunk.foundations == left.foundations


@pytest.mark.parametrize("slug", [row.slug for row in ROWS if row.kings is SUNK])
def test_where_kings_are_sunk_none_lies_above_another_card(slug: str) -> None:
    for number in NUMBERS:
        for column in deal(slug, number=number).columns:
            kings = [card.rank == 13 for card in column]
            assert kings == sorted(kings, reverse=True), number


@pytest.mark.parametrize("slug", [row.slug for row in ROWS if row.kings is not SUNK])
def test_where_kings_are_left_the_cards_lie_as_they_were_dealt(slug: str) -> None:
    for number in NUMBERS[:100]:
        pack = naive.shuffled_pack(slug, number)
        position = deal(slug, number=number)
        assert rows_of(position) == [card for card in pack if card not in laid_out(position)]


@pytest.mark.parametrize("slug", ["bakers-dozen-plus", "hill-station"])
def test_the_first_card_of_the_pack_is_the_base_card(slug: str) -> None:
    for number in NUMBERS[:100]:
        position = deal(slug, number=number)
        assert laid_out(position) == naive.shuffled_pack(slug, number)[:1]


def test_good_measure_plus_lays_out_also_the_next_card_of_that_rank() -> None:
    for number in NUMBERS[:100]:
        first, *pack = naive.shuffled_pack("good-measure-plus", number)
        second = next(card for card in pack if card[0] == first[0])
        position = deal("good-measure-plus", number=number)
        assert laid_out(position) == sorted([first, second])
        assert position.base == Card(first).rank


def test_fair_deal_and_bakers_tower_have_the_same_rules_under_two_names() -> None:
    one, other = Variant.load("fair-deal"), Variant.load("bakers-tower")
    fields = ("pack", "columns", "build", "spaces", "kings", "wraps", "base", "laid_out")
    assert all(getattr(one, field) == getattr(other, field) for field in fields)
    assert one.foundation_suits is other.foundation_suits
