"""Positions next to each other, to be compared."""

from __future__ import annotations

import dataclasses
from html.parser import HTMLParser

import pytest

import bakers_widget as bw
from bakers_widget.render.svg import position_html

DOZEN, FAIR = bw.deal("bakers-dozen", 5), bw.deal("fair-deal", 5)


def test_each_position_is_a_small_picture_with_its_game_its_deal_and_what_differs() -> None:
    html = bw.side_by_side(DOZEN, FAIR)._repr_html_()
    for position in (DOZEN, FAIR):
        assert position_html(position, small=True) in html
    assert html.count("<figure") == html.count("</figure>") == 2
    assert "<b>Fair Deal</b>, deal 5<br>down by rank, any suit · a king may fill a space" in html


def test_as_text_the_positions_stand_one_below_the_other() -> None:
    assert str(bw.side_by_side(DOZEN, FAIR)) == f"{DOZEN}\n\n{FAIR}"
    assert repr(bw.side_by_side(DOZEN)) == str(DOZEN)


def test_a_name_is_shown_as_it_is() -> None:
    name = "<img src=x onerror=alert(1)> & co"
    variant = dataclasses.replace(DOZEN.variant, name=name)
    seen = ""

    class Texts(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            assert (tag, dict(attrs).get("src")) != ("img", "x")

        def handle_data(self, data: str) -> None:
            nonlocal seen
            seen += data

    Texts().feed(bw.side_by_side(bw.deal(variant, 5))._repr_html_())
    assert seen.startswith(name)


def test_what_is_no_position_is_refused_by_its_type() -> None:
    with pytest.raises(TypeError, match=r"such as board\.position, not Game"):
        bw.side_by_side(DOZEN, bw.Game(FAIR))  # type: ignore[arg-type]
