"""The board: an anywidget that shows a game and plays what is asked of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import traitlets

from bakers_widget.engine import Game, IllegalMoveError, LegalMoves, Move, Position, Variant, deal
from bakers_widget.engine.moves import as_move
from bakers_widget.render.saving import save_png, save_svg
from bakers_widget.render.svg import position_html
from bakers_widget.solver import safe_home_moves
from bakers_widget.widget import advice_words, words
from bakers_widget.widget.advice import Advice
from bakers_widget.widget.channel import Channel
from bakers_widget.widget.intents import Intent
from bakers_widget.widget.look import Look
from bakers_widget.widget.requests import carry_out
from bakers_widget.widget.snapshot import About, Snapshot, about, make_snapshot
from bakers_widget.widget.spoken import change
from bakers_widget.widget.words import Message, after_move, refused

if TYPE_CHECKING:
    from bakers_widget.teaching.what_if import WhatIf


class Board(Channel):
    """A board to play on, in a notebook and from Python at once.

    `game` is what to show: a `Game`, a `Position`, the number of a deal, or nothing for a random
    deal. `variant` (a slug, a design file or a `Variant`) is what to deal. `deck`, `size`,
    `accent`, `controls` and `read_only` say how the board looks; see `Look`.

    - `position` is the position now. `board.observe(fn, "position")` tells of every change, and
      setting it starts a new game from there.
    - `game` is the game behind it; what is played there appears on the board.
    - `legal_moves` are those of the position; `push("1-2")` plays one.
    - `auto_home` says whether cards that are of no more use go home by themselves.
    - `what_if("fair-deal")` plays the same cards by other rules; `resume()` goes back.

    Raises `TypeError` for a keyword it does not know or a game it can't show, `ValueError` for a
    look that there is not.
    """

    position = traitlets.Instance(Position)
    _stop_watching: Callable[[], None] = staticmethod(lambda: None)  # until there is a game

    def __init__(
        self,
        game: Game | Position | int | None = None,
        *,
        variant: str | Path | Variant | None = None,
        **look: Any,
    ) -> None:
        self._advice = Advice(self)
        self._look = _look_of(look)
        self.auto_home = False
        self._game = _as_game(game, variant)
        self._waiting: Game | None = None
        self._played, self._spoken = list(self._game.history), ""
        self._stop_watching = self._game.watch(self._game_changed)
        self._advice.look()
        super().__init__(position=self._game.position)

    @property
    def game(self) -> Game:
        """The game on the board."""
        return self._game

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the position now."""
        return self._game.position.legal_moves

    def push(self, move: Move | str) -> Move:
        """Play a move on the board and return it.

        Raises `IllegalMoveError` or `InvalidNotationError`; the board is then as it was.
        """
        return self._game.push(move)

    def replace(self, game: Game | Position | int | None = None) -> None:
        """Put another game on the board: a game, a position, a deal number, or a random deal."""
        self._take_up(_as_game(game, self._game.position.variant))

    def what_if(self, variant: str | Path | Variant) -> WhatIf:
        """Play the same cards by the rules of another variant, and return what changes.

        The game itself waits; `resume` goes back to it. Raises `InvalidPositionError` where the
        cards make no position of that variant, and `InvalidDesignError` for no variant.
        """
        from bakers_widget.teaching.what_if import what_if

        changes = what_if(self._game.position, variant)
        waiting = self._game if self._waiting is None else self._waiting
        with self._one_snapshot():
            self._take_up(Game(changes.after))
            self._waiting = waiting
            self.say(advice_words.other_rules(changes))
        return changes

    def resume(self) -> None:
        """Go back to the game that waits since `what_if`; without one, nothing happens."""
        if self._waiting is not None:
            self._take_up(self._waiting)

    def show(self, line: Iterable[Move | str] | None = None) -> None:
        """Play moves beside the game, each with its reason; the game itself stays as it is.

        `line` are moves that can be played from the position now. Without it, a search finds a line
        that wins. Raises `IllegalMoveError` or `InvalidNotationError` for a line that can't be
        played.
        """
        self._advice.show(None if line is None else [as_move(move) for move in line])

    def save_svg(self, path: str | Path, **look: Any) -> Path:
        """Write a picture of the position as SVG. `look` as in `Position.svg`."""
        return save_svg(self.position, path, **{"deck": self._look.deck} | look)

    def save_png(self, path: str | Path, *, scale: float = 2, **look: Any) -> Path:
        """Write a picture of the position as PNG, `scale` pixels a CSS pixel; see `save_png`."""
        return save_png(self.position, path, scale=scale, **{"deck": self._look.deck} | look)

    def close(self) -> None:
        """Take the board off the page and stop following its game."""
        self._advice.close()
        self._stop_watching()
        if self.comm is not None:
            layout = self.layout  # a widget of its own, which would be left behind
            super().close()
            layout.close()

    # What follows is for the browser's side.

    @property
    def advice(self) -> Advice:
        """Hints, verdicts and demonstrations."""
        return self._advice

    def words_after(self, move: Move) -> Message | None:
        """What is said to a legal move, if anything."""
        return after_move(self._game, move)

    def words_of_refusal(self, error: IllegalMoveError) -> Message:
        """What is said to a move that is not allowed."""
        return refused(error)

    def words_of_standing(self) -> Message | None:
        """What is said as long as the game stands as it does, if anything."""
        return words.standing(self._game)

    def give_hint(self) -> None:
        """Give the next step of help."""
        self._advice.give_hint()

    def restart(self) -> None:
        """Go back to the start of the game; its moves can be played again."""
        self._game.restart()

    @property
    def asks(self) -> bool:
        """Whether the board asks how the game stands."""
        return False

    def lesson_about(self) -> dict[str, Any] | None:
        """What stays the same during a level of a lesson; None where there is no lesson."""
        return None

    def lesson_snapshot(self) -> dict[str, Any] | None:
        """How a level of a lesson stands; None where there is no lesson."""
        return None

    @property
    def waiting(self) -> Game | None:
        """The game that waits while its cards are played by other rules."""
        return self._waiting

    def bring_home(self) -> None:
        """Send home what is of no more use in the columns, if that is switched on."""
        while self.auto_home and (safe := safe_home_moves(self._game.position)):
            self._game.push(safe[0])

    @property
    def look(self) -> Look:
        """How the board looks."""
        return self._look

    def _take_up(self, game: Game) -> None:
        """Show another game, and follow it in place of the one before."""
        self._stop_watching()
        self._game, self._waiting = game, None
        self._stop_watching = game.watch(self._game_changed)
        self._game_changed()

    def _game_changed(self) -> None:
        self._spoken = change(self._game, self._played)
        self._played = list(self._game.history)
        with self._one_snapshot():
            self.moved_on()
            self._advice.game_changed()

    @traitlets.observe("position")
    def _position_set(self, change: dict[str, Any]) -> None:
        if change["new"] != self._game.position:
            self.replace(change["new"])

    def _state(self) -> tuple[About, Snapshot]:
        fixed = about(self._game.position.variant)
        now = make_snapshot(
            self._game,
            self._advice,
            revision=self.revision,
            message=self.message,
            standing=self.words_of_standing(),
            answer=self.answered,
            asks=self.asks,
        )
        return (
            fixed | {"lesson": self.lesson_about(), "look": self._look.as_json()},
            now
            | {
                "lesson": self.lesson_snapshot(),
                "auto": self.auto_home,
                "spoken": self._spoken if self._advice.demo is None else "",
                "waiting": self._waiting and self._waiting.position.variant.name,
            },
        )

    def _told(self) -> None:
        # Last, because whoever observes it may take time or raise: the board is up to date by now.
        self.position = self._game.position

    def _carry_out(self, intent: Intent) -> bool:
        return carry_out(self, intent, self.revision)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        pictures = {
            "text/plain": str(self.position),
            "text/html": position_html(self.position, deck=self._look.deck),
        }
        return data | pictures, metadata

    def __repr__(self) -> str:
        return f"<Board: {self._game!r}>"


def _look_of(given: dict[str, Any]) -> Look:
    known = [field.name for field in fields(Look)]
    unknown = [name for name in given if name not in known]
    if unknown:
        raise TypeError(
            f"Board() takes no {', '.join(map(repr, unknown))}; "
            f"it takes a game, variant=, {'=, '.join(known)}="
        )
    return Look(**given)


def _as_game(given: object, variant: str | Path | Variant | None) -> Game:
    if isinstance(given, Game):
        return given
    if isinstance(given, Position):
        return Game(given)
    if given is None or (isinstance(given, int) and not isinstance(given, bool)):
        return Game(deal(variant, given))
    raise TypeError(
        f"a board shows a Game, a Position or a deal by its number, not {type(given).__name__}"
    )
