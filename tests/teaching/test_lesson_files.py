"""Lesson files: what they may hold, and what is said of those that don't fit."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

import bakers_widget
from bakers_widget import cli
from bakers_widget.teaching import InvalidLessonError, check_lesson, lessons, load_lesson
from bakers_widget.teaching.checking import faults_of

TEMPLATE = Path(bakers_widget.__file__).parent / "teaching" / "template.toml"


@pytest.mark.parametrize("slug", lessons())
def test_built_in_lessons_can_be_played_as_they_say(slug: str) -> None:
    assert faults_of(load_lesson(slug)) == []


def test_the_template_is_a_lesson_that_fits(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    done = CliRunner().invoke(cli.main, ["new-lesson", str(path)])
    assert done.exit_code == 0
    assert "Try it: bakers-widget check-lesson" in done.output
    checked = CliRunner().invoke(cli.main, ["check-lesson", str(path), *lessons()])
    assert checked.exit_code == 0
    assert checked.output.splitlines()[0] == f"{path}: 4 levels, all as they say."
    again = CliRunner().invoke(cli.main, ["new-lesson", str(path)])
    assert again.exit_code == 1
    assert "is there already" in again.output


def faults(tmp_path: Path, *changes: tuple[str, str]) -> list[str]:
    """What is said of the template with texts changed, once each."""
    text = TEMPLATE.read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "lesson.toml"
    path.write_text(text)
    try:
        found = faults_of(load_lesson(path))
    except InvalidLessonError as error:
        found = [str(error)]
    return [fault.replace(f"{path}", "lesson.toml") for fault in found]


def line_of(text: str) -> int:
    """The line of the template that a text stands in."""
    before = TEMPLATE.read_text().split(text, 1)[0]
    return before.count("\n") + 1


PLAYED_OTHERWISE = [
    (("par = 2", "par = 1"), "its par is 1, but 2 moves do it: 1-2 1-h. Write par = 2."),
    (('line = "1-2 1-h"', 'line = "1-3 1-h"'), "move 1 of its line is not legal: "),
    (('line = "1-2 1-h"', 'line = "1-2"'), "its line does not meet the goal: 'home AS' does not"),
    (('goal-met = "home AS"', 'goal-met = "exposed 9D"'), "its goal is met before the first move"),
    (('goal-met = "home AS"', 'goal-met = "home 2S"'), "its goal can't be reached from its board."),
    (('reason = "wrong-rank"', 'reason = "covered"'), "write reason = 'wrong-rank'."),
    (('move = "1-3"\nreason', 'move = "1-2"\nreason'), "try 1, 1-2, is legal: choose another move"),
    (("costs = 1", "costs = 2"), "poor move 1, 1-3: write costs = 1."),
    (("costs = 1", 'costs = "the goal"'), "poor move 1, 1-3: write costs = 1."),
    (('move = "1-3"\ncosts', 'move = "1-2"\ncosts'), "it costs nothing, so leave it out."),
    (('move = "1-3"\ncosts', 'move = "1-9"\ncosts'), "poor move 1 can't be played: "),
    (
        ('when = "moves 9"', 'when = "moves 3"'),
        "its line 1 fails at move 3: 'moves 3' holds there.",
    ),
    (('when = "moves 9"', 'when = "not blocked"'), "it has failed before the first move"),
    (('"3-4 3-h 1-2 1-h"]', '"3-4 3-h 1-2"]'), "its line 2 does not meet the goal: 'home AD AC'"),
    (('"3-4 3-h 1-2 1-h"]', '"3-4 4-3"]'), "move 2 of its line 2 is not legal: "),
    (('key-move = { move = "1-2"', 'key-move = { move = "2-3"'), "its key move is on none of"),
    (('marks = "AS"', 'marks = "QS"'), "it marks Q♠, which is in no column of its board."),
    (('arrows = "1-2"', 'arrows = "1-7"'), "its arrow 1-7 names a column that its board has not."),
    (('when = "home 4H"', 'when = "home KS"'), "failure 1 never comes: 'home KS' holds nowhere."),
    (
        ('follow-up = "2-1"', 'follow-up = "2-1 2-h"'),
        "failure 1: move 1 of its follow-up is not legal, and only the last may be refused: ",
    ),
    (
        ('claim = "blocked"', 'claim = "winnable"'),
        "answer 1, 'No card can move', is said to be right, but 'winnable' does not hold.",
    ),
    (
        ('say = "9 is two ranks', 'claim = "blocked"\nsay = "9 is two ranks'),
        "answer 2, '7♣ can go on 9♥', is said to be wrong, but 'blocked' holds.",
    ),
]


@pytest.mark.parametrize(("change", "said"), PLAYED_OTHERWISE)
def test_a_level_that_does_not_play_as_it_says_is_told(
    tmp_path: Path, change: tuple[str, str], said: str
) -> None:
    found = faults(tmp_path, change)
    assert any(said in fault for fault in found), found
    levels = TEMPLATE.read_text().split("[[level]]\n")[1:]
    number = next(number for number, text in enumerate(levels, 1) if change[0] in text)
    name = levels[number - 1].split('"')[1]
    header = line_of(f'[[level]]\nname = "{name}"')
    assert all(
        fault.startswith(f"lesson.toml, line {header}: level {number} '{name}': ")
        for fault in found
    )


WRITTEN_OTHERWISE = [
    (('goal-met = "home AS"', 'goal-mett = "home AS"'), "There is 'goal-mett' instead."),
    (("\npar = 2", "\nper = 3\npar = 2"), "this key is not known; did you mean 'par'?"),
    (("\npar = 2", '\npar = "two"'), "'two' is of the wrong type."),
    (("\npar = 2", "\npar = -1"), "-1 should be from 0 to 200."),
    (("AS 7C\n8H\n9D", "AS 7C\n8Z\n9D"), "'8Z' is not a card"),
    (('marks = "AS"', 'marks = "XS"'), "'XS' is not a card"),
    (('line = "1-2 1-h"', "line = [12]"), "a list of lines should hold texts such as '1-2 1-h'."),
    (("free-hints = 1", "free-hints = 21"), "21 should be from 0 to 20."),
    (
        ('key-move = { move = "1-2", say', 'key-move = { moves = "1-2", say'),
        "There is 'moves' inst",
    ),
    (
        ('goal-met = "answered"', 'goal-met = "blocked"'),
        "'answered' and the answers ([[level.answer",
    ),
    (('"home AS"', '"home AS and answered"'), "'answered' and the answers ([[level.answer]]) go"),
    (("right = true\n\n", "\n"), "this key is missing."),
    (
        ('say = "9 is two ranks', 'right = true\nsay = "9 is two ranks'),
        "there should be two answers or more, one of them right.",
    ),
    (('say = "4 is one rank lower."', ""), "this key is missing."),
    (('[[question]]\nname = "Which host"', "[[question]]"), "this key is missing."),
    (
        ('say = "4 is one rank lower."', 'say = "No."\nclaim = "blocked"'),
        "a claim is looked up on the board of a level: leave it out here.",
    ),
    (("\npar = 2", '\nvariant = "none.toml"\npar = 2'), "nor a design file that can be read"),
    (("AS 7C\n8H\n9D", "AS 7C\nAS\n9D"), "A♠ is there more often than in the pack."),
    (
        ('"home AS"', '"home of the ace"'),
        "'home of the ace' is no condition: write such as 'home AS'",
    ),
    (('"home AS"', '"tried wrong-rang"'), "the reasons are covered, group, wrong-rank"),
    (('reason = "wrong-rank"', 'reason = "nope"'), "'nope' should be one of covered, group"),
    (('line = "1-2 1-h"', 'line = "1-2 home"'), "'home' is not a move"),
    (("costs = 1", "costs = 0"), "0 should be 'the goal', or how many moves more it takes."),
    (('"Leave the right one free"', '"Free the ace"'), "two levels are called 'Free the ace'."),
    (('variant = "bakers-dozen"', 'variant = "bakers-dozzen"'), "did you mean 'bakers-dozen'?"),
    (("\npar = 2", "\nrules = {shown = [16]}\npar = 2"), "should be numbers of rules, 1 to 15."),
    (
        ("\npar = 2", "\nrules = {seen = [1]}\npar = 2"),
        "should be one of shown, done, broken, checked",
    ),
    (('"One idea, in a sentence or two."', f'"{"a" * 2_001}"'), "2001 characters are too many"),
    (('[[level]]\nname = "Free', '[[level\nname = "Free'), "this can't be read as TOML"),
    (('title = "My lesson"', f"title = {'[' * 5_000}"), "this can't be read as TOML"),
]


@pytest.mark.parametrize(("change", "said"), WRITTEN_OTHERWISE)
def test_a_file_that_does_not_fit_is_refused_with_its_line(
    tmp_path: Path, change: tuple[str, str], said: str
) -> None:
    (found,) = faults(tmp_path, change)
    assert said in found
    assert found.startswith(("lesson.toml, line ", "lesson.toml: this can't be read"))


def test_the_line_is_that_of_the_key(tmp_path: Path) -> None:
    (found,) = faults(tmp_path, ("costs = 1", "costs = 0"))
    assert found.startswith(
        f"lesson.toml, line {line_of('costs = 1')}: "
        "level 2 'Leave the right one free', poor 1, costs: "
    )
    (found,) = faults(tmp_path, ('title = "My lesson"', "title = 7"))
    assert found.startswith(
        f"lesson.toml, line {line_of('title =')}: title: 7 is of the wrong type"
    )


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"\xff\xfe", "this can't be read as TOML"),
        (b"a" * 300_000, "300000 bytes is too long for a lesson."),
        (
            b'title = "x"\nvariant = "bakers-dozen"',
            "a lesson needs a level: begin one with [[level]].",
        ),
    ],
)
def test_what_is_no_lesson_is_told(tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "lesson.toml"
    path.write_bytes(data)
    with pytest.raises(InvalidLessonError) as caught:
        load_lesson(path)
    assert said in str(caught.value)


def test_a_lesson_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(InvalidLessonError, match="Did you mean 'rank-only-joins'"):
        load_lesson("rank-only-join")


def test_the_command_fails_for_a_folder_of_broken_lessons(tmp_path: Path) -> None:
    for number, (change, _) in enumerate(PLAYED_OTHERWISE + WRITTEN_OTHERWISE):
        text = TEMPLATE.read_text().replace(*change, 1)
        (tmp_path / f"{number}.toml").write_text(text)
    files = sorted(map(str, tmp_path.iterdir()))
    done = CliRunner().invoke(cli.main, ["check-lesson", *files])
    assert done.exit_code == 1
    assert all(any(line.startswith(file) for line in done.output.splitlines()) for file in files)
    assert "Traceback" not in done.output


def test_a_lesson_may_be_a_text_and_its_check_a_sentence(tmp_path: Path) -> None:
    text = TEMPLATE.read_text()
    assert check_lesson(text)
    assert str(check_lesson(text)) == "The lesson: 4 levels, all as they say."
    broken = check_lesson(text.replace("par = 2", "par = 1", 1))
    assert not broken
    assert "the lesson, line " in str(broken)
    assert "Write par = 2." in str(broken)
    assert "neither a lesson" in str(check_lesson(tmp_path / "none.toml"))
    assert bakers_widget.Lesson(text).about["lesson"]["title"] == "My lesson"


def test_ten_megabytes_of_text_are_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "long.toml"
    path.write_text(f'title = "{"a" * 10_000_000}"')
    assert str(check_lesson(path)).endswith("10000010 bytes is too long for a lesson.")


def test_script_in_a_lesson_stays_text() -> None:
    text = TEMPLATE.read_text().replace("One idea, in", "<script>alert(1)</script>, in")
    shown = bakers_widget.Lesson(text).about["lesson"]["text"]
    assert "".join(shown[0]) == "p<script>alert(1)</script>, in a sentence or two."


def test_a_new_lesson_leaves_a_file_that_is_there(tmp_path: Path) -> None:
    path = bakers_widget.new_lesson(tmp_path / "mine.toml")
    assert check_lesson(path)
    path.write_text("mine")
    assert bakers_widget.new_lesson(path).read_text() == "mine"
