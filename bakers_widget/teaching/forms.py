"""What a condition can say: each form, when it holds, and what is missing where it does not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from bakers_widget.engine import Card, IllegalReason, InvalidNotationError, Outcome, Position
from bakers_widget.engine.errors import quoted
from bakers_widget.solver import Verdict, solve
from bakers_widget.teaching.goals import Part, Standing

_MOST_POSITIONS = 100_000
"""How far the solver looks: short packs are decided long before."""


@dataclass(frozen=True)
class _Form:
    """A form that is two functions of a standing."""

    check: Callable[[Standing], bool]
    told: Callable[[Standing], str]

    def holds(self, standing: Standing) -> bool:
        return self.check(standing)

    def missing(self, standing: Standing) -> str:
        return self.told(standing)


def _home_cards(written: str) -> Part:
    cards = [Card(text) for text in written.split()]

    def waiting(standing: Standing) -> list[Card]:
        return [card for card in cards if not _is_home(standing.position, card)]

    return _Form(
        lambda standing: not waiting(standing),
        lambda standing: " ".join(
            f"{card} is not home: {_whereabouts(standing.position, card)}."
            for card in waiting(standing)
        ),
    )


def _home_count(written: str) -> Part:
    count = int(written)
    return _Form(
        lambda standing: standing.position.home >= count,
        lambda standing: f"{_cards(standing.position.home)} home, and it should be {count}.",
    )


def _all_home() -> Part:
    return _Form(
        lambda standing: not any(standing.position.columns),
        lambda standing: (
            f"{_cards(sum(map(len, standing.position.columns)))} still in the columns."
        ),
    )


def _on(first: str, second: str) -> Part:
    card, host = Card(first), Card(second)
    return _Form(
        lambda standing: any(
            (host, card) in pairwise(column) for column in standing.position.columns
        ),
        lambda standing: f"{card} does not lie on {host}: {_whereabouts(standing.position, card)}.",
    )


def _exposed(written: str) -> Part:
    card = Card(written)
    return _Form(
        lambda standing: any(column[-1:] == (card,) for column in standing.position.columns),
        lambda standing: f"{card} is not exposed: {_whereabouts(standing.position, card)}.",
    )


def _empty(written: str) -> Part:
    number = int(written)

    def left(standing: Standing) -> int | None:
        columns = standing.position.columns
        return len(columns[number - 1]) if 1 <= number <= len(columns) else None

    def told(standing: Standing) -> str:
        cards = left(standing)
        if cards is None:
            return f"There is no column {number}."
        return f"{_cards(cards)} still in column {number}."

    return _Form(lambda standing: left(standing) == 0, told)


def _blocked() -> Part:
    def told(standing: Standing) -> str:
        moves = len(standing.position.legal_moves)
        left = "1 legal move is left" if moves == 1 else f"{moves} legal moves are left"
        return f"{left}." if moves else "It is won."

    return _Form(lambda standing: standing.position.outcome is Outcome.BLOCKED, told)


def _winnable() -> Part:
    return _Form(
        lambda standing: _verdict(standing.position) is Verdict.WINNABLE,
        lambda _: "No line is known that wins from here.",
    )


def _lost() -> Part:
    return _Form(
        lambda standing: (
            bool(standing.position.legal_moves)
            and _verdict(standing.position) is Verdict.UNWINNABLE
        ),
        lambda standing: (
            "It may still be won."
            if standing.position.legal_moves
            else "No move is left, which is more than lost."
        ),
    )


def _verdict(position: Position) -> Verdict:
    """What a search finds; of a few cards nothing is known."""
    if position.fragment:
        return Verdict.UNKNOWN
    return solve(position, positions=_MOST_POSITIONS).verdict


def _moves(written: str) -> Part:
    count = int(written)
    return _Form(
        lambda standing: standing.moves >= count,
        lambda standing: (
            f"{standing.moves or 'No'} moves have been played, and it should be {count}."
        ),
    )


def _repeated() -> Part:
    return _Form(
        lambda standing: standing.repeated,
        lambda _: "No position has come back yet.",
    )


def _tried(written: str) -> Part:
    try:
        reason = IllegalReason(written)
    except ValueError:
        known = ", ".join(IllegalReason)
        raise InvalidNotationError(
            f"{quoted(written)} is no reason for a refusal: the reasons are {known}."
        ) from None
    return _Form(
        lambda standing: reason in standing.tried,
        lambda _: f"What was to be tried has not been: a move that is refused ({reason}).",
    )


def _answered() -> Part:
    return _Form(
        lambda standing: standing.answered,
        lambda _: "The question is not answered yet.",
    )


def _is_home(position: Position, card: Card) -> bool:
    return any(card in pile for pile in position.foundations)


def _whereabouts(position: Position, card: Card) -> str:
    """Where a card is, as the end of a sentence that begins with the card."""
    if _is_home(position, card):
        return "it is home"
    for number, column in enumerate(position.columns, 1):
        if card in column:
            above = column[column.index(card) + 1 :]
            lies = f"it lies in column {number}, under {above[0]}" if above else ""
            return lies or f"it is exposed in column {number}"
    return "it is not on this board"


def _cards(number: int) -> str:
    return "1 card is" if number == 1 else f"{number or 'No'} cards are"


FORMS: dict[str, Callable[..., Part]] = {
    r"home ((?:10|[A2-9TJQK])[CDHS](?: (?:10|[A2-9TJQK])[CDHS])*)": _home_cards,
    r"home ([0-9]{1,2})": _home_count,
    r"all home": _all_home,
    r"(\S+) on (\S+)": _on,
    r"exposed (\S+)": _exposed,
    r"empty ([0-9]{1,2})": _empty,
    r"blocked": _blocked,
    r"winnable": _winnable,
    r"lost": _lost,
    r"moves ([0-9]{1,3})": _moves,
    r"repeated": _repeated,
    r"tried (\S+)": _tried,
    r"answered": _answered,
}
EXAMPLES = ("home AS", "home 4", "all home", "7C on 8H", "exposed AS", "empty 3", "blocked")
