import copy
import dataclasses
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bakers_widget.engine import InvalidNotationError, Move, deal
from tests.engine.strategies import moves


@pytest.mark.parametrize(
    ("written", "move"),
    [
        ("1-2", Move(0, 1)),
        ("12-3", Move(11, 2)),
        ("1-h", Move(0, None)),
        ("1-H", Move(0, None)),
        ("13-h", Move(12, None)),
        ("1-h3", Move(0, None, 2)),
        ("1-H3", Move(0, None, 2)),
        ("h-1", Move(None, 0)),
        ("h2-1", Move(None, 0, 1)),
        ("h-h", Move(None, None)),
        ("1-2x3", Move(0, 1, None, 3)),
        ("1-2X3", Move(0, 1, None, 3)),
        ("1-2 x 3", Move(0, 1, None, 3)),
        ("1-hx2", Move(0, None, None, 2)),
        ("1-h4x2", Move(0, None, 3, 2)),
        (" 1 - 2 ", Move(0, 1)),
        ("1-2\n", Move(0, 1)),
        ("1–2", Move(0, 1)),
        ("01-02", Move(0, 1)),
        ("0-1", Move(-1, 0)),
        ("99-h", Move(98, None)),
    ],
)
def test_every_spelling_gives_the_move(written: str, move: Move) -> None:
    assert Move.parse(written) == move


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Move(0, 1), "1-2"),
        (Move(11, 2), "12-3"),
        (Move(0, None), "1-h"),
        (Move(0, None, 2), "1-h3"),
        (Move(None, 0, 1), "h2-1"),
        (Move(0, 1, count=3), "1-2x3"),
    ],
)
def test_a_move_is_written_in_standard_notation(move: Move, text: str) -> None:
    assert str(move) == text
    assert repr(move) == f"Move.parse('{text}')"


@given(moves)
def test_text_and_repr_give_the_same_move_back(move: Move) -> None:
    assert Move.parse(str(move)) == move
    assert eval(repr(move)) == move
    assert hash(Move.parse(str(move))) == hash(move)


@given(moves)
def test_a_copied_or_pickled_move_is_equal(move: Move) -> None:
    assert copy.deepcopy(move) == move
    assert pickle.loads(pickle.dumps(move)) == move


def test_a_move_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Move(0, 1).source = 2  # type: ignore[misc]


def test_a_move_to_a_foundation_is_a_move_home() -> None:
    assert Move.parse("1-h").is_home
    assert Move.parse("1-h2").is_home
    assert not Move.parse("1-2").is_home
    assert not Move.parse("h-2").is_home


NO_MOVES = [
    ("", "''"),
    ("1", "'1'"),
    ("12", "'12'"),
    ("1-", "'1-'"),
    ("-2", "'-2'"),
    ("1 2", "'1 2'"),
    ("1-2-3", "'1-2-3'"),
    ("-1-2", "'-1-2'"),
    ("1.5-2", "'1.5-2'"),
    ("a-b", "'a-b'"),
    ("1-h0", "'1-h0'"),
    ("1-2x0", "'1-2x0'"),
    ("1-2x", "'1-2x'"),
    ("10000-1", "'10000-1'"),
    ("٣-1", "'٣-1'"),
    ("7C-8H", "'7C-8H'"),
    ("1-2" + " " * 47, f"'1-2{' ' * 47}'"),
    pytest.param("1" * 10**6, f"'{'1' * 60}'… (1000000 characters)", id="long"),
]


@pytest.mark.parametrize(("given", "quoted"), NO_MOVES)
def test_what_is_no_move_is_refused_and_shown(given: str, quoted: str) -> None:
    with pytest.raises(InvalidNotationError) as caught:
        Move.parse(given)
    assert str(caught.value) == (
        f"{quoted} is not a move: write two column numbers such as 1-2, "
        "or a column and h for home such as 1-h."
    )


@pytest.mark.parametrize(("given", "quoted"), NO_MOVES)
def test_a_position_refuses_it_in_the_same_words(given: str, quoted: str) -> None:
    position = deal(number=24)
    with pytest.raises(InvalidNotationError) as caught:
        position.after(given)
    assert str(caught.value).startswith(f"{quoted} is not a move: ")
    assert given not in position.legal_moves
    assert position == deal(number=24)


@pytest.mark.parametrize(
    ("given", "quoted"), [(5, "5"), (None, "None"), (b"1-2", "b'1-2'"), ((0, 1), "(0, 1)")]
)
def test_a_move_that_is_no_text_is_refused_and_shown(given: object, quoted: str) -> None:
    position = deal(number=24)
    with pytest.raises(InvalidNotationError) as caught:
        position.check(given)  # type: ignore[arg-type]
    assert str(caught.value) == (f"{quoted} is not a move: give a Move, or a text such as 1-2.")
    assert given not in position.legal_moves
    with pytest.raises(InvalidNotationError, match="is not a move"):
        Move.parse(given)  # type: ignore[arg-type]


@given(st.text(max_size=5) | st.text("0123456789hHxX-– ", max_size=8))
def test_any_text_is_a_move_or_refused_in_a_short_sentence(text: str) -> None:
    try:
        move = Move.parse(text)
    except InvalidNotationError as error:
        message = str(error)
    else:
        assert Move.parse(str(move)) == move
        return
    assert message.startswith(f"{text!r} is not a move: ")
    assert len(message) < 400
