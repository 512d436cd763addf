"""Design files of another shape: JSON that tells what each depot of cards accepts and ejects.

The files of Cardz for Windows have it: `depots`, of which a `repeat` makes several; an
`acceptRule` and an `ejectRule` for each; `dealRules`; a `winCondition`. Keys and words may be
written with letters of either case, and null is as good as a key that is left out.

Of the eleven games this shape can say Baker's Dozen with kings by hand, Fair Deal, Baker's Tower,
Castles in Spain and Baker's Dozen Plus. It has no words for kings that the deal sinks (Baker's
Dozen, its Two Suit game, Good Measure, Color Patience), for several cards of one rank laid out
(Good Measure, Good Measure Plus), for building in one colour (Color Patience) and for foundations
that each start with a rank of their own (Hill Station). A design file in TOML has; see `designs`.

Where an empty column takes nothing, a king can never move, and a file of this shape leaves it to
the player to sink it: so kings are sunk by hand then, unless its `tools` are "None". What only says
how a board looks is ignored. Whatever changes the rules is understood or refused, never ignored.
The number of a deal decides which cards go where, as in all games: row by row, over all columns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from bakers_widget.engine.cards import Suit
from bakers_widget.engine.coherence import contradiction
from bakers_widget.engine.depot_board import (
    FOUNDATION,
    STOCK,
    TABLEAU,
    Board,
    Depot,
    check_numbers,
    check_stock,
)
from bakers_widget.engine.depot_rules import (
    RANKS,
    ColumnRule,
    FoundationRule,
    Part,
    column_rule,
    foundation_rule,
)
from bakers_widget.engine.errors import InvalidDesignError, quoted
from bakers_widget.engine.tables import LAST_PLACE, MOST_CARDS, MOST_COLUMNS, refuse_too_long
from bakers_widget.engine.variants import Base, Kings, Pack, Spaces, Variant

_SUITS = {suit.name.capitalize(): suit for suit in Suit}
# In the order of the foundations of the built-in games.
_ORDER = (Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)
_LONGEST_DESCRIPTION = 20_000
# Keys about dealing again and moving several cards, with the values that change nothing here.
_HARMLESS: dict[str, tuple[object, ...]] = {
    "redealRules": ([],),
    "redealWhen": (),
    "maxRedeals": (0,),
    "lossCondition": ({"kind": "noLegalMoves"},),
    "compoundMoves": ("Free", "Staged"),
}
_Rule = TypeVar("_Rule", ColumnRule, FoundationRule)


def parse_depots(data: bytes, *, slug: str, file: str) -> Variant:
    """The variant that the bytes of such a file describe; `file` is named in errors."""
    refuse_too_long(data, file)
    game = Part(file, "", _json(data, file))
    if game.has("setup"):  # as the program exports a game
        whole, game = game, game.table("setup")
        whole.number("schemaVersion", 1, 1)
        whole.refuse_the_rest()
    return _variant(game, slug)


def _json(data: bytes, file: str) -> dict[str, Any]:
    import json

    try:
        values = json.loads(
            data.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_refuse_constant
        )
    except (ValueError, RecursionError) as error:  # of the encoding, of JSON, of a huge number
        raise InvalidDesignError(f"{file}: this can't be read as JSON: {error}") from error
    if not isinstance(values, dict):
        raise InvalidDesignError(
            f"{file}: this is a {type(values).__name__}: a design is an object, {{…}}."
        )
    return values


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for key, value in pairs:
        if key in values:
            raise ValueError(f"the key {quoted(key)} stands twice in one object")
        values[key] = value
    return values


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _variant(game: Part, slug: str) -> Variant:
    name, pack = game.text("name"), _pack(game)
    rules = game.table("rules") if game.has("rules") else Part(game.file, "rules", {})
    board = Board(game)
    stocks, foundations, tableaus = (board.of(kind) for kind in (STOCK, FOUNDATION, TABLEAU))
    check_stock(stocks, rules)
    home = _one_rule(foundations, lambda part: foundation_rule(part, rules, pack))
    columns = _one_rule(tableaus, lambda part: column_rule(part, rules, pack))
    _check_wrapping(board, home, columns)
    _check_foundations(board, pack)
    sizes, laid_out = _dealt(board, pack, home)
    by_hand = _kings_by_hand(game) and columns.spaces is Spaces.NEVER and not columns.wraps
    _check_goal(game)
    _check_the_rest(game)
    variant = Variant(
        slug=slug,
        name=name,
        place=LAST_PLACE,
        pack=pack,
        columns=sizes,
        build=columns.build,
        spaces=columns.spaces,
        kings=Kings.BY_HAND if by_hand else Kings.LEFT,
        wraps=columns.wraps,
        foundation_suits=home.suits,
        base=home.base,
        laid_out=laid_out,
    )
    _refuse_contradictions(board, variant)
    return variant


def _pack(game: Part) -> Pack:
    if not game.has("decks"):
        return Pack(_ORDER, 1, len(RANKS), 1)
    first, *others = game.parts("decks")
    if others:
        raise game.error("decks", "one pack is enough in this group; 'count' tells its copies.")
    suits = first.picks("suits", _SUITS) if first.has("suits") else list(_ORDER)
    numbers = {rank: number for number, rank in enumerate(RANKS, 1)}
    ranks = sorted(first.picks("ranks", numbers) if first.has("ranks") else numbers.values())
    if ranks != list(range(ranks[0], ranks[-1] + 1)):
        raise first.error("ranks", "no rank may be missing between the lowest and the highest.")
    first.refuse_unless({"jokers": (0,)})
    copies = first.number("count", 1, 4, default=1)
    first.refuse_the_rest()
    in_order = tuple(suit for suit in _ORDER if suit in suits)
    return Pack(in_order, ranks[0], ranks[-1], copies)


def _one_rule(depots: list[Depot], read: Callable[[Part], _Rule]) -> _Rule:
    """The rule of depots of one kind, which has to be the same for all."""
    first, *others = (depot.part for depot in depots)
    rule = read(first)
    for other in others:
        if read(other) != rule:
            raise other.error(
                "acceptRule", f"all depots of a kind follow one rule, but {first.name} has another."
            )
    return rule


def _check_wrapping(board: Board, home: FoundationRule, columns: ColumnRule) -> None:
    # A foundation that starts with the lowest rank is full before ranks could run round.
    full_before = columns.wraps and home.base is Base.LOWEST
    if home.wraps is not columns.wraps and not full_before:
        raise board.of(FOUNDATION)[0].part.error(
            "acceptRule",
            "ranks run round on foundations and in columns, or in neither: 'wrap' should be the "
            "same in both.",
        )


def _check_foundations(board: Board, pack: Pack) -> None:
    needed, depots = len(pack.suits) * pack.copies, board.of(FOUNDATION)
    there = sum(len(depot.names) for depot in depots)
    if there != needed:
        raise depots[-1].part.error(
            "repeat", f"{there} foundations are there in all, and the pack needs {needed}."
        )


def _dealt(board: Board, pack: Pack, home: FoundationRule) -> tuple[tuple[int, ...], int]:
    """How many cards each column gets, and how many are laid out on foundations."""
    places = board.places
    if sum(place.kind == TABLEAU for place in places) > MOST_COLUMNS:
        raise board.game.error("depots", f"there are more than {MOST_COLUMNS} columns.")
    given = list(zip(places, board.dealt(len(pack.cards)), strict=True))
    columns = tuple(cards for place, cards in given if place.kind == TABLEAU)
    laid_out = sum(cards for place, cards in given if place.kind == FOUNDATION)
    for place, cards in given:
        if place.kind == TABLEAU and not 0 < cards <= MOST_CARDS:
            raise board.game.error(
                "dealRules", f"a column of {place.part.name} would get {cards} cards."
            )
    if laid_out > (home.base is Base.DEALT):
        raise board.game.error(
            "dealRules",
            f"{laid_out} cards are dealt to foundations: that can be one, where 'seedFromDeal' is "
            "true. Laying out several of one rank needs a design file in TOML.",
        )
    return columns, laid_out


def _kings_by_hand(game: Part) -> bool:
    """Whether the player has the tools that move a king to the buried end."""
    return game.pick("tools", {"Free": True, "Unset": True, "None": False}, default="Unset")


def _check_goal(game: Part) -> None:
    goal = game.table("winCondition")
    goal.pick("kind", {"allCardsIn": None}, "A game of this group is won with all cards home.")
    options = {FOUNDATION: None}
    if isinstance(goal.given("depots"), dict):
        pattern = goal.table("depots")
        pattern.pick("ofType", options)
        pattern.refuse_the_rest()
    else:
        goal.pick("depots", options)
    goal.refuse_the_rest()


def _check_the_rest(game: Part) -> None:
    if game.has("description"):
        description = game.value("description", str)
        if len(description) > _LONGEST_DESCRIPTION:
            raise game.error("description", f"{quoted(description)} is too long.")
    for key in ("family", "anchor"):
        if game.has(key):
            game.text(key)
    check_numbers(game, ("fanOffsetFaceUp", "fanOffsetFaceDown"))
    if not game.flag("depotOnly", True):
        raise game.error("depotOnly", "no card lies beside the depots in this group: write true.")
    game.refuse_unless(_HARMLESS)
    game.refuse_the_rest()


def _refuse_contradictions(board: Board, variant: Variant) -> None:
    found = contradiction(variant)
    if found is not None:
        columns = board.of(TABLEAU)[0].part.path("acceptRule")
        keys = {"pack": "decks", "build": columns, "wraps": columns, "laid_out": "dealRules"}
        raise board.game.error(keys.get(found.field, "depots"), found.reason)
