"""The tables of a lesson file, which know the lines they stand in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Self

from bakers_widget.engine import Card, Move
from bakers_widget.engine.errors import quoted
from bakers_widget.engine.tables import Table
from bakers_widget.teaching.goals import Condition

LONGEST_TEXT = 2_000
_HEADER = re.compile(r"\s*\[\[?\s*([\w.-]+)\s*\]\]?")


class InvalidLessonError(ValueError):
    """A lesson file that can't be used. The text names the file, the line and the key."""


class LessonTable(Table):
    """A table of a lesson file, which knows the lines it stands in."""

    failure = InvalidLessonError
    source: list[str]
    start: int
    """The line of its header, counted from 1."""

    def error(self, key: str, what: str) -> ValueError:
        """The error to raise about the value of `key`, with its line."""
        where = f"{self.path(key)}: " if key else f"{self.name}: " if self.name else ""
        return self.failure(f"{self.file}, line {self.line_of(key)}: {where}{what}")

    def line_of(self, key: str) -> int:
        """The line of a key, or else that of the table."""
        for number in range(self.start, len(self.source)):
            line = self.source[number] if self.name else self.source[number - 1]
            if self.name and _HEADER.fullmatch(line):
                break
            if key and re.match(rf"\s*{re.escape(key)}\s*=", line):
                return number + 1 if self.name else number
        return self.start

    def table(self, key: str) -> Self:
        """The table within this one, in braces or under a header of its own."""
        one = type(self)(self.file, self.path(key), self.value(key, dict))
        one.source, one.start, one.plain_name = self.source, self.line_of(key), key
        return one

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
            for number, line in enumerate(self.source, 1)
            if number >= self.start
            and (match := _HEADER.match(line)) is not None
            and match[1] == header
        ]
        made = []
        for index, values in enumerate(given):
            one = type(self)(self.file, self._name_of(key, index, values), values)
            one.source = self.source
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
        if len(text) > LONGEST_TEXT:
            raise self.error(key, f"{len(text)} characters are too many: {LONGEST_TEXT} will do.")
        return text.strip()

    def move(self, key: str) -> Move:
        """A move in notation."""
        return self.read(key, Move.parse, self.text(key))

    def moves(self, key: str) -> tuple[Move, ...]:
        """Moves in notation, in one text with spaces between; none if the key is left out."""
        if not self.has(key):
            return ()
        return self._line(key, self.value(key, str))

    def lines(self, key: str) -> tuple[tuple[Move, ...], ...]:
        """Several sequences of moves in a list, or one as it is; none if the key is left out."""
        if not self.has(key):
            return ()
        given = self.value(key, (str, list))
        if isinstance(given, str):
            return (self._line(key, given),) if given.strip() else ()
        if not given or not all(isinstance(one, str) for one in given):
            raise self.error(key, "a list of lines should hold texts such as '1-2 1-h'.")
        return tuple(self._line(key, one) for one in given)

    def _line(self, key: str, written: str) -> tuple[Move, ...]:
        return tuple(self.read(key, Move.parse, text) for text in written.split())

    def cards(self, key: str) -> tuple[Card, ...]:
        """Cards in one text with spaces between; none if the key is left out."""
        if not self.has(key):
            return ()
        return tuple(self.read(key, Card, text) for text in self.value(key, str).split())

    def condition(self, key: str) -> Condition:
        """A condition on the game; see `goals`."""
        return self.read(key, Condition.parse, self.text(key, longest=200))
