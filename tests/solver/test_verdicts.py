"""No wrong verdict: the search against one that tries everything, and on boards of old renown."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bakers_widget.engine import (
    InvalidPositionError,
    Move,
    Outcome,
    Position,
    Suit,
    Variant,
    deal,
    variants,
)
from bakers_widget.engine.variants import Kings, Spaces
from bakers_widget.solver import solve
from tests.solver.exhaustive import engine_position, short, small_games

POSITIONS_A_GAME = 40
GAMES = 120
MOST_BOARDS = 500
DATA = Path(__file__).parents[1] / "data"
KNOWN = [json.loads(line) for line in (DATA / "known_verdicts.jsonl").read_text().splitlines()]


def wins(position: Position, moves: Iterable[Move]) -> bool:
    for move in moves:
        position = position.after(move)
    return position.outcome is Outcome.WON


@pytest.mark.parametrize("slug", variants())
def test_every_verdict_on_short_packs_is_right(slug: str) -> None:
    random, counted = Random(slug), Counter[bool]()
    for variant, _, boards in islice(small_games(slug, MOST_BOARDS), GAMES):
        for board in random.sample(list(boards), min(POSITIONS_A_GAME, len(boards))):
            position = engine_position(variant, board)
            solution = solve(position, positions=20_000)
            assert solution.verdict == ("winnable" if boards[board] else "unwinnable"), position
            assert wins(position, solution.moves) is boards[board]
            counted[boards[board]] += 1
    assert counted.total() >= 1_000
    assert min(counted.values()) >= 100, counted  # enough of each to tell them apart


def test_kings_by_hand_are_thought_of_both_ways() -> None:
    verdicts = Counter[tuple[bool, bool, bool]]()
    for number in range(1, 400):
        position = deal(short("bakers-dozen-unsunk", 4, 2, 3), number)
        solution = solve(position, positions=20_000)
        assert (solution.verdict == "winnable") is can_win(position)
        assert wins(position, solution.moves) is can_win(position)
        all_sunk = deal(replace(position.variant, kings=Kings.SUNK), number)
        as_dealt = deal(replace(position.variant, kings=Kings.LEFT), number)
        verdicts[can_win(position), can_win(all_sunk), can_win(as_dealt)] += 1
    # Sinking all of them is not always best, nor is leaving them.
    assert verdicts[True, True, False] > 0
    assert verdicts[True, False, True] > 0


def can_win(start: Position) -> bool:
    """By trying every move of the engine."""
    seen, waiting = {start}, [start]
    while waiting:
        position = waiting.pop()
        if position.outcome is Outcome.WON:
            return True
        after = {position.after(move) for move in position.legal_moves} - seen
        seen |= after
        waiting.extend(after)
    return False


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: f"{known['variant']}-{known['n']}")
def test_verdicts_agree_with_what_other_programs_proved(known: dict[str, str]) -> None:
    position = Position.from_text(known["deal"], known["variant"])
    solution = solve(position, positions=4_000)
    if solution.verdict != "unknown" and known["verdict"] != "unknown":
        assert solution.verdict == known["verdict"]
    if solution.verdict == "winnable":
        assert wins(position, solution.moves)


def test_several_foundations_of_a_suit_with_ranks_of_their_own() -> None:
    """Which of them takes a card matters here, so that no card is safe to go home."""
    plain = Variant.load("hill-station")
    pack = replace(plain.pack, suits=(Suit.CLUBS,), lowest=9, highest=12, copies=2)
    variant = replace(
        plain, pack=pack, columns=(3, 3, 2), laid_out=0, spaces=Spaces.NEVER, slug="two-of-clubs"
    )
    text = "Foundations: C-J..Q C-Q..9\nTC JC\n9C\nTC"
    position = Position.from_text(text, variant)
    solution = solve(position, positions=1_000)
    assert solution.verdict == "winnable"
    assert wins(position, solution.moves)


def test_a_game_with_a_base_card_needs_it() -> None:
    text = deal("bakers-dozen-plus", number=3).to_text()
    base = text.splitlines()[0]
    assert base.startswith("Foundations: ")
    *lines, last = text.splitlines()[1:]
    card = next(part for part in base.split() if not part.endswith("-0") and "-" in part)
    suit, _, rank = card.partition("-")
    with pytest.raises(InvalidPositionError, match="begins with its base card there"):
        Position.from_text("\n".join([*lines, f"{last} {rank[0]}{suit}"]), "bakers-dozen-plus")
