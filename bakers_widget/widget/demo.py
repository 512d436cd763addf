"""Showing a line that wins, move by move, beside the game and without touching it."""

from __future__ import annotations

from collections.abc import Sequence

from bakers_widget.engine import Game, Move, Position
from bakers_widget.solver.why import why


class Demo:
    """A line from a position. `at` is how many of its moves are shown as played."""

    def __init__(self, position: Position, line: Sequence[Move]) -> None:
        self.line = tuple(line)
        self.game = Game(position)
        for move in self.line:
            self.game.push(move)
        self.game.restart()

    @property
    def at(self) -> int:
        """How many moves have been shown."""
        return len(self.game.history)

    @property
    def next_move(self) -> Move | None:
        """The move that comes next; None at the end."""
        return self.line[self.at] if self.at < len(self.line) else None

    def step(self) -> None:
        """Show one move more, if there is one."""
        if self.game.redoable:
            self.game.redo()

    def back(self) -> None:
        """Take the last one back, if there is one."""
        if self.game.history:
            self.game.pop()

    def why(self) -> str:
        """What the next move is for."""
        if self.next_move is None:
            return ""
        return str(why(self.game.position, self.line[self.at :]))
