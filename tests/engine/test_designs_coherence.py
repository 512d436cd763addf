"""Rules that can't stand next to each other are refused; all others make a game that plays."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bakers_widget.engine import (
    Game,
    InvalidDesignError,
    Move,
    Position,
    Variant,
    deal,
    variants,
)
from bakers_widget.engine.cards import RANK_LETTERS
from bakers_widget.engine.coherence import contradiction
from bakers_widget.engine.refusals import refusal
from bakers_widget.engine.variants import Base, Build, FoundationSuits, Kings, Spaces

PLAIN: dict[str, object] = {
    "suits": "HCDS",
    "ranks": "A-K",
    "copies": 1,
    "columns": 13,
    "cards": 4,
    "build": "any-suit",
    "spaces": "never",
    "kings": "left",
    "wraps": "false",
    "foundation-suits": "in-suit",
    "base": "lowest",
    "laid-out": 0,
}
ROUND = PLAIN | {"spaces": "any", "wraps": "true", "base": "dealt", "laid-out": 1}
ROUND |= {"cards": [4] * 12 + [3]}
OWN = ROUND | {"base": "different"}


def design(rules: dict[str, object]) -> str:
    text = """\
name = "A Mixture"
[pack]
suits = "{suits}"
ranks = "{ranks}"
copies = {copies}
[tableau]
columns = {columns}
cards = {cards}
build = "{build}"
spaces = "{spaces}"
kings = "{kings}"
wraps = {wraps}
[foundations]
suits = "{foundation-suits}"
base = "{base}"
laid-out = {laid-out}
"""
    return text.format(**rules)


def load(folder: Path, rules: dict[str, object]) -> Variant:
    file = folder / "mixture.toml"
    file.write_text(design(rules), encoding="utf-8")
    return Variant.load(file)


FAULTS: list[tuple[dict[str, object], str]] = [
    (
        ROUND | {"wraps": "false"},
        (
            "tableau.wraps: foundations that may start with any rank have to go all the way round, "
            "but an ace can't follow a king."
        ),
    ),
    (
        OWN | {"wraps": "false", "ranks": "3-9", "columns": 9, "cards": 3},
        (
            "tableau.wraps: foundations that may start with any rank have to go all the way round, "
            "but a 3 can't follow a 9."
        ),
    ),
    (
        ROUND | {"kings": "sunk"},
        (
            "tableau.kings: 'sunk' can't be where a king goes on an ace. It is for games in "
            "which a king can never move; here 'left' would do."
        ),
    ),
    (
        PLAIN | {"kings": "by-hand", "wraps": "true"},
        (
            "tableau.kings: 'by-hand' can't be where a king goes on an ace. It is for games in "
            "which a king can never move; here 'left' would do."
        ),
    ),
    (
        PLAIN | {"kings": "swap", "spaces": "kings"},
        (
            "tableau.kings: 'swap' can't be where a king may be put in an empty column. It is for "
            "games in which a king can never move; here 'left' would do."
        ),
    ),
    (
        PLAIN | {"kings": "sunk", "spaces": "any", "ranks": "A-Q", "columns": 12},
        (
            "tableau.kings: 'sunk' can't be where a queen may be put in an empty column. It is for "
            "games in which a queen can never move; here 'left' would do."
        ),
    ),
    (
        ROUND | {"laid-out": 0, "cards": 4},
        (
            "foundations.laid-out: a base card has to be laid out, or no rank would start the "
            "foundations."
        ),
    ),
    (
        OWN | {"laid-out": 2, "columns": 10, "cards": 5},
        (
            "foundations.laid-out: 2 cards of one rank can't be laid out where each foundation "
            "starts with a rank of its own; 0 or 1 would do."
        ),
    ),
    (
        OWN | {"ranks": "A-3", "columns": 11, "cards": 1},
        (
            "foundations.base: 4 foundations can't each start with a rank of its own: the pack has "
            "3 ranks."
        ),
    ),
    (
        OWN | {"foundation-suits": "any-suit"},
        (
            "foundations.suits: foundations that each start with a rank of their own have to keep "
            "to their suits."
        ),
    ),
    (
        PLAIN | {"ranks": "7", "wraps": "true", "columns": 4, "cards": 1},
        "tableau.wraps: ranks can't run round where there is only one.",
    ),
    (
        PLAIN | {"build": "alternating-colours", "suits": "HD", "copies": 2},
        "tableau.build: colours can't take turns: all cards of the pack are red.",
    ),
    (
        PLAIN | {"copies": 3, "columns": 12, "cards": 13},
        (
            "pack.copies: 12 foundations would be needed, one for each suit and copy; there is "
            "room for 9."
        ),
    ),
]


@pytest.mark.parametrize(("rules", "message"), FAULTS)
def test_rules_that_contradict_each_other_are_refused_with_the_reason(
    tmp_path: Path, rules: dict[str, object], message: str
) -> None:
    with pytest.raises(InvalidDesignError) as caught:
        load(tmp_path, rules)
    assert str(caught.value) == f"{tmp_path / 'mixture.toml'}: {message}"


@pytest.mark.parametrize(
    "rules",
    [PLAIN, ROUND, OWN, PLAIN | {"wraps": "true"}, OWN | {"laid-out": 0, "cards": 4}],
)
def test_what_they_are_next_to_loads(tmp_path: Path, rules: dict[str, object]) -> None:
    assert deal(load(tmp_path, rules), 24).legal_moves


@pytest.mark.parametrize("slug", variants())
def test_no_built_in_game_contradicts_itself(slug: str) -> None:
    assert contradiction(Variant.load(slug)) is None


@st.composite
def mixtures(draw: st.DrawFn) -> dict[str, object]:
    """Any rules at all, with columns that take all cards; most of them go together."""
    suits = draw(st.sampled_from(["H", "S", "HS", "HD", "CS", "HCD", "HCDS"]))
    lowest = draw(st.integers(1, 13))
    highest = draw(st.integers(lowest, 13))
    copies, laid_out = draw(st.integers(1, 3)), draw(st.integers(0, 3))
    cards = len(suits) * (highest - lowest + 1) * copies - laid_out
    columns = draw(st.integers(1, max(1, min(20, cards))))
    rules: dict[str, object] = {
        "suits": suits,
        "ranks": f"{RANK_LETTERS[lowest - 1]}-{RANK_LETTERS[highest - 1]}",
        "copies": copies,
        "columns": columns,
        "cards": [cards // columns + (column < cards % columns) for column in range(columns)],
        "build": draw(st.sampled_from(Build)).value,
        "spaces": draw(st.sampled_from(Spaces)).value,
        "kings": draw(st.sampled_from(Kings)).value,
        "wraps": draw(st.sampled_from(["true", "false"])),
        "foundation-suits": draw(st.sampled_from(FoundationSuits)).value,
        "base": draw(st.sampled_from(Base)).value,
        "laid-out": laid_out,
    }
    if draw(st.integers(0, 4)):
        if rules["base"] != Base.LOWEST:
            rules["wraps"] = "true"
        if rules["wraps"] == "true" or rules["spaces"] != Spaces.NEVER:
            rules["kings"] = Kings.LEFT.value
    return rules


@settings(max_examples=300, deadline=None)
@given(rules=mixtures(), number=st.integers(1, 1000))
def test_any_mixture_of_rules_is_refused_or_plays(
    tmp_path_factory: pytest.TempPathFactory, rules: dict[str, object], number: int
) -> None:
    try:
        variant = load(tmp_path_factory.getbasetemp(), rules)
    except InvalidDesignError:
        return
    assert all(variant.rules())
    assert variant.line
    play_at_random(deal(variant, number), random.Random(number))
    assert_all_cards_fit_on_foundations(deal(variant, number))


def play_at_random(start: Position, chance: random.Random) -> None:
    game, pack = Game(start), Counter(start.variant.pack.cards)
    for _ in range(40):
        position = game.position
        piles = (*position.columns, *position.foundations)
        assert Counter(card for pile in piles for card in pile) == pack
        assert Position.from_text(position.to_text(), start.variant) == position
        assert str(position)
        moves = list(position.legal_moves)
        for move in moves:
            position.check(move)
        answer_any_try(position, chance)
        if not moves:
            assert game.outcome.value == ("blocked" if any(position.columns) else "won")
            return
        game.push(chance.choice(moves))
    game.restart()
    assert game.position == start


def answer_any_try(position: Position, chance: random.Random) -> None:
    """A move drawn at random is legal, or refused in words."""
    places = [*range(len(position.columns)), None]
    pile = chance.choice([None, *range(len(position.foundations))])
    source, target = chance.choice(places), chance.choice(places)
    move = Move(source, target, pile if None in (source, target) else None)
    assert Move.parse(str(move)) == move
    refused = refusal(position, move)
    assert refused is None or refused.sentence.endswith(".")
    if refused is None:
        position.after(move)


def assert_all_cards_fit_on_foundations(start: Position) -> None:
    """If every card could be had at any time, the game could be won."""
    variant = start.variant
    waiting = Counter(card for column in start.columns for card in column)
    position = start
    while waiting:
        card = next((card for card in waiting if position.foundation_for(card) is not None), None)
        assert card is not None, "no foundation takes any of the cards left"
        waiting = +(waiting - Counter([card]))
        columns = ((card,), *((),) * (len(start.columns) - 1))
        position = Position(variant, columns, position.foundations, fragment=True).after("1-h")
    assert all(len(pile) == variant.pack.ranks for pile in position.foundations)
