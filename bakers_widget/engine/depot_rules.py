"""What the depots of a design file accept and eject; see `depots`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Self, TypeVar

from bakers_widget.engine.errors import quoted
from bakers_widget.engine.tables import Table, shown
from bakers_widget.engine.variants import Base, Build, FoundationSuits, Pack, Spaces

RANKS = (
    *("Ace", "Two", "Three", "Four", "Five", "Six", "Seven"),
    *("Eight", "Nine", "Ten", "Jack", "Queen", "King"),
)
_Read = TypeVar("_Read")
_ACCEPTS: dict[str, dict[str, Any]] = {
    "any": {},
    "none": {"rejectsAll": True},
    "emptyOnly": {"emptyOnly": True},
}
_EJECTS: dict[str, dict[str, Any]] = {
    "any": {},
    "locked": {"gate": "Locked"},
    "faceUp": {"gate": "FaceUp"},
    "topOnly": {"gate": "TopOnly"},
}
# What else a depot may be told to check, and the values that change nothing where all cards lie
# face up and move one at a time.
_OTHER_CHECKS: Mapping[str, tuple[object, ...]] = {
    "rejectsAll": (False,),
    "emptyOnly": (False,),
    "minCount": (0, 1),
    "rankIs": (),
    "follow": (False,),
    "wildRank": (),
    "wildJoker": (False,),
    "wildDeclares": ("none",),
    "acceptFrom": (),
    "allowFaceDown": (False, True),
}


class Part(Table):
    """An object of such a file. Its keys and words may be written with letters of either case."""

    def spelt(self, word: str, known: Iterable[str]) -> str | None:
        """How `word` is spelt among the `known` ones; None where it is not among them."""
        return next((one for one in known if one.lower() == word.lower()), None)

    def parts(self, key: str) -> list[Self]:
        """The objects of a list that has at least one."""
        items, path = self.value(key, list), self.path(key)
        if not items:
            raise self.error(key, "the list is empty.")
        for item in items:
            if not isinstance(item, dict):
                raise self.error(key, f"{shown(item)} is of the wrong type.")
        return [type(self)(self.file, f"{path}[{i}]", item) for i, item in enumerate(items)]

    def picks(self, key: str, options: Mapping[str, _Read]) -> list[_Read]:
        """What each word of a list stands for."""
        picked = []
        for word in self.words(key):
            spelt = self.spelt(word, options)
            if spelt is None:
                raise self.error(key, f"{quoted(word)} should be one of {', '.join(options)}.")
            picked.append(options[spelt])
        return picked

    def words(self, key: str) -> list[str]:
        """One word, or a list of words, each given once."""
        value = self.value(key, (str, list))
        words = value if isinstance(value, list) else [value]
        if not words or not all(isinstance(word, str) for word in words):
            raise self.error(key, f"{shown(value)} should be a name, or a list of names.")
        if len(set(words)) < len(words):
            raise self.error(key, f"{shown(value)} has a name twice.")
        return words

    def refuse_unless(self, harmless: Mapping[str, tuple[object, ...]]) -> None:
        """Refuse keys that change the rules, unless they have one of the harmless values."""
        for key, values in harmless.items():
            given = self.given(key)
            if given is not None and not any(
                type(given) is type(one) and given == one for one in values
            ):
                raise self.error(
                    key, f"{shown(given)} is no rule of a game of this group: leave this key out."
                )


class ColumnRule(NamedTuple):
    """What columns accept."""

    build: Build
    spaces: Spaces
    wraps: bool


class FoundationRule(NamedTuple):
    """What foundations accept."""

    suits: FoundationSuits
    base: Base
    wraps: bool


def column_rule(depot: Part, rules: Part, pack: Pack) -> ColumnRule:
    """The rule of a tableau depot."""
    accepts = _accepted(depot, rules)
    accepts.refuse_unless({"seedFromDeal": (False,)})
    rule = ColumnRule(
        accepts.pick(
            "suit",
            {"Any": Build.ANY_SUIT, "AlternateColor": Build.ALTERNATING},
            "Columns that build in one colour need a design file in TOML.",
            default="Any",
        ),
        _spaces(accepts, pack),
        _wraps(accepts, "Down"),
    )
    if _gate(depot, rules) == "Locked":
        raise depot.error("ejectRule", "no card could ever leave this column: write 'any'.")
    return rule


def foundation_rule(depot: Part, rules: Part, pack: Pack) -> FoundationRule:
    """The rule of a foundation depot."""
    accepts = _accepted(depot, rules)
    accepts.refuse_unless({"seedNone": (False,)})
    rule = FoundationRule(
        accepts.pick(
            "suit",
            {"Any": FoundationSuits.ANY_SUIT, "Same": FoundationSuits.IN_SUIT},
            default="Any",
        ),
        _base(accepts, pack),
        _wraps(accepts, "Up"),
    )
    if _gate(depot, rules) != "Locked":
        raise depot.error(
            "ejectRule", "a card that is home stays there in this group: write 'locked'."
        )
    return rule


def takes_nothing(depot: Part, rules: Part) -> bool:
    """Whether a depot is never a place for a card that moves."""
    return _rule(depot, "acceptRule", rules, _ACCEPTS).given("rejectsAll") is True


def _accepted(depot: Part, rules: Part) -> Part:
    accepts = _rule(depot, "acceptRule", rules, _ACCEPTS)
    accepts.refuse_unless(_OTHER_CHECKS)
    for key in ("single", "seed", "seedNone", "seedFromDeal", "build", "suit"):
        accepts.given(key)  # to be read below: a misspelt key should be told first
    accepts.refuse_the_rest()
    if not accepts.flag("single", False):
        raise accepts.error("single", "cards move one at a time in this group: write true.")
    return accepts


def _rule(depot: Part, key: str, rules: Part, shorthands: dict[str, dict[str, Any]]) -> Part:
    """A rule as a table, wherever it is written: at the depot, among `rules`, or as one word."""
    given = depot.value(key, (str, dict)) if depot.has(key) else {}
    path = depot.path(key)
    if isinstance(given, str) and given.startswith("$"):
        path, given = rules.path(given[1:]), rules.value(given[1:], (str, dict))
    if isinstance(given, str):
        word = depot.spelt(given, shorthands)
        if word is None:
            known = ", ".join(shorthands)
            raise depot.error(key, f"{quoted(given)} should be one of {known}, or a table.")
        given = shorthands[word]
    return Part(depot.file, path, given)


def _gate(depot: Part, rules: Part) -> str:
    ejects = _rule(depot, "ejectRule", rules, _EJECTS)
    gates = {gate: gate for gate in ("Any", "Locked", "FaceUp", "TopOnly")}
    gate = ejects.pick("gate", gates, default="Any")
    ejects.refuse_unless({"unit": ()})
    ejects.refuse_the_rest()
    return gate


def _wraps(accepts: Part, direction: str) -> bool:
    """Whether ranks run round, after a look at the rest of how cards are built."""
    build = accepts.table("build")
    build.refuse_unless({"sum": (), "step": (1,)})
    build.pick("direction", {direction: direction})
    wraps = build.flag("wrap", False)
    build.refuse_the_rest()
    return wraps


def _spaces(accepts: Part, pack: Pack) -> Spaces:
    closed = accepts.flag("seedNone", False)
    if not accepts.has("seed"):
        return Spaces.NEVER if closed else Spaces.ANY
    if closed:
        raise accepts.error("seed", "with 'seedNone' an empty column takes no card: leave one out.")
    return accepts.pick(
        "seed",
        {RANKS[pack.highest - 1]: Spaces.KINGS},
        "Without 'seed' an empty column takes any card, and with 'seedNone' none.",
    )


def _base(accepts: Part, pack: Pack) -> Base:
    from_deal = accepts.flag("seedFromDeal", False)
    if not accepts.has("seed"):
        if from_deal:
            return Base.DEALT
        raise accepts.error(
            "seed",
            "this key is missing: it says which rank starts a foundation. Foundations that each "
            "start with a rank of their own need a design file in TOML.",
        )
    if from_deal:
        raise accepts.error("seed", "with 'seedFromDeal' the deal decides: leave one of them out.")
    return accepts.pick(
        "seed", {RANKS[pack.lowest - 1]: Base.LOWEST}, "A foundation starts with the lowest rank."
    )
