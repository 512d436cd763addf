"""Doing what the browser asks for, or saying in words why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bakers_widget.engine import (
    IllegalMoveError,
    InvalidDealNumberError,
    InvalidDesignError,
    InvalidPositionError,
    Move,
    deal,
    variants,
)
from bakers_widget.engine.errors import quoted
from bakers_widget.widget import words
from bakers_widget.widget.intents import Intent
from bakers_widget.widget.places import move_between
from bakers_widget.widget.spoken import description

if TYPE_CHECKING:
    from bakers_widget.widget.board import Board


def carry_out(board: Board, intent: Intent, revision: int) -> bool:
    """Do what `intent` asks, if the board is still at the revision it was made for.

    Returns whether it was done; the board then says something only if there is a reason to, and
    always when it was not done.
    """
    if intent.revision != revision:
        board.say(words.overtaken(intent.card))
        return False
    if board.advice.demo is not None and intent.kind not in _DURING_A_DEMO:
        board.advice.end_demo()
        board.say(words.Message("note", "The demonstration is over: this is your game."))
        return False
    if board.look.read_only and intent.kind not in _TO_LOOK_AT:
        board.say(words.Message("note", "This board is only to look at."))
        return False
    return _REQUESTS[intent.kind](board, intent)


def _move(board: Board, intent: Intent) -> bool:
    assert intent.source is not None, "parse_intent gives a move its two places"
    assert intent.target is not None, "parse_intent gives a move its two places"
    if not _is_there(board, intent):
        return False
    try:
        move = board.push(move_between(intent.source, intent.target, intent.depth))
    except IllegalMoveError as error:
        board.say(board.words_of_refusal(error))
        return False
    note = board.words_after(move)
    board.bring_home()
    if note is not None:
        board.say(note)
    return True


def _lift(board: Board, intent: Intent) -> bool:
    """Taking a card that can't be taken, or nothing from an empty place: the answer is words."""
    source, position = intent.source, board.game.position
    assert source is not None
    if not _is_there(board, intent):
        return False
    if not source.cards(position):
        empty = words.empty_column if source.is_column else words.empty_foundation
        board.say(empty(position, source.index))
        return False
    column, pile = (source.index, None) if source.is_column else (None, source.index)
    try:
        position.check(Move(column, None, pile, intent.depth))
    except IllegalMoveError as error:
        board.say(board.words_of_refusal(error))
        return False
    return True


def _is_there(board: Board, intent: Intent) -> bool:
    """Whether the card that the intent names lies where it says; if not, the board says so."""
    assert intent.source is not None
    cards = intent.source.cards(board.game.position)
    if cards is not None:
        named = cards[-intent.depth] if intent.depth <= len(cards) else None
        if named is intent.card:
            return True
    board.say(words.not_there(intent.card, intent.source))
    return False


def _sink(board: Board, intent: Intent) -> bool:
    source = intent.source
    assert source is not None
    if not source.is_column:
        board.say(words.not_there(None, source))
        return False
    try:
        board.push(Move.sink(source.index))
    except IllegalMoveError as error:
        board.say(words.refused(error))
        return False
    return True


def _undo(board: Board, _: Intent) -> bool:
    if not board.game.history:
        board.say(words.Message("note", "There is no move to take back."))
        return False
    board.game.pop()
    return True


def _redo(board: Board, _: Intent) -> bool:
    if not board.game.redoable:
        board.say(words.Message("note", "There is no move to play again."))
        return False
    board.game.redo()
    return True


def _restart(board: Board, _: Intent) -> bool:
    board.restart()
    return True


def _in_lesson(board: Board, intent: Intent) -> bool:
    """What only a lesson can do."""
    from bakers_widget.widget.lesson import Lesson  # which is a board, and so imports this

    if not isinstance(board, Lesson):
        board.say(words.Message("note", "There are no levels on this board."))
        return False
    number: Any = intent.number  # who is given it checks it
    try:
        match intent.kind:
            case "level":
                board.go_to(number)
            case "answer":
                board.answer(number)
            case "reveal":
                board.reveal()
            case "explain":
                board.explain()
    except ValueError as error:
        board.say(words.not_done(error))
        return False
    return True


def _what_if(board: Board, intent: Intent) -> bool:
    try:
        board.what_if(_known_game(intent.game))
    except (InvalidDesignError, InvalidPositionError) as error:
        board.say(words.not_done(error))
        return False
    return True


def _resume(board: Board, _: Intent) -> bool:
    board.resume()
    return True


def _known_game(game: object) -> str:
    """A built-in game; the browser may ask for no file. Raises `InvalidDesignError`."""
    if game not in variants():
        raise InvalidDesignError(f"there is no game {quoted(game)} to deal.")
    return str(game)


def _deal(board: Board, intent: Intent) -> bool:
    if board.lesson_snapshot() is not None:
        board.say(words.Message("note", "A lesson brings its own cards."))
        return False
    try:
        variant = board.game.position.variant
        game = variant if intent.game is None else _known_game(intent.game)
        position = deal(game, intent.number)  # type: ignore[arg-type]  # deal checks it
    except (InvalidDealNumberError, InvalidDesignError) as error:
        board.say(words.not_done(error))
        return False
    board.replace(position)
    return True


def _hint(board: Board, _: Intent) -> bool:
    board.give_hint()
    return True


def _judge(board: Board, _: Intent) -> bool:
    board.advice.judge()
    return True


def _watch(board: Board, intent: Intent) -> bool:
    board.advice.watch(intent.on)
    return True


def _show(board: Board, _: Intent) -> bool:
    board.advice.show()
    return True


def _demo(board: Board, intent: Intent) -> bool:
    demo = board.advice.demo
    if demo is None:
        board.say(words.Message("note", "There is no demonstration now: this is your game."))
        return False
    if intent.do == "end":
        board.advice.end_demo()
        return True
    if intent.do == "back":
        demo.back()
    else:
        demo.step()
    board.moved_on()
    return True


def _auto(board: Board, intent: Intent) -> bool:
    if board.lesson_snapshot() is not None:
        board.say(words.Message("note", "In a lesson you send cards home yourself."))
        return False
    board.auto_home = intent.on
    board.say(
        words.Message("note", _AUTO if intent.on else "Cards go home only when you send them.")
    )
    board.bring_home()
    return True


def _describe(board: Board, _: Intent) -> bool:
    board.say(description(board.game.position))
    return True


def _sheet(board: Board, _: Intent) -> bool:
    from bakers_widget.render.reference import reference

    board.send({"sheet": reference(board.game.position.variant).to_html()})
    return True


_AUTO = "Cards that no other will need go home by themselves now. Undo takes them back one by one."
_TO_LOOK_AT = ("judge", "show", "demo", "describe", "sheet", "watch")
_DURING_A_DEMO = ("demo", "watch")
_REQUESTS: dict[str, Callable[[Board, Intent], bool]] = {
    "move": _move,
    "lift": _lift,
    "sink": _sink,
    "undo": _undo,
    "redo": _redo,
    "restart": _restart,
    "deal": _deal,
    **dict.fromkeys(("level", "answer", "reveal", "explain"), _in_lesson),
    "what-if": _what_if,
    "resume": _resume,
    "hint": _hint,
    "judge": _judge,
    "watch": _watch,
    "auto": _auto,
    "describe": _describe,
    "sheet": _sheet,
    "show": _show,
    "demo": _demo,
}
