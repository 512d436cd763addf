"""What is known of the positions of a board, and finding out more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bakers_widget.engine import Move, Outcome, Position
from bakers_widget.solver import Hint, Search, Verdict
from bakers_widget.solver.hints import hint_from
from bakers_widget.widget.thinking import Thinking

_MOST_KNOWN = 2_000
"""Positions whose verdicts are kept."""


class Adviser:
    """Knows verdicts and lines that win, and thinks about one position at a time.

    Whoever makes one gives `changed`, to be called when there is something new to show, and
    `failed`, to be called when a search ends with an error.
    """

    def __init__(
        self, changed: Callable[[], None], failed: Callable[[BaseException], None]
    ) -> None:
        self._changed, self._failed = changed, failed
        self._efforts: dict[Position, int] = {}
        self._verdicts: dict[Position, Verdict] = {}
        self._lines: dict[Position, tuple[Move, ...]] = {}
        self._search: Search | None = None
        self._thinking: Thinking | None = None

    @property
    def under_way(self) -> int:
        """How many positions the search at hand has looked at."""
        return self._search.searched if self._search is not None else 0

    def searched(self, position: Position) -> int:
        """How many positions were looked at for the verdict on `position`; 0 if for another's."""
        if self._search is not None and self._search.position == position:
            return self._search.searched
        return self._efforts.get(position, 0)

    @property
    def is_thinking(self) -> bool:
        """Whether a search is under way."""
        return self._thinking is not None

    def verdict(self, position: Position) -> Verdict:
        """What is known of a position without any thinking."""
        if position.outcome is Outcome.WON:
            return Verdict.WINNABLE
        if position.outcome is Outcome.BLOCKED:
            return Verdict.UNWINNABLE
        return self._verdicts.get(position, Verdict.UNKNOWN)

    def line(self, position: Position) -> tuple[Move, ...]:
        """A line that wins from there; empty if none is known."""
        return self._lines.get(position, ())

    def hint(self, position: Position) -> Hint:
        """Help with a position, from what is known of it."""
        line: Sequence[Move] = self.line(position)
        if not line and self._search is not None and self._search.position == position:
            line = self._search.best_line()
        return hint_from(position, self.verdict(position), line)

    def think(self, position: Position, seconds: float, finished: Callable[[], None]) -> None:
        """Find out about a position, in at most `seconds`, then call `finished`.

        What was thought about before is dropped, unless it is the same position: then the search
        goes on where it stopped.
        """
        self.stop()
        if self.verdict(position) is not Verdict.UNKNOWN:
            finished()
            return
        if self._search is None or self._search.position != position:
            self._search = Search(position)
        search = self._search

        def done() -> None:
            self._thinking = None
            self._learn(search)
            finished()

        def failed(error: BaseException) -> None:
            self._thinking = self._search = None
            self._failed(error)

        self._thinking = Thinking(
            search, seconds, progress=self._changed, finished=done, failed=failed
        )
        self._thinking.start()

    def keep_to(self, position: Position) -> None:
        """Think no more, and let go of a search that was about another position."""
        self.stop()
        if self._search is not None and self._search.position != position:
            self._search = None

    def stop(self) -> None:
        """Think no more for now."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def _learn(self, search: Search) -> None:
        if len(self._verdicts) > _MOST_KNOWN:
            self._verdicts.clear()
            self._lines.clear()
            self._efforts.clear()
        if not search.done:
            return
        self._search = None  # it holds a lot of memory, and has said all it can
        position = search.position
        self._verdicts[position] = search.verdict
        self._efforts[position] = search.searched
        for played in range(len(search.moves)):
            self._verdicts[position] = Verdict.WINNABLE
            self._lines[position] = search.moves[played:]
            position = position.after(search.moves[played])
