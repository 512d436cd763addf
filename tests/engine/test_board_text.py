from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

import bakers_widget
from bakers_widget.engine import Card, InvalidPositionError, Position, Variant, deal
from tests.engine.strategies import playouts, positions

DESIGNS = Path(bakers_widget.__file__).parent / "designs"
DEAL_24 = deal(number=24).to_text()
LINES = DEAL_24.splitlines()
MIDGAME = """\
Foundations: H-0 C-A D-0 S-2
KD
KC 3D 8C
QD TD 7D 9S 8H
2H JH 6S QH
KH 9D 3S 2C AH
JD 3H TH 7S
7C QS JC
8D 4D 6H 7H
6D AD 3C 2D
KS TS 9C 5D
4H TC 6C QC
4S 5C 5S 5H
8S 9H JS 4C"""


def with_foundations(tops: str) -> str:
    return f"Foundations: {tops}\n{DEAL_24}"


@given(playouts)
def test_every_position_of_a_playout_comes_back_from_its_text(passed: list[Position]) -> None:
    for position in passed:
        read = Position.from_text(position.to_text())
        assert read == position
        assert hash(read) == hash(position)
        assert read.columns == position.columns
        assert read.foundations == position.foundations
        assert read.to_text() == position.to_text()


@given(positions)
def test_repr_evaluates_back(position: Position) -> None:
    assert eval(repr(position)) == position


def test_the_text_of_a_position_in_play_is_exactly_this() -> None:
    position = deal(number=24)
    for move in ("1-h", "1-3", "1-h", "7-5", "2-h"):
        position = position.after(move)
    assert position.to_text() == MIDGAME
    assert Position.from_text(MIDGAME) == position


@pytest.mark.parametrize(
    "text",
    [
        "AS 7C\n8H",
        ":\nAS 7C\n:\n8H\n:",
        ":",
        "Foundations: H-3 C-0 D-0 S-A\n2S 7C\n:\n4H",
        "Foundations: H-K C-K D-K S-Q\n:\nKS",
    ],
)
def test_text_and_repr_of_a_fragment_give_it_back(text: str) -> None:
    fragment = Position.from_text(text, fragment=True)
    assert fragment.fragment
    assert fragment.to_text() == text
    assert repr(fragment).endswith(", 'bakers-dozen', fragment=True)")
    assert eval(repr(fragment)) == fragment
    assert Position.from_text(fragment.to_text(), fragment=True) == fragment


def test_columns_hold_the_buried_card_first() -> None:
    fragment = Position.from_text("KD AS 8H\n2C", fragment=True)
    assert fragment.columns == ((Card("KD"), Card("AS"), Card("8H")), (Card("2C"),))


def test_foundations_hold_every_card_up_to_their_top() -> None:
    fragment = Position.from_text("Foundations: H-3 S-A\n:", fragment=True)
    hearts = (Card("AH"), Card("2H"), Card("3H"))
    assert fragment.foundations == (hearts, (), (), (Card("AS"),))
    assert fragment.home == 4


@pytest.mark.parametrize(
    "spelled",
    [
        DEAL_24.replace("T", "10"),
        DEAL_24.lower(),
        DEAL_24.translate(dict(zip(map(ord, "CDHS"), "♣♦♥♠", strict=True))),
        DEAL_24.replace("S", "♠\ufe0e").replace("H", "♥\ufe0f"),
        "\n".join(f": {line}" for line in LINES),
        "\n".join(f":{line}" for line in LINES),
        f"\n\n{DEAL_24}\n\n",
        DEAL_24.replace(" ", " \t "),
        DEAL_24.replace("\n", "\r\n"),
        with_foundations("H-0 C-0 D-0 S-0"),
        with_foundations(""),
    ],
    ids=lambda spelled: spelled[:12],
)
def test_other_spellings_of_a_board_are_the_same_board(spelled: str) -> None:
    assert Position.from_text(spelled) == deal(number=24)


@pytest.mark.parametrize(
    "tops",
    ["H-3 C-10 S-A", "S-A C-T H-3 D-0", "h-3 c-t s-a", "♥-3 ♣-10 ♠\ufe0f-A"],
)
def test_other_spellings_of_foundations_are_the_same(tops: str) -> None:
    fragment = Position.from_text(f"foundations : {tops}\n2S", fragment=True)
    assert fragment.to_text() == "Foundations: H-3 C-T D-0 S-A\n2S"


