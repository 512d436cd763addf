"""Checks for cells below a board: has the reader done what was asked, and what is missing?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from bakers_widget.engine import Game, InvalidNotationError, Position
from bakers_widget.teaching.goals import Condition, Standing


@dataclass(frozen=True)
class Checked:
    """What a check found. It is true when all is well, so that `assert check(…)` works.

    `missing` is empty then, and says else what is not done yet or not right; `well` is what is said
    when all is.
    """

    missing: str
    well: str = "Yes, that is it."

    def __bool__(self) -> bool:
        return not self.missing

    def __str__(self) -> str:
        return f"Not yet. {self.missing}" if self.missing else self.well

    __repr__ = __str__

    def _repr_html_(self) -> str:
        colour, sign = ("#8a5300", "○") if self.missing else ("#14603a", "✓")
        return (
            f'<p role="status" style="border-left:3px solid {colour};padding:2px 10px">'
            f'<b aria-hidden="true">{sign}</b> {escape(str(self)).replace(chr(10), "<br>")}</p>'
        )


def check(what: object, condition: str | None = None) -> Checked:
    """Whether a condition holds on a board, a game or a position; see `teaching.goals`.

    Of a lesson without a condition: whether all its levels have been done. This never raises: what
    can't be checked is not done yet, and the answer says why.

    >>> board = Position.from_text("AS 7C\\n8H", fragment=True)
    >>> check(board, "home AS")
    Not yet. A♠ is not home: it lies in column 1, under 7♣.
    >>> bool(check(board.after("1-2"), "7C on 8H"))
    True
    """
    if condition is None:
        missing: Callable[[], str] | None = getattr(what, "missing", None)
        if callable(missing):
            return Checked(missing())
        return Checked("This check says nothing to look for: check(board, 'home AS') would.")
    standing = _standing(what)
    if standing is None:
        return Checked(
            f"There is nothing to look at: this is {_named(what)}, "
            "and should be a board, a game or a position."
        )
    try:
        wanted = Condition.parse(condition)
    except (InvalidNotationError, AttributeError) as error:
        return Checked(f"This check can't be read: {error}")
    return Checked(wanted.missing(standing))


def _standing(what: object) -> Standing | None:
    """How things stand on whatever it is; None where nothing can stand."""
    found = getattr(what, "standing", what)
    if isinstance(found, Standing):
        return found
    if isinstance(found, Position):
        return Standing(found)
    game = getattr(what, "game", what)
    return standing_of(game) if isinstance(game, Game) else None


def standing_of(game: Game) -> Standing:
    """How a game stands, with nothing known of what was tried."""
    positions = game.positions
    repeated = len(set(positions)) < len(positions)
    return Standing(game.position, len(game.history), repeated=repeated)


def _named(what: object) -> str:
    return "nothing" if what is None else f"a value of type {type(what).__name__}"
