"""What is particular to the moves of each game of the group."""

from itertools import permutations

import pytest

from bakers_widget.engine import Card, IllegalMoveError, IllegalReason, Position, Suit, Variant

NEVER_FILLED = [
    "bakers-dozen",
    "bakers-dozen-unsunk",
    "bakers-dozen-two-suit",
    "good-measure",
    "color-patience",
]
KING_FILLS = ["fair-deal", "bakers-tower"]
ANY_CARD_FILLS = ["castles-in-spain", "good-measure-plus", "bakers-dozen-plus", "hill-station"]
RUNS_ROUND = ["good-measure-plus", "bakers-dozen-plus", "hill-station"]
ENDS = [slug for slug in (*NEVER_FILLED, *KING_FILLS, *ANY_CARD_FILLS) if slug not in RUNS_ROUND]


def board(slug: str, text: str) -> Position:
    return Position.from_text(text, slug, fragment=True)


def legal(position: Position) -> set[str]:
    return {str(move) for move in position.legal_moves if not move.sinks}


def refusal(position: Position, move: str) -> IllegalMoveError:
    with pytest.raises(IllegalMoveError) as caught:
        position.after(move)
    assert move not in legal(position)
    return caught.value


def laid(slug: str, columns: str, *foundations: str) -> Position:
    """A fragment with these very foundations, left to right; columns are separated by commas."""
    piles = [*foundations, *[""] * (4 - len(foundations))]
    return Position(
        Variant.load(slug),
        tuple(tuple(map(Card, column.split())) for column in columns.split(",")),
        tuple(tuple(map(Card, pile.split())) for pile in piles),
        fragment=True,
    )


@pytest.mark.parametrize("slug", NEVER_FILLED)
def test_a_closed_column_takes_no_card_not_even_a_king(slug: str) -> None:
    position = board(slug, "QH\nKS\n:")
    assert legal(position) == (set() if slug == "color-patience" else {"1-2"})
    for move in ("1-3", "2-3"):
        assert refusal(position, move).reason is IllegalReason.CLOSED_COLUMN


@pytest.mark.parametrize("slug", KING_FILLS)
def test_a_space_takes_a_king_only(slug: str) -> None:
    position = board(slug, "QH\n9C KS\n:")
    assert legal(position) == {"1-2", "2-3"}
    assert position.after("2-3").columns[2] == (Card("KS"),)
    error = refusal(position, "1-3")
    assert error.reason is IllegalReason.SPACE_FOR_KINGS
    assert "a king" in error.sentence


@pytest.mark.parametrize("slug", ANY_CARD_FILLS)
def test_a_space_takes_any_card(slug: str) -> None:
    position = board(
        slug, "Foundations: S-3..3\n2H\n9C JS\n:" if slug in RUNS_ROUND else "7H\n9S\n:"
    )
    assert {"1-3", "2-3"} <= legal(position)
    after = position.after("2-3")
    assert after.columns[2] == position.columns[1][-1:]
    assert after.columns[1] == position.columns[1][:-1]


@pytest.mark.parametrize("slug", RUNS_ROUND)
def test_where_ranks_run_round_a_king_goes_on_an_ace_and_an_ace_follows_it_home(slug: str) -> None:
    position = board(slug, "Foundations: H-5..Q\n3S KC\n4C AH\nKH\n2D QS")
    own_base = {"1-h", "4-h"} if slug == "hill-station" else set()
    assert legal(position) == {"1-2", "3-2", "3-h", "4-1", "4-3"} | own_base
    buried = position.after("1-2")
    assert buried.columns[1][-2:] == (Card("AH"), Card("KC"))
    home = position.after("3-h")
    assert "2-h" in legal(home)
    assert home.after("2-h").foundations[0][-2:] == (Card("KH"), Card("AH"))


