"""Conditions on a game, as a lesson file writes them.

| written | holds when |
|---|---|
| `home AS 2S` | all these cards are home |
| `home 4` | at least so many cards are home |
| `all home` | no card is left in the columns |
| `7C on 8H` | 7♣ lies right on 8♥ in a column |
| `exposed AS` | A♠ is the exposed card of a column |
| `empty 3` | column 3 has no card |
| `blocked` | no legal move is left |
| `moves 6` | six moves or more have been played |
| `tried wrong-rank` | a move was tried that is refused for this reason |

`not` before any of them turns it round, and ` and ` joins several that all have to hold.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from itertools import pairwise

from bakers_widget.engine import Card, IllegalReason, Outcome, Position
from bakers_widget.engine.errors import InvalidNotationError, quoted


@dataclass(frozen=True)
class Standing:
    """What conditions look at: the position, how many moves led there, what was tried in vain."""

    position: Position
    moves: int = 0
    tried: frozenset[IllegalReason] = frozenset()


Check = Callable[[Standing], bool]


@dataclass(frozen=True)
class Condition:
    """A condition, as it was written, and whether it `holds`.

    >>> board = Position.from_text("AS 7C\\n8H", fragment=True)
    >>> Condition.parse("7C on 8H and not home AS").holds(Standing(board.after("1-2"), 1))
    True
    """

    written: str
    checks: tuple[Check, ...]

    @classmethod
    def parse(cls, text: str) -> Condition:
        """Read a condition. Raises `InvalidNotationError` for anything else."""
        return cls(text, tuple(_check(part.strip()) for part in text.split(" and ")))

    def holds(self, standing: Standing) -> bool:
        """Whether all of its parts hold."""
        return all(check(standing) for check in self.checks)


def _check(text: str) -> Check:
    if text.startswith("not "):
        inner = _check(text.removeprefix("not ").strip())
        return lambda standing: not inner(standing)
    for pattern, make in _FORMS.items():
        match = re.fullmatch(pattern, text)
        if match is not None:
            return make(*match.groups())
    raise InvalidNotationError(
        f"{quoted(text)} is no condition: write such as {', '.join(map(repr, _EXAMPLES))}; "
        "'not' before it turns it round, ' and ' joins several."
    )


def _home_cards(written: str) -> Check:
    cards = [Card(text) for text in written.split()]
    return lambda standing: all(
        any(card in pile for pile in standing.position.foundations) for card in cards
    )


def _home_count(written: str) -> Check:
    count = int(written)
    return lambda standing: standing.position.home >= count


def _on(card: str, host: str) -> Check:
    pair = (Card(host), Card(card))
    return lambda standing: any(pair in pairwise(column) for column in standing.position.columns)


def _exposed(written: str) -> Check:
    card = Card(written)
    return lambda standing: any(column[-1:] == (card,) for column in standing.position.columns)


def _empty(written: str) -> Check:
    index = int(written) - 1
    return lambda standing: not _column(standing.position, index)


def _column(position: Position, index: int) -> Collection[Card]:
    return position.columns[index] if 0 <= index < len(position.columns) else "?"  # type: ignore[return-value]


def _moves(written: str) -> Check:
    count = int(written)
    return lambda standing: standing.moves >= count


def _tried(written: str) -> Check:
    try:
        reason = IllegalReason(written)
    except ValueError:
        known = ", ".join(IllegalReason)
        raise InvalidNotationError(
            f"{quoted(written)} is no reason for a refusal: the reasons are {known}."
        ) from None
    return lambda standing: reason in standing.tried


_FORMS: dict[str, Callable[..., Check]] = {
    r"home ((?:10|[A2-9TJQK])[CDHS](?: (?:10|[A2-9TJQK])[CDHS])*)": _home_cards,
    r"home ([0-9]{1,2})": _home_count,
    r"all home": lambda: lambda standing: not any(standing.position.columns),
    r"(\S+) on (\S+)": _on,
    r"exposed (\S+)": _exposed,
    r"empty ([0-9]{1,2})": _empty,
    r"blocked": lambda: lambda standing: standing.position.outcome is Outcome.BLOCKED,
    r"moves ([0-9]{1,3})": _moves,
    r"tried (\S+)": _tried,
}
_EXAMPLES = ("home AS", "home 4", "all home", "7C on 8H", "exposed AS", "empty 3", "blocked")
