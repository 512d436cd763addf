"""Whatever tells the games of the group apart is data, so any mixture of it must play."""

import dataclasses
import random
from collections.abc import Iterator

import pytest

from bakers_widget.engine import (
    Card,
    Game,
    IllegalMoveError,
    IllegalReason,
    Outcome,
    Position,
    Suit,
    Variant,
    deal,
)
from bakers_widget.engine.variants import Base, Build, FoundationSuits, Kings, Pack, Spaces

PLAIN = Variant.load("bakers-dozen")
SUITS = (Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)
SHORT = dataclasses.replace(
    PLAIN, slug="short", name="Short pack", pack=Pack(SUITS, 1, 5, 1), columns=(4,) * 5
)
ROUND = dataclasses.replace(
    SHORT, wraps=True, base=Base.DEALT, laid_out=1, columns=(4, 4, 4, 4, 3), spaces=Spaces.ANY
)


def laid(variant: Variant, columns: str, *foundations: str) -> Position:
    """A fragment, its columns separated by commas; foundations left off are empty."""
    piles = [*foundations, *[""] * (len(variant.foundations) - len(foundations))]
    return Position(
        variant,
        tuple(tuple(map(Card, column.split())) for column in columns.split(",")),
        tuple(tuple(map(Card, pile.split())) for pile in piles),
        fragment=True,
    )


def legal(position: Position) -> str:
    return " ".join(map(str, position.legal_moves))


def refusal(position: Position, move: str) -> tuple[IllegalReason, str]:
    with pytest.raises(IllegalMoveError) as caught:
        position.check(move)
    return caught.value.reason, caught.value.sentence


@pytest.mark.parametrize(
    ("build", "expected"),
    [
        (Build.ANY_SUIT, "1-3 1-4 2-3 2-4 5-1 5-2"),
        (Build.SAME_COLOUR, "1-4 2-3 5-1"),
        (Build.ALTERNATING, "1-3 2-4 5-2"),
    ],
)
def test_the_build_decides_which_suits_join(build: Build, expected: str) -> None:
    variant = dataclasses.replace(PLAIN, build=build)
    assert legal(laid(variant, "7C,7H,8D,8S,6S")) == expected


@pytest.mark.parametrize(
    ("build", "move", "sentence"),
    [
        (
            Build.SAME_COLOUR,
            "1-3",
            "7♣ can't go on 8♦. A card joins one of its own colour: 7♣ needs a black card.",
        ),
        (
            Build.SAME_COLOUR,
            "2-4",
            "7♥ can't go on 8♠. A card joins one of its own colour: 7♥ needs a red card.",
        ),
        (
            Build.ALTERNATING,
            "1-4",
            "7♣ can't go on 8♠. Colours take turns: 7♣ needs a red card.",
        ),
        (
            Build.ALTERNATING,
            "2-3",
            "7♥ can't go on 8♦. Colours take turns: 7♥ needs a black card.",
        ),
    ],
)
def test_a_wrong_colour_is_refused_as_such(build: Build, move: str, sentence: str) -> None:
    variant = dataclasses.replace(PLAIN, build=build)
    position = laid(variant, "7C,7H,8D,8S,6S")
    assert refusal(position, move) == (IllegalReason.WRONG_SUIT, sentence)


def test_only_hosts_of_a_fitting_colour_are_named_as_waiting() -> None:
    variant = dataclasses.replace(PLAIN, build=Build.ALTERNATING)
    reason, sentence = refusal(laid(variant, "6S,8D,7C,7H"), "1-2")
    assert reason is IllegalReason.WRONG_RANK
    assert sentence.endswith("a 6 needs a 7. 7♥ in column 4 is waiting.")


def test_a_run_of_the_wrong_colours_is_no_group() -> None:
    columns = "9C 8D 7H,TS"
    alternating = dataclasses.replace(PLAIN, build=Build.ALTERNATING)
    assert refusal(laid(PLAIN, columns), "1-2x3")[0] is IllegalReason.GROUP
    assert refusal(laid(alternating, columns), "1-2x3")[0] is IllegalReason.COVERED


