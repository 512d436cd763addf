"""A game: a position in play, with its history."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from types import MethodType

from bakers_widget.engine.moves import Move, as_move
from bakers_widget.engine.position import Outcome, Position


class Game:
    """A position in play: moves are pushed, taken back and played again.

    A refused move leaves the game as it was. Moves taken back can be redone until another
    move is pushed.

    >>> game = Game(Position.from_text("AS 7C\\n8H", fragment=True))
    >>> game.push("1-2"), game.push("1-h")
    (Move.parse('1-2'), Move.parse('1-h'))
    >>> game.pop()
    Move.parse('1-h')
    >>> game.history, game.redoable, game.outcome
    ([Move.parse('1-2')], [Move.parse('1-h')], <Outcome.PLAYING: 'playing'>)
    """

    def __init__(self, position: Position) -> None:
        if not isinstance(position, Position):
            raise TypeError(f"a game starts from a Position, not from {type(position).__name__}")
        self._positions = [position]
        self._moves: list[Move] = []
        self._played = 0
        self._watchers: list[Callable[[], Callable[[], object] | None]] = []

    @property
    def start(self) -> Position:
        """The position that the game started from."""
        return self._positions[0]

    @property
    def position(self) -> Position:
        """The position now."""
        return self._positions[self._played]

    @property
    def history(self) -> list[Move]:
        """The moves that led from the start to the position now, in order."""
        return self._moves[: self._played]

    @property
    def positions(self) -> list[Position]:
        """The positions from the start (index 0) to now (index -1), one more than moves."""
        return self._positions[: self._played + 1]

    @property
    def redoable(self) -> list[Move]:
        """The moves that were taken back and can be played again, the next one first."""
        return self._moves[self._played :]

    @property
    def outcome(self) -> Outcome:
        """`playing`, `won` or `blocked`, from the legal moves of the position."""
        return self.position.outcome

    @property
    def repeats(self) -> int | None:
        """After how many moves this very position stood before; None when it is new.

        0 is the start. Going back and forth is no progress, and this tells it.
        """
        earlier = self._positions[: self._played]
        return next((i for i, old in enumerate(earlier) if old == self.position), None)

    def push(self, move: Move | str) -> Move:
        """Play a move, given as a `Move` or its text, and return it.

        Raises `IllegalMoveError` or `InvalidNotationError`; the game is then as it was.
        """
        move = as_move(move)
        position = self.position.after(move)
        if move.foundation is not None:
            # The foundation that would have been chosen anyway needs no mention in the history.
            usual = Move(move.source, None)
            if self.position.after(usual) == position:
                move = usual
        del self._positions[self._played + 1 :]
        del self._moves[self._played :]
        self._positions.append(position)
        self._moves.append(move)
        self._go_to(self._played + 1)
        return move

    def pop(self) -> Move:
        """Take the last move back and return it. Raises `IndexError` at the start."""
        if self._played == 0:
            raise IndexError("no move to take back: this is the start of the game")
        self._go_to(self._played - 1)
        return self._moves[self._played]

    def redo(self) -> Move:
        """Play the move taken back last and return it. Raises `IndexError` if there is none."""
        if self._played == len(self._moves):
            raise IndexError("no move to play again: none was taken back since the last one played")
        self._go_to(self._played + 1)
        return self._moves[self._played - 1]

    def restart(self) -> None:
        """Go back to the start. All moves can be redone, so nothing is lost."""
        self._go_to(0)

    def watch(self, callback: Callable[[], object]) -> Callable[[], None]:
        """Call `callback` after every change; the function returned ends that.

        A bound method is held weakly: watching a game keeps no object alive.
        """
        reference: Callable[[], Callable[[], object] | None] = (
            weakref.WeakMethod(callback) if isinstance(callback, MethodType) else lambda: callback
        )
        self._watchers.append(reference)

        def stop() -> None:
            self._watchers = [other for other in self._watchers if other is not reference]

        return stop

    def _go_to(self, played: int) -> None:
        if played == self._played:
            return
        self._played = played
        self._watchers = [reference for reference in self._watchers if reference() is not None]
        for reference in tuple(self._watchers):
            callback = reference()
            if callback is not None:
                callback()

    def __repr__(self) -> str:
        moves = f"{self._played} move{'' if self._played == 1 else 's'} played"
        return f"<Game of {self.start.variant.name}, {moves}, {self.outcome}>"