def test_columns_left_off_at_the_end_are_empty() -> None:
    tops = "Foundations: H-K C-Q D-K S-K"
    position = Position.from_text(f"{tops}\n:\nKC")
    assert position.columns == ((), (Card("KC"),), *((),) * 11)
    assert position == Position.from_text(f"{tops}\n:\nKC\n" + ":\n" * 11)
    won = Position.from_text("Foundations: H-K C-K D-K S-K")
    assert won.columns == ((),) * 13
    assert won.home == 52


def test_a_variant_may_be_given_by_its_name_or_itself() -> None:
    variant = Variant.load("bakers-dozen")
    assert Position.from_text(DEAL_24, "bakers-dozen") == Position.from_text(DEAL_24, variant)


def test_str_is_a_tableau_to_be_read_aloud() -> None:
    lines = str(Position.from_text(MIDGAME)).splitlines()
    assert lines[:2] == [
        "Baker's Dozen",
        "Foundations: hearts empty, A♣, diamonds empty, A♠ to 2♠",
    ]
    assert lines[2] == "Column  1: K♦"
    assert lines[4] == "Column  3: Q♦ 10♦ 7♦ 9♠ 8♥"
    assert lines[14] == "Column 13: 8♠ 9♥ J♠ 4♣"
    assert str(deal(number=24)).startswith("Baker's Dozen, deal 24\n")
    assert str(Position.from_text("AS\n:", fragment=True)) == (
        "Baker's Dozen (some of its cards)\n"
        "Foundations: hearts empty, clubs empty, diamonds empty, spades empty\n"
        "Column 1: A♠\n"
        "Column 2: empty"
    )


NO_CARD = (
    "is not a card: write a rank (A, 2 to 9, 10 or T, J, Q, K) "
    "and a suit (C, D, H, S), such as 7C, 10H or A♠."
)
NO_FOUNDATION = (
    "is not a foundation: write its suit and its top card's rank, such as H-3, "
    "or H-0 when it is empty."
)
BAD = {
    "missing card": (DEAL_24.replace("AS ", ""), "A♠ is missing."),
    "three missing": (DEAL_24.replace("AS 8H AC", ""), "A♣, A♠ and 8♥ are missing."),
    "doubled card": (DEAL_24 + " 2C", "2♣ is there more often than in the pack."),
    "one for another": (
        DEAL_24.replace("AS", "AC"),
        "A♣ is there more often than in the pack and A♠ is missing.",
    ),
    "unknown card": (DEAL_24.replace("QS", "ZZ"), f"column 7: 'ZZ' {NO_CARD}"),
    "joker": ("JOKER\n" + DEAL_24, f"column 1: 'JOKER' {NO_CARD}"),
    "long unknown card": (
        "AS" + "S" * 4000,
        f"column 1: 'A{'S' * 59}'… (4002 characters) {NO_CARD}",
    ),
    "14 columns": (DEAL_24 + "\n:", "14 columns are given; Baker's Dozen has 13."),
    "14 columns and a card too many": (
        DEAL_24 + "\n2C",
        (
            "14 columns are given; Baker's Dozen has 13. "
            "Also, 2♣ is there more often than in the pack."
        ),
    ),
    "12 columns": (
        "\n".join(LINES[:12]),
        "12 columns are given; Baker's Dozen has 13. Also, 4♣, 8♠, 9♥ and J♠ are missing.",
    ),
    "empty": ("", "'' has no cards: write one line a column, such as 'KD 8H AC AS'."),
    "blank": (
        " \n\n ",
        "' \\n\\n ' has no cards: write one line a column, such as 'KD 8H AC AS'.",
    ),
    "blank line": (
        "\n".join([*LINES[:3], "", *LINES[3:]]),
        "the line of column 4 is blank: write ':' for an empty column.",
    ),
    "foundation of no suit": (with_foundations("X-3"), f"'X-3' {NO_FOUNDATION}"),
    "foundation of no rank": (with_foundations("H-14"), f"'H-14' {NO_FOUNDATION}"),
    "foundation without rank": (with_foundations("H"), f"'H' {NO_FOUNDATION}"),
    "foundation without dash": (with_foundations("H3"), f"'H3' {NO_FOUNDATION}"),
    "foundation with two ranks": (with_foundations("H-3-4"), f"'H-3-4' {NO_FOUNDATION}"),
    "foundation twice": (
        with_foundations("H-0 H-A"),
        "'H-A': Baker's Dozen has no further foundation of hearts.",
    ),
    "card home and on the board": (
        with_foundations("S-A"),
        "A♠ is there more often than in the pack.",
    ),
    "foundations alone": (
        "Foundations: H-K C-K D-K S-T",
        "0 columns are given; Baker's Dozen has 13. Also, J♠, Q♠ and K♠ are missing.",
    ),
    "free cells": (
        "Freecells: 3H\n" + DEAL_24,
        (
            "'Freecells:' in the line of column 1 is not understood: "
            "only a first line may be named, and only 'Foundations:'."
        ),
    ),
    "foundations last": (
        DEAL_24 + "\nFoundations: H-0",
        (
            "'Foundations:' in the line of column 14 is not understood: "
            "only a first line may be named, and only 'Foundations:'."
        ),
    ),
}


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_board_is_refused_and_its_fault_named(fault: str) -> None:
    text, message = BAD[fault]
    with pytest.raises(InvalidPositionError) as caught:
        Position.from_text(text)
    assert str(caught.value) == message
    assert len(message) < 400
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' has no cards: write one line a column, such as 'KD 8H AC AS'."),
        ("AS AS", "A♠ is there more often than in the pack."),
        ("AS\n\n2S", "the line of column 2 is blank: write ':' for an empty column."),
        (
            "Foundations: S-A",
            "0 columns are given; Baker's Dozen has 13, and a fragment of it 1 or more.",
        ),
        (
            "AS" + "\n:" * 13,
            "14 columns are given; Baker's Dozen has 13, and a fragment of it 1 or more.",
        ),
    ],
)
def test_a_bad_fragment_is_refused_and_its_fault_named(text: str, message: str) -> None:
    with pytest.raises(InvalidPositionError) as caught:
        Position.from_text(text, fragment=True)
    assert str(caught.value) == message


