"""Design files in JSON, which tell what each depot accepts and ejects: what they can say."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from bakers_widget.engine import Game, Variant, deal, variants
from tests.engine.depot_files import DEPOTS, PLAIN, REMOVED, changed, load, refusal

EXPRESSIBLE = sorted(path.stem for path in DEPOTS.glob("*.json"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.json"


def same_rules(variant: Variant, built_in: Variant) -> bool:
    named = {key: getattr(built_in, key) for key in ("slug", "name", "place", "note")}
    return replace(variant, **named) == built_in


def test_five_of_the_eleven_games_can_be_written_with_depots() -> None:
    assert set(EXPRESSIBLE) == {
        "bakers-dozen-unsunk",
        "fair-deal",
        "bakers-tower",
        "castles-in-spain",
        "bakers-dozen-plus",
    }
    assert set(EXPRESSIBLE) < set(variants())


@pytest.mark.parametrize("slug", EXPRESSIBLE)
def test_a_game_written_with_depots_plays_as_the_built_in_one(slug: str) -> None:
    variant, built_in = Variant.load(DEPOTS / f"{slug}.json"), Variant.load(slug)
    assert same_rules(variant, built_in)
    assert variant.slug == slug
    assert variant.rules() == replace(built_in, note="").rules()
    for number in range(1, 20):
        chance = random.Random(number)
        one, other = Game(deal(variant, number)), Game(deal(built_in, number))
        for _ in range(60):
            moves = list(one.position.legal_moves)
            assert moves == list(other.position.legal_moves)
            if not moves:
                break
            move = chance.choice(moves)
            one.push(move)
            other.push(move)
        assert one.position.to_text() == other.position.to_text()


def test_the_name_comes_from_the_file_and_the_suffix_in_any_letters(tmp_path: Path) -> None:
    for name in ("mine.json", "mine.JSON", "mine.cardz"):
        variant = load(tmp_path / name, PLAIN)
        assert (variant.name, variant.slug) == ("Thirteen Closed Columns", "mine")
        assert variant == Variant.load(str(tmp_path / name))
        assert eval(repr(variant)) == variant


def test_a_file_saved_with_a_byte_order_mark_loads(file: Path) -> None:
    file.write_text(json.dumps(PLAIN), encoding="utf-8-sig")
    assert Variant.load(file).columns == (4,) * 13


def test_two_packs_of_two_suits_with_kings_by_hand(file: Path) -> None:
    decks = [{"suits": ["Spades", "Hearts"], "count": 2}]
    variant = load(file, changed(("decks", decks)))
    two_suit = Variant.load("bakers-dozen-two-suit")
    assert same_rules(replace(variant, kings=two_suit.kings), two_suit)
    assert variant.kings == "by-hand"


def test_a_short_pack_starts_with_its_lowest_rank(file: Path) -> None:
    changes = (
        ("decks", [{"ranks": ["Seven", "Six", "Five", "Eight"]}]),
        ("depots.0.acceptRule.seed", "Five"),
        ("depots.2.repeat", 4),
    )
    variant = load(file, changed(*changes))
    assert (variant.pack.lowest, variant.pack.highest, variant.columns) == (5, 8, (4,) * 4)
    game = changed(*changes, ("depots.0.acceptRule.seed", "Ace"))
    assert refusal(file, json.dumps(game)) == (
        "depots[0].acceptRule.seed: 'Ace' should be Five. A foundation starts with the lowest rank."
    )


def test_columns_of_several_sizes_come_from_several_depots_and_deals(file: Path) -> None:
    column = PLAIN["depots"][2]
    game = changed(
        ("depots.2.repeat", 12),
        (
            "dealRules",
            [
                {"kind": "dealGroup", "to": "column", "faceUp": 4, "roundRobin": True},
                {"kind": "dealGroup", "to": "last", "faceUp": 1},
                {"kind": "dealGroup", "to": ["last"], "faceUp": 3},
            ],
        ),
    )
    game["depots"].append({**column, "name": "last", "repeat": 1})
    assert load(file, game).columns == (4,) * 13
    game["depots"][2]["repeat"] = 11
    game["dealRules"][2]["faceUp"] = 7
    assert load(file, game).columns == (*(4,) * 11, 8)


def test_a_deal_stops_when_the_stock_is_empty(file: Path) -> None:
    assert load(file, changed(("dealRules.0.faceUp", 52))).columns == (4,) * 13
    uneven = changed(("depots.2.repeat", 10), ("dealRules.0.faceUp", 9))
    assert load(file, uneven).columns == (6, 6, 5, 5, 5, 5, 5, 5, 5, 5)


def test_kings_are_left_where_the_player_has_no_tool_to_sink_them(file: Path) -> None:
    assert load(file, changed(("tools", "None"))).kings == "left"
    assert load(file, changed(("tools", "Free"))).kings == "by-hand"


def test_foundations_that_name_no_suit_take_any(file: Path) -> None:
    game = changed(("depots.0.acceptRule.suit", REMOVED))
    assert load(file, game).foundation_suits == "any-suit"


def test_ranks_may_run_round_in_the_columns_alone_where_aces_start_foundations(file: Path) -> None:
    variant = load(file, changed(("depots.2.acceptRule.build.wrap", True)))
    assert (variant.wraps, variant.base, variant.kings) == (True, "lowest", "left")
