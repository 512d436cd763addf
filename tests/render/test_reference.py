"""The rules of a game on one page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import bakers_widget as bw
from bakers_widget import cli
from bakers_widget.engine import IllegalMoveError, IllegalReason
from bakers_widget.render.diagrams import Diagram, diagrams_of
from tests.support.browser import chromium

SHORT = sorted((Path(bw.__file__).parent / "teaching/lessons/packs").glob("*.toml"))
GAMES: list[str | Path] = [*bw.variants(), *SHORT]
PAGES = {"a4": (794, 1123), "letter": (816, 1056)}
"""Width and height in CSS pixels."""


def titled(variant: bw.Variant, title: str) -> Diagram:
    return next(one for one in diagrams_of(variant) if one.title == title)


def reason(diagram: Diagram) -> IllegalReason | None:
    try:
        diagram.position.check(diagram.move)
    except IllegalMoveError as error:
        return error.reason
    return None


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_each_diagram_shows_what_it_says(game: str | Path) -> None:
    variant = bw.Variant.load(game)
    assert reason(titled(variant, "A join")) is None
    assert reason(titled(variant, "Going home")) is None
    assert reason(titled(variant, "Wrong rank")) in (
        IllegalReason.WRONG_RANK,
        IllegalReason.NOTHING_ON_ACE,
    )
    assert reason(titled(variant, "A run")) is IllegalReason.GROUP
    assert reason(titled(variant, "Too early")) is IllegalReason.FOUNDATION_NEXT
    assert reason(titled(variant, "No way back")) is IllegalReason.FOUNDATION_RETURN
    assert (reason(titled(variant, "An empty column")) is None) is (variant.spaces == "any")
    king = next(one for one in diagrams_of(variant) if one.title.startswith("And "))
    assert (reason(king) is None) is (variant.spaces in ("any", "kings"))
    suits = [one for one in diagrams_of(variant) if one.title == "Wrong suit"]
    assert bool(suits) is (variant.build != "any-suit")
    assert all(reason(one) is IllegalReason.WRONG_SUIT for one in suits)


@pytest.mark.parametrize("paper", PAGES)
def test_the_page_is_one_page_for_every_game(paper: str) -> None:
    width, height = PAGES[paper]
    with chromium() as browser:
        page = browser.new_page(viewport={"width": width, "height": height})
        page.emulate_media(media="print")
        for game in GAMES:
            page.set_content(bw.reference(game, paper=paper).to_html())
            printed = page.pdf(prefer_css_page_size=True, print_background=True)
            pages = len(re.findall(rb"/Type\s*/Page\b", printed))
            assert pages == 1, f"{game} on {paper} has {pages} pages"
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{game} on {paper} is {wide} pixels wide"


def test_it_holds_the_rules_of_the_design_file_and_no_markup_of_it(tmp_path: Path) -> None:
    design = Path(bw.__file__).parent / "designs/good-measure.toml"
    own = tmp_path / "own.toml"
    text = re.sub(r'name = ".*"', 'name = "<script>alert(1)</script>"', design.read_text())
    own.write_text(text)
    html = bw.reference(own).to_html()
    assert "<script>" not in html
    assert "&lt;script&gt;" in html
    for rule in bw.Variant.load("good-measure").rules():
        assert rule.replace("'", "’") in html


def test_a_notebook_and_a_terminal_show_it() -> None:
    found = bw.reference("fair-deal")
    assert found._repr_html_().startswith('<iframe title="Fair Deal: rules on one page" srcdoc="')
    assert "✗ An empty column: 7♥ can't go in column 1. Only a king may" in str(found)
    with pytest.raises(ValueError, match="paper='a3' is not known"):
        bw.reference("fair-deal", paper="a3")
    with pytest.raises(bw.InvalidDesignError, match="did you mean 'fair-deal'"):
        bw.reference("fair-deel")


def test_the_command_writes_a_page_and_prints_it(tmp_path: Path) -> None:
    page, printed = tmp_path / "sheet.html", tmp_path / "sheet.pdf"
    command = ["reference", "fair-deal", "-o", str(page), "--pdf", str(printed)]
    done = CliRunner().invoke(cli.main, command)
    assert done.exit_code == 0, done.output
    assert "<h1>Fair Deal</h1>" in page.read_text()
    assert printed.read_bytes().startswith(b"%PDF")
    assert len(re.findall(rb"/Type\s*/Page\b", printed.read_bytes())) == 1


def test_without_a_browser_it_is_said_what_would_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    done = CliRunner().invoke(
        cli.main, ["reference", "fair-deal", "--pdf", str(tmp_path / "a.pdf")]
    )
    assert done.exit_code == 1
    assert "no Chromium or Chrome was found to print with" in done.output
    nothing = CliRunner().invoke(cli.main, ["reference", "fair-deal"])
    assert nothing.exit_code == 2
    assert "name a file to write" in nothing.output
