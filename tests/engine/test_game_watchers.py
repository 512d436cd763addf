import gc
import weakref
from collections.abc import Callable

import pytest

from bakers_widget.engine import Game, IllegalMoveError, Position, deal


class Watcher:
    """Remembers the position that the game had at each call."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: list[Position] = []

    def changed(self) -> None:
        self.seen.append(self.game.position)


def test_a_watcher_is_called_once_after_every_change() -> None:
    game = Game(deal(number=24))
    watcher = Watcher(game)
    game.watch(watcher.changed)
    passed = []
    changes: list[Callable[[], object]] = [
        lambda: game.push("1-h"),
        lambda: game.push("7-h"),
        game.pop,
        game.redo,
    ]
    for change in changes:
        change()
        passed.append(game.position)
        assert watcher.seen == passed
    game.restart()
    assert watcher.seen == [*passed, game.start]


def test_what_is_refused_calls_no_watcher() -> None:
    game = Game(deal(number=24))
    watcher = Watcher(game)
    game.watch(watcher.changed)
    with pytest.raises(IllegalMoveError):
        game.push("1-1")
    with pytest.raises(IndexError):
        game.pop()
    with pytest.raises(IndexError):
        game.redo()
    assert watcher.seen == []


def test_reading_a_game_calls_no_watcher() -> None:
    game = Game(deal(number=24))
    watcher = Watcher(game)
    game.watch(watcher.changed)
    _ = (game.position, game.history, game.redoable, game.positions, game.outcome, game.repeats)
    assert watcher.seen == []


def test_every_watcher_is_called_in_order_and_plain_functions_are_kept() -> None:
    game = Game(deal(number=24))
    calls: list[str] = []
    game.watch(lambda: calls.append("first"))
    game.watch(lambda: calls.append("second"))
    gc.collect()
    game.push("1-h")
    assert calls == ["first", "second"]


def test_stopping_ends_the_calls_of_that_watcher_only() -> None:
    game = Game(deal(number=24))
    first, second = Watcher(game), Watcher(game)
    stop = game.watch(first.changed)
    game.watch(second.changed)
    game.push("1-h")
    stop()
    stop()
    game.push("7-h")
    assert len(first.seen) == 1
    assert len(second.seen) == 2


def test_a_watcher_may_stop_itself_while_it_is_called() -> None:
    game = Game(deal(number=24))
    calls: list[str] = []

    def once() -> None:
        calls.append("once")
        stop()

    stop = game.watch(once)
    game.watch(lambda: calls.append("always"))
    game.push("1-h")
    game.push("7-h")
    assert calls == ["once", "always", "always"]


def test_watching_keeps_no_object_alive() -> None:
    game = Game(deal(number=24))
    watcher = Watcher(game)
    gone = weakref.ref(watcher)
    stop = game.watch(watcher.changed)
    game.push("1-h")
    del watcher
    gc.collect()
    assert gone() is None
    game.push("7-h")
    stop()
    assert [str(move) for move in game.history] == ["1-h", "7-h"]
