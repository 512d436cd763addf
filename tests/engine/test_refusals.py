import pickle

import pytest
from hypothesis import given

from bakers_widget.engine import IllegalMoveError, IllegalReason, Move, Position, deal
from tests.engine.strategies import near_moves, positions

HOME = "Foundations: H-0 C-5 D-A S-3\n"

# By reason: the position, a fragment; the move; and what the learner is told.
REFUSED = {
    IllegalReason.COVERED: [
        (
            "AS 7C\n8H",
            "1-2x2",
            "A♠ is under 7♣. Only the exposed card at the end of a column moves.",
        ),
        (
            "AS 7C 2D\n8H",
            "1-hx3",
            "A♠ is under 7♣ and 2♦. Only the exposed card at the end of a column moves.",
        ),
    ],
    IllegalReason.KINGS_NOT_BY_HAND: [
        ("AS 7C\n8H", "k1", "In Baker's Dozen no king is sunk by hand."),
    ],
    IllegalReason.GROUP: [
        (
            "9C 8D 7H\nTS",
            "1-2x3",
            "9♣ would take 8♦ and 7♥ along. Cards move one at a time: 7♥ needs a place first.",
        ),
        (
            "9C 8D 7H\n9S",
            "1-2x2",
            "8♦ would take 7♥ along. Cards move one at a time: 7♥ needs a place first.",
        ),
    ],
    IllegalReason.WRONG_RANK: [
        (
            "7C\n9H",
            "1-2",
            (
                "7♣ can't go on 9♥. A card joins one exactly one rank higher: a 7 needs an 8. No "
                "8 that would do is exposed now."
            ),
        ),
        (
            "7C\n7H\n8D\n8S",
            "1-2",
            (
                "7♣ can't go on 7♥. A card joins one exactly one rank higher: a 7 needs an 8. 8♦ "
                "in column 3 and 8♠ in column 4 are waiting."
            ),
        ),
        (
            "AH\nKC\n2D",
            "1-2",
            (
                "A♥ can't go on K♣. A card joins one exactly one rank higher: an ace needs a 2. "
                "2♦ in column 3 is waiting."
            ),
        ),
        (
            "8H\n7C",
            "1-2",
            (
                "8♥ can't go on 7♣. A card joins one exactly one rank higher: an 8 needs a 9. No "
                "9 that would do is exposed now."
            ),
        ),
    ],
    IllegalReason.KING_HAS_NO_HOST: [
        (
            "KH\nQS",
            "1-2",
            "K♥ has nowhere to join: no rank is higher. It waits until its suit comes home.",
        ),
        (
            "KH\nAS",
            "1-2",
            "K♥ has nowhere to join: no rank is higher. It waits until its suit comes home.",
        ),
    ],
    IllegalReason.NOTHING_ON_ACE: [
        (
            "7C\nAS",
            "1-2",
            "7♣ can't go on A♠. Nothing goes on an ace in the columns: no rank is lower.",
        ),
    ],
    IllegalReason.CLOSED_COLUMN: [
        ("7C\n:", "1-2", "Column 2 is closed. An empty column takes no card, not even a king."),
        (":\nKH", "2-1", "Column 1 is closed. An empty column takes no card, not even a king."),
    ],
    IllegalReason.FOUNDATION_START: [
        ("7C", "1-h", "Clubs start with their ace; 7♣ has to wait."),
        (HOME + "KH", "1-h1", "Hearts start with their ace; K♥ has to wait."),
    ],
    IllegalReason.FOUNDATION_SUIT: [
        (HOME + "7C", "1-h1", "7♣ can't go here: this foundation is for hearts."),
        (HOME + "7C", "1-h4", "7♣ can't go on 3♠: foundations keep to their suit."),
        (HOME + "4S", "1-h3", "4♠ goes on 3♠, not on A♦: foundations keep to their suit."),
        (HOME + "AH", "1-h4", "A♥ starts the foundation of hearts, not that of spades."),
    ],
    IllegalReason.FOUNDATION_NEXT: [
        (HOME + "5S", "1-h", "Spades are at 3, so 4♠ is next, not 5♠."),
        (HOME + "JD", "1-h3", "Diamonds are at A, so 2♦ is next, not J♦."),
        ("Foundations: H-9\nQH", "1-h", "Hearts are at 9, so 10♥ is next, not Q♥."),
    ],
    IllegalReason.FOUNDATION_RETURN: [
        (HOME + "4H", "h4-1", "3♠ is home and stays there. Undo takes a move back."),
        (HOME + "4H", "h-1", "A card that is home stays there. Undo takes a move back."),
        (HOME + "4H", "h-h", "A card that is home stays there. Undo takes a move back."),
    ],
    IllegalReason.SAME_COLUMN: [
        (
            "AS 7C\n8H",
            "1-1",
            "7♣ is in column 1 already. A move goes to another column or to a foundation.",
        ),
    ],
    IllegalReason.EMPTY_COLUMN: [
        ("7C\n:", "2-1", "Column 2 is empty: it has no card to move."),
        ("7C\n:", "2-h", "Column 2 is empty: it has no card to move."),
    ],
    IllegalReason.NO_SUCH_COLUMN: [
        ("7C\n8H", "0-1", "There is no column 0. The columns are numbered 1 to 2."),
        ("7C\n8H", "1-0", "There is no column 0. The columns are numbered 1 to 2."),
        ("7C\n8H", "99-h", "There is no column 99. The columns are numbered 1 to 2."),
        ("7C\n8H", "1-3", "There is no column 3. The columns are numbered 1 to 2."),
    ],
    IllegalReason.NO_SUCH_CARD: [
        ("AS 7C\n8H", "1-2x3", "Column 1 has 2 cards, not 3."),
        ("AS 7C\n8H", "2-1x9", "Column 2 has 1 card, not 9."),
    ],
    IllegalReason.NO_SUCH_FOUNDATION: [
        ("AS", "1-h5", "There is no foundation 5. The foundations are numbered 1 to 4."),
    ],
}
UNREACHABLE = {
    IllegalReason.WRONG_SUIT,
    IllegalReason.SPACE_FOR_KINGS,
    IllegalReason.NO_KING_TO_SINK,
}


