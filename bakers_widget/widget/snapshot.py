"""The one thing that Python tells the browser: the whole state of a board, as plain JSON."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from bakers_widget.engine import Game, Position, Variant, variants
from bakers_widget.engine.cards import RANK_LETTERS
from bakers_widget.engine.telling import told
from bakers_widget.engine.variants import Base, Kings
from bakers_widget.render.spans import span_of
from bakers_widget.widget import words
from bakers_widget.widget.advice_words import demonstrated
from bakers_widget.widget.places import places_of
from bakers_widget.widget.spoken import KEYS

if TYPE_CHECKING:
    from bakers_widget.widget.advice import Advice

Snapshot = dict[str, Any]
About = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Answer:
    """Which intent was answered last, and whether what it asked for was done."""

    id: str
    done: bool


def make_snapshot(
    game: Game,
    advice: Advice,
    *,
    revision: int,
    message: words.Message | None = None,
    standing: words.Message | None = None,
    answer: Answer | None = None,
    asks: bool = False,
) -> Snapshot:
    """The state of a board.

    `columns` are strings of two characters a card, buried end first. `destinations[i]` are the
    places that the exposed card of column `i` may go to: `c0` is column 1, `f0` the first
    foundation. `last` is the move that led here and `hint` one that might follow, each as the
    place it starts from and the place it ends at; of a hint only the first may be told. `sinkable`
    are the columns whose kings may be sunk by hand. `king` is the rank that counts as one: the
    highest of the pack. `working` says what the board is thinking of. A board that `asks` how the
    game stands does not tell it in its status.

    While there is a `demo`, all this is about its game, in which nothing can be moved.
    """
    demo = advice.demo
    if demo is not None:
        game, message = demo.game, demonstrated(demo)
    position, history = game.position, game.history
    return {
        "revision": revision,
        "answer": answer and {"id": answer.id, "done": answer.done},
        "name": position.variant.name,
        "line": position.variant.line,
        "deal": _deal(position),
        "columns": ["".join(card.text for card in column) for column in position.columns],
        "foundations": [_foundation(position, pile) for pile in range(len(position.foundations))],
        "destinations": [[] if demo else moves for moves in _destinations(position)],
        "sinkable": [f"c{move.source}" for move in position.legal_moves if move.sinks and not demo],
        "fragment": position.fragment,
        "spaces": str(position.variant.spaces),
        "king": _letter(position.variant.pack.highest),
        "last": _last(game),
        "hint": [str(place) for place in advice.marks],
        "message": message and message.as_json(),
        "standing": None if demo or not standing else standing.as_json(),
        "status": words.status(game, lost=advice.is_lost and not demo, asks=asks and not demo),
        "working": advice.working,
        "watching": advice.watching,
        "demo": demo and {"at": demo.at, "of": len(demo.line)},
        "undo": told(game.positions[-2], history[-1]) if history else None,
        "redo": told(position, game.redoable[0]) if game.redoable else None,
        "moves": len(history),
        "outcome": str(game.outcome),
    }


def _destinations(position: Position) -> list[list[str]]:
    return [
        [str(places_of(position, move)[1]) for move in moves if not move.sinks]
        for moves in position.legal_moves.destinations
    ]


@cache
def about(variant: Variant) -> About:
    """What stays the same during a game: its rules in sentences, and the games to choose from."""
    games = [Variant.load(slug) for slug in variants()]
    return {
        "slug": variant.slug,
        "keys": [list(one) for one in KEYS],
        "rules": list(variant.rules()),
        "games": [[game.slug, game.name] for game in games],
    }


def _deal(position: Position) -> dict[str, Any] | None:
    deal = position.deal
    if deal is None:
        return None
    swapped = deal.kings is Kings.SWAP and position.variant.kings is not Kings.SWAP
    return {"number": deal.number, "note": "kings swapped" if swapped else ""}


def _foundation(position: Position, pile: int) -> dict[str, Any]:
    """One foundation. It `starts` with a rank, or with a `new` one that no other starts with, and
    `ends` with a rank; both are empty while that is not known."""
    suit, cards = position.variant.foundations[pile], position.foundations[pile]
    span = span_of(position, pile)
    open_rank = "new" if position.variant.base is Base.DIFFERENT else ""
    return {
        "suit": suit.letter if suit is not None else "",
        "starts": _letter(span[0]) if span else open_rank,
        "ends": _letter(span[1]) if span else "",
        "top": cards[-1].text if cards else "",
        "count": len(cards),
    }


def _letter(rank: int) -> str:
    return RANK_LETTERS[rank - 1]


def _last(game: Game) -> list[str] | None:
    if not game.history:
        return None
    return [str(place) for place in places_of(game.positions[-2], game.history[-1])]
