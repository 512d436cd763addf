"""Input that once slipped through, or was answered by something unreadable."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from bakers_widget.engine import (
    Card,
    Game,
    InvalidDealNumberError,
    InvalidDesignError,
    InvalidNotationError,
    Move,
    Position,
    Suit,
    Variant,
    deal,
)

DESIGN = (Path(__file__).parents[2] / "bakers_widget/designs/bakers-dozen.toml").read_text()


def test_a_pickled_position_equals_its_twin_in_another_process(tmp_path: Path) -> None:
    position = deal(number=24)
    assert {position} == {deal(number=24)}  # its hash is known now
    stored = tmp_path / "position"
    stored.write_bytes(pickle.dumps(position))
    code = (
        "import pathlib, pickle, sys; from bakers_widget.engine import deal;"
        "p = pickle.loads(pathlib.Path(sys.argv[1]).read_bytes());"
        "print(p == deal(number=24), p in {deal(number=24)}, p.deal)"
    )
    command = [sys.executable, "-c", code, str(stored)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split(maxsplit=2) == ["True", "True", "deal 24\n"]


def test_a_card_on_the_wrong_foundation_is_told_where_its_own_stands() -> None:
    position = Position.from_text("Foundations: S-A H-0\n2S\n2H", fragment=True)
    with pytest.raises(ValueError, match=r"2♠ goes on A♠; this foundation is for hearts."):
        position.check("1-h1")


@pytest.mark.parametrize("given", [[], {}, None, 7, b"7C"])
def test_what_is_no_text_is_no_card(given: object) -> None:
    with pytest.raises(InvalidNotationError, match="is not a card"):
        Card(given)  # type: ignore[arg-type]


def test_a_huge_number_inside_something_else_is_refused_in_words() -> None:
    with pytest.raises(InvalidDealNumberError, match="a list too large to show is not a deal"):
        deal(number=[10**5000])  # type: ignore[arg-type]


@pytest.mark.parametrize("rank", [0, -1, 14])
def test_a_card_of_no_rank_is_refused(rank: int) -> None:
    with pytest.raises(InvalidNotationError, match=f"{rank} is not a rank"):
        Card.of(rank, Suit.CLUBS)


def test_moves_made_by_hand_are_checked() -> None:
    with pytest.raises(ValueError, match="count=0 is no number of cards"):
        Move(0, 1, count=0)
    with pytest.raises(ValueError, match="between columns names no foundation"):
        Move(0, 1, foundation=0)


@pytest.mark.parametrize(
    ("old", "new", "match"),
    [
        ("columns = 13", f"columns = {'9' * 5000}", "this is not TOML"),
        ("columns = 13", "colums = 13", "tableau.columns: this key is missing. There is 'colums'"),
        ("Baker's Dozen", "a\\u0001b", "name: .* should be a line of 1 to 100 characters"),
    ],
)
def test_a_strange_design_file_is_refused(tmp_path: Path, old: str, new: str, match: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(DESIGN.replace(old, new))
    with pytest.raises(InvalidDesignError, match=match) as refused:
        Variant.load(path)
    assert str(path) in str(refused.value)


def test_more_cards_laid_out_than_there_are_of_a_rank_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        DESIGN.replace("columns = 13", "columns = 11").replace("laid-out = 0", "laid-out = 8")
    )
    with pytest.raises(InvalidDesignError, match=r"laid-out: 8 cards .* but the pack has 4"):
        Variant.load(path)


def test_a_huge_key_makes_no_huge_message(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f"{'k' * 50_000} = 1\n{DESIGN}")
    with pytest.raises(InvalidDesignError, match="this key is not known") as refused:
        Variant.load(path)
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize("depth", range(900, 1000, 9))
def test_a_deep_value_is_refused_in_words(tmp_path: Path, depth: int) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(DESIGN.replace("cards = 4", f"cards = {'[' * depth}{']' * depth}"))
    with pytest.raises(InvalidDesignError):
        Variant.load(path)


def test_a_slug_in_other_letters_is_recognized() -> None:
    with pytest.raises(InvalidDesignError, match="did you mean 'bakers-dozen'"):
        Variant.load("Bakers-Dozen")


def test_a_huge_name_makes_no_huge_message() -> None:
    with pytest.raises(InvalidDesignError) as refused:
        Variant.load("x" * 10**6 + "/")
    assert len(str(refused.value)) < 400


def test_a_watcher_is_stopped_alone_even_when_stopped_twice() -> None:
    game, calls = Game(deal(number=24)), []
    stop = game.watch(lambda: calls.append("first"))
    game.watch(lambda: calls.append("second"))
    stop()
    stop()
    game.push("1-h")
    assert calls == ["second"]


def test_restarting_at_the_start_tells_nobody() -> None:
    game, calls = Game(deal(number=24)), []
    game.watch(lambda: calls.append("changed"))
    game.restart()
    assert calls == []