@pytest.mark.parametrize("slug", ENDS)
def test_elsewhere_nothing_goes_on_an_ace(slug: str) -> None:
    position = board(slug, "3H KS\n4S AS\n2S")
    assert refusal(position, "1-2").reason is IllegalReason.KING_HAS_NO_HOST
    assert refusal(position, "3-2").reason is IllegalReason.NOTHING_ON_ACE


@pytest.mark.parametrize("slug", RUNS_ROUND)
def test_a_foundation_ends_with_the_rank_below_its_base(slug: str) -> None:
    last = board(slug, "Foundations: H-5..3\n4H\n5S")
    starts = set() if slug == "hill-station" else {"2-h"}
    assert legal(last) == {"1-h", "1-2"} | starts
    full = last.after("1-h")
    assert len(full.foundations[0]) == 13
    assert full.next_rank(0) is None
    assert full.base_of(0) == 5
    assert legal(full) == starts | {"2-1"}


@pytest.mark.parametrize("slug", RUNS_ROUND)
def test_a_card_just_below_the_base_may_go_on_a_base_card_in_the_tableau(slug: str) -> None:
    position = board(slug, "Foundations: H-5..5\n9S 4C\n2D 5C")
    assert "1-2" in legal(position)


@pytest.mark.parametrize("slug", ["good-measure-plus", "bakers-dozen-plus"])
def test_an_empty_foundation_starts_with_the_base_rank_of_its_suit(slug: str) -> None:
    position = board(slug, "Foundations: H-5..6\n9S AC\n2D 5C\n2S 7H")
    assert legal(position) == {"2-h", "3-h"}
    assert position.after("2-h").home == position.home + 1
    error = refusal(position, "1-h")
    assert error.reason is IllegalReason.FOUNDATION_START
    assert error.sentence == "Clubs start with their 5; A♣ has to wait."


def test_each_foundation_of_hill_station_has_a_base_rank_of_its_own() -> None:
    position = board("hill-station", "Foundations: H-5..6\n9S AC\n2D 5C\n2S JD\n3S 5D")
    assert legal(position) == {"1-h", "3-h"}
    for move, card in (("2-h", "5♣"), ("4-h", "5♦")):
        error = refusal(position, move)
        assert error.reason is IllegalReason.FOUNDATION_START
        assert error.fact == f"{card} can't start a foundation: 5♥ has started one already."
        assert error.rule == "Each foundation starts with a rank of its own."

    started = position.after("1-h")
    assert [started.base_of(pile) for pile in range(4)] == [5, 1, None, None]
    assert "1-h" in legal(started)
    error = refusal(started, "2-h")
    assert error.reason is IllegalReason.FOUNDATION_NEXT
    assert error.sentence == "Clubs are at A, so 2♣ is next, not 5♣."
    assert "1-h" not in legal(started.after("1-h")), "clubs have a foundation already"


def test_color_patience_refuses_the_other_colour() -> None:
    position = board("color-patience", "7C\n7D\n8H\n8S")
    assert legal(position) == {"1-4", "2-3"}
    error = refusal(position, "1-3")
    assert error.reason is IllegalReason.WRONG_SUIT
    assert error.sentence.endswith("its own colour: 7♣ needs a black card.")


def test_castles_in_spain_refuses_the_same_colour() -> None:
    position = board("castles-in-spain", "7C\n7D\n8H\n8S")
    assert legal(position) == {"1-3", "2-4"}
    error = refusal(position, "2-3")
    assert error.reason is IllegalReason.WRONG_SUIT
    assert error.sentence == "7♦ can't go on 8♥. Colours take turns: 7♦ needs a black card."
    assert refusal(position, "1-4").reason is IllegalReason.WRONG_SUIT


def spades_of(position: Position) -> list[int]:
    return [pile for pile, suit in enumerate(position.variant.foundations) if suit is Suit.SPADES]


