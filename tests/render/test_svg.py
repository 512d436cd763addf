import base64
import dataclasses
import subprocess
import sys
from collections import defaultdict
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import bakers_widget
from bakers_widget import Card, Position, Variant, deal
from bakers_widget.render.svg import position_html, position_svg, suit_paths

SVG = "{http://www.w3.org/2000/svg}"
IN_PLAY = """\
Foundations: H-3 C-0 D-A S-10
KD 7C
:
4H KC QC
JS"""


def picture(position: Position) -> ET.Element:
    return ET.fromstring(position_svg(position))


def cards_drawn(root: ET.Element) -> list[tuple[Card, float, float]]:
    """Every card in the order of drawing, with the place of its upper left corner."""
    letters = {path: letter for letter, path in suit_paths().items()}
    drawn = []
    for group in root.iter(f"{SVG}g"):
        if group.get("class") == "ghost":
            continue
        box, index = group.find(f"{SVG}rect"), group.find(f"{SVG}text")
        suits = {letters[path.attrib["d"]] for path in group.iter(f"{SVG}path")}
        assert box is not None
        assert index is not None
        assert len(suits) == 1, "the pips of a card agree"
        card = Card(f"{index.text}{suits.pop()}")
        drawn.append((card, float(box.attrib["x"]), float(box.attrib["y"])))
    return drawn


def texts(root: ET.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


POSITIONS = [
    deal(number=24),
    deal(number=24).after("1-h").after("7-5"),
    Position.from_text(IN_PLAY, fragment=True),
    Position.from_text("AS", fragment=True),
    Position.from_text(":", fragment=True),
    Position.from_text("Foundations: H-K C-K D-K S-K"),
    Position.from_text("KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C AC KH QH\nJH", fragment=True),
]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position.home} home")
def test_every_card_of_a_column_and_the_top_of_every_foundation_is_drawn_once(
    position: Position,
) -> None:
    expected = [card for column in position.columns for card in column]
    expected += [pile[-1] for pile in position.foundations if pile]
    assert sorted(card for card, _, _ in cards_drawn(picture(position))) == sorted(expected)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position.home} home")
def test_columns_go_from_left_to_right_and_their_exposed_card_lies_on_top(
    position: Position,
) -> None:
    root = picture(position)
    tops = [pile[-1] for pile in position.foundations if pile]
    columns = defaultdict(list)
    for card, x, y in cards_drawn(root):
        if card not in tops:
            columns[x].append((y, card))
    assert all(places == sorted(places) for places in columns.values()), "drawn downwards"
    assert [tuple(card for _, card in columns[x]) for x in sorted(columns)] == [
        column for column in position.columns if column
    ]
    assert [text for text in texts(root) if text in map(str, range(11, 14))] == [
        str(number) for number in range(11, len(position.columns) + 1)
    ]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position.home} home")
def test_everything_lies_within_the_picture(position: Position) -> None:
    root = picture(position)
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    shown = float(root.attrib["width"]) / float(root.attrib["height"])
    assert shown == pytest.approx(width / height, rel=0.01), "nothing is distorted"
    for box in root.iter(f"{SVG}rect"):
        left, top = float(box.attrib["x"]), float(box.attrib["y"])
        assert 0 <= left < left + float(box.attrib["width"]) <= width
        assert 0 <= top < top + float(box.attrib["height"]) <= height


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position.home} home")
def test_the_picture_describes_itself(position: Position) -> None:
    root = picture(position)
    assert root.tag == f"{SVG}svg"
    assert root.attrib["role"] == "img"
    assert root.findtext(f"{SVG}title") == "Baker's Dozen"
    assert root.findtext(f"{SVG}desc") == str(position)


def test_names_are_escaped() -> None:
    name = """<b>Tom & "Jerry's"</b> ]]> &amp;"""
    variant = dataclasses.replace(Variant.load("bakers-dozen"), name=name)
    root = picture(deal(variant, number=24))
    assert root.findtext(f"{SVG}title") == name
    assert (root.findtext(f"{SVG}desc") or "").startswith(f"{name}, deal 24\n")


def test_the_picture_needs_nothing_from_elsewhere_and_runs_nothing() -> None:
    svg = position_svg(deal(number=24))
    assert svg.count("http") == 1, "only the name space"
    for forbidden in ("<script", "href", "url(", "<image", "<foreignObject", " on"):
        assert forbidden not in svg.split("<style>")[1]


def test_a_notebook_shows_a_position_as_its_picture() -> None:
    position = deal(number=24)
    assert position._repr_svg_() == position_svg(position)


def test_importing_the_package_is_all_that_the_picture_needs() -> None:
    script = (
        "from bakers_widget import deal\n"
        "svg = deal(number=24)._repr_svg_()\n"
        "print(svg[:4], svg[-6:])"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        cwd=Path(bakers_widget.__file__).parents[1],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "<svg </svg>\n"


def test_the_html_image_holds_the_picture_and_says_the_position() -> None:
    position = Position.from_text(IN_PLAY, fragment=True)
    images: list[dict[str, str | None]] = []

    class Images(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            assert tag == "img"
            images.append(dict(attrs))

    Images().feed(position_html(position))
    (image,) = images
    assert image["alt"] == str(position)
    kind, _, data = (image["src"] or "").partition(",")
    assert kind == "data:image/svg+xml;base64"
    assert base64.b64decode(data).decode() == position_svg(position)
