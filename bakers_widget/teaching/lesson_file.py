"""Lesson files: TOML that holds a lesson. Read strictly; errors name file, line and key."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from bakers_widget.engine import (
    IllegalReason,
    InvalidDesignError,
    InvalidPositionError,
    Position,
    Variant,
)
from bakers_widget.engine.errors import quoted
from bakers_widget.engine.tables import nearest
from bakers_widget.teaching.lesson_table import InvalidLessonError, LessonTable
from bakers_widget.teaching.levels import (
    ASPECTS,
    Answer,
    Failure,
    KeyMove,
    LessonPlan,
    Level,
    Poor,
    QuestionPlan,
    Try,
)

_LARGEST_FILE = 200_000
_MOST_LEVELS = 40
_RULES = range(1, 16)


def lessons() -> tuple[str, ...]:
    """The names of the built-in lessons, in their order.

    >>> lessons()[0]
    'rank-only-joins'
    """
    return tuple(_found())


@cache
def _found() -> dict[str, Path]:
    files = sorted(Path(__file__).with_name("lessons").glob("*.toml"))
    return {path.stem.split("-", 1)[1]: path for path in files}


def load_lesson(path_or_slug: str | Path) -> LessonPlan:
    """Read a built-in lesson by its name, or a lesson of one's own: a file, or the text of one.

    >>> load_lesson("rank-only-joins").title
    'Rank-only joins'

    Raises `InvalidLessonError`.
    """
    if isinstance(path_or_slug, str) and "\n" in path_or_slug:
        return parse_lesson(path_or_slug.encode(), Path(), slug="own-lesson", file="the lesson")
    built_in = _found().get(str(path_or_slug))
    path = Path(path_or_slug) if built_in is None else built_in
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        near = nearest(str(path_or_slug), _found())
        meant = f" Did you mean {near!r}?" if near else ""
        raise InvalidLessonError(
            f"{quoted(str(path_or_slug))} is neither a lesson ({', '.join(_found())}) "
            f"nor a file that can be read.{meant}"
        ) from error
    slug = str(path_or_slug) if built_in is not None else path.stem
    return parse_lesson(data, path.parent, slug=slug, file=path.name if built_in else str(path))


def parse_lesson(data: bytes, folder: Path, *, slug: str, file: str) -> LessonPlan:
    """The lesson that the bytes of a file in `folder` hold; `file` is what errors call it."""
    import tomllib

    if len(data) > _LARGEST_FILE:
        raise InvalidLessonError(f"{file}: {len(data)} bytes is too long for a lesson.")
    try:
        text = data.decode()
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidLessonError(f"{file}: this can't be read as TOML: {error}") from error
    table = LessonTable(file, "", values)
    table.source, table.start = text.splitlines(), 1
    variant = _variant(table, folder)
    levels = [_level(one, folder, variant) for one in table.tables("level", _MOST_LEVELS)]
    questions = [_question(one) for one in table.tables("question", _MOST_LEVELS)]
    if not levels:
        raise table.error("level", "a lesson needs a level: begin one with [[level]].")
    _refuse_namesakes(table, "level", [one.name for one in levels])
    _refuse_namesakes(table, "question", [one.name for one in questions])
    plan = LessonPlan(
        slug=slug,
        title=table.text("title"),
        text=table.prose("text"),
        done=table.prose("done"),
        variant=variant,
        levels=tuple(levels),
        questions=tuple(questions),
        file=file,
    )
    table.refuse_the_rest()
    return plan


def _refuse_namesakes(table: LessonTable, kind: str, names: Sequence[str]) -> None:
    for number, name in enumerate(names):
        if name in names[:number]:
            raise table.error(kind, f"two {kind}s are called {quoted(name)}.")


def _variant(table: LessonTable, folder: Path) -> Variant:
    written = table.text("variant")
    own = written.endswith((".toml", ".json"))
    try:
        return Variant.load(folder / written if own else written)
    except InvalidDesignError as error:
        raise table.error("variant", str(error)) from error


def _level(table: LessonTable, folder: Path, lesson_variant: Variant) -> Level:
    variant = _variant(table, folder) if table.has("variant") else lesson_variant
    level = Level(
        name=table.text("name"),
        goal=table.text("goal", longest=200),
        text=table.prose("text"),
        done=table.prose("done"),
        position=_position(table, variant),
        goal_met=table.condition("goal-met"),
        failures=tuple(_failure(one) for one in table.tables("failure")),
        par=table.number("par", 0, 200),
        par_why=table.prose("par-why"),
        lines=table.lines("line"),
        tries=tuple(_try(one) for one in table.tables("try")),
        poor=tuple(_poor(one) for one in table.tables("poor")),
        key_move=_key_move(table.table("key-move")) if table.has("key-move") else None,
        answers=_answers(table) if table.has("answer") else (),
        marks=table.cards("marks"),
        arrows=table.moves("arrows"),
        free_hints=table.number("free-hints", 0, 20, 0),
        rules=_rules(table),
        line_number=table.start,
    )
    table.refuse_the_rest()
    if bool(level.answers) is not level.goal_met.mentions("answered"):
        raise table.error("goal-met", "'answered' and the answers ([[level.answer]]) go together.")
    return level


def _position(table: LessonTable, variant: Variant) -> Position:
    whole = table.flag("whole", default=False)
    try:
        return Position.from_text(table.value("board", str), variant, fragment=not whole)
    except InvalidPositionError as error:
        raise table.error("board", str(error)) from error


def _failure(table: LessonTable) -> Failure:
    failure = Failure(table.condition("when"), table.prose("say", None), table.moves("follow-up"))
    table.refuse_the_rest()
    return failure


def _try(table: LessonTable) -> Try:
    reason = table.choice("reason", IllegalReason)
    found = Try(table.move("move"), reason, table.prose("say", None), table.moves("after"))
    table.refuse_the_rest()
    return found


def _poor(table: LessonTable) -> Poor:
    costs = table.value("costs", (int, str))
    if costs != "the goal" and not (isinstance(costs, int) and 0 < costs < 100):
        raise table.error(
            "costs", f"{quoted(costs)} should be 'the goal', or how many moves more it takes."
        )
    lost = None if costs == "the goal" else int(costs)
    found = Poor(table.move("move"), lost, table.prose("say", None), table.moves("after"))
    table.refuse_the_rest()
    return found


def _key_move(table: LessonTable) -> KeyMove:
    found = KeyMove(table.move("move"), table.prose("say", None), table.moves("after"))
    table.refuse_the_rest()
    return found


def _question(table: LessonTable) -> QuestionPlan:
    name, text = table.text("name"), table.prose("text", None)
    found = QuestionPlan(name, text, _answers(table), table.start)
    if any(answer.claim is not None for answer in found.answers):
        raise table.error(
            "answer", "a claim is looked up on the board of a level: leave it out here."
        )
    table.refuse_the_rest()
    return found


def _answers(table: LessonTable) -> tuple[Answer, ...]:
    answers = tuple(map(_answer, table.tables("answer", 8)))
    if len(answers) < 2 or sum(one.right for one in answers) != 1:
        raise table.error("answer", "there should be two answers or more, one of them right.")
    return answers


def _answer(table: LessonTable) -> Answer:
    right = table.flag("right", default=False)
    say = table.prose("say", "" if right else None)
    claim = table.condition("claim") if table.has("claim") else None
    found = Answer(table.text("text", longest=200), say, right, claim)
    table.refuse_the_rest()
    return found


def _rules(table: LessonTable) -> dict[str, tuple[int, ...]]:
    if not table.has("rules"):
        return {}
    given = table.value("rules", dict)
    for aspect, numbers in given.items():
        if aspect not in ASPECTS:
            raise table.error("rules", f"{quoted(aspect)} should be one of {', '.join(ASPECTS)}.")
        if not isinstance(numbers, list) or not all(number in _RULES for number in numbers):
            raise table.error("rules", f"{quoted(numbers)} should be numbers of rules, 1 to 15.")
    return {aspect: tuple(numbers) for aspect, numbers in given.items()}
