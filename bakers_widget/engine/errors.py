"""What can go wrong, one class per cause, all of them `ValueError`.

A message states the fact, shows what was given, and ends with the rule or with what would do.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bakers_widget.engine.moves import Move

_LONGEST_QUOTE = 60


class IllegalReason(StrEnum):
    """Which rule a refused move breaks."""

    COVERED = "covered"
    """The card is not the exposed one of its column."""
    GROUP = "group"
    """Several cards of a run were to move together."""
    WRONG_RANK = "wrong-rank"
    """The card is not exactly one rank below the exposed card it should join."""
    WRONG_SUIT = "wrong-suit"
    """The ranks would do, but this variant also asks for a colour or a suit."""
    KING_HAS_NO_HOST = "king-has-no-host"
    """The highest rank joins nothing: no rank is above it."""
    NOTHING_ON_ACE = "nothing-on-ace"
    """The lowest rank hosts nothing: no rank is below it."""
    CLOSED_COLUMN = "closed-column"
    """The column is empty, and this variant never fills a space."""
    SPACE_FOR_KINGS = "space-for-kings"
    """The column is empty, and this variant lets only its highest rank in."""
    FOUNDATION_START = "foundation-start"
    """The foundation is empty, and this card does not start it."""
    FOUNDATION_SUIT = "foundation-suit"
    """The named foundation belongs to another suit."""
    FOUNDATION_NEXT = "foundation-next"
    """The foundation of this card needs another rank next."""
    FOUNDATION_RETURN = "foundation-return"
    """A card on a foundation stays there."""
    SAME_COLUMN = "same-column"
    """The move starts and ends in one column."""
    EMPTY_COLUMN = "empty-column"
    """There is no card to move in the column named first."""
    KINGS_NOT_BY_HAND = "kings-not-by-hand"
    """Kings are not sunk by hand in this variant, or no longer in this game."""
    NO_KING_TO_SINK = "no-king-to-sink"
    """The column has no king above another card."""
    NO_SUCH_COLUMN = "no-such-column"
    """The board has no column of that number."""
    NO_SUCH_CARD = "no-such-card"
    """The column has fewer cards than the move names."""
    NO_SUCH_FOUNDATION = "no-such-foundation"
    """The board has no foundation of that number."""


class InvalidNotationError(ValueError):
    """A text that is no card or no move."""


class InvalidPositionError(ValueError):
    """Cards that make no possible position of the variant."""


class InvalidDesignError(ValueError):
    """A design file that describes no variant, or a variant that is not there."""


class InvalidDealNumberError(ValueError):
    """A deal number that the generator has no board for."""


class IllegalMoveError(ValueError):
    """A move that can be read, and that the rules refuse.

    `reason` says which rule, `fact` and `rule` are the two halves of the sentence for the
    learner (`rule` may be empty), and `move` is the move that was tried.
    """

    def __init__(self, move: Move, reason: IllegalReason, fact: str, rule: str = "") -> None:
        self.move = move
        self.reason = reason
        self.fact = fact
        self.rule = rule
        super().__init__(f"{str(move)!r} is not legal here: {self.sentence}")

    @property
    def sentence(self) -> str:
        """What a learner reads: the fact, then the rule."""
        return f"{self.fact} {self.rule}".rstrip()

    def __reduce__(self) -> tuple[type[IllegalMoveError], tuple[Move, IllegalReason, str, str]]:
        return type(self), (self.move, self.reason, self.fact, self.rule)


def quoted(given: object) -> str:
    """`repr` of what was given, cut so that a huge input makes no huge message.

    >>> quoted("7Z")
    "'7Z'"
    >>> quoted("x" * 1000)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'… (1000 characters)"
    """
    if isinstance(given, str) and len(given) > _LONGEST_QUOTE:
        return f"{given[:_LONGEST_QUOTE]!r}… ({len(given)} characters)"
    if isinstance(given, int) and not isinstance(given, bool) and abs(given) >= 10**_LONGEST_QUOTE:
        # Never the decimal form: Python refuses to write integers of over 4,300 digits.
        return f"a number of {given.bit_length()} bits"
    try:
        text = repr(given)
    except ValueError:  # a huge number inside
        return f"a {type(given).__name__} too large to show"
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…"


def listed(items: list[str], joiner: str = "and") -> str:
    """Items as a sentence lists them.

    >>> listed(["A♠", "7♣", "8♥"])
    'A♠, 7♣ and 8♥'
    """
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {joiner} {items[-1]}"
