from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import bakers_widget as bw
from bakers_widget.teaching import load_lesson
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


def test_start_here_has_a_board_and_says_what_was_reached(
    lab: Lab, open_lesson: Callable[[str], None]
) -> None:
    open_lesson("00-start-here")
    board = lab.board()
    board.card("AS").click(position={"x": 20, "y": 8})
    expect(board.words).to_contain_text("A♠ is under 7♣.")
    board.play("1-2")
    board.card("AS").dblclick()
    expect(board.status).to_contain_text("1 home")
    assert lab.python("answer = board.position.home") == 1
    progress = lab.page.get_by_text("No level is done yet.").or_(
        lab.page.get_by_role("caption", name="Progress")
    )
    expect(progress.first).to_be_visible()


@pytest.mark.parametrize(
    ("notebook", "says"),
    [
        ("02-one-card-at-a-time", "6♦ would take 5♣ along."),
        ("03-closed-gaps", "unwinnable ("),
        ("04-foundations", "first 4♥ home:"),
    ],
    ids=["one-card-at-a-time", "closed-gaps", "foundations"],
)
def test_a_lesson_with_levels_runs_and_its_first_level_is_played(
    notebook: str, says: str, lab: Lab, open_lesson: Callable[[str], None]
) -> None:
    open_lesson(notebook)
    expect(lab.page.locator(".jp-OutputArea").get_by_text(says).first).to_be_visible()
    slug = notebook.split("-", 1)[1]
    board, level = lab.board(), load_lesson(slug).levels[0]
    for move in level.line:
        board.play(str(move))
    assert lab.python("answer = list(map(str, lesson.game.history))") == list(map(str, level.line))


def test_free_shuffle_runs_and_its_replay_follows_the_game(
    lab: Lab, open_lesson: Callable[[str], None]
) -> None:
    open_lesson("05-free-shuffle")
    small, game, replay = lab.board(0), lab.board(1), lab.board(2)
    expect(small.root.locator(".goal")).to_have_text("Goal Bring all twenty cards home.")
    # The notebook plays the first legal move: the ace of clubs goes home.
    expect(game.status).to_have_text("move 1 · 1 home · 10 legal moves")
    expect(replay.status).to_have_text("move 1 · 1 home · 10 legal moves")
    assert game.columns() == replay.columns()


def test_the_group_plays_one_shuffle_by_several_rules(
    lab: Lab, open_lesson: Callable[[str], None]
) -> None:
    open_lesson("06-the-group")
    expect(lab.page.get_by_text("castles-in-spain: onto 9♣ False, onto 9♥ True")).to_be_visible()
    expect(lab.page.get_by_text("Spades are at 10, so J♠ is next, not A♠.")).to_be_visible()
    expect(lab.page.get_by_text("hill-station: A♥ home True")).to_be_visible()
    games = lab.page.get_by_role("table").get_by_role("rowheader")
    expect(games).to_have_text([bw.Variant.load(slug).name for slug in bw.variants()])
    pictures = lab.page.locator('.jp-OutputArea img[src^="data:image/svg+xml"]')
    expect(pictures).to_have_count(9)
    _expect_side_by_side(pictures.nth(0), pictures.nth(1))

    # The same moves on both boards, until one of the games refuses the next.
    fair, castles = lab.board(0), lab.board(1)
    _expect_side_by_side(fair.root, castles.root)
    for board in (fair, castles):
        board.play("1-4")
        board.play("2-1")
    fair.play("3-2")
    castles.card("7H").click()
    castles.card("8D").click()
    expect(castles.words).to_contain_text("7♥ can’t go on 8♦. Colours take turns")
    assert lab.python("answer = [list(map(str, one.game.history)) for one in pair]") == [
        ["1-4", "2-1", "3-2"],
        ["1-4", "2-1"],
    ]
    assert fair.columns()[1] == ["AD", "KS", "8D", "7H"]

    own = lab.board(2)
    expect(own.root).to_contain_text("My short game")
    move = lab.python("answer = str(board.legal_moves[0])")
    own.play(move)
    assert lab.python("answer = list(map(str, board.game.history))") == [move]
    assert own.as_text() == "\n".join(
        line for line in lab.position().splitlines() if not line.startswith("Foundations")
    )


def test_positions_in_python_solves_and_draws(lab: Lab, open_lesson: Callable[[str], None]) -> None:
    open_lesson("07-positions-in-python")
    expect(lab.page.get_by_text("It is about A♣ in column 1.")).to_be_visible()
    figures = lab.page.locator('.jp-OutputArea img[src^="data:image/png"]')
    expect(figures).to_have_count(2)
    assert lab.python("answer = game.outcome == 'won' and home[-1]") == 52
    found = lab.python("answer = [one.counts for one in surveys]")
    assert [sum(counts.values()) for counts in found] == [30, 30, 30]
    assert found[2]["unknown"] == 0
    expect(lab.board().status).to_contain_text("move 1 · 1 home")


def test_a_lesson_of_ones_own_is_written_checked_and_played(
    lab: Lab, open_lesson: Callable[[str], None]
) -> None:
    open_lesson("08-write-your-own-lesson")
    outputs = lab.page.locator(".jp-OutputArea")
    expect(outputs.get_by_text("my-lesson.toml: 4 levels, all as they say.")).to_be_visible()
    expect(outputs.get_by_text("Write par = 2.")).to_be_visible()
    expect(outputs.get_by_text("There is 'goal-mett' instead.")).to_be_visible()
    lab.board(0).play("1-2")
    lab.board(0).play("1-h")
    assert lab.python("answer = lesson.is_done") is True
    expect(outputs.get_by_text("Not yet. 7♣ does not lie on 8♥")).to_be_visible()
    lab.page.get_by_label("4♥", exact=True).check()
    expect(outputs.get_by_text("4 is one rank lower.")).to_be_visible()
    lab.page.get_by_label("6♠", exact=True).check()
    expect(outputs.get_by_text("One rank higher, and any suit will do.")).to_be_visible()


def test_an_answer_is_still_there_when_the_notebook_is_run_again(
    lab: Lab, open_cells: Callable[..., None]
) -> None:
    cell = 'import bakers_widget as bw\nquestion = bw.Question.load("rank-only-joins", 1)\nquestion'
    open_cells(cell)
    lab.page.get_by_label("7♥", exact=True).check()
    expect(lab.page.get_by_text("It has to be exactly one.")).to_be_visible()
    assert lab.python("answer = question.answer") == "7♥"
    lab.run_all()
    expect(lab.page.get_by_label("7♥", exact=True)).to_be_checked()
    expect(lab.page.get_by_text("It has to be exactly one.")).to_be_visible()


def _expect_side_by_side(left: Locator, right: Locator) -> None:
    here, there = left.bounding_box(), right.bounding_box()
    assert here is not None
    assert there is not None
    assert here["x"] + here["width"] <= there["x"]
    assert abs(here["y"] - there["y"]) < 2
