"""A lesson on the board, from the kernel's side."""

from __future__ import annotations

import pytest

import bakers_widget as bw
from tests.widget.browser_side import agree, ask, ask_move


def words(lesson: bw.Lesson) -> str:
    message = lesson.snapshot["message"] or {"lead": "", "rest": ""}
    return f"{message['lead']} {message['rest']}".strip()


def try_move(lesson: bw.Lesson, card: str, source: int, target: int) -> None:
    ask(lesson, "move", card=card, to=f"c{target - 1}", **{"from": f"c{source - 1}"})


def test_a_lesson_is_played_level_after_level() -> None:
    lesson = bw.Lesson("rank-only-joins")
    assert lesson.about["lesson"]["goal"] == "Put 7♣ on the one card here that takes it."
    try_move(lesson, "7C", 1, 2)
    assert words(lesson).startswith("7♣ can't go on 9♣.")
    assert words(lesson).endswith("The suit is the same, but the suit does not count here.")
    assert lesson.snapshot["lesson"]["state"] == "play"
    ask_move(lesson, "1-3")
    assert lesson.is_done
    assert words(lesson).endswith("You have three stars.")
    assert lesson.snapshot["lesson"] == {"state": "done", "stars": [3, 0, 0, 0, 0]}
    assert agree(lesson)
    ask(lesson, "level", number=2)
    assert (lesson.level, lesson.about["lesson"]["number"]) == (2, 2)
    assert lesson.snapshot["message"] is None
    assert lesson.snapshot["lesson"]["state"] == "play"
    assert agree(lesson)


def test_the_covered_card_is_invited_and_answered() -> None:
    lesson = bw.Lesson("rank-only-joins")
    lesson.go_to(2)
    ask(lesson, "move", card="AS", to="f3", depth=2, **{"from": "c0"})
    assert "What could 7♣ lie on instead?" in words(lesson)
    ask(lesson, "lift", card="AS", depth=2, **{"from": "c0"})
    assert "A♠" in words(lesson)


def test_a_poor_move_gets_its_word_and_costs_a_star() -> None:
    lesson = bw.Lesson("rank-only-joins")
    lesson.go_to(3)
    ask_move(lesson, "1-3")
    assert words(lesson).startswith("That is allowed, and it covers 8♠")
    for move in ("3-2", "1-h", "3-4", "3-h"):
        ask_move(lesson, move)
    assert lesson.stars == {"Any of three": 2}


def test_a_hint_marks_the_next_move_and_costs_a_star() -> None:
    lesson = bw.Lesson("rank-only-joins")
    lesson.go_to(2)
    hinted = ask(lesson, "hint")
    assert hinted["hint"] == ["c0", "c1"]
    assert words(lesson).endswith("This hint costs a star.")
    ask_move(lesson, "1-2")
    ask_move(lesson, "1-h")
    assert lesson.stars == {"Free the ace": 2}


def test_the_best_stars_stay_when_a_level_is_played_again() -> None:
    lesson = bw.Lesson("rank-only-joins")
    ask_move(lesson, "1-3")
    ask(lesson, "restart")
    assert not lesson.is_done
    assert lesson.game.redoable == []
    ask(lesson, "hint")
    ask_move(lesson, "1-3")
    assert lesson.snapshot["lesson"]["stars"][0] == 3


def test_a_lesson_keeps_its_own_cards() -> None:
    lesson = bw.Lesson("rank-only-joins")
    ask(lesson, "deal", number=24)
    assert words(lesson) == "A lesson brings its own cards."
    with pytest.raises(TypeError, match="a lesson, which brings its own games"):
        lesson.replace(24)
    assert agree(lesson)


@pytest.mark.parametrize("number", [0, 6, "2", None, True])
def test_a_level_that_is_not_there_is_refused(number: object) -> None:
    lesson = bw.Lesson("rank-only-joins")
    assert ask(lesson, "level", number=number)["answer"]["done"] is False
    assert "is no level of this lesson: it has 1 to 5." in words(lesson)
    assert lesson.level == 1


def test_a_board_has_no_levels() -> None:
    board = bw.Board(24)
    assert board.snapshot["lesson"] is board.about["lesson"] is None
    assert ask(board, "level", number=1)["message"]["lead"] == "There are no levels on this board."


def test_python_plays_a_lesson_too() -> None:
    lesson = bw.Lesson.load("rank-only-joins")
    lesson.push("1-3")
    assert lesson.is_done
    assert lesson.snapshot["lesson"]["state"] == "done"
