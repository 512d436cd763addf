from pathlib import Path

import pytest

from bakers_widget.engine import Game, InvalidDesignError, Position, Variant, deal, variants

DESIGN = """\
name = "A Short Dozen"

[pack]
suits = "HCDS"
ranks = "A-5"
copies = 1

[tableau]
columns = 5
cards = 4
build = "alternating-colours"
spaces = "kings"
kings = "left"
wraps = false

[foundations]
suits = "in-suit"
base = "lowest"
laid-out = 0
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "short-dozen.toml"
    path.write_text(DESIGN, encoding="utf-8")
    return path


def test_the_built_in_variants_load_by_their_slugs() -> None:
    assert variants()[0] == "bakers-dozen"
    for slug in variants():
        variant = Variant.load(slug)
        assert variant.slug == slug
        assert Variant.load(variant) is variant


def test_bakers_dozen_is_as_the_rules_have_it() -> None:
    variant = Variant.load("bakers-dozen")
    assert variant.name == "Baker's Dozen"
    assert variant.columns == (4,) * 13
    assert len(variant.pack.cards) == 52
    assert (variant.build, variant.spaces, variant.kings) == ("any-suit", "never", "sunk")
    assert (variant.foundation_suits, variant.base) == ("in-suit", "lowest")
    assert (variant.laid_out, variant.wraps) == (0, False)
    assert variant.line == "down by rank, any suit · closed columns stay closed"


def test_a_design_file_of_ones_own_loads_and_plays(file: Path) -> None:
    for given in (file, str(file)):
        variant = Variant.load(given)
        assert (variant.slug, variant.name) == ("short-dozen", "A Short Dozen")
        assert variant.columns == (4,) * 5
    position = deal(variant, number=3)
    assert position == deal(str(file), number=3)
    assert position == Position.from_text(position.to_text(), str(file))
    assert str(position).startswith("A Short Dozen, deal 3\n")
    game = Game(position)
    game.push(next(iter(position.legal_moves)))
    game.pop()
    assert game.position == position


def test_columns_may_differ_in_size(file: Path) -> None:
    text = DESIGN.replace("cards = 4", "cards = [6, 5, 4, 3, 1]").replace(
        "laid-out = 0", "laid-out = 1"
    )
    file.write_text(text, encoding="utf-8")
    position = deal(str(file), number=24)
    assert [len(column) for column in position.columns] == [6, 5, 4, 3, 1]
    assert [len(pile) for pile in position.foundations].count(1) == 1


def test_a_note_is_the_last_thing_that_the_rules_say(file: Path) -> None:
    assert Variant.load(file).note == ""
    unnoted = Variant.load(file).rules()
    note = "My aunt’s game. She played it with a short pack."
    file.write_text(f'note = "{note}"\n{DESIGN}', encoding="utf-8")
    variant = Variant.load(file)
    assert variant.note == note
    assert variant.rules() == (*unnoted, note)


def test_notes_tell_the_second_name_of_a_game_and_whose_boards_differ() -> None:
    assert "Baker's Tower" in Variant.load("fair-deal").rules()[-1]
    assert "Fair Deal" in Variant.load("bakers-tower").rules()[-1]
    assert "swap" in Variant.load("bakers-dozen").rules()[-1]
    for slug in variants():
        variant = Variant.load(slug)
        assert variant.rules().count(variant.note) == bool(variant.note)


def without(line: str) -> str:
    assert line in DESIGN
    return DESIGN.replace(line + "\n", "")


def with_change(old: str, new: str) -> str:
    assert old in DESIGN
    return DESIGN.replace(old, new)


FAULTS = [
    (without('name = "A Short Dozen"'), "name: this key is missing."),
    (without('ranks = "A-5"'), "pack.ranks: this key is missing."),
    (without("columns = 5"), "tableau.columns: this key is missing."),
    (without('base = "lowest"'), "foundations.base: this key is missing."),
    (without("[pack]"), "pack: this key is missing."),
    ("", "pack: this key is missing."),
    (
        with_change("[pack]", "plase = 10\n[pack]"),
        "plase: this key is not known; did you mean 'place'?",
    ),
    (
        with_change("wraps = false", "wraps = false\nwrap = true"),
        "tableau.wrap: this key is not known; did you mean 'wraps'?",
    ),
    (DESIGN + "cells = 4\n", "foundations.cells: this key is not known."),
    (DESIGN + "[rules]\n", "rules: this key is not known."),
    (with_change("columns = 5", "columns = '5'"), "tableau.columns: '5' is of the wrong type."),
    (with_change("columns = 5", "columns = 5.0"), "tableau.columns: 5.0 is of the wrong type."),
    (with_change("columns = 5", "columns = true"), "tableau.columns: True is of the wrong type."),
    (with_change("wraps = false", "wraps = 0"), "tableau.wraps: 0 is of the wrong type."),
    (with_change('"A Short Dozen"', "13"), "name: 13 is of the wrong type."),
    (
        with_change('"A Short Dozen"', '" "'),
        "name: ' ' should be a line of 1 to 100 characters.",
    ),
    (with_change("cards = 4", "cards = 'four'"), "tableau.cards: 'four' is of the wrong type."),
    (with_change("cards = 4", "cards = 0"), "tableau.cards: 0 is no number of cards a column."),
    (
        with_change("cards = 4", "cards = [4, 4]"),
        "tableau.cards: 2 numbers are given for 5 columns.",
    ),
    (with_change("columns = 5", "columns = 0"), "tableau.columns: 0 should be from 1 to 20."),
    (
        with_change("columns = 5", "columns = 1000000"),
        "tableau.columns: 1000000 should be from 1 to 20.",
    ),
    (with_change("copies = 1", "copies = 5"), "pack.copies: 5 should be from 1 to 4."),
    (
        with_change("laid-out = 0", "laid-out = -1"),
        "foundations.laid-out: -1 should be from 0 to 8.",
    ),
    (
        with_change('"kings"', '"queens"'),
        "tableau.spaces: 'queens' should be one of never, kings, any.",
    ),
    (
        with_change('"lowest"', '"highest"'),
        "foundations.base: 'highest' should be one of lowest, dealt, different.",
    ),
    (with_change('"HCDS"', '"HCDD"'), "pack.suits: each suit stands once, such as 'HCDS'."),
    (with_change('"A-5"', '"5-A"'), "pack.ranks: the lower rank comes first, such as 'A-K'."),
    (
        with_change('"HCDS"', '"HCDX"'),
        "pack.suits: 'X' is not a suit: write C, D, H or S, or ♣ ♦ ♥ ♠.",
    ),
    (
        with_change('"A-5"', '"A-14"'),
        "pack.ranks: '14' is not a rank: write A, 2 to 9, 10 or T, J, Q or K.",
    ),
    (
        with_change("[pack]", 'note = ""\n[pack]'),
        "note: '' should be a line of 1 to 300 characters.",
    ),
    (
        with_change("[pack]", 'note = "one\\ntwo"\n[pack]'),
        "note: 'one\\ntwo' should be a line of 1 to 300 characters.",
    ),
    (with_change("[pack]", "note = ['a']\n[pack]"), "note: ['a'] is of the wrong type."),
    (
        with_change("[pack]", f'note = "{"x" * 301}"\n[pack]'),
        f"note: '{'x' * 60}'… (301 characters) should be a line of 1 to 300 characters.",
    ),
    (
        with_change("columns = 5", "columns = 6"),
        "the columns take 24 cards and 0 are laid out, but the pack has 20.",
    ),
    (
        with_change("laid-out = 0", "laid-out = 2"),
        "the columns take 20 cards and 2 are laid out, but the pack has 20.",
    ),
    pytest.param(
        DESIGN + "#" * 200_000,
        f"{len(DESIGN) + 200_000} bytes is too long for a design file.",
        id="too long",
    ),
]


@pytest.mark.parametrize(("text", "message"), FAULTS)
def test_a_faulty_file_is_refused_naming_file_and_key(file: Path, text: str, message: str) -> None:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidDesignError) as caught:
        Variant.load(file)
    assert str(caught.value) == f"{file}: {message}"
    assert isinstance(caught.value, ValueError)
    with pytest.raises(InvalidDesignError):
        deal(str(file), number=24)


@pytest.mark.parametrize(
    "data",
    [
        b"name = ",
        b"columns: 13",
        b"name = 'x'\nname = 'y'",
        b"\xff\xfe\x00",
        b"name = '\x00'",
        pytest.param(b"a = " + b"[" * 50_000, id="nested"),
    ],
)
def test_what_is_not_toml_is_refused_naming_the_file(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    with pytest.raises(InvalidDesignError) as caught:
        Variant.load(file)
    assert str(caught.value).startswith(f"{file}: this is not TOML: ")
    assert len(str(caught.value)) < 400


def test_a_file_that_is_not_there_is_refused_by_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for given in ("missing.toml", Path("missing.toml")):
        with pytest.raises(InvalidDesignError) as caught:
            Variant.load(given)
        assert str(caught.value).startswith("'missing.toml' is neither a variant (bakers-dozen")
        assert "No such file" in str(caught.value)


def test_a_directory_is_no_design_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "designs").mkdir()
    for given in ("./designs", Path("designs"), "", "."):
        with pytest.raises(InvalidDesignError) as caught:
            Variant.load(given)
        assert str(caught.value).startswith(f"{str(given)!r} is neither a variant (bakers-dozen")
        assert "directory" in str(caught.value)


def test_a_path_that_no_file_can_have_is_refused() -> None:
    with pytest.raises(InvalidDesignError, match=r"^'a\\x00b' is neither a variant "):
        Variant.load("a\0b")


def test_a_slug_nobody_knows_lists_those_there_are() -> None:
    with pytest.raises(InvalidDesignError) as caught:
        Variant.load("klondike")
    known = ", ".join(variants())
    assert str(caught.value) == f"there is no variant 'klondike'. The variants are {known}."
