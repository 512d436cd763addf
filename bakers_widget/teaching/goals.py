"""Conditions on a game, as a lesson file and `check` write them.

| written | holds when |
|---|---|
| `home AS 2S` | all these cards are home |
| `home 4` | at least so many cards are home |
| `all home` | no card is left in the columns |
| `7C on 8H` | 7♣ lies right on 8♥ in a column |
| `exposed AS` | A♠ is the exposed card of a column |
| `empty 3` | column 3 has no card |
| `blocked` | no legal move is left, and the game is not won |
| `winnable`, `lost` | moves are left, and some line of them wins, or none does; for whole packs |
| `moves 6` | six moves or more have been played |
| `repeated` | a position has come back: cards went back and forth |
| `tried wrong-rank` | a move was tried that is refused for this reason |
| `answered` | the question was answered rightly |

`not` before any of them turns it round, and ` and ` joins several that all have to hold.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Protocol

from bakers_widget.engine import IllegalReason, Position
from bakers_widget.engine.errors import InvalidNotationError, quoted


@dataclass(frozen=True)
class Standing:
    """What conditions look at: a position, and what happened on the way to it."""

    position: Position
    moves: int = 0
    tried: frozenset[IllegalReason] = frozenset()
    repeated: bool = False
    """Whether a position has come back."""
    answered: bool = False
    """Whether the question was answered rightly."""


class Part(Protocol):
    """One of the conditions that a written one joins."""

    def holds(self, standing: Standing) -> bool:
        """Whether it holds."""

    def missing(self, standing: Standing) -> str:
        """A sentence that tells why it does not hold."""


@dataclass(frozen=True)
class Condition:
    """A condition, as it was written, whether it `holds`, and what is `missing` if not.

    >>> board = Position.from_text("AS 7C\\n8H", fragment=True)
    >>> condition = Condition.parse("7C on 8H and home AS")
    >>> condition.holds(Standing(board.after("1-2"), 1))
    False
    >>> condition.missing(Standing(board.after("1-2"), 1))
    'A♠ is not home: it is exposed in column 1.'
    """

    written: str
    parts: tuple[Part, ...]

    @classmethod
    def parse(cls, text: str) -> Condition:
        """Read a condition. Raises `InvalidNotationError` for anything else."""
        return cls(text, tuple(_part(one.strip()) for one in text.split(" and ")))

    def holds(self, standing: Standing) -> bool:
        """Whether all of its parts hold."""
        return all(part.holds(standing) for part in self.parts)

    def missing(self, standing: Standing) -> str:
        """What is missing, a sentence for each part that does not hold."""
        return " ".join(part.missing(standing) for part in self.parts if not part.holds(standing))

    def asks_for(self, part: str) -> bool:
        """Whether it holds only where `part`, one of those that it joins, does."""
        return part in [one.strip() for one in self.written.split(" and ")]

    def mentions(self, word: str) -> bool:
        """Whether a word is among those it is written with."""
        return word in self.written.split()


@dataclass(frozen=True)
class _Not:
    written: str
    inner: Part

    def holds(self, standing: Standing) -> bool:
        return not self.inner.holds(standing)

    def missing(self, _: Standing) -> str:
        return f"{quoted(self.written)} holds, and should not."


def _part(text: str) -> Part:
    from bakers_widget.teaching.forms import EXAMPLES, FORMS  # forms look at standings

    if text.startswith("not "):
        inner = text.removeprefix("not ").strip()
        return _Not(inner, _part(inner))
    for pattern, make in FORMS.items():
        match = re.fullmatch(pattern, text)
        if match is not None:
            return make(*match.groups())
    raise InvalidNotationError(
        f"{quoted(text)} is no condition: write such as {', '.join(map(repr, EXAMPLES))}; "
        "'not' before it turns it round, ' and ' joins several."
    )
