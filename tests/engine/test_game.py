import pytest

from bakers_widget.engine import (
    Game,
    IllegalMoveError,
    InvalidNotationError,
    Move,
    Outcome,
    Position,
    deal,
)
from tests.engine.games import DEAL_27_SOLUTION, DEAL_120_BLOCKED

FEW_CARDS = "AS 7C\n8H\n8D"


def small_game() -> Game:
    return Game(Position.from_text(FEW_CARDS, fragment=True))


def moves(*texts: str) -> list[Move]:
    return [Move.parse(text) for text in texts]


def test_a_new_game_stands_at_its_start() -> None:
    game = Game(deal(number=24))
    assert game.start == game.position == deal(number=24)
    assert game.history == game.redoable == []
    assert game.positions == [deal(number=24)]
    assert game.outcome is Outcome.PLAYING
    assert game.repeats is None
    assert repr(game) == "<Game of Baker's Dozen, 0 moves played, playing>"


def test_push_plays_a_move_given_as_text_or_move_and_returns_it() -> None:
    game = small_game()
    assert game.push("1-2") == Move.parse("1-2")
    assert game.push(Move.parse("1-h")) == Move.parse("1-h")
    assert game.history == moves("1-2", "1-h")
    assert game.position.to_text() == "Foundations: H-0 C-0 D-0 S-A\n:\n8H 7C\n8D"
    assert [position.home for position in game.positions] == [0, 0, 1]
    assert game.start.to_text() == FEW_CARDS
    assert repr(game) == "<Game of Baker's Dozen, 2 moves played, playing>"


def test_a_foundation_named_without_need_is_not_kept_in_the_history() -> None:
    game = small_game()
    game.push("1-2")
    assert game.push("1-h4") == Move.parse("1-h")
    assert [str(move) for move in game.history] == ["1-2", "1-h"]


def test_pop_takes_back_and_redo_plays_again() -> None:
    game = small_game()
    game.push("1-2")
    game.push("1-h")
    end = game.position
    assert game.pop() == Move.parse("1-h")
    assert (game.history, game.redoable) == (moves("1-2"), moves("1-h"))
    assert game.pop() == Move.parse("1-2")
    assert (game.history, game.redoable) == ([], moves("1-2", "1-h"))
    assert game.position == game.start
    assert game.redo() == Move.parse("1-2")
    assert game.redo() == Move.parse("1-h")
    assert (game.history, game.redoable) == (moves("1-2", "1-h"), [])
    assert game.position == end


def test_another_move_clears_what_could_be_redone() -> None:
    game = small_game()
    game.push("1-2")
    game.push("1-h")
    game.pop()
    game.pop()
    game.push("1-3")
    assert game.history == moves("1-3")
    assert game.redoable == []
    assert game.position.to_text() == "AS\n8H\n8D 7C"
    assert len(game.positions) == 2


def test_restart_goes_to_the_start_and_keeps_all_moves_for_redo() -> None:
    game = small_game()
    for move in ("1-2", "2-3", "1-h"):
        game.push(move)
    game.pop()
    game.restart()
    assert game.position == game.start
    assert game.history == []
    assert game.redoable == moves("1-2", "2-3", "1-h")
    for _ in range(3):
        game.redo()
    assert game.position.to_text() == "Foundations: H-0 C-0 D-0 S-A\n:\n8H\n8D 7C"


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    game = small_game()
    with pytest.raises(IndexError, match=r"^no move to take back: this is the start of the game$"):
        game.pop()
    game.push("1-2")
    game.restart()
    with pytest.raises(IndexError, match=r"^no move to take back"):
        game.pop()


def test_there_is_nothing_to_redo_after_the_last_move() -> None:
    game = small_game()
    sentence = r"^no move to play again: none was taken back since the last one played$"
    with pytest.raises(IndexError, match=sentence):
        game.redo()
    game.push("1-2")
    with pytest.raises(IndexError, match=sentence):
        game.redo()


