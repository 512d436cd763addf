"""A question in a cell: a reply to each answer, and the answer is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

import bakers_widget as bw
from bakers_widget.teaching import lessons, load_lesson
from bakers_widget.teaching.progress import Progress

TEXT = "Which card takes **7♣**?"
ANSWERS = {"8♥": "One rank higher.", "9♣": "<b>Two</b> ranks higher."}


def choose(question: bw.Question, answer: str) -> str:
    question.children[1].value = answer
    return str(question.children[2].value)


def test_each_answer_gets_its_reply_and_only_one_is_right() -> None:
    question = bw.Question(TEXT, ANSWERS, "8♥")
    assert question.answer is None
    assert not bw.check(question)
    assert "&lt;b&gt;Two&lt;/b&gt; ranks higher." in choose(question, "9♣")
    assert str(bw.check(question)) == "Not yet. The question has no right answer yet."
    assert "One rank higher." in choose(question, "8♥")
    assert question.is_right
    assert bw.check(question)


@pytest.mark.parametrize("slug", lessons())
def test_each_lesson_has_questions_with_a_reply_to_each_wrong_answer(slug: str) -> None:
    plan = load_lesson(slug)
    assert plan.questions
    for number, one in enumerate(plan.questions, 1):
        question = bw.Question.load(slug, number)
        for answer in one.answers:
            assert choose(question, answer.text).count("<div") == 1
            assert question.is_right is answer.right


def test_the_answer_is_kept_for_the_next_kernel(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    first = bw.Question.load("rank-only-joins", 1, progress=Progress(path))
    choose(first, "4♥")
    again = bw.Question.load("rank-only-joins", 1, progress=Progress(path))
    assert again.answer == "4♥"
    assert "one rank" in str(again.children[2].value)
    Progress(path).reset()
    assert bw.Question.load("rank-only-joins", 1, progress=Progress(path)).answer is None


def test_an_answer_that_is_there_no_more_is_forgotten(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress.json")
    progress.keep_answer("rank-only-joins", "Which host", "Q♥")
    assert bw.Question.load("rank-only-joins", 1, progress=progress).answer is None


def test_answers_and_stars_of_two_notebooks_both_survive(tmp_path: Path) -> None:
    one, other = Progress(tmp_path / "p.json"), Progress(tmp_path / "p.json")
    one.keep_answer("lesson", "First", "yes")
    other.record("lesson", "Level", 2)
    other.keep_answer("lesson", "Second", "no")
    assert Progress(tmp_path / "p.json").answers("lesson") == {"First": "yes", "Second": "no"}
    assert Progress(tmp_path / "p.json").of("lesson") == {"Level": 2}


@pytest.mark.parametrize(("answers", "right"), [({}, "8♥"), ({"8♥": ""}, "8♥"), (ANSWERS, "7♥")])
def test_a_question_without_a_right_answer_is_refused(answers: dict[str, str], right: str) -> None:
    with pytest.raises(ValueError, match="two answers or more, with the right one among them"):
        bw.Question(TEXT, answers, right)


@pytest.mark.parametrize("number", [0, 9, True, "1"])
def test_a_question_that_is_not_there_is_told(number: int) -> None:
    with pytest.raises(ValueError, match="is no question of this lesson: it has 2"):
        bw.Question.load("rank-only-joins", number)


def test_it_can_be_read_where_no_widget_runs() -> None:
    bundle = bw.Question(TEXT, ANSWERS, "8♥")._repr_mimebundle_()
    assert bundle is not None
    assert "<strong>7♣</strong>" in bundle["text/html"]
    assert "<li>9♣</li>" in bundle["text/html"]
