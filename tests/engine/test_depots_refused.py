"""Design files in JSON, which tell what each depot accepts and ejects: what is refused, and how."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import pytest

from bakers_widget.engine import InvalidDesignError, deal
from tests.engine.depot_files import DEPOTS, PLAIN, REMOVED, changed, load, refusal

HOME, STOCK, COLUMN = "depots[0]", "depots[1]", "depots[2]"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.json"


FAULTS: list[tuple[str, object, str]] = [
    ("name", REMOVED, "name: this key is missing."),
    ("name", 13, "name: 13 is of the wrong type."),
    ("name", "", "name: '' should be a line of 1 to 100 characters."),
    ("nmae", "x", "nmae: this key is not known; did you mean 'name'?"),
    ("description", ["x"], "description: ['x'] is of the wrong type."),
    ("family", 1, "family: 1 is of the wrong type."),
    ("depotOnly", "yes", "depotOnly: 'yes' is of the wrong type."),
    (
        "depotOnly",
        False,
        "depotOnly: no card lies beside the depots in this group: write true.",
    ),
    ("cells", 4, "cells: this key is not known."),
    ("redealRules", [{}], "redealRules: [{}] is no rule of a game of this group: leave this key"),
    ("tools", "Some", "tools: 'Some' should be one of Free, Unset, None."),
    # depots
    ("depots", REMOVED, "depots: this key is missing."),
    ("depots", {}, "depots: {} is of the wrong type."),
    ("depots", [], "depots: the list is empty."),
    ("depots", ["Stock"], "depots: 'Stock' is of the wrong type."),
    ("depots.0", PLAIN["depots"][1], "depots: two depots are called 'pack'."),
    ("depots.0", {"type": "Stock"}, "depots: none of them is a Foundation."),
    ("depots.1", {**PLAIN["depots"][0], "name": "h"}, "depots: none of them is a Stock."),
    ("depots.2", {"type": "Stock", "name": "column"}, "depots: none of them is a Tableau."),
    ("depots.1.repeat", 2, f"{STOCK}: this is a second Stock: the cards are dealt from one."),
    ("depots.0.type", "Cell", f"{HOME}.type: 'Cell' should be one of Stock, Foundation, Tableau."),
    ("depots.0.type", REMOVED, f"{HOME}.type: this key is missing."),
    ("depots.0.repeat", 3, f"{HOME}.repeat: 3 foundations are there in all, and the pack needs 4."),
    ("depots.2.repeat", 10**9, f"{COLUMN}.repeat: 1000000000 should be from 1 to 20."),
    ("depots.2.repeat", 2.5, f"{COLUMN}.repeat: 2.5 is of the wrong type."),
    ("depots.2.repeat", True, f"{COLUMN}.repeat: True is of the wrong type."),
    ("depots.2.col", "left", f"{COLUMN}.col: 'left' is of the wrong type."),
    ("depots.2.col", 10**300, f"{COLUMN}.col: a number of 997 bits is out of bounds."),
    ("depots.2.offTable", True, f"{COLUMN}.offTable: True is no rule of a game of this group"),
    ("depots.2.autoSend", "Foundation", f"{COLUMN}.autoSend: 'Foundation' is no rule of"),
    ("depots.2.kings", "sunk", f"{COLUMN}.kings: this key is not known."),
    ("depots.2.acceptRules", {}, f"{COLUMN}.acceptRules: this key is not known; did you mean"),
    ("depots.1.offTable", False, f"{STOCK}.offTable: no card is put on a stock in this group"),
    ("depots.1.draw", {"to": "column"}, f"{STOCK}.draw: {{'to': 'column'}} is no rule of"),
    # what is accepted
    ("depots.2.acceptRule", 4, f"{COLUMN}.acceptRule: 4 is of the wrong type."),
    ("depots.2.acceptRule", "some", f"{COLUMN}.acceptRule: 'some' should be one of any, none,"),
    ("depots.2.acceptRule", "any", f"{COLUMN}.acceptRule.single: cards move one at a time in"),
    ("depots.2.acceptRule", "none", f"{COLUMN}.acceptRule.rejectsAll: True is no rule of a game"),
    ("depots.2.acceptRule", "$x", "rules.x: this key is missing."),
    ("depots.2.acceptRule.single", REMOVED, f"{COLUMN}.acceptRule.single: cards move one at a"),
    ("depots.2.acceptRule.single", False, f"{COLUMN}.acceptRule.single: cards move one at a time"),
    ("depots.0.acceptRule.single", REMOVED, f"{HOME}.acceptRule.single: cards move one at a time"),
    ("depots.2.acceptRule.singel", True, f"{COLUMN}.acceptRule.singel: this key is not known; did"),
    ("depots.2.acceptRule.seed", "King", f"{COLUMN}.acceptRule.seed: with 'seedNone' an empty"),
    ("depots.2.acceptRule.minCount", 13, f"{COLUMN}.acceptRule.minCount: 13 is no rule of a game"),
    (
        "depots.2.acceptRule.suit",
        "SameColor",
        (
            f"{COLUMN}.acceptRule.suit: 'SameColor' should be one of Any, AlternateColor. "
            "Columns that build in one colour need a design file in TOML."
        ),
    ),
    ("depots.2.acceptRule.suit", "Same", f"{COLUMN}.acceptRule.suit: 'Same' should be one of Any"),
    ("depots.2.acceptRule.build", REMOVED, f"{COLUMN}.acceptRule.build: this key is missing."),
    (
        "depots.2.acceptRule.build.direction",
        "Up",
        f"{COLUMN}.acceptRule.build.direction: 'Up' should be Down.",
    ),
    ("depots.2.acceptRule.build.step", 2, f"{COLUMN}.acceptRule.build.step: 2 is no rule of a"),
    ("depots.2.acceptRule.build.sum", 13, f"{COLUMN}.acceptRule.build.sum: 13 is no rule of a"),
    ("depots.0.acceptRule.seed", "King", f"{HOME}.acceptRule.seed: 'King' should be Ace."),
    (
        "depots.0.acceptRule.seed",
        REMOVED,
        (
            f"{HOME}.acceptRule.seed: this key is missing: it says which rank starts a foundation. "
            "Foundations that each start with a rank of their own need a design file in TOML."
        ),
    ),
    ("depots.0.acceptRule.seedFromDeal", True, f"{HOME}.acceptRule.seed: with 'seedFromDeal' the"),
    ("depots.0.acceptRule.suit", "Both", f"{HOME}.acceptRule.suit: 'Both' should be one of Any,"),
    (
        "depots.0.acceptRule.build.wrap",
        True,
        f"{HOME}.acceptRule: ranks run round on foundations and in columns, or in neither",
    ),
    # what is ejected
    (
        "depots.0.ejectRule",
        "any",
        f"{HOME}.ejectRule: a card that is home stays there in this group: write 'locked'.",
    ),
    ("depots.0.ejectRule", REMOVED, f"{HOME}.ejectRule: a card that is home stays there"),
    ("depots.2.ejectRule", "locked", f"{COLUMN}.ejectRule: no card could ever leave this column"),
    ("depots.2.ejectRule", {"unit": "single"}, f"{COLUMN}.ejectRule.unit: 'single' is no rule of"),
    # the deal
    ("dealRules", REMOVED, "dealRules: this key is missing."),
    ("dealRules.0.kind", REMOVED, "dealRules[0].kind: this key is missing."),
    (
        "dealRules.0.kind",
        "sinkKings",
        (
            "dealRules[0].kind: 'sinkKings' should be dealGroup. Kings that are sunk, or aces laid "
            "out, need a design file in TOML."
        ),
    ),
    ("dealRules.0.roundRobin", False, "dealRules[0].roundRobin: cards are dealt row by row in"),
    ("dealRules.0.roundRobin", REMOVED, "dealRules[0].roundRobin: cards are dealt row by row in"),
    ("dealRules.0.faceUp", [4], "dealRules[0].faceUp: [4] is of the wrong type."),
    ("dealRules.0.faceUp", 3, "dealRules: 39 of 52 cards are dealt: none stays in the stock here."),
    ("dealRules.0.faceDown", 1, "dealRules[0].faceDown: 1 is no rule of a game of this group"),
    ("dealRules.0.to", "columns", "dealRules[0].to: no depot is called 'columns'."),
    ("dealRules.0.to", "pack", "dealRules[0].to: cards are dealt from the stock, not to it."),
    ("dealRules.0.to", ["column", "column-1"], "dealRules[0].to: a depot is named twice."),
    ("dealRules.0.to", ["column", 1], "dealRules[0].to: ['column', 1] should be a name, or a list"),
    ("dealRules.0.to", [], "dealRules[0].to: [] should be a name, or a list of names."),
    ("dealRules.0.from", "column", "dealRules[0].from: cards are dealt from the stock: leave"),
    ("dealRules.0.sink", "King", "dealRules[0].sink: this key is not known."),
    ("dealRules.0.to", ["home-1", "column"], "dealRules: 4 cards are dealt to foundations: that"),
    ("dealRules.0.to", "column-1", "dealRules: 4 of 52 cards are dealt: none stays in the stock"),
    (
        "dealRules.0",
        {"kind": "dealGroup", "to": "column-1", "faceUp": 52},
        "dealRules: a column of depots[2] would get 0 cards.",
    ),
    # the goal
    ("winCondition", REMOVED, "winCondition: this key is missing."),
    ("winCondition.kind", "depotsEmpty", "winCondition.kind: 'depotsEmpty' should be allCardsIn."),
    ("winCondition.depots", "Tableau", "winCondition.depots: 'Tableau' should be Foundation."),
    ("winCondition.depots", {"ofType": "Cell"}, "winCondition.depots.ofType: 'Cell' should be"),
    ("winCondition.depots", ["home"], "winCondition.depots: ['home'] is of the wrong type."),
    # the pack
    ("decks", [{}, {}], "decks: one pack is enough in this group; 'count' tells its copies."),
    ("decks", [{"jokers": 2}], "decks[0].jokers: 2 is no rule of a game of this group"),
    ("decks", [{"suits": ["Cups"]}], "decks[0].suits: 'Cups' should be one of Clubs, Diamonds,"),
    ("decks", [{"ranks": ["Ace", "King"]}], "decks[0].ranks: no rank may be missing between the"),
    ("decks", [{"count": 9}], "decks[0].count: 9 should be from 1 to 4."),
]


@pytest.mark.parametrize(("path", "value", "message"), FAULTS)
def test_what_is_not_understood_is_refused_naming_file_and_key(
    file: Path, path: str, value: object, message: str
) -> None:
    assert refusal(file, json.dumps(changed((path, value)))).startswith(message)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("place", "dealRules[0].kind: 'place' should be dealGroup. "),
        ("layOutAces", "dealRules[0].kind: 'layOutAces' should be dealGroup. "),
    ],
)
def test_aces_laid_out_are_beyond_this_shape(file: Path, kind: str, message: str) -> None:
    steps = [{"kind": kind, "rank": "Ace", "to": "home-1"}, *PLAIN["dealRules"]]
    assert refusal(file, json.dumps(changed(("dealRules", steps)))).startswith(message)


def test_base_cards_beyond_the_first_are_beyond_this_shape(file: Path) -> None:
    game = json.loads((DEPOTS / "bakers-dozen-plus.json").read_text("utf-8"))
    game["dealRules"][0] |= {"to": ["home-1", "home-2"], "roundRobin": True}
    assert refusal(file, json.dumps(game)) == (
        "dealRules: 2 cards are dealt to foundations: that can be one, where 'seedFromDeal' is "
        "true. Laying out several of one rank needs a design file in TOML."
    )


def test_a_base_that_the_deal_decides_has_to_be_dealt_and_to_run_round(file: Path) -> None:
    game = json.loads((DEPOTS / "bakers-dozen-plus.json").read_text("utf-8"))
    del game["dealRules"][0]
    assert refusal(file, json.dumps(game)) == (
        "dealRules: a base card has to be laid out, or no rank would start the foundations."
    )
    game = json.loads((DEPOTS / "bakers-dozen-plus.json").read_text("utf-8"))
    for depot in game["depots"][1:]:
        depot["acceptRule"]["build"]["wrap"] = False
    assert refusal(file, json.dumps(game)) == (
        "depots[2].acceptRule: foundations that may start with any rank have to go all the way "
        "round, but an ace can't follow a king."
    )


def test_depots_of_a_kind_follow_one_rule(file: Path) -> None:
    game = changed(("depots.2.repeat", 12))
    last = {**PLAIN["depots"][2], "name": "last", "repeat": 1}
    last["acceptRule"] = {"single": True, "build": {"direction": "Down"}}
    game["depots"].append(last)
    assert refusal(file, json.dumps(game)) == (
        "depots[3].acceptRule: all depots of a kind follow one rule, but depots[2] has another."
    )


def test_more_columns_than_a_board_has_room_for_are_refused(file: Path) -> None:
    game = changed()
    game["depots"] += [{**PLAIN["depots"][2], "name": f"more{i}", "repeat": 20} for i in range(99)]
    assert refusal(file, json.dumps(game)) == "depots: there are more than 20 columns."


NOT_JSON = [
    b"",
    b"{",
    b"name = 'x'",
    b"\xff\xfe\x00",
    json.dumps(PLAIN).encode("utf-16"),
    json.dumps(PLAIN).replace("4.5", "NaN").encode(),
    json.dumps(PLAIN).replace("4.5", "-Infinity").encode(),
    json.dumps(PLAIN).replace("4.5", "9" * 5000).encode(),
    json.dumps(PLAIN).replace('"family"', '"name"').encode(),
    b'{"a": ' + b"[" * 40_000,
    b'{"a":' * 10_000,
]


@pytest.mark.parametrize("data", NOT_JSON, ids=range(len(NOT_JSON)))
def test_what_can_not_be_read_is_refused_naming_the_file(file: Path, data: bytes) -> None:
    assert refusal(file, data).startswith("this can't be read as JSON: ")


def test_a_key_given_twice_is_named(file: Path) -> None:
    twice = json.dumps(PLAIN).replace('"family"', '"name"')
    assert refusal(file, twice).endswith("the key 'name' stands twice in one object")
    in_other_letters = json.dumps(PLAIN).replace('"family"', '"NAME"')
    assert refusal(file, in_other_letters).startswith("NAME: this key is not known")


@pytest.mark.parametrize("data", ["[]", "13", "null", '"x"', "[[{}]]"])
def test_a_file_that_is_no_object_is_refused(file: Path, data: str) -> None:
    assert "a design is an object, {…}." in refusal(file, data)


def test_huge_things_make_no_huge_message(file: Path) -> None:
    long = json.dumps(changed(("description", "x" * 50_000)))
    assert refusal(file, long).startswith("description: 'xxx")
    assert refusal(file, json.dumps(changed(("k" * 50_000, 1)))).startswith("'kkk")
    assert refusal(file, json.dumps(changed(("name", "x" * 1_000_000)))).endswith(
        "bytes is too long for a design file."
    )
    overflow = json.dumps(PLAIN).replace("4.5", "1e999")
    assert refusal(file, overflow) == f"{HOME}.col: inf is out of bounds."


@pytest.mark.parametrize("depth", [200, *range(900, 1000, 3)])
def test_a_deep_file_is_refused_in_words(file: Path, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    data = json.dumps(PLAIN).replace('"family": "Baker\'s Dozen"', f'"family": {deep}')
    assert deep in data
    refusal(file, data)


def test_an_exported_game_is_refused_by_its_path_within(file: Path) -> None:
    game = {"schemaVersion": 1, "setup": changed(("depots.0.repeat", 0))}
    assert refusal(file, json.dumps(game)) == "setup.depots[0].repeat: 0 should be from 1 to 20."
    game = {"schemaVersion": 2, "setup": PLAIN}
    assert refusal(file, json.dumps(game)) == "schemaVersion: 2 should be from 1 to 1."


def test_any_value_in_any_place_loads_or_is_refused(file: Path) -> None:
    """Whatever single value goes wrong, nothing but an `InvalidDesignError` comes of it."""
    strange: list[object] = [None, True, False, 0, -1, 10**30, 1.5, "", "x", [], {}, [None], [[]]]
    for path in paths(PLAIN):
        for value in strange:
            with contextlib.suppress(InvalidDesignError):
                assert deal(load(file, changed((path, value))), 24).home == 0


def paths(value: object, path: str = "") -> list[str]:
    items: list[tuple[object, object]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    below = [paths(item, f"{path}.{key}".lstrip(".")) for key, item in items]
    return [*([path] if path else []), *(one for some in below for one in some)]