def test_a_card_of_two_suit_fits_either_foundation_of_its_suit() -> None:
    position = board("bakers-dozen-two-suit", "9H 2S\n7H AS\n8H AS\n5S 2S")
    piles = spades_of(position)
    assert len(piles) == 2
    results = [position.after(f"2-h{pile + 1}") for pile in piles]
    assert results[0] == results[1] == position.after("2-h")
    assert results[0].foundations != results[1].foundations
    assert len({*results, position.after("2-h")}) == 1
    hearts = next(pile for pile in range(4) if pile not in piles)
    for after in results:
        assert legal(after) == {"1-h", "3-h", "3-1", "3-4", "4-h"}
        both = after.after("3-h").after("1-h").after("4-h")
        assert sorted(len(pile) for pile in both.foundations) == [0, 0, 2, 2]
    assert refusal(position, f"2-h{hearts + 1}").reason is IllegalReason.FOUNDATION_SUIT


def test_either_copy_of_two_suit_makes_the_same_position() -> None:
    slug = "bakers-dozen-two-suit"
    position = board(slug, "AS\n9H AS\n9H")
    with_spade = position.after("2-h")
    assert with_spade != position.after("1-h"), "another column has lost its ace"
    assert position.after("1-h").after("2-h") == with_spade.after("1-h")
    assert hash(position.after("1-h").after("2-h")) == hash(with_spade.after("1-h"))

    one = laid(slug, "6H", *in_place(slug, "AS 2S 3S", "AS"))
    other = laid(slug, "6H", *in_place(slug, "AS", "AS 2S 3S"))
    assert one == other
    assert hash(one) == hash(other)
    assert one != laid(slug, "6H", *in_place(slug, "AS 2S", "AS 2S"))


def in_place(slug: str, *spades: str) -> list[str]:
    """The foundations of a game, spades as given and the others empty."""
    given = iter(spades)
    return [next(given) if suit is Suit.SPADES else "" for suit in Variant.load(slug).foundations]


def test_four_piles_of_color_patience_with_the_same_tops_are_one_position() -> None:
    piles = ["AH 2C 3D", "AC 2H", "AD", ""]
    positions = {laid("color-patience", "9S,3C", *order) for order in permutations(piles)}
    assert len(positions) == 1
    mixed = laid("color-patience", "9S,3C", "AC 2H 3D", "AD 2C", "AH", "")
    assert positions == {mixed}, "the tops and the cards at home are the same"
    (position,) = positions
    assert position != laid("color-patience", "9S,3C", "AH 2C 3D", "AC", "AD 2H 3S", "")
    assert position != laid("color-patience", "9S,3C", "AH 2C 3D", "AC 2H", "AS", "")
    assert legal(position) == {"2-h"}


def test_foundations_of_color_patience_take_the_next_rank_of_any_suit() -> None:
    position = laid("color-patience", "2S,3H,AC,4D", "AH", "AD 2D")
    assert legal(position) == {"1-h", "2-h", "3-h", "3-1", "2-4"}
    home = position.after("1-h").after("2-h").after("4-h")
    assert sorted(len(pile) for pile in home.foundations) == [0, 0, 2, 4]
    refused = laid("color-patience", "5S", "AH", "AD 2D")
    assert refusal(refused, "1-h").reason is IllegalReason.FOUNDATION_NEXT
    assert refusal(laid("color-patience", "2S"), "1-h").reason is IllegalReason.FOUNDATION_START


@pytest.mark.parametrize("slug", [*NEVER_FILLED, *KING_FILLS, *ANY_CARD_FILLS])
def test_a_run_never_moves_as_a_group_and_nothing_returns_from_a_foundation(slug: str) -> None:
    suits = "HHH" if slug == "color-patience" else "HSH"
    run = " ".join(map("".join, zip("987", suits, strict=True)))
    host = "TH" if slug == "color-patience" else "TS"
    start = "Foundations: H-4..5\n" if slug in RUNS_ROUND else ""
    position = board(slug, f"{start}{run}\n{host}")
    assert refusal(position, "1-2x3").reason is IllegalReason.GROUP
    assert refusal(position, "h1-2").reason is IllegalReason.FOUNDATION_RETURN
