from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import bakers_widget as bw
from tests.e2e.lab import Lab


def test_rank_only_joins_is_played_through(lab: Lab, open_lesson: Callable[[str], None]) -> None:
    open_lesson("01-rank-only-joins")
    board = lab.board()
    board.card("7C").click()
    board.card("9H").click()
    expect(board.words).to_contain_text("7♣ can’t go on 9♥.")
    expect(board.words).to_contain_text("8♥ in column 2 is waiting.")
    board.card("8H").click()
    board.settle()
    board.card("AS").dblclick()
    board.settle()
    position = bw.Position.from_text(lab.position(), fragment=True)
    assert position.columns[1][-1] == bw.Card("7C")
    assert position.foundations[3] == (bw.Card("AS"),)
    pictures = lab.page.locator('.jp-OutputArea img[src^="data:image/svg+xml"]')
    assert pictures.count() == 1
    expect(lab.page.get_by_text("3 legal moves: 1-2, 2-4, 3-1")).to_be_visible()


def test_free_shuffle_runs_and_its_replay_follows_the_game(
    lab: Lab, open_lesson: Callable[[str], None]
) -> None:
    open_lesson("05-free-shuffle")
    game, replay = lab.board(0), lab.board(1)
    # The notebook plays the first legal move: the ace of clubs goes home.
    expect(game.status).to_have_text("move 1 · 1 home · 10 legal moves")
    expect(replay.status).to_have_text("move 1 · 1 home · 10 legal moves")
    assert game.columns() == replay.columns()
