import json

import pytest

from bakers_widget.engine import Position, deal
from tests.engine import naive
from tests.engine.games import DATA

COUNTS: dict[str, list[int]] = json.loads((DATA / "move_counts.json").read_text())


def count_lines(position: Position, depth: int) -> int:
    if depth == 1:
        return len(position.legal_moves)
    return sum(count_lines(position.after(move), depth - 1) for move in position.legal_moves)


def test_deals_are_counted_to_a_depth_of_four() -> None:
    assert {len(counts) for counts in COUNTS.values()} == {4}
    assert set(COUNTS) == set(map(str, naive.COUNTED_DEALS))


@pytest.mark.parametrize("number", COUNTS)
def test_there_are_exactly_as_many_sequences_of_moves_as_counted(number: str) -> None:
    position = deal(number=int(number))
    assert [count_lines(position, depth) for depth in (1, 2, 3, 4)] == COUNTS[number]


def test_the_naive_engine_counts_the_same_from_the_text_of_a_board() -> None:
    board = naive.deal(24)
    assert naive.to_text(board) == deal(number=24).to_text()
    assert [naive.count_lines(board, depth) for depth in (1, 2, 3, 4)] == COUNTS["24"]
