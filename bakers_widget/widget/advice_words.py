"""What the board says when it is asked for help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakers_widget.engine import Move, Outcome, Position
from bakers_widget.solver import Hint, Verdict
from bakers_widget.widget.words import Message, counted, hinted

if TYPE_CHECKING:
    from bakers_widget.teaching.what_if import WhatIf
    from bakers_widget.widget.demo import Demo


def hint_step(hint: Hint, level: int) -> Message:
    """One of the four steps of a hint, `level` 1 to 4."""
    if hint.next_move is None:
        return Message("hint", hint.nudge)
    more = "" if level == len(hint.steps) else "Ask again for more."
    return Message("hint", hint.steps[level - 1], more)


def legal_move(position: Position, move: Move) -> Hint:
    """A hint that is no more than a legal move, for a position of a few cards."""
    lead = hinted(position, move).lead
    return Hint(Verdict.UNKNOWN, lead, lead, lead, lead, move)


def level_hint(position: Position, move: Move, *, costs: bool, again: bool) -> Message:
    """The next move of a level, and whether it costs a star; told `again`, it never does."""
    price = "This hint costs a star." if costs else "This hint was free."
    if again:
        price = "You have this hint already: it costs nothing more."
    return Message("hint", hinted(position, move).lead, price)


def never_won() -> Message:
    """There is no winning with a few cards."""
    return Message("note", "With these few cards there is no game to win: try what you like.")


def search_failed(error: BaseException) -> Message:
    """A search ended with an error, or was interrupted."""
    if isinstance(error, KeyboardInterrupt):
        return Message("note", "The search was interrupted.", "The game is as it was.")
    return Message("fault", "The search failed.", f"{type(error).__name__}: {error}.")


def positions(number: int) -> str:
    """A number of positions, in words that can be read at a glance."""
    return f"{number:,} position{'' if number == 1 else 's'}"


def watching(on: bool) -> Message:
    """The watch was set or ended."""
    if on:
        return Message("note", "The board will tell when a move gives the win away.")
    return Message("note", "The board keeps quiet about moves now.")


def gave_away() -> Message:
    """The last move lost the game."""
    return Message(
        "blocked",
        "This move gave the win away: from here no line wins.",
        "Undo takes it back, and the game can be won again.",
    )


def verdict(position: Position, verdict: Verdict, moves: int, searched: int) -> Message:
    """Whether the game can still be won, as far as is known."""
    if position.outcome is Outcome.WON:
        return Message("won", "It is won already.")
    effort = f"{positions(searched)} searched"
    if verdict is Verdict.WINNABLE:
        known = f"A line of {counted(moves, 'move')} does it"
        known += f": {effort}." if searched else "."
        return Message("won", "Yes, this can still be won.", known)
    if position.outcome is Outcome.BLOCKED:
        return Message("blocked", "No: no legal move is left.", "Undo to try another way.")
    if verdict is Verdict.UNWINNABLE:
        return Message(
            "blocked",
            "No, this can't be won any more.",
            f"Moves are left, but none leads to a win{f': {effort}' if searched else ''}. "
            "Undo to try another way.",
        )
    return Message("note", "That is not known yet.", f"{effort}. Ask again to look further.")


def demonstrated(demo: Demo) -> Message:
    """What the next move of a demonstration is, and why."""
    if demo.at < len(demo.line):
        return Message("hint", "Next:", demo.why())
    if demo.refused is not None:
        return Message("refused", demo.refused.fact, f"{demo.refused.rule} {demo.remark}".strip())
    if demo.game.outcome is Outcome.WON:
        return Message("won", "All cards are home.", "Your own game is as you left it.")
    return Message("note", "That is the end of it.", "Your own game is as you left it.")


def other_rules(changes: WhatIf) -> Message:
    """The board has gone over to the rules of another variant."""
    return Message("note", "What if?", f"{changes} Your own game waits.")