def refused(position: Position, move: Move | str) -> IllegalMoveError:
    with pytest.raises(IllegalMoveError) as caught:
        position.after(move)
    return caught.value


def test_every_reason_that_this_game_has_is_shown_here() -> None:
    assert set(REFUSED) == set(IllegalReason) - UNREACHABLE


@pytest.mark.parametrize(
    ("reason", "text", "move", "sentence"),
    [(reason, *row) for reason, rows in REFUSED.items() for row in rows],
)
def test_an_illegal_move_is_refused_in_these_words(
    reason: IllegalReason, text: str, move: str, sentence: str
) -> None:
    position = Position.from_text(text, fragment=True)
    error = refused(position, move)
    assert error.reason is reason
    assert error.sentence == sentence
    assert error.move == Move.parse(move)
    assert str(error) == f"{move!r} is not legal here: {sentence}"
    assert isinstance(error, ValueError)
    assert move not in position.legal_moves
    assert position == Position.from_text(text, fragment=True), "nothing has moved"
    with pytest.raises(IllegalMoveError, match="is not legal here: "):
        position.check(move)


def test_the_sentence_has_two_halves_the_fact_and_the_rule() -> None:
    error = refused(deal(number=24), "12-7")
    assert error.fact == "5♥ can't go on A♥."
    assert error.rule == "Nothing goes on an ace in the columns: no rank is lower."
    assert error.sentence == f"{error.fact} {error.rule}"
    without_rule = refused(deal(number=24), "2-h")
    assert (
        without_rule.fact == without_rule.sentence == "Spades start with their ace; 2♠ has to wait."
    )
    assert without_rule.rule == ""


def test_a_full_board_has_thirteen_columns() -> None:
    for move in ("0-1", "1-0", "14-1", "1-14", "99-h", "9999-1"):
        error = refused(deal(number=24), move)
        assert error.reason is IllegalReason.NO_SUCH_COLUMN
        assert error.rule == "The columns are numbered 1 to 13."


@pytest.mark.parametrize("move", ["2-h", "12-7"])
def test_the_error_survives_pickling(move: str) -> None:
    error = refused(deal(number=24), move)
    copied = pickle.loads(pickle.dumps(error))
    assert type(copied) is IllegalMoveError
    assert str(copied) == str(error)
    assert (copied.move, copied.reason, copied.fact, copied.rule) == (
        error.move,
        error.reason,
        error.fact,
        error.rule,
    )


@given(positions, near_moves)
def test_any_move_is_legal_or_refused_in_a_short_sentence(position: Position, move: Move) -> None:
    text = position.to_text()
    try:
        after = position.after(move)
    except IllegalMoveError as error:
        sentence, named = error.sentence, error.move
        assert move not in position.legal_moves
    else:
        assert move in position.legal_moves
        assert after != position
        return
    finally:
        assert position.to_text() == text
    assert named == move
    assert sentence[0].isupper() or sentence[0].isdigit()
    assert sentence.endswith(".")
    assert "  " not in sentence
    assert "None" not in sentence
    assert len(sentence) < 200
