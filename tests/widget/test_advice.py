"""The help that a board gives, from the kernel's side."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable
from typing import Any

import pytest

import bakers_widget as bw
from bakers_widget.solver import Search
from bakers_widget.widget import advice
from tests.solver.exhaustive import short
from tests.widget.browser_side import agree, ask, ask_move

LOST = bw.deal("bakers-dozen", number=64, kings="swap")


def crossroads() -> bw.Position:
    """Sixteen cards with three moves: 2-3 gives the win away, and the others don't."""
    return bw.deal(short("bakers-dozen", 4, 4, 4), number=118)


def words(snapshot: dict[str, Any]) -> str:
    message = snapshot["message"] or {"lead": "", "rest": ""}
    return f"{message['lead']} {message['rest']}".strip()


def test_hints_climb_from_a_nudge_to_the_reason_and_mark_the_cards() -> None:
    board = bw.Board(24)
    first, second, third, fourth, again = (ask(board, "hint") for _ in range(5))
    assert words(first) == (
        "Look at the exposed cards: one of them can go home. Ask again for more."
    )
    assert first["hint"] == []
    assert words(second) == "It is about A♣ in column 1. Ask again for more."
    assert second["hint"] == ["c0"]
    assert words(third).startswith("A♣ in column 1 can go home. A line that wins starts so;")
    assert third["hint"] == fourth["hint"] == ["c0", "f1"]
    assert words(fourth).startswith("A♣ home uncovers 8♥, which ")
    assert words(again) == words(fourth)
    assert board.game.history == []


def test_a_move_begins_the_next_hint_anew_on_the_same_line() -> None:
    board = bw.Board(24)
    third = [words(ask(board, "hint")) for _ in range(3)][-1]
    length = int(third.split(" it has ")[1].split()[0])
    board.push("1-h")
    assert board.snapshot["hint"] == []
    for _ in range(3):
        told = words(ask(board, "hint"))
    assert f"it has {length - 1} moves." in told


def test_following_hints_wins_the_game() -> None:
    board = bw.Board(24)
    while board.game.outcome == "playing":
        for _ in range(3):
            marked = ask(board, "hint")["hint"]
        column = int(marked[0][1:])
        target = "h" if marked[1][0] == "f" else str(int(marked[1][1:]) + 1)
        ask_move(board, f"{column + 1}-{target}")
    assert board.game.outcome == "won"


def test_a_few_cards_are_helped_with_a_legal_move() -> None:
    board = bw.Board(bw.Position.from_text("AS 7C\n8H", fragment=True))
    told = ask(board, "hint")
    assert told["hint"] == ["c0", "c1"]
    assert words(told) == "7♣ in column 1 can go on 8♥ in column 2. It is the only legal move."
    for kind in ("judge", "show"):
        assert words(ask(board, kind)).startswith("With these few cards there is no game to win")


def test_the_verdict_tells_winnable_lost_and_blocked_apart() -> None:
    told = words(ask(bw.Board(24), "judge"))
    assert told.startswith("Yes, this can still be won. A line of ")
    board = bw.Board(LOST)
    assert board.snapshot["status"].endswith("legal moves")
    answered = ask(board, "judge")
    assert words(answered).startswith("No, this can't be won any more. Moves are left, but none")
    assert "1 position searched" in words(answered)
    assert answered["status"].split(" · ")[2] == "lost"
    assert answered["outcome"] == "playing"
    blocked = bw.Board(
        bw.Position.from_text("AC 2C\nAD 2D\nAH 2H\nAS 2S", short("bakers-dozen", 2, 4, 4))
    )
    assert words(ask(blocked, "judge")) == "No: no legal move is left. Undo to try another way."
    assert blocked.snapshot["status"].endswith("blocked · no legal moves")


