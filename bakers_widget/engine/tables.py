"""Tables of design files, read strictly: what is not asked for is refused, and errors say where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Any, Self, TypeVar

from bakers_widget.engine.errors import InvalidDesignError, InvalidNotationError, quoted

MOST_COLUMNS = 20
MOST_CARDS = 52
"""In a column."""
LAST_PLACE = 9999
"""Of a game that says nothing of its place among others."""
_LARGEST_FILE = 100_000
_LONGEST_KEY = 40
_Choice = TypeVar("_Choice", bound=StrEnum)
_Read = TypeVar("_Read")


def refuse_too_long(data: bytes, file: str) -> None:
    """Raise `InvalidDesignError` for more bytes than any design needs."""
    if len(data) > _LARGEST_FILE:
        raise InvalidDesignError(f"{file}: {len(data)} bytes is too long for a design file.")


def nearest(given: str, known: Iterable[str]) -> str | None:
    """The known word that was perhaps meant."""
    import difflib  # here, as few programs make such an error

    return next(iter(difflib.get_close_matches(given, list(known), 1)), None)


class Table:
    """A table of a design file: it knows where it stands, and which of its keys were asked for.

    `failure` is the kind of error that it raises.
    """

    failure: type[ValueError] = InvalidDesignError

    def __init__(self, file: str, name: str, values: Mapping[str, Any]) -> None:
        self.file, self.name, self.values = file, name, values
        self.asked: list[str] = []

    def spelt(self, word: str, known: Iterable[str]) -> str | None:
        """How `word` is spelt among the `known` ones; None where it is not among them."""
        return word if word in known else None

    def path(self, key: str) -> str:
        """Where `key` stands in the file."""
        plain = key.isprintable() and len(key) <= _LONGEST_KEY
        return f"{self.name}{'.' if self.name else ''}{key if plain else quoted(key)}"

    def error(self, key: str, what: str) -> ValueError:
        """The error to raise about the value of `key`; without a key, about all of this table."""
        where = self.path(key) if key else self.name
        return self.failure(f"{self.file}: {where}: {what}")

    def given(self, key: str) -> Any:
        """What the file has at `key`; None where it has nothing."""
        self.asked.append(key)
        spelt = self.spelt(key, self.values)
        return None if spelt is None else self.values[spelt]

    def has(self, key: str) -> bool:
        """Whether there is a value for a key that need not be there."""
        return self.given(key) is not None

    def value(self, key: str, types: type | tuple[type, ...]) -> Any:
        """The value of `key`, which has to be there and of one of the types."""
        value = self.given(key)
        if value is None:
            near = nearest(key, self.values)
            instead = f" There is {near!r} instead." if near and near != key else ""
            raise self.error(key, f"this key is missing.{instead}")
        if not isinstance(value, types) or (isinstance(value, bool) and types is not bool):
            raise self.error(key, f"{shown(value)} is of the wrong type.")
        return value

    def table(self, key: str) -> Self:
        """The table within this one."""
        return type(self)(self.file, self.path(key), self.value(key, dict))

    def text(self, key: str, longest: int = 100) -> str:
        """A line of text."""
        value: str = self.value(key, str)
        if not value.strip() or len(value) > longest or not value.isprintable():
            raise self.error(key, f"{quoted(value)} should be a line of 1 to {longest} characters.")
        return value

    def read(self, key: str, reader: Callable[[str], _Read], text: str) -> _Read:
        """What `reader` makes of a text that stands at `key`."""
        try:
            return reader(text)
        except InvalidNotationError as error:
            raise self.error(key, str(error)) from error

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        if default is not None and not self.has(key):
            return default
        value: int = self.value(key, int)
        if not least <= value <= most:
            raise self.error(key, f"{quoted(value)} should be from {least} to {most}.")
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false."""
        if default is not None and not self.has(key):
            return default
        value: bool = self.value(key, bool)
        return value

    def pick(
        self,
        key: str,
        options: Mapping[str, _Read],
        otherwise: str = "",
        default: str | None = None,
    ) -> _Read:
        """What the word at `key` stands for; `otherwise` is told where it is none of them."""
        if default is not None and not self.has(key):
            return options[default]
        value: str = self.value(key, str)
        word = self.spelt(value, options)
        if word is None:
            known = ("one of " if len(options) > 1 else "") + ", ".join(options)
            more = f" {otherwise}" if otherwise else ""
            raise self.error(key, f"{quoted(value)} should be {known}.{more}")
        return options[word]

    def choice(self, key: str, choices: type[_Choice]) -> _Choice:
        """One of the choices."""
        return self.pick(key, {choice.value: choice for choice in choices})

    def refuse_the_rest(self) -> None:
        """Raise `InvalidDesignError` for a key that was not asked for."""
        known = {self.spelt(key, self.values) for key in self.asked}
        for key in self.values:
            if key not in known:
                near = nearest(key, self.asked)
                meant = f"; did you mean {near!r}?" if near else "."
                raise self.error(key, f"this key is not known{meant}")


def shown(value: object) -> str:
    """`quoted`, whatever the file has."""
    try:
        return quoted(value)
    except RecursionError:
        return f"a {type(value).__name__} too deep to show"
