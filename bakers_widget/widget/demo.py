"""Showing a line, move by move, beside the game and without touching it."""

from __future__ import annotations

from collections.abc import Sequence

from bakers_widget.engine import Game, IllegalMoveError, Move, Position
from bakers_widget.solver.why import why


class Demo:
    """A line from a position. `at` is how many of its moves are shown as played.

    `remark` is said before its last move. Where it `may_end_refused`, that move may be one that is
    not legal: then it is shown and not played, and `refused` says why.
    """

    def __init__(
        self,
        position: Position,
        line: Sequence[Move],
        remark: str = "",
        *,
        may_end_refused: bool = False,
    ) -> None:
        self.game, self.remark = Game(position), remark
        self.refused: IllegalMoveError | None = None
        played = []
        for number, move in enumerate(line, 1):
            try:
                played.append(self.game.push(move))
            except IllegalMoveError as error:
                if number < len(line) or not may_end_refused:
                    raise
                self.refused = error
        self.line = tuple(played)
        self.game.restart()

    @property
    def at(self) -> int:
        """How many moves have been shown."""
        return len(self.game.history)

    @property
    def next_move(self) -> Move | None:
        """The move that comes next, be it one that is refused; None at the end."""
        if self.at < len(self.line):
            return self.line[self.at]
        return self.refused.move if self.refused is not None else None

    def step(self) -> None:
        """Show one move more, if there is one."""
        if self.game.redoable:
            self.game.redo()

    def back(self) -> None:
        """Take the last one back, if there is one."""
        if self.game.history:
            self.game.pop()

    def why(self) -> str:
        """What the next move is for, where it can be played."""
        if self.at == len(self.line):
            return ""
        if self.remark and self.at == len(self.line) - 1:
            return self.remark
        return str(why(self.game.position, self.line[self.at :]))
