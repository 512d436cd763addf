"""A search that goes on while the board stays alive."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

from bakers_widget.solver import Search

_SLICE = 0.01
"""Seconds between two chances for the kernel to answer a click."""
_REPORT_EVERY = 0.4
"""Seconds between two words about how far the search is."""


class Thinking:
    """Runs a search in slices, each a turn of the event loop, until it is done or time is up.

    `progress` is called now and then, and at the end, unless it was cancelled before, `finished`;
    or else `failed`, with the error that ended it.
    Where no event loop runs, as in a plain script, it thinks to the end at once.
    """

    def __init__(
        self,
        search: Search,
        seconds: float,
        *,
        progress: Callable[[], None],
        finished: Callable[[], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        self.search = search
        self._left = seconds
        self._progress, self._finished, self._failed = progress, finished, failed
        self._reported = time.monotonic()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin; returns at once if an event loop runs."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            try:
                self.search.run(seconds=self._left)
            except BaseException as error:  # an interrupt too: it goes on to whoever called
                self._failed(error)
                raise
            self._finished()
        else:
            self._task = loop.create_task(self._think())

    def cancel(self) -> None:
        """Stop; `finished` is not called any more. The search could be gone on with."""
        if self._task is not None:
            self._task.cancel()

    async def _think(self) -> None:
        try:
            await self._run()
        except Exception as error:  # noqa: BLE001  # nobody waits for the task: it is told on the board
            self._failed(error)
            return
        finally:
            gc.unfreeze()
        self._finished()

    async def _run(self) -> None:
        while not self.search.done and self._left > 0:
            began = time.monotonic()
            self.search.run(seconds=min(_SLICE, self._left))
            now = time.monotonic()
            self._left -= now - began
            if now - self._reported >= _REPORT_EVERY:
                self._reported = now
                self._progress()
            # The collector would look through all that the search holds again and again, and keep
            # a click waiting for as long; what is frozen it leaves alone.
            gc.freeze()
            await asyncio.sleep(0)
