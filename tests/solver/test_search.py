"""The search as a thing that is called: limits, slices, what can't be searched."""

from __future__ import annotations

import math

import pytest

from bakers_widget.engine import (
    Game,
    InvalidPositionError,
    Move,
    Outcome,
    Position,
    deal,
    variants,
)
from bakers_widget.solver import Search, Solution, Verdict, solve
from tests.solver.exhaustive import short


def played_to_the_end(position: Position, solution: Solution) -> Game:
    game = Game(position)
    for move in solution.moves:
        game.push(move)
    return game


@pytest.mark.parametrize("slug", variants())
def test_a_full_deal_of_each_game_is_won(slug: str) -> None:
    position = deal(slug, number=3)
    solution = solve(position, positions=200_000)
    assert solution.verdict == "winnable"
    assert played_to_the_end(position, solution).outcome is Outcome.WON


def test_the_one_known_lost_deal_is_proved_lost() -> None:
    position = deal("bakers-dozen", number=64, kings="swap")
    solution = solve(position, positions=1_000)
    assert solution.verdict == "unwinnable"
    assert solution.moves == ()
    assert str(solution).startswith("unwinnable (")


def test_the_same_position_and_limit_give_the_same_solution() -> None:
    first, second = (solve(deal("good-measure", number=3), positions=5_000) for _ in range(2))
    assert (first.verdict, first.moves, first.searched) == (
        second.verdict,
        second.moves,
        second.searched,
    )


def test_slices_find_what_one_run_finds() -> None:
    position = deal("bakers-dozen", number=39)
    whole, sliced = Search(position), Search(position)
    whole.run(positions=30_000)
    while not sliced.done and sliced.searched < 30_000:
        sliced.run(positions=100)
    assert sliced.verdict is whole.verdict is Verdict.WINNABLE
    assert sliced.moves == whole.moves


def test_a_slice_keeps_to_its_size() -> None:
    search = Search(deal("good-measure", number=3))
    for slices in range(1, 20):
        search.run(positions=50)
        assert 50 * slices <= search.searched < 50 * slices + 20 * 13


def test_positions_in_play_are_solved() -> None:
    game = Game(deal("bakers-dozen", number=24))
    for _ in range(30):
        solution = solve(game.position, positions=100_000)
        assert solution.verdict == "winnable"
        game.push(solution.moves[0])
    assert len(game.history) == 30


def test_a_won_position_is_won_in_no_moves() -> None:
    position = deal("bakers-dozen", number=24)
    game = played_to_the_end(position, solve(position, positions=100_000))
    solution = solve(game.position, seconds=0)
    assert (solution.verdict, solution.moves) == ("winnable", ())
    game.pop()
    solution = solve(game.position, seconds=1)
    assert [move.is_home for move in solution.moves] == [True]


def test_a_blocked_position_is_unwinnable_at_once() -> None:
    variant = short("bakers-dozen", 2, 4, 4)
    position = Position.from_text("2C AC\n2D AD\n2H AH\n2S AS", variant)
    assert solve(position, seconds=0.5).verdict == "winnable"
    blocked = Position.from_text("AC 2C\nAD 2D\nAH 2H\nAS 2S", variant)
    assert blocked.outcome is Outcome.BLOCKED
    assert solve(blocked, seconds=0.5).verdict == "unwinnable"


def test_no_time_gives_no_verdict() -> None:
    solution = solve(deal("bakers-dozen", number=24), seconds=0)
    assert (solution.verdict, solution.moves) == ("unknown", ())
    assert solve(deal("bakers-dozen", number=24), positions=0).verdict == "unknown"


@pytest.mark.parametrize("seconds", [-1, math.nan, "1", True, []])
def test_a_time_that_is_none_is_refused(seconds: object) -> None:
    with pytest.raises(ValueError, match=r"^seconds=.* give a number from 0 up\.$"):
        solve(deal("bakers-dozen", number=24), seconds=seconds)  # type: ignore[arg-type]


@pytest.mark.parametrize("positions", [-1, 1.5, "9", True])
def test_a_number_of_positions_that_is_none_is_refused(positions: object) -> None:
    with pytest.raises(ValueError, match=r"^positions=.* give a whole one from 0 up\.$"):
        solve(deal("bakers-dozen", number=24), positions=positions)  # type: ignore[arg-type]


def test_a_fragment_is_refused_with_the_reason() -> None:
    fragment = Position.from_text("AS 7C\n8H", fragment=True)
    with pytest.raises(InvalidPositionError, match="a fragment can't be searched"):
        solve(fragment)


def test_anything_else_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"solve\(\) takes a Position"):
        solve("bakers-dozen")  # type: ignore[arg-type]


def test_moves_are_moves_of_the_engine() -> None:
    solution = solve(deal("bakers-dozen", number=24), positions=50_000)
    assert all(isinstance(move, Move) for move in solution.moves)
    assert f"winnable in {len(solution.moves)} moves (" in str(solution)
