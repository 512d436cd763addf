"""Design files: a variant written as TOML, one file each; for those in JSON see `depots`."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from bakers_widget.engine.cards import parse_rank, parse_suit
from bakers_widget.engine.coherence import contradiction
from bakers_widget.engine.errors import InvalidDesignError, quoted
from bakers_widget.engine.tables import (
    LAST_PLACE,
    MOST_CARDS,
    MOST_COLUMNS,
    Table,
    nearest,
    refuse_too_long,
)
from bakers_widget.engine.variants import Base, Build, FoundationSuits, Kings, Pack, Spaces, Variant

if TYPE_CHECKING:
    from pathlib import Path

# pathlib and tomllib are imported where they are used: each takes about as long as the rest of the
# engine, and many programs need none of them.
_SLUG = r"[a-z0-9]+(-[a-z0-9]+)*"
_DEPOT_FILES = (".json", ".cardz")
_LONGEST_NOTE = 300
_KEYS = {
    "pack": "pack.copies",
    "build": "tableau.build",
    "kings": "tableau.kings",
    "wraps": "tableau.wraps",
    "foundation_suits": "foundations.suits",
    "base": "foundations.base",
    "laid_out": "foundations.laid-out",
}
"""Where a TOML file has the fields of a `Variant`."""


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
    if path.suffix.lower() in _DEPOT_FILES:
        from bakers_widget.engine.depots import parse_depots

        variant = parse_depots(data, slug=path.stem, file=str(path))
    else:
        variant = parse(data, slug=path.stem, file=str(path))
    return _said_to_be_from(variant, str(path_or_slug))


def chosen(variant: str | Path | Variant | None) -> Variant:
    """The variant given; where none is, the one that people meet first."""
    return load(variants()[0] if variant is None else variant)


def _said_to_be_from(variant: Variant, source: str) -> Variant:
    object.__setattr__(variant, "loaded_from", source)  # it is frozen, and only just made
    return variant


def _built_in(slug: str) -> Variant:
    variant = _found().get(slug)
    if variant is None:
        near = nearest(slug.lower(), variants())
        raise InvalidDesignError(
            f"there is no variant {quoted(slug)}"
            + (f"; did you mean {near!r}?" if near else ".")
            + f" The variants are {', '.join(variants())}."
        )
    return variant


def parse(data: bytes, *, slug: str, file: str) -> Variant:
    """The variant that the bytes of a design file describe; `file` is named in errors."""
    import tomllib

    refuse_too_long(data, file)
    try:
        table = Table(file, "", tomllib.loads(data.decode()))
    except (ValueError, RecursionError) as error:  # of the encoding, of TOML, of a huge number
        raise InvalidDesignError(f"{file}: this is not TOML: {error}") from error
    variant = _variant(table, slug)
    _refuse_contradictions(file, variant)
    return variant


def _variant(table: Table, slug: str) -> Variant:
    pack, tableau, foundations = (table.table(key) for key in ("pack", "tableau", "foundations"))
    variant = Variant(
        slug=slug,
        name=table.text("name"),
        place=table.number("place", 0, LAST_PLACE, default=LAST_PLACE),
        pack=_pack(pack),
        columns=_columns(tableau),
        build=tableau.choice("build", Build),
        spaces=tableau.choice("spaces", Spaces),
        kings=tableau.choice("kings", Kings),
        wraps=tableau.flag("wraps"),
        foundation_suits=foundations.choice("suits", FoundationSuits),
        base=foundations.choice("base", Base),
        laid_out=foundations.number("laid-out", 0, 8),
        note=table.text("note", _LONGEST_NOTE) if table.has("note") else "",
    )
    for part in (table, pack, tableau, foundations):
        part.refuse_the_rest()
    return variant


def _pack(table: Table) -> Pack:
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


def _columns(table: Table) -> tuple[int, ...]:
    columns = table.number("columns", 1, MOST_COLUMNS)
    cards = table.value("cards", (int, list))
    sizes = cards if isinstance(cards, list) else [cards] * columns
    if not all(type(size) is int and 0 < size <= MOST_CARDS for size in sizes):
        raise table.error("cards", f"{quoted(cards)} is no number of cards a column.")
    if len(sizes) != columns:
        raise table.error("cards", f"{len(sizes)} numbers are given for {columns} columns.")
    return tuple(sizes)


def _refuse_contradictions(file: str, variant: Variant) -> None:
    found = contradiction(variant)
    if found is not None:
        key = _KEYS.get(found.field)
        raise InvalidDesignError(f"{file}: {f'{key}: ' if key else ''}{found.reason}")


def _reason(error: OSError | ValueError) -> str:
    """What the system says, without the path, which may be long and is told already."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