@pytest.mark.parametrize("piece", ["AS 7C 8H ", " ", "ab: c"])
def test_ten_megabytes_are_refused_and_only_their_start_is_shown(piece: str) -> None:
    text = piece * (10**7 // len(piece))
    with pytest.raises(InvalidPositionError) as caught:
        Position.from_text(text)
    assert str(caught.value) == (
        f"{text[:60]!r}… ({len(text)} characters) is far too long for a board: "
        "write one short line a column."
    )


def test_a_fragment_is_no_position_unless_it_is_said_to_be_one() -> None:
    with pytest.raises(InvalidPositionError, match=r"^2 columns are given; Baker's Dozen has 13\."):
        Position.from_text("AS 7C\n8H")


@pytest.mark.parametrize(
    ("pile", "message"),
    [
        (("5D",), "5♦ can't be on the foundation of hearts: foundations keep to a suit."),
        (("2H",), "2♥ is out of place on its foundation, which grows one rank at a time."),
        (("AH", "3H"), "3♥ is out of place on its foundation, which grows one rank at a time."),
    ],
)
def test_cards_that_cannot_be_on_a_foundation_are_refused(
    pile: tuple[str, ...], message: str
) -> None:
    hearts = tuple(Card(text) for text in pile)
    with pytest.raises(InvalidPositionError) as caught:
        Position(Variant.load("bakers-dozen"), ((Card("KC"),),), (hearts, (), (), ()), True)
    assert str(caught.value) == message


@pytest.mark.parametrize(("given", "kind"), [(b"AS", "bytes"), (None, "NoneType"), (3, "int")])
def test_a_board_that_is_no_str_is_a_type_error(given: object, kind: str) -> None:
    with pytest.raises(TypeError, match=f"^a board is read from a str, not from {kind}$"):
        Position.from_text(given)  # type: ignore[arg-type]


def test_unknown_keywords_are_refused_by_name() -> None:
    with pytest.raises(TypeError, match="'partial'"):
        Position.from_text(DEAL_24, partial=True)  # type: ignore[call-arg]


def test_repr_of_a_game_of_ones_own_evaluates_back(tmp_path: Path) -> None:
    design = (DESIGNS / "fair-deal.toml").read_text().replace("Fair Deal", "Mine")
    mine = tmp_path / "mine.toml"
    mine.write_text(design)
    position = deal(mine, number=24)
    assert repr(position).endswith(f", {str(mine)!r})")
    assert eval(repr(position)) == position
    assert eval(repr(position.variant)) == position.variant
    assert repr(Variant.load("fair-deal")) == "Variant.load('fair-deal')"


def test_repr_of_rules_made_in_code_shows_them() -> None:
    changed = replace(Variant.load("fair-deal"), wraps=True)
    assert repr(changed).startswith("Variant(slug='fair-deal', name='Fair Deal', ")
    assert "wraps=True" in repr(changed)
