"""What the board says to the person who plays."""

from __future__ import annotations

from dataclasses import dataclass

from bakers_widget.engine import Card, Game, IllegalMoveError, Move, Outcome, Position
from bakers_widget.engine.cards import bare_rank_name, rank_name
from bakers_widget.engine.telling import mover
from bakers_widget.engine.variants import Base, Spaces
from bakers_widget.widget.places import Place


@dataclass(frozen=True, slots=True)
class Message:
    """Words on the board. `tone` is how they look: `refused`, `note`, `hint`, `won`, `blocked` or
    `fault`; `lead` is set in bold, `rest` follows it."""

    tone: str
    lead: str
    rest: str = ""

    def as_json(self) -> dict[str, str]:
        """The message as the snapshot holds it."""
        return {"tone": self.tone, "lead": self.lead, "rest": self.rest}


def refused(error: IllegalMoveError) -> Message:
    """Why a move is not allowed."""
    return Message("refused", error.fact, error.rule)


def not_done(error: ValueError) -> Message:
    """Why something else that was asked for can't be done."""
    return Message("refused", as_sentence(str(error)))


def overtaken(card: Card | None) -> Message:
    """The board changed before the wish arrived."""
    what = f"{card} was not moved" if card else "that was not done"
    return Message("refused", f"The board had changed, so {what}.", "This is how it stands now.")


def not_there(card: Card | None, place: Place) -> Message:
    """The wish names a card that lies elsewhere."""
    where = f"column {place.index + 1}" if place.is_column else "that foundation"
    if card is None:
        return Message("refused", f"There is a card in {where} now.", "Nothing was moved.")
    return Message("refused", f"{card} is not at that place in {where}.", "Nothing was moved.")


def malformed(error: Exception) -> Message:
    """A message that could not be understood."""
    return Message("fault", "The board could not read that request.", f"It was: {error}.")


def observer_failed(error: Exception) -> Message:
    """Code that watches the board raised an error."""
    return Message(
        "fault",
        "Code that watches this board failed.",
        f"{type(error).__name__}: {error}. The board itself is fine.",
    )


def empty_foundation(position: Position, pile: int) -> Message:
    """Someone tried an empty foundation with no card in hand."""
    suit, first = position.variant.foundations[pile], position.base_of(pile)
    if first is None:
        own = position.variant.base is Base.DIFFERENT
        rule = "Each starts with a rank of its own: one that no other has started with."
        return Message("note", "This foundation is empty.", rule if own else "")
    if suit is None:
        return Message("note", f"A foundation starts with {rank_name(first)}, of any suit.")
    bare = bare_rank_name(first)
    return Message("note", f"{suit.plural.capitalize()} start with their {bare}.")


def empty_column(position: Position, index: int) -> Message:
    """Someone tried an empty column with no card in hand."""
    variant = position.variant
    if variant.spaces is Spaces.NEVER:
        return Message("note", f"Column {index + 1} is closed.", "An empty column stays empty.")
    kings = variant.spaces is Spaces.KINGS
    taken = rank_name(variant.pack.highest) if kings else "any card"
    return Message("note", f"Column {index + 1} is empty.", f"It takes {taken}: select one first.")


def after_move(game: Game, move: Move) -> Message | None:
    """What a legal move is worth a word about: a position seen before, or a column closed."""
    position = game.position
    if game.repeats is not None:
        when = "at the start" if game.repeats == 0 else f"after move {game.repeats}"
        return Message(
            "note",
            f"You have been in this position before ({when}).",
            "Going back and forth is no progress.",
        )
    closes = (
        move.source is not None
        and not position.columns[move.source]
        and position.variant.spaces is Spaces.NEVER
    )
    if closes and position.outcome is Outcome.PLAYING:
        return Message("note", f"Column {(move.source or 0) + 1} is closed now: one host fewer.")
    return None


def standing(game: Game) -> Message | None:
    """The end of a game, and the way on; None while it is in play."""
    position, moves = game.position, len(game.history)
    if game.outcome is Outcome.WON:
        return Message("won", f"All {position.home} are home, in {counted(moves, 'move')}.")
    if game.outcome is Outcome.BLOCKED:
        if position.fragment:
            lead = "That is as far as these few cards go."
            return Message("note", lead, "Restart to play them again.")
        ways = "Undo, start this deal again, or take a new one."
        return Message("blocked", "No legal move is left.", ways)
    return None


def status(game: Game, *, lost: bool = False, asks: bool = False) -> str:
    """Where one stands, in one line. `lost` says that no move wins, as far as it is known.

    With `asks` it does not tell what can be done: that is what is asked.

    >>> from bakers_widget import deal
    >>> status(Game(deal(number=24)))
    'move 0 · 0 home · 10 legal moves'
    """
    position = game.position
    so_far = f"move {len(game.history)} · {position.home} home"
    if asks:
        return so_far
    legal = counted(len(position.legal_moves), "legal move")
    end = {Outcome.WON: "won", Outcome.BLOCKED: f"blocked · {legal}"}
    if lost:
        end[Outcome.PLAYING] = f"lost · {legal}"
    if position.fragment:
        end[Outcome.BLOCKED] = legal
    return f"{so_far} · {end.get(game.outcome, legal)}"


def as_sentence(text: str) -> str:
    """A text with a capital letter first; the others stay as they are.

    >>> as_sentence("ace of clubs home.")
    'Ace of clubs home.'
    """
    return text[:1].upper() + text[1:]


def counted(number: int, thing: str) -> str:
    """A number of things, with its plural: `1 move`, `no moves`, `7 moves`."""
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


def hinted(position: Position, move: Move) -> Message:
    """One legal move, said as no more than that."""
    card, column = mover(position, move), (move.source or 0) + 1
    if move.sinks:
        lead = f"The kings of column {column} can be sunk."
    elif move.target is None:
        lead = f"{card} in column {column} can go home."
    elif position.columns[move.target]:
        host = position.columns[move.target][-1]
        lead = f"{card} in column {column} can go on {host} in column {move.target + 1}."
    else:
        lead = f"{card} in column {column} can go to column {move.target + 1}."
    more = len(position.legal_moves) - 1
    if not more:
        return Message("hint", lead, "It is the only legal move.")
    return Message("hint", lead, f"That is one of {more + 1} legal moves; ask again for another.")
