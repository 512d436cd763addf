import json
import random

import pytest

from bakers_widget.engine import Move, Position, deal, variants
from tests.engine import naive
from tests.engine.games import DATA, DEAL_27_SOLUTION, DEAL_120_BLOCKED

SLUGS = list(naive.RULES)
NUMBERS = [*range(1, 13), 32000, 2**31 - 1]
MORE_NUMBERS = [*range(13, 31), 11982, 1_000_000]
STEPS = 60
TRIES = [f"{source}-{target}" for source in range(1, 14) for target in (*range(1, 14), "h")]
WINS = json.loads((DATA / "group_wins.json").read_text()).items()
KINGS_LINE = "Kings: by hand\n"


def assert_same_text(position: Position, slug: str, board: naive.Board) -> None:
    assert position.to_text().removeprefix(KINGS_LINE) == naive.to_text(slug, board)


def assert_same(position: Position, slug: str, board: naive.Board) -> list[str]:
    """The same cards in every column and at home, the same ordinary moves, the same outcome."""
    columns = [[card.text for card in column] for column in position.columns]
    assert columns == [board[column] for column in naive.columns_of(board)]
    piles = [[card.text for card in pile] for pile in position.foundations]
    assert sorted(piles) == sorted(board[pile] for pile in naive.PILES)
    assert position.home == naive.home(board)

    sinking = [move for move in position.legal_moves if move.sinks]
    ordinary = [str(move) for move in position.legal_moves if not move.sinks]
    legal = sorted(naive.legal_moves(slug, board))
    assert sorted(ordinary) == legal
    expected = "won" if naive.home(board) == 52 else "playing" if legal or sinking else "blocked"
    assert position.outcome == expected
    assert not sinking or slug == "bakers-dozen-unsunk"
    return legal


def play(slug: str, number: int, home_first: bool) -> str:
    """Play at random with both engines, comparing them at every step; how it ended."""
    chance = random.Random(number)
    position, board = deal(slug, number=number), naive.deal(slug, number)
    assert_same_text(position, slug, board)
    for _ in range(STEPS):
        legal = assert_same(position, slug, board)
        if not legal:
            break
        for text in chance.sample(TRIES, 4):
            assert (text in position.legal_moves) is (text in legal), (number, text)
        home = [text for text in legal if text.endswith("h")]
        move = chance.choice(home if home and home_first else legal)
        position, board = position.after(Move.parse(move)), naive.after(slug, board, move)
    assert_same(position, slug, board)
    assert_same_text(position, slug, board)
    return naive.outcome(slug, board)


def test_the_naive_engine_knows_every_game() -> None:
    assert sorted(SLUGS) == sorted(variants())


@pytest.mark.parametrize("slug", SLUGS)
def test_hundreds_of_deals_are_the_same_boards(slug: str) -> None:
    count = 1000 if slug == "bakers-dozen" else 150
    numbers = random.Random(f"deals of {slug}").sample(range(1, 2**31), count)
    for number in numbers:
        position, board = deal(slug, number=number), naive.deal(slug, number)
        assert_same_text(position, slug, board)
        assert sum(map(len, board.values())) == 52, number


@pytest.mark.parametrize("home_first", [False, True], ids=["any-move", "home-first"])
@pytest.mark.parametrize("slug", SLUGS)
def test_random_playouts_agree_at_every_step(slug: str, home_first: bool) -> None:
    """Thousands of positions: the same cards, the same legal moves, the same outcome."""
    numbers = NUMBERS + (MORE_NUMBERS if slug == "bakers-dozen" else [])
    ends = {play(slug, number, home_first) for number in numbers}
    assert ends <= {"playing", "blocked", "won"}
    assert "playing" in ends or home_first


@pytest.mark.parametrize(
    ("slug", "number", "moves", "end"),
    [
        ("bakers-dozen", 27, DEAL_27_SOLUTION, "won"),
        ("bakers-dozen", 120, DEAL_120_BLOCKED, "blocked"),
        *((slug, won["number"], " ".join(won["moves"]).split(), "won") for slug, won in WINS),
    ],
)
def test_recorded_games_agree_to_their_end(
    slug: str, number: int, moves: list[str], end: str
) -> None:
    position, board = deal(slug, number=number), naive.deal(slug, number)
    for move in moves:
        assert_same(position, slug, board)
        position, board = position.after(move), naive.after(slug, board, move)
    assert_same(position, slug, board)
    assert_same_text(position, slug, board)
    assert naive.outcome(slug, board) == position.outcome == end
    assert (position.home == 52) is (end == "won")


def test_a_won_game_is_recorded_of_every_game() -> None:
    assert {"bakers-dozen", *(slug for slug, _ in WINS)} == set(SLUGS)
