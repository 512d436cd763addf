import pytest
from hypothesis import given

from bakers_widget.engine import Move, Position, deal
from tests.engine.strategies import positions

EVERY_MOVE = [f"{source}-{target}" for source in range(1, 14) for target in (*range(1, 14), "h")]


def fragment(text: str) -> Position:
    return Position.from_text(text, fragment=True)


@pytest.mark.parametrize(
    ("text", "legal"),
    [
        # Any suit, one rank lower, exposed cards only.
        ("7C\n8H\n8C\n9S", "1-2 1-3 2-4 3-4"),
        ("AS 7C\n8H", "1-2"),
        ("7C 2D\n8H\n3S 9C", "2-3"),
        # A newly uncovered card is available at once, its run only from the end.
        ("8D 7S 6H\n7C\n9H\n8S", "1-2 2-4 4-3"),
        # Kings join nothing, aces host nothing, an ace joins a two.
        ("KC\nAH\nQD", "2-h 3-1"),
        ("AS\n2H\nKD", "1-h 1-2"),
        # An empty column takes nothing.
        (":\nKC\n5D 4D\n7H", ""),
        # Home in suit and by one rank; leaving a card where it is remains possible.
        ("Foundations: H-3 S-A\n4H\n2S\n5C\n2D", "1-h 1-3 2-h"),
        ("Foundations: H-0 S-A\n3S\n2H", "2-1"),
        ("Foundations: C-Q\nKC", "1-h"),
        ("Foundations: C-K\n:", ""),
    ],
)
def test_exactly_these_moves_are_legal(text: str, legal: str) -> None:
    position = fragment(text)
    assert [str(move) for move in position.legal_moves] == legal.split()
    assert {move for move in EVERY_MOVE if move in position.legal_moves} == set(legal.split())
    assert len(position.legal_moves) == len(legal.split())
    assert bool(position.legal_moves) is bool(legal)


def test_legal_moves_are_a_readable_view() -> None:
    legal = deal(number=24).legal_moves
    assert repr(legal) == ("<10 legal moves: 1-h, 1-2, 1-5, 1-9, 7-h, 7-2, 7-5, 7-9, 13-10, 13-12>")
    assert repr(fragment("7C\n8H").legal_moves) == "<1 legal move: 1-2>"
    assert repr(fragment("KC").legal_moves) == "<no legal moves>"
    assert Move.parse("1-2") in legal
    assert "1-2" in legal
    assert "1-3" not in legal
    assert "nonsense" not in legal
    assert legal.destinations[6] == tuple(map(Move.parse, ("7-h", "7-2", "7-5", "7-9")))
    assert legal.destinations[1] == ()
    assert legal == deal(number=24).legal_moves
    assert legal != deal(number=25).legal_moves


def test_a_move_home_may_name_its_foundation() -> None:
    position = deal(number=24)
    assert "7-h1" in position.legal_moves, "hearts are the first foundation"
    assert position.after("7-h1") == position.after("7-h")
    assert "7-h2" not in position.legal_moves


@given(positions)
def test_the_listed_moves_are_those_that_check_and_after_allow(position: Position) -> None:
    listed = {str(move) for move in position.legal_moves}
    for move in EVERY_MOVE:
        assert (move in position.legal_moves) is (move in listed)
    for move in listed:
        position.check(move)
        assert position.after(move) != position


def test_a_move_takes_the_exposed_card_and_nothing_else() -> None:
    before = deal(number=24)
    after = before.after("7-5")
    assert after.columns[6] == before.columns[6][:-1]
    assert after.columns[4] == (*before.columns[4], before.columns[6][-1])
    untouched = [column for column in range(13) if column not in (4, 6)]
    assert all(after.columns[column] is before.columns[column] for column in untouched)
    assert after.foundations == before.foundations
    assert before == deal(number=24)


def test_a_move_home_puts_the_card_on_the_foundation_of_its_suit() -> None:
    position = fragment("Foundations: H-0 C-0 D-0 S-A\n3S 2S\nAH").after("1-h")
    assert [[str(card) for card in pile] for pile in position.foundations] == [
        [],
        [],
        [],
        ["A♠", "2♠"],
    ]
    assert position.home == 2
    assert position.to_text() == "Foundations: H-0 C-0 D-0 S-2\n3S\nAH"


def test_a_whole_position_may_be_blocked_or_won_but_a_fragment_never_won() -> None:
    kings = "Foundations: H-Q C-K D-K S-K\n"
    assert Position.from_text(kings + "KH").outcome == "playing"
    assert Position.from_text(kings + "KH").after("1-h").outcome == "won"
    assert fragment(kings + "KH").after("1-h").outcome == "blocked"
    assert Position.from_text("Foundations: H-J C-K D-K S-K\nQH KH").outcome == "blocked"
