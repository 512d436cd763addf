import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bakers_widget.engine import Card, InvalidNotationError, Suit
from tests.engine.strategies import cards

RANKS = {
    1: ["A", "a"],
    **{rank: [str(rank)] for rank in range(2, 10)},
    10: ["10", "T", "t"],
    11: ["J", "j"],
    12: ["Q", "q"],
    13: ["K", "k"],
}
SUITS = {
    Suit.CLUBS: ["C", "c", "♣", "♧", "♣\ufe0e", "♣\ufe0f"],
    Suit.DIAMONDS: ["D", "d", "♦", "♢", "♦\ufe0e", "♦\ufe0f"],
    Suit.HEARTS: ["H", "h", "♥", "♡", "♥\ufe0e", "♥\ufe0f"],
    Suit.SPADES: ["S", "s", "♠", "♤", "♠\ufe0e", "♠\ufe0f"],
}
ALL = [Card.of(rank, suit) for suit in Suit for rank in RANKS]


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("rank", RANKS)
def test_every_spelling_names_the_one_card(rank: int, suit: Suit) -> None:
    for letter in RANKS[rank]:
        for sign in SUITS[suit]:
            card = Card(letter + sign)
            assert (card.rank, card.suit) == (rank, suit)
            assert card is Card.of(rank, suit)
            assert card is Card(f" {letter}{sign} ")


@pytest.mark.parametrize(
    ("written", "shown", "plain", "name"),
    [
        ("as", "A♠", "AS", "ace of spades"),
        ("7♣", "7♣", "7C", "7 of clubs"),
        ("10h", "10♥", "TH", "10 of hearts"),
        ("jd", "J♦", "JD", "jack of diamonds"),
        ("qh", "Q♥", "QH", "queen of hearts"),
        ("kc", "K♣", "KC", "king of clubs"),
    ],
)
def test_a_card_is_shown_written_and_named(written: str, shown: str, plain: str, name: str) -> None:
    card = Card(written)
    assert str(card) == shown
    assert card.text == plain
    assert card.name == name
    assert repr(card) == f"Card('{plain}')"


@given(cards)
def test_repr_and_both_written_forms_give_the_same_card_back(card: Card) -> None:
    assert eval(repr(card)) is card
    assert Card(str(card)) is card
    assert Card(card.text) is card


@given(cards)
def test_a_copied_or_pickled_card_is_the_same_object(card: Card) -> None:
    assert copy.copy(card) is card
    assert copy.deepcopy(card) is card
    assert copy.deepcopy([card, card]) == [card, card]
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(card, protocol)) is card


def test_the_52_cards_differ() -> None:
    assert len(set(ALL)) == len({str(card) for card in ALL}) == 52


def test_cards_sort_by_suit_then_rank() -> None:
    mixed = [Card(text) for text in ("2H", "KC", "AS", "AH", "TC")]
    assert [card.text for card in sorted(mixed)] == ["TC", "KC", "AH", "2H", "AS"]
    assert sorted(ALL) == ALL


def test_a_card_is_not_ordered_against_anything_else() -> None:
    text: object = "7C"
    assert Card("7C") != text
    with pytest.raises(TypeError):
        _ = Card("7C") < text


@pytest.mark.parametrize("name", ["rank", "suit", "owner"])
def test_a_card_cannot_be_changed(name: str) -> None:
    with pytest.raises(AttributeError, match=rf"'{name}' of Card\('7C'\) can't be set"):
        setattr(Card("7C"), name, 8)
    assert Card("7C").rank == 7


@pytest.mark.parametrize(
    ("given", "quoted"),
    [
        ("", "''"),
        ("7", "'7'"),
        ("C", "'C'"),
        ("7Z", "'7Z'"),
        ("0C", "'0C'"),
        ("11C", "'11C'"),
        ("7CC", "'7CC'"),
        ("♠A", "'♠A'"),
        ("A S", "'A S'"),
        ("joker", "'joker'"),
        ("Ⅶ♣", "'Ⅶ♣'"),
        pytest.param("7C" * 50_000, f"'{'7C' * 30}'… (100000 characters)", id="long"),
        (7, "7"),
        (None, "None"),
        (("7", "C"), "('7', 'C')"),
    ],
)
def test_what_is_no_card_is_refused_and_shown(given: object, quoted: str) -> None:
    with pytest.raises(InvalidNotationError) as caught:
        Card(given)  # type: ignore[arg-type]
    assert str(caught.value) == (
        f"{quoted} is not a card: write a rank (A, 2 to 9, 10 or T, J, Q, K) "
        "and a suit (C, D, H, S), such as 7C, 10H or A♠."
    )


@given(st.text(max_size=5) | st.text("A23456789TJQK10cdhs♣♦♥♠ \ufe0f", max_size=4))
def test_any_text_is_a_card_or_refused_in_a_short_sentence(text: str) -> None:
    try:
        assert Card(text) in ALL
    except InvalidNotationError as error:
        message = str(error)
    else:
        return
    assert message.startswith(f"{text!r} is not a card: ")
    assert len(message) < 400


def test_unknown_keywords_are_refused_by_name() -> None:
    with pytest.raises(TypeError, match="colour"):
        Card("7C", colour="red")  # type: ignore[call-arg]


def test_a_suit_knows_its_letter_symbol_name_and_colour() -> None:
    assert [(suit.letter, suit.symbol, suit.plural, suit.is_red) for suit in Suit] == [
        ("C", "♣", "clubs", False),
        ("D", "♦", "diamonds", True),
        ("H", "♥", "hearts", True),
        ("S", "♠", "spades", False),
    ]
