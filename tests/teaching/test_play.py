"""Playing a level: what is said, and what it comes to."""

from __future__ import annotations

import pytest

from bakers_widget.engine import IllegalMoveError, Move
from bakers_widget.teaching import Feedback, Level, LevelPlay, lessons, load_lesson
from bakers_widget.teaching.play import Kind

LEVELS = [
    pytest.param(level, id=f"{slug}: {level.name}")
    for slug in lessons()
    for level in load_lesson(slug).levels
]


def level(name: str) -> Level:
    return next(one for one in load_lesson("rank-only-joins").levels if one.name == name)


def attempt(play: LevelPlay, text: str) -> Feedback:
    move = Move.parse(text)
    try:
        play.game.push(move)
    except IllegalMoveError as error:
        return play.judge_refusal(error)
    return play.judge_move()


@pytest.mark.parametrize("level", LEVELS)
def test_its_line_and_its_tries_bring_three_stars(level: Level) -> None:
    play = LevelPlay(level)
    for number, answer in enumerate(level.answers):
        if answer.right:
            last = play.answer(number)
            assert answer.say in f"{last.lead} {last.rest}"
    for played in range(len(level.line) + 1):
        for one in level.tries:
            if one.after == level.line[:played]:
                last = attempt(play, str(one.move))
                assert last.kind is (Kind.DONE if play.is_done else Kind.REFUSED)
                assert one.say in f"{last.lead} {last.rest}"
        if played < len(level.line):
            assert not play.is_done
            last = attempt(play, str(level.line[played]))
    assert last.kind is Kind.DONE
    assert level.done in f"{last.lead} {last.rest}"
    assert last.rest.endswith("You have three stars.")
    assert all(one.after == level.line[: len(one.after)] for one in level.tries)


@pytest.mark.parametrize("level", LEVELS)
def test_each_wrong_answer_gets_its_reply_and_costs_a_star(level: Level) -> None:
    play = LevelPlay(level)
    wrong = [number for number, answer in enumerate(level.answers) if not answer.right]
    for count, number in enumerate(wrong, 1):
        told = play.answer(number)
        assert (told.kind, told.rest) == (Kind.WRONG, level.answers[number].say)
        assert play.asks
        assert play.stars == max(1, 3 - count)
        assert play.answer(number).kind is Kind.WRONG
        assert play.stars == max(1, 3 - count)


@pytest.mark.parametrize("level", LEVELS)
def test_no_sentence_is_said_twice_about_the_right_answer(level: Level) -> None:
    for number, answer in enumerate(level.answers):
        if answer.right:
            told = LevelPlay(level).answer(number)
            assert told.lead
            assert told.lead not in told.rest


@pytest.mark.parametrize("level", LEVELS)
def test_each_failure_is_explained_where_it_came_about(level: Level) -> None:
    for one in level.poor:
        if one.costs is None:
            play = LevelPlay(level)
            for move in (*one.after, one.move):
                attempt(play, str(move))
            assert play.failure is not None
            assert play.follow_up == play.failure.follow_up != ()


@pytest.mark.parametrize("level", LEVELS)
def test_the_key_move_is_revealed_for_a_star_once(level: Level) -> None:
    play = LevelPlay(level)
    for _ in range(2):
        assert play.reveal() is level.key_move
    assert play.hints == (level.key_move is not None)


@pytest.mark.parametrize("level", LEVELS)
def test_each_poor_move_gets_its_word(level: Level) -> None:
    for one in level.poor:
        play = LevelPlay(level)
        for move in one.after:
            attempt(play, str(move))
        told = attempt(play, str(one.move))
        assert (told.kind, told.lead) == (Kind.FAILED if play.failure else Kind.POOR, one.say)
        assert play.failure is None or play.failure.say in told.rest
        assert one.costs is not None or play.failure


def test_good_moves_are_called_good() -> None:
    assert attempt(LevelPlay(level("Free the ace")), "1-2") == Feedback(Kind.GOOD, "Good.")


def test_a_detour_costs_a_star_and_a_hint_another() -> None:
    play = LevelPlay(level("Any of three"))
    for text in ("1-3", "3-2", "1-h", "3-4"):
        attempt(play, text)
    assert attempt(play, "3-h").rest == "You have two stars."
    play = LevelPlay(level("Any of three"))
    for text in ("1-3", "3-2", "1-h"):
        attempt(play, text)
    assert play.hint() == Move.parse("3-4")
    attempt(play, "3-4")
    assert attempt(play, "3-h").rest == "You have one star."


def test_hints_lead_to_the_goal_from_anywhere() -> None:
    for one in load_lesson("rank-only-joins").levels:
        play = LevelPlay(one)
        for wrong in one.tries:
            attempt(play, str(wrong.move))
        for poor in one.poor[:1]:
            attempt(play, str(poor.move))
        while not play.is_done:
            hint = play.hint()
            assert hint is not None
            attempt(play, str(hint))
        assert play.stars == 1 or one.par == 1


def test_what_is_to_be_tried_has_to_be_tried() -> None:
    play = LevelPlay(level("Ends of the ladder"))
    attempt(play, "4-2")
    assert not play.is_done
    assert play.failure is None
    attempt(play, "2-1")
    play.game.pop()
    attempt(play, "2-1")
    attempt(play, "3-1")
    assert not play.is_done
    assert attempt(play, "4-2").kind is Kind.DONE


def test_a_level_that_is_stuck_says_so() -> None:
    play = LevelPlay(level("Seven finds eight"))
    assert attempt(play, "3-2").kind is Kind.GOOD
    assert attempt(play, "1-2").kind is Kind.DONE or play.failure is None


def test_some_hints_are_free_and_then_they_cost() -> None:
    play = LevelPlay(load_lesson("before-you-shuffle").levels[0])
    for _ in range(2):
        assert not play.hint_costs
        hint = play.hint()
        assert play.hint() == hint  # once more, for nothing
        attempt(play, str(hint))
    assert play.stars == 3
    assert play.hint_costs
    for _ in range(2):
        play.hint()
        assert (play.hint_costs, play.stars) == (False, 2)


def test_where_the_cards_come_back_the_next_hint_is_another_one() -> None:
    level = next(one for one in load_lesson("foundations").levels if one.name == "Round and round")
    play = LevelPlay(level)
    hints = []
    for _ in range(len(level.line)):
        assert not play.was_hinted
        hint = play.hint()
        hints.append(str(hint))
        attempt(play, hints[-1])
    assert hints == ["1-2", "2-3", "3-2", "1-4", "1-h"]
    assert play.hints == 5


def test_a_whole_game_has_hints_away_from_its_line() -> None:
    play = LevelPlay(load_lesson("before-you-shuffle").levels[0])
    line = [str(move) for move in play.level.line]
    first = next(str(move) for move in play.game.position.legal_moves if str(move) not in line)
    attempt(play, first)
    hint = play.hint()
    assert hint in play.game.position.legal_moves


def test_going_to_and_fro_counts_where_it_is_asked_for() -> None:
    level = next(one for one in load_lesson("foundations").levels if one.name == "Round and round")
    play = LevelPlay(level)
    for move in ("1-2", "1-4", "1-h"):
        attempt(play, move)
    assert play.game.position.home == 1
    assert not play.is_done
    play.game.restart()
    for move in ("1-2", "2-3", "3-2", "1-4", "1-h"):
        attempt(play, move)
    assert play.is_done
