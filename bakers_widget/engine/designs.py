"""Design files: a variant written as TOML, one file each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from bakers_widget.engine.cards import parse_rank, parse_suit
from bakers_widget.engine.errors import InvalidDesignError, InvalidNotationError, quoted
from bakers_widget.engine.variants import Base, Build, FoundationSuits, Kings, Pack, Spaces, Variant

if TYPE_CHECKING:
    from pathlib import Path

# pathlib, tomllib and difflib are imported where they are used: each takes about as long as the
# rest of the engine, and many programs need none of them.
_SLUG = r"[a-z0-9]+(-[a-z0-9]+)*"
_LARGEST_FILE = 100_000
_MOST_COLUMNS = 20
_Choice = TypeVar("_Choice", bound=StrEnum)
_Read = TypeVar("_Read")


def variants() -> tuple[str, ...]:
    """The slugs of the built-in variants, in the order in which people meet them.

    >>> "bakers-dozen" in variants()
    True
    """
    return tuple(_found())


@cache
def _found() -> dict[str, Variant]:
    from pathlib import Path

    designs = Path(__file__).parents[1] / "designs"
    read = [
        _said_to_be_from(parse(path.read_bytes(), slug=path.stem, file=path.name), path.stem)
        for path in designs.glob("*.toml")
    ]
    return {variant.slug: variant for variant in sorted(read, key=lambda v: (v.place, v.slug))}


def load(path_or_slug: object) -> Variant:
    """Read a variant; see `Variant.load`."""
    from pathlib import Path

    if isinstance(path_or_slug, Variant):
        return path_or_slug
    if isinstance(path_or_slug, str) and re.fullmatch(_SLUG, path_or_slug.lower()):
        return _built_in(path_or_slug)
    if not isinstance(path_or_slug, (str, Path)):
        raise InvalidDesignError(
            f"{quoted(path_or_slug)} names no variant: give a slug such as {variants()[0]!r} "
            "or the path of a design file. The number of a deal goes in number=."
        )
    path = Path(path_or_slug)
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise InvalidDesignError(
            f"{quoted(str(path_or_slug))} is neither a variant ({', '.join(variants())}) "
            f"nor a design file that can be read: {_reason(error)}."
        ) from error
    return _said_to_be_from(parse(data, slug=path.stem, file=str(path)), str(path_or_slug))


def chosen(variant: str | Path | Variant | None) -> Variant:
    """The variant given; where none is, the one that people meet first."""
    return load(variants()[0] if variant is None else variant)


def _said_to_be_from(variant: Variant, source: str) -> Variant:
    object.__setattr__(variant, "loaded_from", source)  # it is frozen, and only just made
    return variant


def _built_in(slug: str) -> Variant:
    variant = _found().get(slug)
    if variant is None:
        near = _nearest(slug.lower(), variants())
        raise InvalidDesignError(
            f"there is no variant {quoted(slug)}"
            + (f"; did you mean {near!r}?" if near else ".")
            + f" The variants are {', '.join(variants())}."
        )
    return variant


def parse(data: bytes, *, slug: str, file: str) -> Variant:
    """The variant that the bytes of a design file describe; `file` is named in errors."""
    import tomllib

    if len(data) > _LARGEST_FILE:
        raise InvalidDesignError(f"{file}: {len(data)} bytes is too long for a design file.")
    try:
        table = _Table(file, "", tomllib.loads(data.decode()))
    except (ValueError, RecursionError) as error:  # of the encoding, of TOML, of a huge number
        raise InvalidDesignError(f"{file}: this is not TOML: {error}") from error
    variant = _variant(table, slug)
    _check_cards(file, variant)
    return variant


def _variant(table: _Table, slug: str) -> Variant:
    pack, tableau, foundations = (table.table(key) for key in ("pack", "tableau", "foundations"))
    variant = Variant(
        slug=slug,
        name=table.text("name"),
        place=table.number("place", 0, 9999, default=9999),
        pack=_pack(pack),
        columns=_columns(tableau),
        build=tableau.choice("build", Build),
        spaces=tableau.choice("spaces", Spaces),
        kings=tableau.choice("kings", Kings),
        wraps=tableau.flag("wraps"),
        foundation_suits=foundations.choice("suits", FoundationSuits),
        base=foundations.choice("base", Base),
        laid_out=foundations.number("laid-out", 0, 8),
    )
    for part in (table, pack, tableau, foundations):
        part.refuse_the_rest()
    return variant


def _pack(table: _Table) -> Pack:
    lowest, dash, highest = table.text("ranks").partition("-")
    ranks = [
        table.read("ranks", parse_rank, rank) for rank in (lowest, highest if dash else lowest)
    ]
    suits = tuple(table.read("suits", parse_suit, letter) for letter in table.text("suits"))
    if len(set(suits)) < len(suits):
        raise table.error("suits", "each suit stands once, such as 'HCDS'.")
    if ranks[0] > ranks[1]:
        raise table.error("ranks", "the lower rank comes first, such as 'A-K'.")
    return Pack(suits, ranks[0], ranks[1], table.number("copies", 1, 4))


def _columns(table: _Table) -> tuple[int, ...]:
    columns = table.number("columns", 1, _MOST_COLUMNS)
    cards = table.value("cards", (int, list))
    sizes = cards if isinstance(cards, list) else [cards] * columns
    if not all(type(size) is int and 0 < size <= 52 for size in sizes):
        raise table.error("cards", f"{quoted(cards)} is no number of cards a column.")
    if len(sizes) != columns:
        raise table.error("cards", f"{len(sizes)} numbers are given for {columns} columns.")
    return tuple(sizes)


def _check_cards(file: str, variant: Variant) -> None:
    pack, dealt = len(variant.pack.cards), sum(variant.columns)
    of_a_rank = len(variant.foundations)
    if variant.laid_out > of_a_rank:
        raise InvalidDesignError(
            f"{file}: foundations.laid-out: {variant.laid_out} cards of the base rank are to be "
            f"laid out, but the pack has {of_a_rank}."
        )
    if dealt + variant.laid_out != pack:
        raise InvalidDesignError(
            f"{file}: the columns take {dealt} cards and {variant.laid_out} are laid out, "
            f"but the pack has {pack}."
        )


def _reason(error: OSError | ValueError) -> str:
    """What the system says, without the path, which may be long and is told already."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _nearest(given: str, known: Iterable[str]) -> str | None:
    import difflib

    return next(iter(difflib.get_close_matches(given, list(known), 1)), None)


