"""Help in four steps, and the reasons for moves."""

from __future__ import annotations

import pytest

from bakers_widget.engine import InvalidPositionError, Move, Position, deal, variants
from bakers_widget.solver import hint, solve
from bakers_widget.solver.why import why
from tests.solver.exhaustive import short

BLOCKED_SOON = "AC 2C\nAD 2D\nAH 2H\nAS 2S"
LAST_STEPS = """Foundations: H-K C-J D-K S-K
KC QC
:
:
:
:
:
:
:
:
:
:
:
:"""


def moves(*written: str) -> list[Move]:
    return [Move.parse(text) for text in written]


def told(board: str, *written: str, variant: str = "bakers-dozen") -> str:
    position = Position.from_text(board, variant, fragment=True)
    return str(why(position, moves(*written)))


def test_each_step_tells_more_about_one_move() -> None:
    help_ = hint(deal("castles-in-spain", number=3), positions=20_000)
    assert help_.verdict == "winnable"
    starts = f"A line that wins starts so; it has {len(help_.line)} moves."
    assert help_.steps == (
        "Look at column 9: what lies under 6♠?",
        "It is about 6♠ in column 9.",
        f"6♠ in column 9 can go onto 7♥ in column 10. {starts}",
        "6♠ onto 7♥ uncovers Q♥, which takes J♠ next.",
    )
    assert help_.next_move == Move.parse("9-10")
    assert help_.line[0] == help_.next_move
    assert str(help_).splitlines() == list(help_.steps)


@pytest.mark.parametrize("slug", variants())
def test_every_move_of_a_line_has_a_reason_about_its_own_cards(slug: str) -> None:
    position = deal(slug, number=3)
    line = solve(position, positions=100_000).moves
    assert line
    for number, move in enumerate(line):
        reason = why(position, line[number:])
        assert move.source is not None
        if not move.sinks:
            assert reason.gain.startswith(str(position.columns[move.source][-1]))
        assert reason.gain.endswith(".")
        assert reason.cost == "" or reason.cost.startswith("It ")
        position = position.after(move)


def test_a_card_that_is_uncovered_and_goes_home() -> None:
    assert told("AS 7C\n8H", "1-2", "1-h") == "7♣ onto 8♥ uncovers A♠, which goes home next."


def test_a_card_that_is_uncovered_and_takes_another() -> None:
    board = "9D 7C\n8H\nAS 8S"
    assert told(board, "1-2", "3-1", "3-h") == "7♣ onto 8♥ uncovers 9♦, which takes 8♠ next."


def test_a_place_made_for_another_card() -> None:
    board = "KD 7C\n8H\nAS 6S"
    assert told(board, "1-2", "3-2", "3-h") == "7♣ onto 8♥ makes a place for 6♠, which comes next."


def test_closing_a_column_is_told_as_a_cost() -> None:
    assert told("AS\n2S", "1-h", "2-h") == "A♠ home lets 2♠ follow next. It closes column 1."


def test_a_space_that_is_left_and_one_that_is_taken() -> None:
    board = "5D\n6S\n:\nAS KD"
    assert told(board, "1-2", "4-1", "4-h", variant="fair-deal") == (
        "5♦ onto 6♠ leaves a space, which K♦ takes next."
    )
    assert told(board, "4-3", "4-h", variant="fair-deal") == (
        "K♦ into the space uncovers A♠, which goes home next. It takes the only space."
    )


def test_going_home_too_early_has_its_price() -> None:
    board = "Foundations: H-0 C-2 D-0 S-0\n4H 3C\n2D\nAD 9S"
    assert told(board, "1-h") == (
        "3♣ home is one card fewer to bring home. "
        "It leaves one host fewer, as 3♣ can take no card at home."
    )


def test_moving_a_last_card_gains_nothing_where_spaces_are_closed() -> None:
    said = told("7C\n8H\nAS", "1-2")
    assert said == "7♣ onto 8♥ gains nothing: no card lay under it. It closes column 1."


def test_covering_the_last_host_of_another_card_is_told() -> None:
    board = "AS 7C\n8H\n9D 7S"
    assert told(board, "1-2", "1-h") == (
        "7♣ onto 8♥ uncovers A♠, which goes home next. "
        "It covers the only card that could take a 7 now."
    )


def test_kings_by_hand_are_hinted_at_first() -> None:
    position = deal("bakers-dozen-unsunk", number=24)
    help_ = hint(position, positions=50_000)
    assert help_.next_move is not None
    assert help_.next_move.sinks
    column = (help_.next_move.source or 0) + 1
    assert help_.move.startswith(f"Sink the kings of column {column}.")
    assert help_.why.startswith(f"At the buried end of column {column}, the king can wait")


def test_a_lost_game_is_called_lost_and_a_blocked_one_blocked() -> None:
    blocked = Position.from_text(BLOCKED_SOON, short("bakers-dozen", 2, 4, 4))
    assert set(hint(blocked).steps) == {"No legal move is left. Undo to try another way."}
    lost = deal("bakers-dozen", number=64, kings="swap")
    assert lost.legal_moves
    help_ = hint(lost)
    assert help_.verdict == "unwinnable"
    assert help_.next_move is None
    assert help_.why == (
        "There are moves left, but none of them leads to a win any more. Undo to try another way."
    )


def test_a_won_game_needs_no_move() -> None:
    position = Position.from_text(LAST_STEPS)
    help_ = hint(position)
    assert help_.move == ("Q♣ in column 1 can go home. A line that wins starts so; it has 2 moves.")
    last = position.after("1-h")
    assert hint(last).move == "K♣ in column 1 can go home. That wins."
    won = hint(last.after("1-h"))
    assert (won.next_move, won.why) == (None, "All cards are home: there is nothing left to do.")


def test_without_time_a_move_is_still_named_and_called_a_guess() -> None:
    help_ = hint(deal("good-measure", number=3), positions=40)
    assert help_.verdict == "unknown"
    assert help_.next_move in deal("good-measure", number=3).legal_moves
    assert help_.move.endswith("whether the game can be won from here is not known.")
    assert help_.line == ()


def test_a_fragment_gets_no_hint_but_the_reason() -> None:
    with pytest.raises(InvalidPositionError, match="a fragment can't be searched"):
        hint(Position.from_text("AS 7C\n8H", fragment=True))
