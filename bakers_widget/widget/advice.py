"""The help that a board gives: hints by steps, a verdict, a watch on each move, a demonstration."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from bakers_widget.engine import Game, Move, Outcome, Position
from bakers_widget.solver import Hint, Verdict
from bakers_widget.widget import advice_words, words
from bakers_widget.widget.adviser import Adviser
from bakers_widget.widget.demo import Demo
from bakers_widget.widget.places import Place, places_of

if TYPE_CHECKING:
    from bakers_widget.widget.board import Board

_log = logging.getLogger(__name__)

HINT_SECONDS = 3.0
VERDICT_SECONDS = 10.0
WATCH_SECONDS = 2.0


class Asked(StrEnum):
    """What the board is thinking for."""

    NOTHING = "nothing"
    HINT = "hint"
    VERDICT = "verdict"
    DEMO = "demo"
    WATCH = "watch"


class Advice:
    """The help of one board. Its words go to the board, which shows them."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._adviser = Adviser(board.refresh, self._failed)
        self._asked = Asked.NOTHING
        self._hint: Hint | None = None
        self._level = 0
        self._legal_moves_told = 0
        self._seen: tuple[Game, Position] | None = None
        self.watching = False
        self.demo: Demo | None = None

    @property
    def working(self) -> str | None:
        """What to say while someone waits for an answer."""
        if not self._adviser.is_thinking or self._asked is Asked.WATCH:
            return None
        return f"looking ahead · {advice_words.positions(self._adviser.under_way)}"

    @property
    def is_lost(self) -> bool:
        """Whether the game is known to be lost, though moves are left."""
        position = self._position
        known = not position.fragment and self._adviser.verdict(position) is Verdict.UNWINNABLE
        return known and position.outcome is Outcome.PLAYING

    @property
    def marks(self) -> list[Place]:
        """The places of the hint: where the card is and, at a later step, where it may go."""
        if self.demo is not None:
            move, position = self.demo.next_move, self.demo.game.position
            return list(places_of(position, move)) if move else []
        move = self._hint.next_move if self._hint else None
        if move is None or self._level < 2:
            return []
        return list(places_of(self._position, move))[: 1 if self._level == 2 else 2]

    def game_changed(self) -> None:
        """Forget what was about the position before, and look at the move if asked to."""
        self.demo = None
        self._adviser.keep_to(self._position)
        self._asked = Asked.NOTHING
        self._hint, self._level, self._legal_moves_told = None, 0, 0
        game = self._board.game
        forward = bool(game.history) and self._seen == (game, game.positions[-2])
        self.look()
        if self.watching and not self._position.fragment and self._position.legal_moves:
            self._think(Asked.WATCH, WATCH_SECONDS, self._look_back if forward else lambda: None)

    def look(self) -> None:
        """Take the position as seen: what comes next is a move from there, or it is not."""
        self._seen = self._board.game, self._position

    def close(self) -> None:
        """Think no more."""
        self._adviser.stop()

    # What is asked for

    def give_hint(self) -> None:
        """The next step of help: where to look, which card, which move, why."""
        if self._position.fragment:
            self._name_a_legal_move()
        elif self._hint is not None or self._known:
            self._tell_hint()
        elif not self._is_at(Asked.HINT):
            self._think(Asked.HINT, HINT_SECONDS, self._tell_hint)

    def mark(self, move: Move) -> None:
        """Mark the two ends of a move."""
        self._hint, self._level = advice_words.legal_move(self._position, move), 3

    def judge(self) -> None:
        """Say whether the game can still be won, after a search if need be."""
        if self._position.fragment:
            self._board.say(advice_words.never_won())
        elif not self._is_at(Asked.VERDICT):
            self._think(Asked.VERDICT, VERDICT_SECONDS, self._tell_verdict)

    def watch(self, on: bool) -> None:
        """Whether to tell when a move gives the win away."""
        self.watching = on
        self._board.say(advice_words.watching(on))
        if not on and self._is_at(Asked.WATCH):
            self._adviser.stop()
        if on and not self._position.fragment and not self._adviser.is_thinking:
            self._think(Asked.WATCH, WATCH_SECONDS, lambda: None)

    def show(self, line: Sequence[Move] | None = None) -> None:
        """Play a line beside the game: `line`, or one that wins, found by a search if need be."""
        if line is not None:
            self.demonstrate(Demo(self._position, line))
        elif self._position.fragment:
            self._board.say(advice_words.never_won())
        elif not self._is_at(Asked.DEMO):
            self._think(Asked.DEMO, VERDICT_SECONDS, self._start_or_tell)

    def demonstrate(self, demo: Demo) -> None:
        """Play a line from any position beside the game."""
        self._adviser.stop()
        self.demo = demo
        self._board.moved_on()

    def end_demo(self) -> None:
        """Back to the game."""
        self.demo = None
        self._board.moved_on()

    # How it is answered

    @property
    def _position(self) -> Position:
        return self._board.game.position

    @property
    def _known(self) -> bool:
        return self._adviser.verdict(self._position) is not Verdict.UNKNOWN

    def _is_at(self, asked: Asked) -> bool:
        """Whether the board is thinking for this already."""
        return self._adviser.is_thinking and self._asked is asked

    def _failed(self, error: BaseException) -> None:
        _log.error("a search ended with an error", exc_info=error)
        self._board.say(advice_words.search_failed(error))

    def _think(self, asked: Asked, seconds: float, finished: Callable[[], None]) -> None:
        self._asked = asked
        self._adviser.think(self._position, seconds, finished)
        self._board.refresh()

    def _tell_hint(self) -> None:
        if self._hint is None:
            self._hint = self._adviser.hint(self._position)
        self._level = min(self._level + 1, len(self._hint.steps))
        self._board.say(advice_words.hint_step(self._hint, self._level))

    def _name_a_legal_move(self) -> None:
        moves = sorted(self._position.legal_moves, key=lambda move: not move.is_home)
        if not moves:
            self._board.say(None)
            return
        move = moves[self._legal_moves_told % len(moves)]
        self._legal_moves_told += 1
        self.mark(move)
        self._board.say(words.hinted(self._position, move))

    def _tell_verdict(self) -> None:
        verdict = self._adviser.verdict(self._position)
        line = self._adviser.line(self._position)
        self._board.say(
            advice_words.verdict(
                self._position, verdict, len(line), self._adviser.searched(self._position)
            )
        )

    def _start_or_tell(self) -> None:
        line = self._adviser.line(self._position)
        if line:
            self.demonstrate(Demo(self._position, line))
        else:
            self._tell_verdict()

    def _look_back(self) -> None:
        """Say so if the last move gave the win away."""
        if self._adviser.verdict(self._position) is not Verdict.UNWINNABLE:
            return
        before = self._board.game.positions[-2]

        def tell() -> None:
            if self._adviser.verdict(before) is Verdict.WINNABLE:
                self._board.say(advice_words.gave_away())

        self._asked = Asked.WATCH
        self._adviser.think(before, WATCH_SECONDS, tell)