def test_what_is_not_known_in_time_is_said_so_and_looked_into_further(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(advice, "VERDICT_SECONDS", 0.02)
    board = bw.Board(bw.deal("good-measure", number=43))  # not known after a million positions
    first = words(ask(board, "judge"))
    second = words(ask(board, "judge"))
    counts = [int(told.split()[5].replace(",", "")) for told in (first, second)]
    assert first.startswith("That is not known yet. ")
    assert first.endswith(" positions searched. Ask again to look further.")
    assert 0 < counts[0] < counts[1]


def test_the_watch_tells_of_the_move_that_gave_the_win_away() -> None:
    position, bad, good = crossroads(), "2-3", "1-3"
    board = bw.Board(position)
    ask_move(board, bad)
    assert board.snapshot["message"] is None  # nobody asked
    ask(board, "undo")
    watched = ask(board, "watch", on=True)
    assert words(watched) == "The board will tell when a move gives the win away."
    assert watched["watching"]
    assert words(ask_move(board, bad)).startswith("This move gave the win away:")
    assert board.snapshot["status"].split(" · ")[2] == "lost"
    assert "gave" not in words(ask(board, "undo"))
    assert "gave" not in words(ask_move(board, good))
    ask(board, "undo")
    assert not ask(board, "watch", on=False)["watching"]
    assert "gave" not in words(ask_move(board, bad))


def test_the_demonstration_leaves_the_game_as_it_is() -> None:
    board = bw.Board(24)
    board.push("1-h")
    before = board.position
    shown = ask(board, "show")
    length = shown["demo"]["of"]
    assert shown["demo"] == {"at": 0, "of": length}
    assert shown["destinations"] == [[] for _ in before.columns]
    assert shown["message"]["lead"] == "Next:"
    marked = shown["hint"]
    stepped = ask(board, "demo", do="step")
    assert stepped["demo"]["at"] == 1
    assert stepped["last"] == marked
    assert stepped["columns"] != shown["columns"]
    assert ask(board, "demo", do="back")["columns"] == shown["columns"]
    for _ in range(length + 3):
        last = ask(board, "demo", do="step")
    assert last["demo"] == {"at": length, "of": length}
    assert last["columns"] == [""] * 13
    assert words(last) == "All cards are home. Your own game is as you left it."
    assert last["standing"] is None
    assert board.position == before
    ended = ask(board, "demo", do="end")
    assert ended["demo"] is None
    assert agree(board)
    assert len(board.game.history) == 1


def test_a_move_during_the_demonstration_ends_it_and_is_not_made() -> None:
    board = bw.Board(24)
    ask(board, "show")
    answered = ask(board, "move", card="AC", to="f1", **{"from": "c0"})
    assert answered["answer"]["done"] is False
    assert answered["demo"] is None
    assert board.game.history == []
    assert words(answered) == "The demonstration is over: this is your game."
    board.show()
    board.push("1-h")  # from Python, it is the game that is meant
    assert board.snapshot["demo"] is None
    assert agree(board)


def test_a_lost_game_has_nothing_to_show() -> None:
    board = bw.Board(LOST)
    assert words(ask(board, "show")).startswith("No, this can't be won any more.")
    assert board.snapshot["demo"] is None


def test_python_shows_a_line_of_its_own() -> None:
    board = bw.Board(24)
    board.show(["1-h", "7-2"])
    assert board.snapshot["demo"] == {"at": 0, "of": 2}
    assert words(board.snapshot).startswith("Next: A♣ home ")
    for _ in range(2):
        last = ask(board, "demo", do="step")
    assert words(last) == "That is the end of it. Your own game is as you left it."
    with pytest.raises(bw.IllegalMoveError):
        board.show(["1-h", "1-1"])
    assert board.game.history == []


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not done():
            await asyncio.sleep(0)


def test_on_an_event_loop_the_board_answers_while_it_thinks() -> None:
    async def play() -> None:
        board = bw.Board(bw.deal("good-measure", number=3))
        asked = ask(board, "judge")
        assert asked["answer"] == {"id": "test-judge", "done": True}
        assert asked["working"].startswith("looking ahead · ")
        assert asked["message"] is None
        await until(lambda: " 0 " not in board.snapshot["working"])
        move = next(iter(board.legal_moves))
        moved = ask_move(board, str(move))
        assert moved["moves"] == 1
        assert moved["working"] is None  # the move cancelled it
        for _ in range(50):
            await asyncio.sleep(0)
        assert board.snapshot == moved
        ask(board, "hint")
        await until(lambda: board.snapshot["working"] is None)
        assert board.snapshot["message"]["tone"] == "hint"

    asyncio.run(play())


def test_a_closed_board_thinks_no_more_and_is_let_go() -> None:
    async def close() -> None:
        board = bw.Board(bw.deal("good-measure", number=3))
        ask(board, "judge")
        board.close()
        gone = weakref.ref(board)
        del board
        await asyncio.sleep(0.05)
        gc.collect()
        assert gone() is None

    asyncio.run(close())


@pytest.mark.parametrize(
    ("kind", "fields", "said"),
    [
        ("watch", {}, "on None is neither true nor false"),
        ("watch", {"on": 1}, "on 1 is neither true nor false"),
        ("demo", {"do": "jump"}, "do 'jump' is none of step, back, end"),
        ("demo", {}, "do None is none of step, back, end"),
    ],
)
def test_malformed_wishes_for_help_are_told(kind: str, fields: dict[str, Any], said: str) -> None:
    board = bw.Board(24)
    answered = ask(board, kind, **fields)
    assert said in words(answered)
    assert answered["answer"]["done"] is False


def test_a_step_of_no_demonstration_is_answered() -> None:
    board = bw.Board(24)
    assert words(ask(board, "demo", do="step")) == (
        "There is no demonstration now: this is your game."
    )


def test_an_error_in_the_search_is_told_and_the_board_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def judge() -> None:
        board = bw.Board(bw.deal("good-measure", number=3))
        with monkeypatch.context() as broken:
            broken.setattr(Search, "run", fail)
            ask(board, "judge")
            await until(lambda: board.snapshot["working"] is None)
        assert words(board.snapshot) == "The search failed. RuntimeError: of the test."
        assert "a search ended with an error" in caplog.text
        ask_move(board, "1-h" if "1-h" in board.legal_moves else str(board.legal_moves[0]))
        assert agree(board)

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("of the test")

    asyncio.run(judge())


def test_an_interrupt_in_a_script_leaves_nothing_under_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    board = bw.Board(bw.deal("good-measure", number=3))
    monkeypatch.setattr(Search, "run", interrupt)
    with pytest.raises(KeyboardInterrupt):
        ask(board, "judge")
    assert board.snapshot["working"] is None
    assert words(board.snapshot) == "The search was interrupted. The game is as it was."


def test_the_watch_judges_moves_forward_alone() -> None:
    """Not undoing, not another game; but the first move on a game with a past."""
    game = bw.Game(crossroads())
    game.push("2-3")
    game.push(next(iter(game.position.legal_moves)))
    board = bw.Board(game)
    ask(board, "watch", on=True)
    assert "gave" not in words(ask(board, "undo"))
    board.replace(game)
    assert "gave" not in words(board.snapshot)
    fresh = bw.Game(crossroads())
    fresh.push("1-3")
    fresh.pop()
    late = bw.Board(fresh)
    ask(late, "watch", on=True)
    assert "gave the win away" in words(ask_move(late, "2-3"))


def test_the_watch_is_off_as_soon_as_it_is_turned_off() -> None:
    async def play() -> None:
        board = bw.Board(crossroads())
        ask(board, "watch", on=True)
        ask_move(board, "2-3")
        off = words(ask(board, "watch", on=False))
        for _ in range(200):
            await asyncio.sleep(0)
        assert words(board.snapshot) == off == "The board keeps quiet about moves now."

    asyncio.run(play())


def test_asking_again_does_not_begin_the_time_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "HINT_SECONDS", 0.3)

    async def ask_often() -> None:
        board = bw.Board(bw.deal("good-measure", number=30031))
        async with asyncio.timeout(10):
            while not words(board.snapshot):
                ask(board, "hint")
                await asyncio.sleep(0.02)
        assert board.snapshot["message"]["tone"] == "hint"

    asyncio.run(ask_often())


def test_showing_a_line_from_python_ends_a_search() -> None:
    async def show() -> None:
        board = bw.Board(bw.deal("good-measure", number=30031))
        ask(board, "judge")
        move = next(iter(board.legal_moves))
        board.show([move])
        assert board.snapshot["working"] is None
        for _ in range(50):
            await asyncio.sleep(0)
        assert board.snapshot["demo"] == {"at": 0, "of": 1}

    asyncio.run(show())


def test_the_effort_told_is_that_of_this_position() -> None:
    board = bw.Board(LOST)
    ask(board, "judge")
    board.replace(bw.deal("bakers-dozen", number=39))
    ask(board, "judge")
    board.replace(LOST)
    assert "a win: 1 position searched." in words(ask(board, "judge"))
