"""Help that comes in steps: where to look, which card, which move, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bakers_widget.engine import Card, Move, Outcome, Position
from bakers_widget.engine.cards import bare_rank_name
from bakers_widget.engine.variants import Spaces
from bakers_widget.solver.search import Search, Verdict
from bakers_widget.solver.solution import checked_limits
from bakers_widget.solver.why import why


@dataclass(frozen=True)
class Hint:
    """Four steps of help with a position; each tells more than the one before.

    `nudge` says where to look, `card` which card it is about, `move` which move to make, and `why`
    what it is good for and what it costs. `next_move` is the move itself and `line` the moves of a
    line that wins and starts with it, empty if none is known. Where no move helps, `next_move` is
    None and all steps say so.
    """

    verdict: Verdict
    nudge: str
    card: str
    move: str
    why: str
    next_move: Move | None
    line: tuple[Move, ...] = field(default=(), repr=False)

    @property
    def steps(self) -> tuple[str, str, str, str]:
        """The four steps, in order."""
        return self.nudge, self.card, self.move, self.why

    def __str__(self) -> str:
        return "\n".join(dict.fromkeys(self.steps))


def hint(position: Position, seconds: float | None = None, *, positions: int | None = None) -> Hint:
    """Help with `position`, from a search of `seconds` (1.0 if nothing is given) or `positions`.

    >>> from bakers_widget.engine import deal
    >>> help = hint(deal("bakers-dozen", number=24), positions=10_000)
    >>> help.next_move
    Move.parse('1-h')
    >>> print(help.card)
    It is about A♣ in column 1.

    Raises as `solve` does.
    """
    limits = checked_limits(seconds, positions)
    search = Search(position)
    search.run(seconds=limits[0], positions=limits[1])
    return hint_from(position, search.verdict, search.moves or search.best_line())


def hint_from(position: Position, verdict: Verdict, line: Sequence[Move]) -> Hint:
    """The help that a search's findings give; `line` is the best line it knows, or empty."""
    if position.outcome is Outcome.WON:
        return _without_move(verdict, "All cards are home: there is nothing left to do.")
    if verdict is Verdict.UNWINNABLE:
        return _without_move(verdict, _no_way_from(position))
    if not line:
        return _without_move(verdict, "No move stands out here: try what you like, and undo it.")
    move = line[0]
    reason = why(position, line)
    return Hint(
        verdict=verdict,
        nudge=_nudge(position, move),
        card=_card(position, move),
        move=f"{_told(position, move)} {_prospect(verdict, line)}",
        why=str(reason),
        next_move=move,
        line=tuple(line) if verdict is Verdict.WINNABLE else (),
    )


def _without_move(verdict: Verdict, words: str) -> Hint:
    return Hint(verdict, words, words, words, words, None)


def _no_way_from(position: Position) -> str:
    if position.outcome is Outcome.BLOCKED:
        return "No legal move is left. Undo to try another way."
    return (
        "There are moves left, but none of them leads to a win any more. Undo to try another way."
    )


def _mover(position: Position, move: Move) -> tuple[Card, int]:
    assert move.source is not None, "no legal move starts on a foundation"
    return position.columns[move.source][-1], move.source + 1


def _kings(position: Position) -> str:
    """What the cards of the highest rank are called: kings, in a full pack."""
    return f"{bare_rank_name(position.variant.pack.highest)}s"


def _nudge(position: Position, move: Move) -> str:
    card, column = _mover(position, move)
    if move.sinks:
        return f"Before the first move, look at column {column}: what lies where it can't leave?"
    if move.is_home:
        return "Look at the exposed cards: one of them can go home."
    if position.columns[column - 1][:-1]:
        return f"Look at column {column}: what lies under {card}?"
    if position.variant.spaces is Spaces.NEVER:
        return f"Look at column {column}."
    return f"Look at column {column}: could it be of more use as a space?"


def _card(position: Position, move: Move) -> str:
    card, column = _mover(position, move)
    if move.sinks:
        return f"It is about the {_kings(position)} in column {column}."
    return f"It is about {card} in column {column}."


def _told(position: Position, move: Move) -> str:
    card, column = _mover(position, move)
    if move.sinks:
        return f"Sink the {_kings(position)} of column {column}."
    if move.target is None:
        return f"{card} in column {column} can go home."
    if position.columns[move.target]:
        host = position.columns[move.target][-1]
        return f"{card} in column {column} can go onto {host} in column {move.target + 1}."
    return f"{card} in column {column} can go to the space in column {move.target + 1}."


def _prospect(verdict: Verdict, line: Sequence[Move]) -> str:
    if verdict is Verdict.WINNABLE:
        if len(line) == 1:
            return "That wins."
        return f"A line that wins starts so; it has {len(line)} moves."
    return "It looks promising, but whether the game can be won from here is not known."
