"""Design files in JSON that tests change here and there."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bakers_widget.engine import InvalidDesignError, Variant
from tests.engine.games import DATA

DEPOTS = DATA / "depots"
PLAIN: dict[str, Any] = json.loads((DEPOTS / "bakers-dozen-unsunk.json").read_text("utf-8"))
REMOVED = object()


def changed(*changes: tuple[str, object]) -> dict[str, Any]:
    """The plain game with something else at some paths, such as `depots.2.repeat`."""
    game = deepcopy(PLAIN)
    for path, value in changes:
        *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
        place: Any = game
        for step in way:
            place = place[step]
        if value is REMOVED:
            del place[last]
        else:
            place[last] = value
    return game


def load(file: Path, game: object) -> Variant:
    file.write_text(json.dumps(game), encoding="utf-8")
    return Variant.load(file)


def refusal(file: Path, data: str | bytes) -> str:
    """What is said about a file that is refused, after its name."""
    file.write_bytes(data if isinstance(data, bytes) else data.encode())
    with pytest.raises(InvalidDesignError) as caught:
        Variant.load(file)
    message = str(caught.value)
    assert message.startswith(f"{file}: ")
    assert len(message) < 500
    return message.removeprefix(f"{file}: ")
