"""What the browser may ask for. Anything else is malformed, and says why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from bakers_widget.engine import Card, InvalidNotationError
from bakers_widget.engine.errors import quoted
from bakers_widget.widget.places import Place

_LONGEST_ID = 64
_KINDS = (
    *("move", "lift", "sink", "undo", "redo", "restart", "deal"),
    *("hint", "judge", "watch", "show", "demo", "what-if", "resume"),
    *("auto", "describe", "sheet"),
    *("level", "answer", "reveal", "explain"),
)
_DEMO_STEPS = ("step", "back", "end")


class MalformedIntentError(ValueError):
    """A message that asks for nothing that a board can do."""


@dataclass(frozen=True, slots=True)
class Intent:
    """One wish of the person at the board, made while the snapshot had `revision`.

    `card`, `source` and `target` belong to moves; `card` is None for an empty place, and `depth`
    counts from the exposed end, which is 1. `number` belongs to a new deal, None for a random one,
    to a level and to an answer. `game` belongs to a new deal, too: the slug of a variant, None for
    the one on the board; and to other rules for the same cards. `on` belongs to the
    watch and to going home by itself, `do` to a demonstration.
    """

    kind: str
    revision: int
    id: str = ""
    card: Card | None = None
    source: Place | None = None
    target: Place | None = None
    depth: int = 1
    number: object = None
    game: object = None
    on: bool = False
    do: str = ""


def intent_id(content: object) -> str:
    """The id of a message, so that even a malformed one can be answered; empty if it has none."""
    found = content.get("id") if isinstance(content, Mapping) else None
    return found if isinstance(found, str) and len(found) <= _LONGEST_ID else ""


def parse_intent(content: object) -> Intent:
    """Read a message of the browser. Raises `MalformedIntentError`, saying what is wrong."""
    if not isinstance(content, Mapping):
        raise MalformedIntentError(f"{quoted(content)} is no message with a kind and a revision")
    kind, revision = content.get("kind"), content.get("revision")
    if kind not in _KINDS:
        raise MalformedIntentError(f"kind {quoted(kind)} is not known")
    if type(revision) is not int:
        raise MalformedIntentError(f"revision {quoted(revision)} is no whole number")
    plain = Intent(
        kind,
        revision,
        intent_id(content),
        number=content.get("number"),
        game=content.get("game"),
    )
    if kind in ("watch", "auto"):
        return replace(plain, on=_on(content))
    if kind == "demo":
        return replace(plain, do=_demo_step(content))
    if kind == "sink":
        return replace(plain, source=_place(content, "from"))
    if kind not in ("move", "lift"):
        return plain
    return Intent(
        kind,
        revision,
        plain.id,
        card=_card(content),
        source=_place(content, "from"),
        target=_place(content, "to") if kind == "move" else None,
        depth=_depth(content),
    )


def _on(content: Mapping[str, Any]) -> bool:
    on = content.get("on")
    if not isinstance(on, bool):
        raise MalformedIntentError(f"on {quoted(on)} is neither true nor false")
    return on


def _demo_step(content: Mapping[str, Any]) -> str:
    do = content.get("do")
    if do not in _DEMO_STEPS:
        raise MalformedIntentError(f"do {quoted(do)} is none of {', '.join(_DEMO_STEPS)}")
    return str(do)


def _card(content: Mapping[str, Any]) -> Card | None:
    text = content.get("card")
    if text is None:
        return None
    try:
        return Card(text)
    except (InvalidNotationError, TypeError) as error:
        raise MalformedIntentError(f"card {quoted(text)} is no card") from error


def _place(content: Mapping[str, Any], key: str) -> Place:
    place = Place.parse(content.get(key))
    if place is None:
        raise MalformedIntentError(f"{key} {quoted(content.get(key))} is no place on a board")
    return place


def _depth(content: Mapping[str, Any]) -> int:
    depth = content.get("depth", 1)
    if type(depth) is not int or not 1 <= depth <= 99:
        raise MalformedIntentError(f"depth {quoted(depth)} is no number of cards")
    return depth
