"""Games of every variant played at random: what they pass through, and that they can be won."""

import pickle
import random
from collections.abc import Iterator

import pytest

from bakers_widget.engine import Game, Outcome, Position, deal, variants

SLUGS = variants()
NUMBERS = (*range(1, 9), 2**31 - 1)
STEPS = 60

# Games that playing at random, moves home first, wins about once in a hundred deals or more often.
EASY = {
    "bakers-dozen-two-suit": range(110, 180),
    "color-patience": range(60, 95),
    "castles-in-spain": range(1, 20),
    "bakers-dozen-plus": range(20, 55),
    "hill-station": range(1, 50),
}


def playout(slug: str, number: int, steps: int) -> Iterator[Position]:
    """The positions of a game that sends home what it can, and otherwise moves at random."""
    chance, position = random.Random(number), deal(slug, number=number)
    yield position
    for _ in range(steps):
        moves = [move for move in position.legal_moves if not move.sinks]
        if not moves:
            return
        position = position.after(chance.choice([m for m in moves if m.is_home] or moves))
        yield position


@pytest.mark.parametrize("slug", SLUGS)
def test_every_position_comes_back_from_its_text_and_its_repr(slug: str) -> None:
    for number in NUMBERS:
        for position in playout(slug, number, STEPS):
            text = position.to_text()
            read = Position.from_text(text, slug)
            evaluated = eval(repr(position), {"Position": Position})
            for other in (read, evaluated):
                assert other == position, text
                assert hash(other) == hash(position)
                assert other.columns == position.columns
                assert other.to_text() == text
                assert other.legal_moves == position.legal_moves
                assert other.base == position.base


@pytest.mark.parametrize("slug", SLUGS)
def test_no_card_is_lost_and_every_move_home_stays_home(slug: str) -> None:
    pack = sorted(deal(slug, number=1).variant.pack.cards)
    for number in NUMBERS:
        at_home = 0
        for position in playout(slug, number, STEPS):
            piles = (*position.columns, *position.foundations)
            assert sorted(card for pile in piles for card in pile) == pack
            assert at_home <= position.home <= max(at_home + 1, position.variant.laid_out)
            at_home = position.home


@pytest.mark.parametrize("slug", SLUGS)
def test_a_position_in_play_survives_pickling(slug: str) -> None:
    *_, position = playout(slug, 5, 25)
    copied = pickle.loads(pickle.dumps(position))
    assert copied == position
    assert copied.legal_moves == position.legal_moves


@pytest.mark.parametrize("slug", SLUGS)
def test_taking_everything_back_leads_through_the_same_positions(slug: str) -> None:
    chance, game = random.Random(slug), Game(deal(slug, number=24))
    for _ in range(STEPS):
        moves = list(game.position.legal_moves)
        if not moves:
            break
        game.push(chance.choice(moves))
    passed = game.positions
    for expected in reversed(passed[:-1]):
        game.pop()
        assert game.position == expected
    assert game.position == deal(slug, number=24)
    while game.redoable:
        game.redo()
    assert game.positions == passed


@pytest.mark.parametrize(("slug", "numbers"), EASY.items(), ids=EASY)
def test_the_easier_games_are_won_at_random_with_all_cards_home(slug: str, numbers: range) -> None:
    ends = (list(playout(slug, number, 150)) for number in numbers)
    won = next(passed for passed in ends if passed[-1].outcome is Outcome.WON)
    *_, before, end = won
    assert end.home == 52
    assert [len(pile) for pile in end.foundations] == [13] * 4
    assert not any(end.columns)
    assert not end.legal_moves
    assert (before.home, before.outcome) == (51, Outcome.PLAYING)
    for pile in end.foundations:
        first = pile[0].rank
        assert [card.rank for card in pile] == [(first - 1 + k) % 13 + 1 for k in range(13)]
        assert len({card.suit for card in pile}) == 1 or slug == "color-patience"
    bases = [pile[0].rank for pile in end.foundations]
    if slug == "hill-station":
        assert len(set(bases)) == 4
    else:
        assert set(bases) == {won[0].base}
