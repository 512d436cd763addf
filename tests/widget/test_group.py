"""The other games of the group on the board."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bakers_widget as bw
from tests.widget.browser_side import agree, ask, ask_move, send


@pytest.mark.parametrize("slug", bw.variants())
def test_every_game_is_shown_and_played(slug: str) -> None:
    board = bw.Board(24, variant=slug)
    variant = bw.Variant.load(slug)
    assert board.snapshot["name"] == variant.name
    assert board.snapshot["line"] == variant.line
    assert len(board.snapshot["columns"]) == len(variant.columns)
    assert len(json.dumps(board.snapshot).encode()) <= 2048
    assert board.about["slug"] == slug
    assert board.about["rules"] == list(variant.rules())
    for _ in range(12):
        move = next(move for move in board.legal_moves if not move.sinks)
        assert ask_move(board, str(move))["answer"]["done"] is True
        assert agree(board)


def test_the_games_to_choose_from_are_those_of_the_group() -> None:
    games = bw.Board(24).about["games"]
    assert [slug for slug, _ in games] == list(bw.variants())
    assert ["good-measure", "Good Measure"] in games


def test_another_game_is_dealt_with_the_same_number() -> None:
    board = bw.Board(24)
    snapshot = ask(board, "deal", number=24, game="good-measure")
    assert snapshot["name"] == "Good Measure"
    assert board.position == bw.deal("good-measure", number=24)
    assert board.about["slug"] == "good-measure"
    assert ask(board, "deal", number=7, game=None)["name"] == "Good Measure"


@pytest.mark.parametrize("game", ["freecell", "", 7, ["good-measure"], "x" * 10_000, "/etc/passwd"])
def test_a_game_that_is_not_there_is_refused_and_nothing_lost(game: object) -> None:
    board = bw.Board(24)
    ask_move(board, "1-h")
    snapshot = ask(board, "deal", number=24, game=game)
    assert snapshot["message"]["lead"].startswith("There is no game ")
    assert len(snapshot["message"]["lead"]) < 200
    assert len(board.game.history) == 1
    assert agree(board)


def test_kings_are_sunk_by_hand_until_the_first_move() -> None:
    board = bw.Board(24, variant="bakers-dozen-unsunk")
    assert board.snapshot["sinkable"] == ["c0", "c1", "c4"]
    snapshot = ask(board, "sink", **{"from": "c0"})
    assert snapshot["columns"][0] == "KDAS8HAC"
    assert snapshot["sinkable"] == ["c1", "c4"]
    assert snapshot["undo"] == "kings of column 1 sunk"
    assert (
        ask(board, "sink", **{"from": "c0"})["message"]["lead"] == "Column 1 has no king to sink."
    )
    assert ask_move(board, "7-h")["sinkable"] == []
    late = ask(board, "sink", **{"from": "c1"})
    assert late["message"]["lead"] == "The kings stay where they are now."
    ask(board, "undo")
    assert board.snapshot["sinkable"] == ["c1", "c4"]
    assert agree(board)


def test_kings_that_the_deal_has_sunk_are_not_sunk_by_hand() -> None:
    board = bw.Board(24)
    message = ask(board, "sink", **{"from": "c0"})["message"]
    assert message["lead"] == "In Baker's Dozen no king is sunk by hand."
    odd = send(board, {"kind": "sink", "revision": 0, "from": "f0"})
    assert odd["answer"]["done"] is False
    assert send(board, {"kind": "sink", "revision": 0})["message"]["tone"] == "fault"
    assert agree(board)


def test_a_design_file_of_ones_own_is_played_on_a_board(tmp_path: Path) -> None:
    path = tmp_path / "my-short-game.toml"
    path.write_text(
        'name = "My short game"\n'
        '[pack]\nsuits = "HCDS"\nranks = "A-5"\ncopies = 1\n'
        '[tableau]\ncolumns = 5\ncards = 4\nbuild = "any-suit"\nspaces = "any"\n'
        'kings = "left"\nwraps = false\n'
        '[foundations]\nsuits = "in-suit"\nbase = "lowest"\nlaid-out = 0\n'
    )
    board = bw.Board(3, variant=bw.Variant.load(path))
    assert board.snapshot["name"] == "My short game"
    assert len("".join(board.snapshot["columns"])) == 40
    assert "An empty column takes any card." in board.about["rules"]
    move = next(iter(board.legal_moves))
    assert ask_move(board, str(move))["answer"]["done"] is True
    assert ask(board, "deal", number=4, game=None)["name"] == "My short game"
