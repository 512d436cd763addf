"""The depots of a design file, and how many cards the deal gives to each; see `depots`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from bakers_widget.engine.depot_rules import Part, takes_nothing
from bakers_widget.engine.errors import quoted

STOCK, FOUNDATION, TABLEAU = "Stock", "Foundation", "Tableau"
_MOST_COPIES = 20
_FARTHEST = 100_000
_NUMBERS = (
    *("col", "row", "x", "y", "angle"),
    *("fanOffsetFaceUp", "fanOffsetFaceDown", "fanWindow"),
)
_FLAGS = ("autoFlipTop", "autoFlipUncovered", "uncoveredByAny")
# Habits of a depot, and the values that change nothing where all cards lie face up.
_HABITS: Mapping[str, tuple[object, ...]] = {
    "landUnder": (False,),
    "looseOrder": (False,),
    "uncoveredBy": ([],),
    "draw": (),
    "autoSend": (),
    "autoRefill": (),
}
_MORE_DEALS = "Kings that are sunk, or aces laid out, need a design file in TOML."


class Depot(NamedTuple):
    """An entry among the depots: one place for cards, or several alike."""

    part: Part
    kind: str
    names: tuple[str, ...]
    """What its places are called; empty texts where it has no name."""


class Board:
    """The depots of a game, and each single place for cards, in the order of the file."""

    def __init__(self, game: Part) -> None:
        self.game = game
        self.depots = [_depot(part) for part in game.parts("depots")]
        self.places = [depot for depot in self.depots for _ in depot.names]
        self.named: dict[str, list[int]] = {}
        """The numbers of the places that a name stands for."""
        for name, places in self._names():
            if name in self.named:
                raise game.error("depots", f"two depots are called {quoted(name)}.")
            self.named[name] = places

    def of(self, kind: str) -> list[Depot]:
        """The depots of a kind that has to be there."""
        depots = [depot for depot in self.depots if depot.kind == kind]
        if not depots:
            raise self.game.error("depots", f"none of them is a {kind}.")
        return depots

    def _names(self) -> Iterator[tuple[str, list[int]]]:
        number = 0
        for depot in self.depots:
            places = list(range(number, number + len(depot.names)))
            number += len(places)
            if depot.part.has("name"):
                for name, place in zip(depot.names, places, strict=True):
                    yield name, [place]
                if depot.part.has("repeat"):
                    yield depot.part.text("name"), places

    def dealt(self, cards: int) -> list[int]:
        """How many cards the deal gives to each place, all cards being dealt."""
        given, left = [0] * len(self.places), cards
        for step in self.game.parts("dealRules"):
            for place in self._dealt_by(step):
                if left:
                    given[place] += 1
                    left -= 1
        if left:
            raise self.game.error(
                "dealRules",
                f"{cards - left} of {cards} cards are dealt: none stays in the stock here.",
            )
        return given

    def _dealt_by(self, step: Part) -> list[int]:
        """The places that a step gives cards to, one at a time as long as there are any."""
        step.pick("kind", {"dealGroup": None}, _MORE_DEALS)
        step.refuse_unless({"faceDown": (0,)})
        if step.has("from") and not self._is_stock(self.named.get(step.text("from"), [])):
            raise step.error("from", "cards are dealt from the stock: leave this key out.")
        places = [place for name in step.words("to") for place in self._places(step, name)]
        if len(set(places)) < len(places):
            raise step.error("to", "a depot is named twice.")
        in_turn = step.flag("roundRobin", False)
        if not in_turn and len(places) > 1:
            raise step.error("roundRobin", "cards are dealt row by row in this group: write true.")
        rows = step.number("faceUp", 1, 52)
        step.refuse_the_rest()
        return places * rows

    def _places(self, step: Part, name: str) -> list[int]:
        if name not in self.named:
            raise step.error("to", f"no depot is called {quoted(name)}.")
        places = self.named[name]
        if self._is_stock(places):
            raise step.error("to", "cards are dealt from the stock, not to it.")
        return places

    def _is_stock(self, places: list[int]) -> bool:
        return any(self.places[place].kind == STOCK for place in places)


def _depot(part: Part) -> Depot:
    kinds = {kind: kind for kind in (STOCK, FOUNDATION, TABLEAU)}
    kind = part.pick("type", kinds, "No game of this group has another depot.")
    copies = part.number("repeat", 1, _MOST_COPIES, default=1)
    name = part.text("name") if part.has("name") else ""
    if name and part.has("repeat"):
        names = tuple(f"{name}-{number}" for number in range(1, copies + 1))
    else:
        names = (name,) * copies
    check_numbers(part, _NUMBERS)
    for key in _FLAGS:
        part.flag(key, False)
    if part.has("fanDirection"):
        part.text("fanDirection")
    if kind != STOCK:
        part.refuse_unless({"landFace": ("Up",), "offTable": (False,)})
    part.refuse_unless(_HABITS)
    for key in ("landFace", "offTable", "acceptRule", "ejectRule"):
        part.given(key)  # to be read later, and not unknown
    part.refuse_the_rest()
    return Depot(part, kind, names)


def check_numbers(part: Part, keys: Iterable[str]) -> None:
    """What only says where something lies or how it looks has to be a number, and no more."""
    for key in keys:
        if part.has(key):
            value = part.value(key, (int, float))
            if not -_FARTHEST <= value <= _FARTHEST:
                raise part.error(key, f"{quoted(value)} is out of bounds.")


def check_stock(stocks: list[Depot], rules: Part) -> None:
    """Refuse several stocks, and one that would be a further place to put cards."""
    part = stocks[-1].part
    if len(stocks) > 1 or len(stocks[0].names) > 1:
        raise part.error("", "this is a second Stock: the cards are dealt from one.")
    if not part.flag("offTable", False) and not takes_nothing(part, rules):
        raise part.error("offTable", "no card is put on a stock in this group: write true.")
    for key in ("acceptRule", "ejectRule"):
        if part.has(key):
            part.value(key, (str, dict))
