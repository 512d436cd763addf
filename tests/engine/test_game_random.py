from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bakers_widget.engine import Card, Game, IllegalMoveError, Move, Position, Suit, deal
from tests.engine.strategies import chosen, deal_numbers, near_moves

PACK = sorted(Card.of(rank, suit) for rank in range(1, 14) for suit in Suit)


class GameMachine(RuleBasedStateMachine):
    """A game in random hands, beside what it should be: its positions and moves in plain lists."""

    game: Game

    @initialize(number=deal_numbers)
    def start(self, number: int) -> None:
        self.positions: list[Position] = [deal(number=number)]
        self.moves: list[Move] = []
        self.played = 0
        self.calls = self.expected_calls = 0
        self.game = Game(self.positions[0])
        self.game.watch(self.count)

    def count(self) -> None:
        self.calls += 1

    @rule(choice=st.integers(0, 59))
    def push(self, choice: int) -> None:
        move = chosen(self.game.position, choice)
        if move is None:
            assert self.game.outcome in ("won", "blocked")
            return
        assert self.game.push(move) == move
        self.positions[self.played + 1 :] = [self.game.position]
        self.moves[self.played :] = [move]
        self.played += 1
        self.expected_calls += 1

    @rule(choice=st.integers(0, 59))
    def push_then_pop(self, choice: int) -> None:
        move = chosen(self.game.position, choice)
        if move is None:
            return
        before = self.game.position
        self.game.push(move)
        assert self.game.pop() == move
        assert self.game.position == before
        assert self.game.position.to_text() == before.to_text()
        del self.positions[self.played + 1 :]
        self.positions.append(before.after(move))
        self.moves[self.played :] = [move]
        self.expected_calls += 2

    @rule(move=near_moves)
    def push_something_illegal(self, move: Move) -> None:
        if move in self.game.position.legal_moves:
            return
        try:
            self.game.push(move)
        except IllegalMoveError as error:
            refused = error.move
        assert refused == move

    @precondition(lambda self: self.played > 0)
    @rule()
    def pop(self) -> None:
        self.played -= 1
        assert self.game.pop() == self.moves[self.played]
        self.expected_calls += 1

    @precondition(lambda self: self.played < len(self.moves))
    @rule()
    def redo(self) -> None:
        assert self.game.redo() == self.moves[self.played]
        self.played += 1
        self.expected_calls += 1

    @precondition(lambda self: self.played > 3)
    @rule()
    def restart(self) -> None:
        self.game.restart()
        self.played = 0
        self.expected_calls += 1

    @invariant()
    def the_game_is_what_it_should_be(self) -> None:
        assert self.game.position == self.positions[self.played]
        assert self.game.positions == self.positions[: self.played + 1]
        assert self.game.history == self.moves[: self.played]
        assert self.game.redoable == self.moves[self.played :]
        assert self.calls == self.expected_calls

    @invariant()
    def there_are_52_cards_always(self) -> None:
        position = self.game.position
        piles = (*position.columns, *position.foundations)
        assert sorted(card for pile in piles for card in pile) == PACK

    @invariant()
    def foundations_hold_one_suit_from_the_ace_up(self) -> None:
        for suit, pile in zip("HCDS", self.game.position.foundations, strict=True):
            assert "".join(card.text for card in pile) == "".join(
                rank + suit for rank in "A23456789TJQK"[: len(pile)]
            )

    @invariant()
    def the_outcome_follows_from_the_legal_moves(self) -> None:
        position = self.game.position
        expected = "playing" if len(position.legal_moves) else "blocked"
        assert self.game.outcome == ("won" if position.home == 52 else expected)

    @invariant()
    def repeats_tells_whether_the_position_stood_before(self) -> None:
        earlier = self.positions[: self.played]
        stood_before = [position.to_text() for position in earlier]
        text = self.game.position.to_text()
        assert self.game.repeats == (stood_before.index(text) if text in stood_before else None)


TestGameMachine = GameMachine.TestCase
TestGameMachine.settings = settings(deadline=None, max_examples=40, stateful_step_count=40)
