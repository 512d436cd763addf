from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

import bakers_widget as bw
from tests.e2e.lab import BoardView, Lab

WINNING_LINE = (Path(__file__).parents[1] / "data/deal-24-won.txt").read_text().split()
DEAL_24 = bw.deal(number=24)
BOARD_24 = "import bakers_widget as bw\nboard = bw.Board(24)\nboard"


def test_ten_moves_an_illegal_try_undo_redo_and_restart(
    lab: Lab, open_lesson: Callable[[str], None]
) -> None:
    open_lesson("05-free-shuffle")
    board = lab.board(1)
    lab.python("board.replace(24); answer = None")
    expect(board.status).to_contain_text("move 0")
    expected = DEAL_24
    for move in WINNING_LINE[:10]:
        board.play(move)
        expected = expected.after(move)
        assert lab.position() == expected.to_text()
    expect(board.status).to_contain_text("move 10")

    board.card(expected.columns[1][0].text).click(position={"x": 9, "y": 9})
    expect(board.words).to_contain_text("Only the exposed card at the end of a column moves.")
    exposed, host = expected.columns[2][-1], expected.columns[3][-1]
    board.card(exposed.text).click()
    board.card(host.text).click()
    expect(board.words).to_contain_text(f"{exposed} can’t go on {host}.")
    assert lab.position() == expected.to_text()
    board.card(exposed.text).click()

    board.button("Undo").click()
    board.settle()
    assert lab.position() == play(WINNING_LINE[:9]).to_text()
    board.button("Redo").click()
    board.settle()
    assert lab.position() == expected.to_text()
    board.button("Restart").click()
    board.settle()
    assert lab.position() == DEAL_24.to_text()
    assert board.as_text() == DEAL_24.to_text()


def test_a_deal_is_won_by_clicking(lab: Lab, open_cells: Callable[..., None]) -> None:
    begun = f"for move in {WINNING_LINE[:50]}: board.push(move)"
    open_cells(BOARD_24, begun)
    board = lab.board()
    for move in WINNING_LINE[50:]:
        board.play(move)
    expect(board.words).to_contain_text("All 52 are home, in 79 moves.")
    expect(board.status).to_have_text("move 79 · 52 home · won")
    state = "answer = [board.game.outcome, board.position.home, list(map(str, board.game.history))]"
    assert lab.python(state) == ["won", 52, WINNING_LINE]


def test_the_page_is_reloaded_and_the_game_goes_on(
    lab: Lab, open_cells: Callable[..., None]
) -> None:
    open_cells(BOARD_24)
    for move in WINNING_LINE[:4]:
        lab.board().play(move)
    lab.command("docmanager:save")
    lab.page.reload()
    lab.wait_until_ready()
    board = lab.board()
    four = play(WINNING_LINE[:4])
    assert board.as_text() == columns_text(four)
    for move in WINNING_LINE[4:8]:
        board.play(move)
    assert lab.position() == play(WINNING_LINE[:8]).to_text()
    board.button("Undo").click()
    board.settle()
    assert lab.position() == play(WINNING_LINE[:7]).to_text()


def test_two_displays_of_one_board_stay_equal(lab: Lab, open_cells: Callable[..., None]) -> None:
    open_cells(BOARD_24, "board")
    first, second = lab.board(0), lab.board(1)
    for number, move in enumerate(WINNING_LINE[:6]):
        mover, other = (first, second) if number % 2 == 0 else (second, first)
        mover.play(move)
        shown = columns_text(play(WINNING_LINE[: number + 1]))
        expect_text(mover, shown)
        expect_text(other, shown)
        assert columns_text(bw.Position.from_text(lab.position())) == shown


def test_python_moves_the_board_and_the_board_fires_observers(
    lab: Lab, open_cells: Callable[..., None]
) -> None:
    open_cells(
        BOARD_24, "seen = []\nboard.observe(lambda change: seen.append(change.new), 'position')"
    )
    board = lab.board()
    assert lab.python("answer = str(board.push('1-h'))") == "1-h"
    expect_text(board, columns_text(play(["1-h"])))
    board.play("5-h")
    told = lab.python("answer = [position.to_text() for position in seen]")
    assert told == [play(["1-h"]).to_text(), play(["1-h", "5-h"]).to_text()]
    lab.python("board.game.pop(); answer = None")
    expect_text(board, columns_text(play(["1-h"])))


