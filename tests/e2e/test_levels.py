"""Every level of every lesson, played in a notebook."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from bakers_widget.engine import Move
from bakers_widget.teaching import Level, lessons, load_lesson
from tests.e2e.lab import BoardView, Lab


def lesson_cell(slug: str) -> str:
    return f"import bakers_widget as bw\nlesson = bw.Lesson({slug!r})\nlesson"


def shown(text: str) -> str:
    """A text as the board sets it."""
    return text.replace("'", "’")


def attempt(board: BoardView, move: Move) -> None:
    """Try a move that is not allowed, by clicking."""
    piles = board.root.locator(".pile button")
    if move.source is None:
        piles.nth(move.foundation or 0).click()
        board.settle()
        return
    column = board.column(move.source + 1)
    if move.count > 1:
        column.locator(".card").nth(-move.count).click(position={"x": 20, "y": 8})
    else:
        column.locator(".card.exposed").click()
        if move.target is None:
            piles.nth(move.foundation or 0).click()
        else:
            board.heading(move.target + 1).click()
    board.settle()


def play(lab: Lab, board: BoardView, level: Level) -> None:
    expect(board.root.locator(".goal")).to_have_text(f"Goal {shown(level.goal)}")
    for answer in level.answers:
        if answer.right:
            board.button(answer.text).click()
            expect(board.words).to_contain_text(shown(answer.say or level.done))
    for played in range(len(level.line) + 1):
        for one in level.tries:
            if one.after == level.line[:played]:
                lab.page.keyboard.press("Escape")  # let go of the card tried before
                attempt(board, one.move)
                expect(board.words).to_contain_text(shown(one.say))
        if played < len(level.line):
            lab.page.keyboard.press("Escape")
            board.play(str(level.line[played]))
    expect(board.words).to_contain_text(shown(level.done))
    expect(board.words).to_contain_text("You have three stars.")


def begin_again(board: BoardView, number: int) -> None:
    board.root.get_by_label(f"Level {number}, ").click()
    board.settle()


def fail(lab: Lab, board: BoardView, level: Level) -> None:
    """Give every wrong answer and make every poor move, see its words, and try again."""
    for answer in level.answers:
        if not answer.right:
            board.button(answer.text).click()
            expect(board.words).to_contain_text(shown(answer.say))
    for poor in level.poor:
        lab.page.keyboard.press("Escape")
        for move in (*poor.after, poor.move):
            board.play(str(move))
        expect(board.words).to_contain_text(shown(poor.say))
        if poor.costs is None:
            board.button("Show why").click()
            expect(board.words).to_contain_text(shown(level.failures[0].say))
            board.button("Return to my game").click()
            board.settle()
            board.button("Try again").click()
        else:
            board.button("Restart").click()
        expect(board.status).to_contain_text("move 0")
    board.settle()


@pytest.mark.parametrize("slug", lessons())
def test_a_lesson_is_failed_in_every_way_and_played_to_three_stars_with_every_wrong_try(
    slug: str, lab: Lab, open_cells: Callable[..., None]
) -> None:
    open_cells(lesson_cell(slug))
    board, levels = lab.board(), load_lesson(slug).levels
    for number, level in enumerate(levels, 1):
        fail(lab, board, level)
        begin_again(board, number)
        play(lab, board, level)
        if number < len(levels):
            board.button("Next level").click()
            board.settle()
    expect(board.root.locator(".end")).to_have_text("The lesson is done.")
    stars = lab.python("answer = lesson.stars")
    assert stars == dict.fromkeys([level.name for level in levels], 3)