class _Table:
    """A TOML table that knows where it stands, and which of its keys were asked for."""

    def __init__(self, file: str, name: str, values: Mapping[str, Any]) -> None:
        self.file, self.name, self.values = file, name, values
        self.asked: list[str] = []

    def error(self, key: str, what: str) -> InvalidDesignError:
        where = f"{self.name}.{key}" if self.name else key
        return InvalidDesignError(f"{self.file}: {where}: {what}")

    def value(self, key: str, types: type | tuple[type, ...]) -> Any:
        self.asked.append(key)
        if key not in self.values:
            near = _nearest(key, self.values)
            instead = f" There is {near!r} instead." if near else ""
            raise self.error(key, f"this key is missing.{instead}")
        value = self.values[key]
        if not isinstance(value, types) or (isinstance(value, bool) and types is not bool):
            raise self.error(key, f"{quoted(value)} is of the wrong type.")
        return value

    def table(self, key: str) -> _Table:
        return _Table(self.file, key, self.value(key, dict))

    def text(self, key: str) -> str:
        value: str = self.value(key, str)
        if not value.strip() or len(value) > 100 or not value.isprintable():
            raise self.error(key, f"{quoted(value)} should be a line of 1 to 100 characters.")
        return value

    def read(self, key: str, reader: Callable[[str], _Read], text: str) -> _Read:
        try:
            return reader(text)
        except InvalidNotationError as error:
            raise self.error(key, str(error)) from error

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        if default is not None and key not in self.values:
            self.asked.append(key)
            return default
        value: int = self.value(key, int)
        if not least <= value <= most:
            raise self.error(key, f"{quoted(value)} should be from {least} to {most}.")
        return value

    def flag(self, key: str) -> bool:
        value: bool = self.value(key, bool)
        return value

    def choice(self, key: str, choices: type[_Choice]) -> _Choice:
        value = self.value(key, str)
        try:
            return choices(value)
        except ValueError:
            known = ", ".join(choices)
            raise self.error(key, f"{quoted(value)} should be one of {known}.") from None

    def refuse_the_rest(self) -> None:
        for key in self.values:
            if key not in self.asked:
                near = _nearest(key, self.asked)
                meant = f"; did you mean {near!r}?" if near else "."
                raise self.error(key, f"this key is not known{meant}")
