"""What a picture tells of empty places: which card starts a foundation, what fills a space."""

from __future__ import annotations

import dataclasses
from xml.etree import ElementTree as ET

import pytest

from bakers_widget.engine import Position, Variant, deal
from bakers_widget.render.spans import span_of, span_text
from bakers_widget.render.svg import position_html, position_svg, suit_paths
from tests.render.test_svg import SVG, cards_drawn, texts

# The base card of this deal is J♥.
JACKS = deal("bakers-dozen-plus", number=2)
SPACE = "7C\n:\n9H"


def picture(position: Position, *, small: bool = False) -> ET.Element:
    return ET.fromstring(position_svg(position, small=small))


def ghosts(root: ET.Element) -> list[str]:
    """The cards that empty foundations show faintly, as `7H`; a rank or suit may be missing."""
    letters = {path: letter for letter, path in suit_paths().items()}
    found = []
    for group in root.iter(f"{SVG}g"):
        if group.get("class") == "ghost":
            suits = {letters[path.attrib["d"]] for path in group.iter(f"{SVG}path")}
            found.append((group.findtext(f"{SVG}text") or "") + "".join(suits))
    return found


def words(position: Position, kind: str = "word") -> list[str]:
    marked = picture(position).iter(f"{SVG}text")
    return [element.text or "" for element in marked if element.get("class") == kind]


def drawn(root: ET.Element, kind: str) -> int:
    return sum(element.get("class") == kind for element in root.iter())


@pytest.mark.parametrize("small", [False, True])
def test_an_empty_foundation_shows_the_card_that_starts_it(small: bool) -> None:
    plain = Position.from_text("Foundations: H-3 C-0 D-A S-T\nKD 7C", fragment=True)
    assert ghosts(picture(plain, small=small)) == ["AC"]
    assert ghosts(picture(JACKS, small=small)) == ["JC", "JD", "JS"]


def test_a_foundation_of_any_suit_shows_a_rank_and_no_suit() -> None:
    position = deal("color-patience", number=24)
    assert ghosts(picture(position)) == ["A"] * 4
    assert words(position) == ["any suit"] * 4


def test_a_foundation_with_a_rank_of_its_own_leaves_it_open_until_it_is_started() -> None:
    position = deal("hill-station", number=24)
    assert ghosts(picture(position)) == ["?H", "?C", "?D"]
    assert words(position) == ["new rank"] * 3


def test_a_rank_that_the_cards_do_not_tell_is_not_made_up() -> None:
    few = Position.from_text("7C\n9H", "bakers-dozen-plus", fragment=True)
    assert ghosts(picture(few)) == ["H", "C", "D", "S"]
    assert span_of(few, 0) is None


def test_where_ranks_run_round_each_foundation_tells_its_first_and_last_rank() -> None:
    assert words(JACKS, "span") == ["J → 10"] * 4
    started = Position.from_text("Foundations: H-7..9 C-K..A\n5D", "hill-station", fragment=True)
    assert words(started, "span") == ["7 → 6", "K → Q"]
    assert words(deal(number=24), "span") == []


@pytest.mark.parametrize(
    ("span", "text"), [((7, 6), "7 → 6"), ((10, 9), "10 → 9"), ((1, 13), ""), (None, "")]
)
def test_a_span_from_ace_to_king_goes_without_saying(
    span: tuple[int, int] | None, text: str
) -> None:
    assert span_text(span) == text


def test_a_short_pack_ends_at_its_own_highest_rank() -> None:
    full = Variant.load("bakers-dozen")
    short = dataclasses.replace(full, pack=dataclasses.replace(full.pack, highest=5))
    assert span_of(Position.from_text("AS", short, fragment=True), 0) == (1, 5)


@pytest.mark.parametrize(
    ("slug", "word", "sign"),
    [
        ("bakers-dozen", "closed", []),
        ("fair-deal", "a king", ["K"]),
        ("castles-in-spain", "any card", ["+"]),
    ],
)
def test_a_space_says_and_shows_what_it_takes(slug: str, word: str, sign: list[str]) -> None:
    position = Position.from_text(SPACE, slug, fragment=True)
    assert words(position) == [word]
    for small in (False, True):
        root = picture(position, small=small)
        signs = [one.text for one in root.iter(f"{SVG}text") if one.get("class") == "sign"]
        assert signs == sign
        assert drawn(root, "hatch") == (word == "closed")


def test_a_space_for_the_king_of_a_short_pack_names_its_rank() -> None:
    full = Variant.load("fair-deal")
    short = dataclasses.replace(full, pack=dataclasses.replace(full.pack, highest=8))
    position = Position.from_text("7C\n:\n8H", short, fragment=True)
    assert words(position) == ["an 8"]
    assert "8" in texts(picture(position))


def test_every_closed_column_is_drawn_closed() -> None:
    won = Position.from_text("Foundations: H-K C-K D-K S-K")
    assert words(won) == ["closed"] * 13
    assert drawn(picture(won), "hatch") == 13
    assert words(deal(number=24)) == []


@pytest.mark.parametrize("small", [False, True])
def test_hatching_stays_within_its_column(small: bool) -> None:
    root = picture(Position.from_text(SPACE, fragment=True), small=small)
    (box,) = (one for one in root.iter(f"{SVG}rect") if one.get("class") == "closed")
    (hatch,) = (one for one in root.iter(f"{SVG}path") if one.get("class") == "hatch")
    x, y, width, height = (float(box.attrib[name]) for name in ("x", "y", "width", "height"))
    numbers = list(map(float, hatch.attrib["d"].replace("M", " ").replace("L", " ").split()))
    assert len(numbers) >= 12
    assert all(x <= across <= x + width for across in numbers[::2])
    assert all(y <= down <= y + height for down in numbers[1::2])


@pytest.mark.parametrize("slug", ["bakers-dozen", "good-measure-plus", "bakers-dozen-two-suit"])
def test_a_small_picture_shows_the_same_cards_in_half_the_width(slug: str) -> None:
    position = deal(slug, number=24)
    usual, small = picture(position), picture(position, small=True)
    assert [card for card, _, _ in cards_drawn(small)] == [c for c, _, _ in cards_drawn(usual)]
    assert float(small.attrib["width"]) <= 460
    assert small.findtext(f"{SVG}desc") == str(position)
    left, top, width, height = map(float, small.attrib["viewBox"].split())
    for box in small.iter(f"{SVG}rect"):
        assert left <= float(box.attrib["x"]) <= width - float(box.attrib["width"])
        assert top <= float(box.attrib["y"]) <= height - float(box.attrib["height"])
    assert position_html(position, small=True) != position_html(position)
