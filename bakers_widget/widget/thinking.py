"""A search that goes on while the board stays alive."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from bakers_widget.solver import Search

_SLICE = 0.01
"""Seconds between two chances for the kernel to answer a click."""
_REPORT_EVERY = 0.4
"""Seconds between two words about how far the search is."""


class Thinking:
    """Runs a search in slices, each a turn of the event loop, until it is done or time is up.

    `progress` is called now and then, `finished` once at the end, unless it was cancelled before.
    Where no event loop runs, as in a plain script, it thinks to the end at once.
    """

    def __init__(
        self,
        search: Search,
        seconds: float,
        *,
        progress: Callable[[], None],
        finished: Callable[[], None],
    ) -> None:
        self.search = search
        self._left = seconds
        self._progress, self._finished = progress, finished
        self._reported = time.monotonic()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin; returns at once if an event loop runs."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self.search.run(seconds=self._left)
            self._finished()
        else:
            self._task = loop.create_task(self._think())

    def cancel(self) -> None:
        """Stop; `finished` is not called any more. The search could be gone on with."""
        if self._task is not None:
            self._task.cancel()

    async def _think(self) -> None:
        while not self.search.done and self._left > 0:
            began = time.monotonic()
            self.search.run(seconds=min(_SLICE, self._left))
            now = time.monotonic()
            self._left -= now - began
            if now - self._reported >= _REPORT_EVERY:
                self._reported = now
                self._progress()
            await asyncio.sleep(0)
        self._finished()