@pytest.mark.parametrize(
    ("spaces", "expected"),
    [(Spaces.NEVER, "4-1"), (Spaces.KINGS, "3-2 4-1"), (Spaces.ANY, "1-2 3-2 4-1 4-2")],
)
def test_spaces_decide_what_fills_an_empty_column(spaces: Spaces, expected: str) -> None:
    for variant, columns in ((PLAIN, "7C,,KH,5S 6D"), (SHORT, "3C,,5H,AS 2D")):
        changed = dataclasses.replace(variant, spaces=spaces)
        assert legal(laid(changed, columns)) == expected


@pytest.mark.parametrize(
    ("variant", "spaces", "reason", "sentence"),
    [
        (
            PLAIN,
            Spaces.KINGS,
            IllegalReason.SPACE_FOR_KINGS,
            "2♦ can't go in column 2. Only a king may fill an empty column.",
        ),
        (
            SHORT,
            Spaces.KINGS,
            IllegalReason.SPACE_FOR_KINGS,
            "2♦ can't go in column 2. Only a 5 may fill an empty column.",
        ),
        (
            SHORT,
            Spaces.NEVER,
            IllegalReason.CLOSED_COLUMN,
            "Column 2 is closed. An empty column takes no card, not even a 5.",
        ),
    ],
)
def test_what_may_not_fill_a_space_is_refused_by_the_rule(
    variant: Variant, spaces: Spaces, reason: IllegalReason, sentence: str
) -> None:
    changed = dataclasses.replace(variant, spaces=spaces)
    assert refusal(laid(changed, "2D,"), "1-2") == (reason, sentence)


def test_with_wrapping_a_king_goes_on_an_ace() -> None:
    wrapping = dataclasses.replace(PLAIN, wraps=True)
    assert legal(laid(wrapping, "KC,AH,QD")) == "1-2 2-h 3-1"
    assert legal(laid(ROUND, "5C,AH,2D", "3H")) == "1-2 2-3"
    assert refusal(laid(wrapping, "KC,2D"), "1-2") == (
        IllegalReason.WRONG_RANK,
        (
            "K♣ can't go on 2♦. A card joins one exactly one rank higher: a king needs an ace. "
            "No ace that would do is exposed now."
        ),
    )
    reason, sentence = refusal(laid(wrapping, "QC,AH,KD"), "1-2")
    assert reason is IllegalReason.WRONG_RANK
    assert sentence == (
        "Q♣ can't go on A♥. A card joins one exactly one rank higher: a queen needs a king. "
        "K♦ in column 3 is waiting."
    )


def test_a_dealt_base_starts_the_foundations_and_an_ace_follows_the_king() -> None:
    position = laid(ROUND, "2H AH,3C,2C,5D", "3H 4H 5H")
    assert position.base == 3
    assert legal(position) == "1-h 1-3 2-h 3-2 4-1"
    position = position.after("1-h").after("1-h")
    assert "".join(map(str, position.foundations[0])) == "3♥4♥5♥A♥2♥"
    assert position.next_rank(0) is None
    assert refusal(position, "3-h") == (
        IllegalReason.FOUNDATION_START,
        "Clubs start with their 3; 2♣ has to wait.",
    )
    assert refusal(laid(ROUND, "AH", "3H 4H"), "1-h") == (
        IllegalReason.FOUNDATION_NEXT,
        "Hearts are at 4, so 5♥ is next, not A♥.",
    )


def test_the_first_card_of_the_pack_is_laid_out_as_the_base() -> None:
    for number in range(1, 50):
        position = deal(ROUND, number=number)
        assert position.home == 1
        (base,) = (pile[0] for pile in position.foundations if pile)
        assert position.base == base.rank
        assert position.foundations[SUITS.index(base.suit)] == (base,)
        assert [len(column) for column in position.columns] == [4, 4, 4, 4, 3]


