"""Lesson files: TOML that holds a lesson. Read strictly; errors name file, line and key."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Self

from bakers_widget.engine import (
    IllegalReason,
    InvalidDesignError,
    InvalidPositionError,
    Move,
    Position,
    Variant,
)
from bakers_widget.engine.errors import quoted
from bakers_widget.engine.tables import Table, nearest
from bakers_widget.teaching.goals import Condition
from bakers_widget.teaching.levels import ASPECTS, Failure, LessonPlan, Level, Poor, Try

_LARGEST_FILE = 200_000
_LONGEST_TEXT = 2_000
_MOST_LEVELS = 40
_RULES = range(1, 16)
_HEADER = re.compile(r"\s*\[\[?\s*([\w.-]+)\s*\]\]?")


class InvalidLessonError(ValueError):
    """A lesson file that can't be used. The text names the file, the line and the key."""


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
    """Read a built-in lesson by its name, or a lesson file of one's own.

    >>> load_lesson("rank-only-joins").title
    'Rank-only joins'

    Raises `InvalidLessonError`.
    """
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
    return parse_lesson(data, slug=slug, file=path.name if built_in else str(path))


def parse_lesson(data: bytes, *, slug: str, file: str) -> LessonPlan:
    """The lesson that the bytes of a file hold; `file` is named in errors."""
    import tomllib

    if len(data) > _LARGEST_FILE:
        raise InvalidLessonError(f"{file}: {len(data)} bytes is too long for a lesson.")
    try:
        text = data.decode()
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidLessonError(f"{file}: this can't be read as TOML: {error}") from error
    table = LessonTable(file, "", values)
    table.lines, table.start = text.splitlines(), 1
    variant = _variant(table, file)
    levels = [_level(one, variant) for one in table.tables("level", _MOST_LEVELS)]
    for number, level in enumerate(levels):
        if level.name in [other.name for other in levels[:number]]:
            raise table.error("level", f"two levels are called {quoted(level.name)}.")
    if not levels:
        raise table.error("level", "a lesson needs a level: begin one with [[level]].")
    plan = LessonPlan(
        slug=slug,
        title=table.text("title"),
        text=table.prose("text"),
        variant=variant,
        levels=tuple(levels),
        file=file,
    )
    table.refuse_the_rest()
    return plan


class LessonTable(Table):
    """A table of a lesson file, which knows the lines it stands in."""

    failure = InvalidLessonError
    lines: list[str]
    start: int
    """The line of its header, counted from 1."""

    def error(self, key: str, what: str) -> ValueError:
        """The error to raise about the value of `key`, with its line."""
        where = f"{self.path(key)}: " if key else f"{self.name}: " if self.name else ""
        return self.failure(f"{self.file}, line {self.line_of(key)}: {where}{what}")

    def line_of(self, key: str) -> int:
        """The line of a key, or else that of the table."""
        for number in range(self.start, len(self.lines)):
            line = self.lines[number] if self.name else self.lines[number - 1]
            if self.name and _HEADER.fullmatch(line):
                break
            if key and re.match(rf"\s*{re.escape(key)}\s*=", line):
                return number + 1 if self.name else number
        return self.start

    def tables(self, key: str, most: int = 20) -> list[Self]:
        """The tables of an array of tables, which may be left out."""
        if not self.has(key):
            return []
        given = self.value(key, list)
        if len(given) > most or not all(isinstance(one, dict) for one in given):
            raise self.error(key, f"this should be at most {most} tables, each begun with [[…]].")
        header = f"{self.plain_name}.{key}" if self.name else key
        starts = [
            number
            for number, line in enumerate(self.lines, 1)
            if number >= self.start
            and (match := _HEADER.match(line)) is not None
            and match[1] == header
        ]
        made = []
        for index, values in enumerate(given):
            one = type(self)(self.file, self._name_of(key, index, values), values)
            one.lines = self.lines
            one.start = starts[index] if index < len(starts) else self.start
            one.plain_name = header
            made.append(one)
        return made

    plain_name = ""
    """As the headers of its file have it, without numbers."""

    def _name_of(self, key: str, index: int, values: Mapping[str, Any]) -> str:
        name = values.get("name")
        called = f" {quoted(name)}" if isinstance(name, str) else ""
        return f"{self.name}{', ' if self.name else ''}{key} {index + 1}{called}"

    def path(self, key: str) -> str:
        """Where `key` stands, in words."""
        plain = key if key.isprintable() and len(key) <= 40 else quoted(key)
        return f"{self.name}, {plain}" if self.name else plain

    def prose(self, key: str, default: str | None = "") -> str:
        """Text of any number of lines."""
        if default is not None and not self.has(key):
            return default
        text: str = self.value(key, str)
        if len(text) > _LONGEST_TEXT:
            raise self.error(key, f"{len(text)} characters are too many: {_LONGEST_TEXT} will do.")
        return text.strip()

    def move(self, key: str) -> Move:
        """A move in notation."""
        return self.read(key, Move.parse, self.text(key))

    def moves(self, key: str) -> tuple[Move, ...]:
        """Moves in notation, in one text with spaces between; none if the key is left out."""
        if not self.has(key):
            return ()
        written = self.value(key, str).split()
        return tuple(self.read(key, Move.parse, text) for text in written)

    def condition(self, key: str) -> Condition:
        """A condition on the game; see `goals`."""
        return self.read(key, Condition.parse, self.text(key, longest=200))


def _variant(table: LessonTable, file: str) -> Variant:
    written = table.text("variant")
    beside = Path(file).parent / written
    try:
        return Variant.load(beside if written.endswith((".toml", ".json")) else written)
    except InvalidDesignError as error:
        raise table.error("variant", str(error)) from error


def _level(table: LessonTable, variant: Variant) -> Level:
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
        line=table.moves("line"),
        tries=tuple(_try(one) for one in table.tables("try")),
        poor=tuple(_poor(one) for one in table.tables("poor")),
        rules=_rules(table),
        line_number=table.start,
    )
    table.refuse_the_rest()
    return level


def _position(table: LessonTable, variant: Variant) -> Position:
    whole = table.flag("whole", default=False)
    try:
        return Position.from_text(table.value("board", str), variant, fragment=not whole)
    except InvalidPositionError as error:
        raise table.error("board", str(error)) from error


def _failure(table: LessonTable) -> Failure:
    failure = Failure(table.condition("when"), table.prose("say", None))
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
