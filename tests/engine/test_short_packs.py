"""Short packs are games like any other, each from a design file."""

from __future__ import annotations

import pytest

from bakers_widget.engine import (
    Card,
    Game,
    IllegalMoveError,
    IllegalReason,
    InvalidPositionError,
    Outcome,
    Position,
    Variant,
    deal,
)
from bakers_widget.solver import solve
from tests.engine.games import DATA

FIVE_RANKS = Variant.load(DATA / "designs" / "five-ranks.toml")
ROUND_OF_SIX = Variant.load(DATA / "designs" / "round-of-six.toml")


def test_the_cards_of_a_short_pack_are_dealt_and_its_highest_rank_is_sunk() -> None:
    position = deal(FIVE_RANKS, number=1)
    assert [len(column) for column in position.columns] == [4] * 5
    assert sorted(card.text for column in position.columns for card in column) == sorted(
        rank + suit for rank in "A2345" for suit in "CDHS"
    )
    for column in position.columns:
        fives = [card.rank == 5 for card in column]
        assert fives == sorted(fives, reverse=True)


def test_a_short_game_is_won_with_all_its_cards_home() -> None:
    game = Game(deal(FIVE_RANKS, number=1))
    for move in solve(game.position, positions=5_000).moves:
        assert game.outcome is Outcome.PLAYING
        game.push(move)
    assert game.outcome is Outcome.WON
    assert game.position.home == 20
    assert [pile[-1].text for pile in game.position.foundations] == ["5H", "5C", "5D", "5S"]


def test_the_highest_rank_of_a_short_pack_is_its_king_in_moves_and_words() -> None:
    position = Position.from_text("5C\n4D\n:\n5H AS\n3H", FIVE_RANKS, fragment=True)
    with pytest.raises(IllegalMoveError) as caught:
        position.check("1-2")
    assert caught.value.reason is IllegalReason.KING_HAS_NO_HOST
    assert "An empty column is closed: it takes no card, not even a 5." in FIVE_RANKS.rules()
    assert "Nothing goes on an ace, and a 5 goes on nothing." in " ".join(FIVE_RANKS.rules())


def test_cards_outside_a_short_pack_are_refused_by_name() -> None:
    with pytest.raises(InvalidPositionError, match=r"6♣ is not in the pack of Five Ranks"):
        Position.from_text("6C\n4D\n:\n5H AS\n3H", FIVE_RANKS, fragment=True)


def test_ranks_of_a_short_pack_run_round_where_they_should() -> None:
    position = deal(ROUND_OF_SIX, number=1)
    base = position.base
    assert base is not None
    assert position.home == 1
    assert ROUND_OF_SIX.joins(Card("KH"), Card("8S"))
    assert not ROUND_OF_SIX.joins(Card("8H"), Card("KS"))
    game = Game(position)
    for move in solve(position, positions=5_000).moves:
        game.push(move)
    assert game.outcome is Outcome.WON
    lasts = {pile[-1].rank for pile in game.position.foundations}
    assert lasts == {base - 1 if base > 8 else 13}


@pytest.mark.parametrize("variant", [FIVE_RANKS, ROUND_OF_SIX], ids=lambda variant: variant.slug)
def test_boards_of_short_packs_come_back_from_text_and_repr(variant: Variant) -> None:
    for number in range(1, 30):
        position = deal(variant, number)
        assert Position.from_text(position.to_text(), variant) == position
        assert eval(repr(position)) == position
