"""Whole games by dragging: with the mouse, and with a finger."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import CDPSession, FloatRect, expect

import bakers_widget as bw
from bakers_widget.solver import solve
from tests.e2e.lab import BoardView, Lab
from tests.support.notebooks import write_notebook

DEAL = 69  # which is won in few moves
LINE = [str(move) for move in solve(bw.deal(number=DEAL), positions=50_000).moves]
BOARD = f"import bakers_widget as bw\nboard = bw.Board({DEAL})\nboard"
STATE = "answer = [str(board.game.outcome), list(map(str, board.game.history))]"


def ends(board: BoardView, move: str) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a drag begins and where it ends."""
    card, goal = board.ends(move, ":is(.card, .space)")
    return board.middle(card), board.middle(goal)


def middle(box: FloatRect | None) -> tuple[float, float]:
    assert box is not None, "it is on the page"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_deal_is_won_by_dragging_with_the_mouse(
    lab: Lab, open_cells: Callable[..., None]
) -> None:
    open_cells(BOARD)
    board, mouse = lab.board(), lab.page.mouse
    lab.page.set_viewport_size({"width": 1280, "height": 1400})
    board.root.scroll_into_view_if_needed()
    for move in LINE:
        start, end = ends(board, move)
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=3)
        mouse.up()
        board.settle()
    expect(board.words).to_contain_text(f"All 52 are home, in {len(LINE)} moves.")
    assert lab.python(STATE) == ["won", LINE]
    expect(board.root.locator(".flying")).to_have_count(0)


def test_a_refused_drop_goes_back_with_its_reason(
    lab: Lab, open_cells: Callable[..., None]
) -> None:
    open_cells("import bakers_widget as bw\nboard = bw.Board(24)\nboard")
    board, mouse = lab.board(), lab.page.mouse
    card, host = board.card("4C"), board.card("AC")
    before = card.bounding_box()
    mouse.move(*middle(before))
    mouse.down()
    mouse.move(*middle(host.bounding_box()), steps=4)
    expect(board.root.locator(".column.target")).to_have_count(2)
    mouse.up()
    expect(board.words).to_contain_text("Nothing goes on an ace")
    expect(board.root.locator(".flying")).to_have_count(0)
    assert card.bounding_box() == before
    assert lab.python("answer = len(board.game.history)") == 0


def touch(finger: CDPSession, *points: tuple[float, float]) -> None:
    """A finger that comes down at the first point, goes along the others and lifts."""

    def send(kind: str, at: list[tuple[float, float]]) -> None:
        where = [{"x": x, "y": y} for x, y in at]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    send("touchStart", [points[0]])
    for point in points[1:]:
        send("touchMove", [point])
    send("touchEnd", [])


def test_a_deal_is_won_by_touch(tablet: Lab) -> None:
    path = tablet.folder / "touch.ipynb"
    write_notebook(path, BOARD)
    tablet.open(path)
    tablet.run_all()
    board = tablet.board()
    tablet.page.set_viewport_size({"width": 1280, "height": 1400})
    board.root.scroll_into_view_if_needed()
    finger = tablet.page.context.new_cdp_session(tablet.page)
    for move in LINE:
        start, end = ends(board, move)
        half = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        touch(finger, start, half, end)
        board.settle()
    assert tablet.python(STATE) == ["won", LINE]


def test_a_wide_board_is_scrolled_by_touch_on_a_small_screen(tablet: Lab) -> None:
    path = tablet.folder / "touch-narrow.ipynb"
    write_notebook(path, BOARD)
    tablet.open(path)
    tablet.run_all()
    board, frame = tablet.board(), tablet.board().root.locator(".frame")
    tablet.page.set_viewport_size({"width": 520, "height": 900})
    tablet.command("application:toggle-left-area")
    room = "(frame) => frame.scrollWidth - frame.clientWidth"
    expect(frame).to_be_visible()
    assert frame.evaluate(room) > 50
    x, y = middle(board.column(4).locator(".card").first.bounding_box())
    finger = tablet.page.context.new_cdp_session(tablet.page)
    touch(finger, (x, y - 20), (x - 40, y - 20), (x - 80, y - 20), (x - 120, y - 20))
    frame.element_handle().wait_for_element_state("stable")
    scrolled = (
        "(frame) => new Promise((done) => {"
        " const look = () => frame.scrollLeft > 20 ? done(frame.scrollLeft) :"
        " requestAnimationFrame(look); look(); })"
    )
    assert frame.evaluate(scrolled) > 20
    assert tablet.python(STATE)[1] == []