@pytest.mark.parametrize("bad", ["1-1", "99-h", "2-3", "h-1", "1-2x2", "", "nonsense", None, 5])
def test_a_refused_move_leaves_everything_as_it_was(bad: object) -> None:
    game = small_game()
    for move in ("1-2", "2-3", "1-h"):
        game.push(move)
    game.pop()
    before = (game.position, game.history, game.redoable, game.positions, game.outcome)
    with pytest.raises((IllegalMoveError, InvalidNotationError)):
        game.push(bad)  # type: ignore[arg-type]
    assert (game.position, game.history, game.redoable, game.positions, game.outcome) == before
    assert game.redo() == Move.parse("1-h")


def test_the_lists_a_game_gives_are_copies() -> None:
    game = small_game()
    game.push("1-2")
    game.history.clear()
    game.positions.clear()
    game.redoable.append(Move.parse("1-h"))
    assert game.history == moves("1-2")
    assert len(game.positions) == 2
    assert game.redoable == []


def test_deal_27_is_won_by_the_solution_with_all_52_cards_home() -> None:
    game = Game(deal(number=27))
    outcomes: list[str] = [game.outcome]
    for move in DEAL_27_SOLUTION:
        game.push(move)
        outcomes.append(game.outcome)
    assert outcomes == ["playing"] * 70 + ["won"]
    assert game.outcome is Outcome.WON
    assert [str(move) for move in game.history] == DEAL_27_SOLUTION
    assert len(game.history) == 70
    assert sum(move.is_home for move in game.history) == game.position.home == 52
    assert game.position.columns == ((),) * 13
    assert [str(pile[-1]) for pile in game.position.foundations] == ["K♥", "K♣", "K♦", "K♠"]
    assert not game.position.legal_moves
    assert game.position == Position.from_text("Foundations: H-K C-K D-K S-K")
    game.pop()
    assert str(game.outcome) == "playing"


def test_deal_120_is_blocked_after_these_nine_moves() -> None:
    game = Game(deal(number=120))
    outcomes: list[str] = [game.outcome]
    for move in DEAL_120_BLOCKED:
        game.push(move)
        outcomes.append(game.outcome)
    assert outcomes == ["playing"] * 9 + ["blocked"]
    assert game.outcome is Outcome.BLOCKED
    assert len(game.position.legal_moves) == 0
    assert game.position.home == 3
    assert repr(game) == "<Game of Baker's Dozen, 9 moves played, blocked>"
    game.pop()
    assert str(game.outcome) == "playing"


def test_a_fragment_with_all_its_cards_home_is_not_won() -> None:
    game = Game(Position.from_text("2S AS", fragment=True))
    game.push("1-h")
    game.push("1-h")
    assert game.position.home == 2
    assert game.outcome is Outcome.BLOCKED


def test_going_back_and_forth_is_noticed() -> None:
    game = small_game()
    repeats = [game.repeats]
    for move in ("1-2", "2-3", "3-2", "2-3", "1-h"):
        game.push(move)
        repeats.append(game.repeats)
    assert repeats == [None, None, None, 1, 2, None]
    game.pop()
    game.pop()
    assert game.repeats == 1


def test_a_position_that_stood_at_the_start_repeats_move_0() -> None:
    game = Game(Position.from_text("8H 7C\n8D", fragment=True))
    game.push("1-2")
    game.push("2-1")
    assert game.repeats == 0


@pytest.mark.parametrize(("given", "kind"), [("AS", "str"), (24, "int"), (None, "NoneType")])
def test_a_game_starts_from_a_position_only(given: object, kind: str) -> None:
    with pytest.raises(TypeError, match=f"^a game starts from a Position, not from {kind}$"):
        Game(given)  # type: ignore[arg-type]


def test_unknown_keywords_are_refused_by_name() -> None:
    with pytest.raises(TypeError, match="'number'"):
        Game(deal(number=24), number=24)  # type: ignore[call-arg]
