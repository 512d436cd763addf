import random

import pytest

from bakers_widget.engine import Move, Position, deal
from tests.engine import naive
from tests.engine.games import DEAL_27_SOLUTION, DEAL_120_BLOCKED

NUMBERS = [*range(1, 61), 11982, 32000, 1_000_000, 2**31 - 1]
STEPS = 60
TRIES = [f"{source}-{target}" for source in naive.COLUMNS for target in (*naive.COLUMNS, "h")]


def assert_same(position: Position, board: naive.Board) -> None:
    assert position.to_text() == naive.to_text(board)
    assert {str(move) for move in position.legal_moves} == naive.legal_moves(board)
    assert len(position.legal_moves) == len(naive.legal_moves(board))
    assert position.outcome == naive.outcome(board)


def test_a_thousand_deals_are_the_same_boards() -> None:
    numbers = random.Random("deals").sample(range(1, 2**31), 1000)
    for number in numbers:
        assert deal(number=number).to_text() == naive.to_text(naive.deal(number)), number


@pytest.mark.parametrize("home_first", [False, True])
def test_random_playouts_agree_at_every_step(home_first: bool) -> None:
    """Thousands of positions: the same cards, the same legal moves, the same outcome."""
    ends = set()
    for number in NUMBERS:
        chance = random.Random(number)
        position, board = deal(number=number), naive.deal(number)
        for _ in range(STEPS):
            assert_same(position, board)
            legal = sorted(naive.legal_moves(board))
            if not legal:
                break
            for text in chance.sample(TRIES, 8):
                assert (text in position.legal_moves) is (text in legal), (number, text)
            home = [text for text in legal if text.endswith("h")]
            move = chance.choice(home if home and home_first else legal)
            position, board = position.after(Move.parse(move)), naive.after(board, move)
        assert_same(position, board)
        ends.add(naive.outcome(board))
    assert "playing" in ends


@pytest.mark.parametrize(
    ("number", "moves", "end"),
    [(27, DEAL_27_SOLUTION, "won"), (120, DEAL_120_BLOCKED, "blocked")],
)
def test_recorded_games_agree_to_their_end(number: int, moves: list[str], end: str) -> None:
    position, board = deal(number=number), naive.deal(number)
    for move in moves:
        assert_same(position, board)
        position, board = position.after(move), naive.after(board, move)
    assert_same(position, board)
    assert naive.outcome(board) == end
