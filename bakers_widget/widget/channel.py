"""The talk with the browser: what is synced, and how its messages are taken."""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from bakers_widget.widget.intents import Intent, MalformedIntentError, intent_id, parse_intent
from bakers_widget.widget.snapshot import About, Answer, Snapshot
from bakers_widget.widget.words import Message, malformed, observer_failed

_log = logging.getLogger(__name__)


@cache
def _front_end(file: str) -> str:
    """A file of the built front end. As text: a path would keep every board alive for ever."""
    built = Path(__file__).with_name("static") / file
    try:
        return built.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise FileNotFoundError(
            "the front end of bakers_widget is not built: run `make build` in its repository"
        ) from None


class Channel(anywidget.AnyWidget):
    """A widget that tells its whole state in one snapshot, and answers each message with the next.

    `revision` grows whenever other cards are shown, so that what comes too late can be told.
    """

    snapshot = traitlets.Dict(read_only=True).tag(sync=True)
    about = traitlets.Dict(read_only=True).tag(sync=True)
    # Not anywidget's own `_css`, which would go to the page around the board.
    styles = traitlets.Unicode(read_only=True).tag(sync=True)
    # Some hosts run the cells that depend on a widget only when its front end saves a trait:
    # the front end saves here the revision of each answer it was waiting for.
    acknowledged = traitlets.Int(0).tag(sync=True)

    revision = 0
    message: Message | None = None
    answered: Answer | None = None
    _holding = False

    def __init__(self, **traits: Any) -> None:
        self._esm = _front_end("board.js")
        self.set_trait("styles", _front_end("styles.css"))
        super().__init__(**traits)
        self._publish()
        self.on_msg(type(self)._receive)

    @abstractmethod
    def _state(self) -> tuple[About, Snapshot]:
        """What the browser is told."""

    @abstractmethod
    def _told(self) -> None:
        """Called when it has been told."""

    @abstractmethod
    def _carry_out(self, intent: Intent) -> bool:
        """Do what the browser asks; returns whether it was done."""

    def say(self, message: Message | None) -> None:
        """Show words on the board."""
        self.message = message
        self._publish()

    def refresh(self) -> None:
        """Show how things stand now."""
        self._publish()

    def moved_on(self) -> None:
        """Show other cards than before, so that what was asked about these comes too late."""
        self.revision += 1
        self.message = None
        self._publish()

    def _publish(self) -> None:
        if self._holding:
            return
        about, snapshot = self._state()
        self.set_trait("about", about)
        self.set_trait("snapshot", snapshot)
        self._told()

    @contextmanager
    def _one_snapshot(self) -> Iterator[None]:
        """Whatever happens inside is told to the browser once, at the end."""
        if self._holding:
            yield
            return
        self._holding = True
        try:
            yield
        finally:
            self._holding = False
            self._publish()

    def _receive(self, content: object, _buffers: object) -> None:
        """Answer a message of the browser. Nothing that it holds may end the board's life."""
        try:
            with self._one_snapshot():
                self._answer_to(content)
        except Exception as error:  # noqa: BLE001  # an observer's: whatever it is, the board lives
            _log.exception("code that observes a board raised")
            self.say(observer_failed(error))

    def _answer_to(self, content: object) -> None:
        done = False
        try:
            done = self._carry_out(parse_intent(content))
        except MalformedIntentError as error:
            _log.warning("a board was sent a malformed message: %s", error)
            self.say(malformed(error))
        self.answered = Answer(intent_id(content), done)
