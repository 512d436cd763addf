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
    assert lesson.snapshot["lesson"] == {
        "state": "done",
        "stars": [3, 0, 0, 0, 0],
        "wrong": None,
        "why": False,
    }
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
    ask(lesson, "hint")
    assert words(lesson).endswith("You have this hint already: it costs nothing more.")
    ask_move(lesson, "1-2")
    ask_move(lesson, "1-h")
    assert lesson.stars == {"Free the ace": 2}


def test_a_level_that_is_done_needs_no_hint() -> None:
    lesson = bw.Lesson("rank-only-joins")
    lesson.push("1-3")
    assert ask(lesson, "hint")["message"]["lead"] == "The goal is met: no hint is needed."
    assert lesson.stars == {"Seven finds eight": 3}


def test_cards_of_a_lesson_do_not_go_home_by_themselves() -> None:
    lesson = bw.Lesson("before-you-shuffle")
    ask(lesson, "auto", on=True)
    assert words(lesson) == "In a lesson you send cards home yourself."
    assert lesson.game.history == []


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


def level_of(slug: str, name: str) -> bw.Lesson:
    lesson = bw.Lesson(slug)
    lesson.go_to(lesson.about["lesson"]["levels"].index(name) + 1)
    return lesson


def test_a_question_is_answered_on_the_board() -> None:
    lesson = level_of("closed-gaps", "No move at all")
    about = lesson.about["lesson"]
    assert about["answers"][0] == "It is blocked"
    assert lesson.snapshot["lesson"]["wrong"] == []
    assert lesson.snapshot["status"] == "move 0 · 0 home"  # the rest is what is asked
    assert lesson.snapshot["standing"] is None
    ask(lesson, "answer", number=3)
    assert words(lesson).startswith("It can still be won? Something would have to move first.")
    assert lesson.snapshot["lesson"]["wrong"] == [2]
    ask(lesson, "answer", number=1)
    assert lesson.snapshot["lesson"] | {"stars": 0} == {
        "state": "done",
        "stars": 0,
        "wrong": None,
        "why": False,
    }
    assert lesson.snapshot["status"] == "move 0 · 0 home · blocked · no legal moves"
    assert lesson.stars["No move at all"] == 2


@pytest.mark.parametrize("number", [0, 4, "1", None, True])
def test_an_answer_that_is_not_there_is_refused(number: object) -> None:
    lesson = level_of("closed-gaps", "No move at all")
    assert ask(lesson, "answer", number=number)["answer"]["done"] is False
    assert "is no answer here: there are 3." in words(lesson)


def test_a_failure_is_shown_in_moves_and_the_level_tried_again() -> None:
    lesson = level_of("foundations", "Not yet")
    ask_move(lesson, "1-h")
    assert lesson.snapshot["lesson"]["state"] == "failed"
    assert lesson.snapshot["lesson"]["why"] is True
    shown = ask(lesson, "explain")
    assert shown["demo"] == {"at": 0, "of": 0}
    assert shown["hint"] == ["c1", "c0"]
    assert shown["message"]["tone"] == "refused"
    assert shown["message"]["lead"].startswith("3♠ can't go on 9♣")
    assert "Going home can wait." in shown["message"]["rest"]
    ask(lesson, "demo", do="end")
    ask(lesson, "restart")
    assert lesson.snapshot["lesson"]["state"] == "play"
    assert ask(lesson, "explain")["message"]["lead"] == "There is nothing to explain here."


def test_the_key_move_is_shown_beside_the_game() -> None:
    lesson = level_of("rank-only-joins", "Any of three")
    before = lesson.position
    shown = ask(lesson, "reveal")
    assert shown["demo"] == {"at": 0, "of": 3}
    for _ in range(2):
        shown = ask(lesson, "demo", do="step")
    assert shown["hint"] == ["c2", "c3"]
    assert shown["message"]["rest"].startswith("8♠ is still exposed")
    ask(lesson, "demo", do="end")
    assert lesson.position == before
    for move in ("1-2", "1-h", "3-4", "3-h"):
        ask_move(lesson, move)
    assert lesson.stars == {"Any of three": 2}


def test_the_last_level_says_how_the_lesson_ends() -> None:
    lesson = level_of("rank-only-joins", "A staircase")
    for move in ("1-2", "1-2", "1-2", "1-h"):
        ask_move(lesson, move)
    assert words(lesson).endswith("Lesson 2 is about what may be picked up.")


def test_a_level_is_played_by_other_rules_and_taken_up_again() -> None:
    lesson = level_of("closed-gaps", "Kings too")
    ask_move(lesson, "1-h")
    changed = ask(lesson, "what-if", game="fair-deal")
    assert changed["name"] == "Fair Deal"
    assert changed["waiting"] == "Baker's Dozen"
    assert words(lesson).startswith("What if? Fair Deal instead of Baker's Dozen: K♥ to column 1")
    ask_move(lesson, "2-1")
    assert lesson.position.columns[0] == (bw.Card("KH"),)
    assert lesson.snapshot["lesson"]["state"] == "play"
    resumed = ask(lesson, "resume")
    assert (resumed["waiting"], resumed["name"]) == (None, "Baker's Dozen")
    assert list(map(str, lesson.game.history)) == ["1-h"]
    try_move(lesson, "KH", 2, 1)
    assert lesson.is_done
    assert agree(lesson)


def test_moves_by_other_rules_bring_no_stars() -> None:
    lesson = bw.Lesson("rank-only-joins")
    lesson.what_if("fair-deal")
    lesson.push("1-3")
    assert not lesson.is_done
    assert lesson.stars == {}
    lesson.go_to(2)
    assert lesson.snapshot["waiting"] is None


def test_checks_say_what_is_missing() -> None:
    lesson = bw.Lesson("rank-only-joins")
    assert str(bw.check(lesson, "7C on 8H and tried wrong-rank")) == (
        "Not yet. 7♣ does not lie on 8♥: it is exposed in column 1. "
        "What was to be tried has not been: a move that is refused (wrong-rank)."
    )
    try_move(lesson, "7C", 1, 2)
    lesson.push("1-3")
    assert bw.check(lesson, "7C on 8H and tried wrong-rank")
    assert str(bw.check(lesson)) == (
        "Not yet. Still to do: level 2 (Free the ace), level 3 (Any of three), "
        "level 4 (Ends of the ladder), level 5 (A staircase)."
    )
