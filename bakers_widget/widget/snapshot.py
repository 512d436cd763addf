"""The one thing that Python tells the browser: the whole state of a board, as plain JSON."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from bakers_widget.engine import Game, Move, Position, Variant, variants
from bakers_widget.engine.variants import Kings
from bakers_widget.widget import words
from bakers_widget.widget.places import places_of

Snapshot = dict[str, Any]
About = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Answer:
    """Which intent was answered last, and whether what it asked for was done."""

    id: str
    done: bool


def make_snapshot(
    game: Game,
    *,
    revision: int,
    hint: Move | None = None,
    message: words.Message | None = None,
    answer: Answer | None = None,
) -> Snapshot:
    """The state of a board.

    `columns` are strings of two characters a card, buried end first. `destinations[i]` are the
    places that the exposed card of column `i` may go to: `c0` is column 1, `f0` the first
    foundation. `last` is the move that led here and `hint` one that might follow, each as the
    place it starts from and the place it ends at. `sinkable` are the columns whose kings may be
    sunk by hand.
    """
    position, history = game.position, game.history
    standing = words.standing(game)
    return {
        "revision": revision,
        "answer": answer and {"id": answer.id, "done": answer.done},
        "name": position.variant.name,
        "line": position.variant.line,
        "deal": _deal(position),
        "columns": ["".join(card.text for card in column) for column in position.columns],
        "foundations": [_foundation(position, pile) for pile in range(len(position.foundations))],
        "destinations": [
            [str(places_of(position, move)[1]) for move in moves if not move.sinks]
            for moves in position.legal_moves.destinations
        ],
        "sinkable": [f"c{move.source}" for move in position.legal_moves if move.sinks],
        "fragment": position.fragment,
        "spaces": str(position.variant.spaces),
        "last": _last(game),
        "hint": hint and [str(place) for place in places_of(position, hint)],
        "message": message and message.as_json(),
        "standing": standing and standing.as_json(),
        "status": words.status(game),
        "undo": words.told(game.positions[-2], history[-1]) if history else None,
        "redo": words.told(position, game.redoable[0]) if game.redoable else None,
        "moves": len(history),
        "outcome": str(game.outcome),
    }


@cache
def about(variant: Variant) -> About:
    """What stays the same during a game: its rules in sentences, and the games to choose from."""
    games = [Variant.load(slug) for slug in variants()]
    return {
        "slug": variant.slug,
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
    suit, cards = position.variant.foundations[pile], position.foundations[pile]
    return {
        "suit": suit.letter if suit is not None else "",
        "top": cards[-1].text if cards else "",
        "count": len(cards),
    }


def _last(game: Game) -> list[str] | None:
    if not game.history:
        return None
    return [str(place) for place in places_of(game.positions[-2], game.history[-1])]