def test_with_different_bases_a_foundation_starts_with_a_rank_of_its_own() -> None:
    variant = dataclasses.replace(PLAIN, base=Base.DIFFERENT, wraps=True)
    position = laid(variant, "4S 5H,5C,6D,9C", "", "", "5D")
    assert legal(position) == "1-3 2-3 3-h 4-h"
    assert refusal(position, "2-h") == (
        IllegalReason.FOUNDATION_START,
        (
            "5♣ can't start a foundation: 5♦ has started one already. "
            "Each foundation starts with a rank of its own."
        ),
    )
    assert "2-h" not in position.after("4-h").legal_moves


def test_foundations_of_any_suit_take_the_next_rank_of_whichever_suit() -> None:
    variant = dataclasses.replace(PLAIN, foundation_suits=FoundationSuits.ANY_SUIT)
    position = laid(variant, "2H,2C,AC,4D", "AS")
    assert legal(position) == "1-h 2-h 3-h 3-1 3-2"
    assert position.after("1-h").foundations[0] == (Card("AS"), Card("2H"))
    assert position.after("3-h").foundations[1] == (Card("AC"),)
    assert laid(variant, "2H", "AS", "AC 2C") == laid(variant, "2H", "AC", "", "AS 2C")
    assert laid(variant, "2H", "AS", "AC 2C") != laid(variant, "2H", "AS 2C")


def test_two_copies_of_a_card_fit_either_foundation_of_their_suit() -> None:
    pack = Pack((Suit.SPADES, Suit.HEARTS), 1, 13, 2)
    variant = dataclasses.replace(PLAIN, slug="two-suit", pack=pack)
    position = deal(variant, number=5)
    cards = [card for column in position.columns for card in column]
    assert sorted(cards) == sorted([Card.of(r, s) for r in range(1, 14) for s in pack.suits] * 2)
    assert Position.from_text(position.to_text(), variant) == position

    fragment = laid(variant, "AS,AS,2S", "")
    either, other = fragment.after("1-h1"), fragment.after("1-h2")
    assert either == other
    assert hash(either) == hash(other)
    assert legal(either) == "2-h 2-3 3-h"
    assert either.to_text() == "Foundations: S-A S-0 H-0 H-0\n:\nAS\n2S"


def test_kings_are_the_highest_rank_of_the_pack() -> None:
    left = deal(SHORT, number=3, kings="left")
    sunk = deal(SHORT, number=3)
    assert left != sunk
    for column in sunk.columns:
        ranks = [card.rank for card in column]
        assert 5 not in ranks[ranks.count(5) :]
    unsunk = dataclasses.replace(SHORT, kings=Kings.LEFT)
    assert deal(unsunk, number=3).columns == left.columns


def playouts(variant: Variant, number: int) -> Iterator[Game]:
    """Games that send home what they can, and otherwise move at random."""
    for attempt in range(200):
        chance = random.Random(attempt)
        game = Game(deal(variant, number=number))
        for _ in range(60):
            moves = list(game.position.legal_moves)
            if not moves:
                break
            game.push(next((move for move in moves if move.is_home), chance.choice(moves)))
        yield game


def test_a_short_pack_is_dealt_and_won_when_its_20_cards_are_home() -> None:
    position = deal(SHORT, number=3)
    assert [len(column) for column in position.columns] == [4] * 5
    assert Position.from_text(position.to_text(), SHORT) == position
    game = next(game for game in playouts(SHORT, 3) if game.outcome is Outcome.WON)
    assert game.position.home == 20
    assert [len(pile) for pile in game.position.foundations] == [5] * 4
    assert game.position.columns == ((),) * 5
    assert game.positions[-2].home == 19
    assert game.positions[-2].outcome is Outcome.PLAYING


def test_a_short_pack_that_wraps_is_won_with_its_base_at_the_bottom() -> None:
    game = next(game for game in playouts(ROUND, 3) if game.outcome is Outcome.WON)
    base = game.start.base
    assert base is not None
    for pile in game.position.foundations:
        assert [card.rank for card in pile] == [(base - 1 + k) % 5 + 1 for k in range(5)]