def test_three_moves_clicked_at_once_all_happen(lab: Lab, open_cells: Callable[..., None]) -> None:
    open_cells(BOARD_24)
    board = lab.board()
    # Ace of clubs, ace of hearts and five of hearts: six clicks in one go, before any answer.
    shown = board.root.evaluate(
        """(root) => {
            const click = (selector) => root.querySelector(selector).click();
            click('[data-card="AC"]'); click('[data-place="f1"] button');
            click('[data-card="AH"]'); click('[data-place="f0"] button');
            click('[data-card="4C"]'); click('[data-place="c11"] .heading');
            const moved = root.querySelectorAll('.pile .card, [data-place="c11"] .exposed');
            return [...moved].map(({ dataset }) => dataset.card);
        }"""
    )
    assert shown == ["AH", "AC", "4C"]
    board.settle()
    assert lab.python("answer = list(map(str, board.game.history))") == ["1-h", "7-h", "13-12"]
    assert lab.position() == play(["1-h", "7-h", "13-12"]).to_text()
    expect_text(board, columns_text(play(["1-h", "7-h", "13-12"])))


def test_a_new_deal_is_typed_and_a_game_in_play_is_not_lost_unasked(
    lab: Lab, open_cells: Callable[..., None]
) -> None:
    open_cells(BOARD_24)
    board = lab.board()
    board.play("1-h")
    board.button("New deal…").click()
    board.root.get_by_label("Deal number").fill("7")
    lab.page.keyboard.press("Enter")
    board.button("Keep playing").click()
    assert lab.position() == play(["1-h"]).to_text()

    board.button("New deal…").click()
    board.root.get_by_label("Deal number").fill("7")
    board.button("Deal it").click()
    board.button("Replace it").click()
    board.settle()
    assert lab.position() == bw.deal(number=7).to_text()
    expect(board.root).to_contain_text("Deal 7")

    board.button("New deal…").click()
    board.root.get_by_label("Deal number").fill("-3")
    board.button("Deal it").click()
    expect(board.words).to_contain_text("'-3' is not a deal number")
    assert lab.position() == bw.deal(number=7).to_text()


def test_keys_play_and_the_notebook_does_not_hear_them(
    lab: Lab, open_cells: Callable[..., None]
) -> None:
    open_cells(BOARD_24, "1 + 1")
    board = lab.board()
    cells = lab.page.locator(".jp-Notebook .jp-Cell")
    board.card("AC").focus()
    for key in ("h", "b", "d", "d", "x", "m"):
        lab.page.keyboard.press(key)
    board.settle()
    assert lab.position() == play(["1-h"]).to_text()
    lab.page.keyboard.press("u")
    board.settle()
    assert lab.position() == DEAL_24.to_text()
    board.card("AH").dblclick()
    board.settle()
    assert lab.position() == play(["7-h"]).to_text()
    assert cells.count() == 2
    assert lab.page.locator(".jp-Dialog").count() == 0


def test_a_cell_typed_by_hand_tells_the_position(lab: Lab, open_cells: Callable[..., None]) -> None:
    open_cells(BOARD_24, "print('not yet')")
    lab.board().play("1-h")
    cell = lab.page.locator(".jp-Notebook .jp-Cell").nth(1)
    cell.locator(".cm-content").click()
    lab.page.keyboard.press("Control+a")
    lab.page.keyboard.type("print(board.game.history, board.game.outcome)")
    lab.page.keyboard.press("Control+Enter")
    expect(cell.locator(".jp-OutputArea-output")).to_have_text("[Move.parse('1-h')] playing")


def play(moves: list[str]) -> bw.Position:
    position = DEAL_24
    for move in moves:
        position = position.after(move)
    return position


def columns_text(position: bw.Position) -> str:
    return "\n".join(
        line for line in position.to_text().splitlines() if not line.startswith("Foundations")
    )


def expect_text(board: BoardView, text: str) -> None:
    board.settle()
    expected = [line.replace(":", "").split() for line in text.splitlines()]
    for number, cards in enumerate(expected, 1):
        shown = board.column(number).locator(".card")
        expect(shown).to_have_count(len(cards))
    assert board.columns() == expected
