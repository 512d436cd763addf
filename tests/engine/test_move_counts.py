import json

import pytest

from bakers_widget.engine import Move, Position, deal
from tests.engine import naive
from tests.engine.games import DATA

COUNTS: dict[str, dict[str, list[int]]] = json.loads((DATA / "move_counts.json").read_text())
ROWS = [(slug, number) for slug, numbers in COUNTS.items() for number in numbers]


def moves_of(position: Position) -> list[Move]:
    """The moves of single cards; sinking kings by hand is an action of its own."""
    return [move for move in position.legal_moves if not move.sinks]


def count_lines(position: Position, depth: int) -> int:
    moves = moves_of(position)
    if depth == 1:
        return len({str(move) for move in moves})
    return sum(count_lines(position.after(move), depth - 1) for move in moves)


def test_every_game_has_deals_counted_to_a_depth_of_three_or_four() -> None:
    assert list(COUNTS) == list(naive.RULES)
    for slug, deals in COUNTS.items():
        assert tuple(map(int, deals)) == naive.COUNTED_DEALS[slug]
        assert len(deals) >= 3
        assert {len(counts) for counts in deals.values()} <= {3, 4}
        assert any(len(counts) == 4 for counts in deals.values())


@pytest.mark.parametrize(("slug", "number"), ROWS)
def test_there_are_exactly_as_many_sequences_of_moves_as_counted(slug: str, number: str) -> None:
    position, counts = deal(slug, number=int(number)), COUNTS[slug][number]
    assert [count_lines(position, depth) for depth in range(1, len(counts) + 1)] == counts


def test_the_naive_engine_counts_the_same_from_the_same_board() -> None:
    board = naive.deal("bakers-dozen", 24)
    assert naive.to_text("bakers-dozen", board) == deal("bakers-dozen", number=24).to_text()
    assert naive.counts("bakers-dozen", 24) == COUNTS["bakers-dozen"]["24"]
