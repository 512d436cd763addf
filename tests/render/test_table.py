"""The table of rules, as a notebook, a document and a terminal show it."""

from __future__ import annotations

import dataclasses
from html.parser import HTMLParser
from pathlib import Path

import pytest

import bakers_widget as bw
from bakers_widget.engine.variants import Kings, Pack
from bakers_widget.render.table import RulesTable, rules_table

PLAIN = bw.Variant.load("bakers-dozen")
HOSTILE = """<script>alert(1)</script> & "x" | *y* [z](http://z) `q`"""


class Cells(HTMLParser):
    """Reads a table: `rows` of texts, and each cell's tag with its scope."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.kinds: list[list[tuple[str, str | None]]] = []
        self.bold: list[str] = []
        self.tags: set[str] = set()
        self.caption = ""
        self._open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self._open.append(tag)
        if tag == "tr":
            self.rows.append([])
            self.kinds.append([])
        elif tag in ("td", "th"):
            self.rows[-1].append("")
            self.kinds[-1].append((tag, dict(attrs).get("scope")))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag, "every element is closed in its turn"

    def handle_data(self, data: str) -> None:
        if "caption" in self._open:
            self.caption += data
        elif self.rows:
            self.rows[-1][-1] += data
            if "strong" in self._open:
                self.bold.append(data)


def html(table: RulesTable) -> Cells:
    return Cells(table._repr_html_())


def row(variant: bw.Variant | str) -> dict[str, str]:
    """The one row of a table of one game, by the headers of its cells."""
    table = rules_table(variant)
    (cells,) = table.rows
    return dict(zip(table.headers, cells, strict=True))


def test_every_game_of_the_group_has_a_row_of_its_own_name() -> None:
    names = [bw.Variant.load(slug).name for slug in bw.variants()]
    assert [cells[0] for cells in bw.rules_table().rows] == names
    assert [cells[0] for cells in html(bw.rules_table()).rows[1:]] == names


@pytest.mark.parametrize(
    ("slug", "expected"),
    [
        ("bakers-dozen", ("4 suits", "13 of 4", "K down to A", "any", "closed", "sunk", "no")),
        ("bakers-dozen-two-suit", ("2 suits, twice", "13 of 4", "K down to A", "any", "closed")),
        ("good-measure", ("4 suits", "10 of 5")),
        ("color-patience", ("4 suits", "13 of 4", "K down to A", "same colour", "closed")),
        ("fair-deal", ("4 suits", "13 of 4", "K down to A", "any", "a king", "left", "no")),
        ("castles-in-spain", ("4 suits", "13 of 4", "K down to A", "colours in turn", "any card")),
        (
            "hill-station",
            ("4 suits", "12 of 4 + 1 of 3", "down, K on A", "any", "any card", "left", "yes"),
        ),
    ],
)
def test_the_cells_say_what_the_design_file_says(slug: str, expected: tuple[str, ...]) -> None:
    cells = row(slug)
    told = [text for header, text in cells.items() if header not in ("Name", "Foundations")]
    assert tuple(told[: len(expected)]) == expected


@pytest.mark.parametrize(
    ("slug", "foundations"),
    [
        ("bakers-dozen", "A to K, in suit"),
        ("bakers-dozen-two-suit", "A to K, in suit, 2 piles a suit"),
        ("good-measure", "A to K, in suit, 2 laid out"),
        ("color-patience", "A to K, any suit"),
        ("bakers-dozen-plus", "from the rank of the base card, in suit, 1 laid out"),
        ("hill-station", "each from a rank of its own, in suit, 1 laid out"),
    ],
)
def test_foundations_are_told_in_one_cell(slug: str, foundations: str) -> None:
    assert row(slug)["Foundations"] == foundations


def test_a_short_pack_is_told_by_its_own_ranks() -> None:
    pack = Pack(PLAIN.pack.suits, lowest=1, highest=8, copies=3)
    short = dataclasses.replace(bw.Variant.load("fair-deal"), pack=pack, kings=Kings.BY_HAND)
    cells = row(short)
    assert cells["Pack"] == "4 suits, 3 times"
    assert cells["Build"] == "8 down to A"
    assert cells["Spaces"] == "an 8"
    assert cells["Kings"] == "8s left, or sunk by hand"
    assert cells["Foundations"] == "A to 8, in suit, 3 piles a suit"


def test_the_html_can_be_found_through_by_its_headers() -> None:
    shown = html(rules_table(["bakers-dozen", "fair-deal"]))
    assert shown.caption.startswith("The rules in which the games differ.")
    assert shown.rows[0] == list(RulesTable.headers)
    assert shown.kinds[0] == [("th", "col")] * len(RulesTable.headers)
    assert [kinds[0] for kinds in shown.kinds[1:]] == [("th", "row")] * 2
    assert {kind for kinds in shown.kinds[1:] for kind in kinds[1:]} == {("td", None)}


def test_what_differs_from_the_first_game_is_in_bold() -> None:
    assert html(rules_table(["bakers-dozen", "fair-deal"])).bold == ["a king", "left"]
    assert html(rules_table(["fair-deal", "bakers-tower"])).bold == []


def test_the_text_tells_each_game_by_itself_in_short_lines() -> None:
    table = rules_table()
    lines = str(table).splitlines()
    assert max(map(len, lines)) <= 80
    assert [line for line in lines if not line.startswith(" ")] == [r[0] for r in table.rows]
    said = " ".join(str(rules_table("castles-in-spain")).split())
    assert "suits colours in turn; spaces any card; kings left" in said
    assert repr(table) == str(table)


def test_the_markdown_is_one_line_a_game() -> None:
    lines = rules_table(["bakers-dozen", "good-measure"])._repr_markdown_().splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert cells[0] == list(RulesTable.headers)
    assert set(cells[1]) == {"---"}
    assert cells[3][:3] == ["Good Measure", "4 suits", "10 of 5"]


def test_a_hostile_name_is_only_a_name() -> None:
    variant = dataclasses.replace(PLAIN, name=HOSTILE)
    shown = html(rules_table([variant, "fair-deal"]))
    assert shown.rows[1][0] == HOSTILE
    assert "script" not in shown.tags
    line = rules_table(variant)._repr_markdown_().splitlines()[2]
    assert "<" not in line
    assert r"\| \*y\* \[z\]\(http" in line
    assert r"\`q\`" in line


def test_a_game_of_ones_own_takes_its_place_in_the_table(tmp_path: Path) -> None:
    design = Path(bw.__file__).parent / "designs" / "fair-deal.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(design.read_text().replace('"Fair Deal"', '"My game"'))
    assert [cells[0] for cells in rules_table(["bakers-dozen", mine]).rows] == [
        "Baker's Dozen",
        "My game",
    ]
    assert rules_table(mine).rows == rules_table(str(mine)).rows


def test_what_is_no_game_is_refused_and_no_games_make_no_rows() -> None:
    with pytest.raises(bw.InvalidDesignError, match="no variant 'fare-deal'; did you mean"):
        rules_table(["fare-deal"])
    assert rules_table([]).rows == ()
    assert html(rules_table([])).rows == [list(RulesTable.headers)]
