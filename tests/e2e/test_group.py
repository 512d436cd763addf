"""Each game of the group on a board in JupyterLab, and one move of each kind made by clicking."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import bakers_widget as bw
from tests.e2e.lab import Lab


def test_every_game_is_opened_and_a_card_moved(lab: Lab, open_cells: Callable[..., None]) -> None:
    slugs = bw.variants()
    open_cells(
        "import bakers_widget as bw\nboards = [bw.Board(24, variant=v) for v in bw.variants()]",
        *(f"boards[{index}]" for index in range(len(slugs))),
    )
    for index, slug in enumerate(slugs):
        board = lab.board(index)
        expect(board.root).to_contain_text(bw.Variant.load(slug).name.replace("'", "’"))
        position = bw.deal(slug, number=24)
        move = next(m for m in position.legal_moves if m.target is not None and not m.sinks)
        board.play(str(move))
        assert lab.position(f"boards[{index}]") == position.after(move).to_text()


ALLOWED = [
    # Any card may fill a space; a king alone; and ranks that run round.
    ("castles-in-spain", "7C\n:\n9H", "1-2", ":\n7C\n9H"),
    ("fair-deal", "7S KC\n:\n9H", "1-2", "7S\nKC\n9H"),
    ("bakers-dozen-plus", "Foundations: H-5..6\nKC\nAD\n9S", "1-2", ":\nAD KC\n9S"),
    ("bakers-dozen-plus", "Foundations: H-5..K\n9C AH\n4D", "1-h", "9C\n4D"),
]


def test_what_only_some_games_allow(lab: Lab, open_cells: Callable[..., None]) -> None:
    _open_boards(open_cells, [(slug, cards) for slug, cards, _, _ in ALLOWED])
    for index, (_, _, move, after) in enumerate(ALLOWED):
        lab.board(index).play(move)
        columns = lab.position(f"boards[{index}]").splitlines()
        assert [line for line in columns if "Foundations" not in line] == after.splitlines()


REFUSED = [
    ("bakers-dozen", "7C\n:\n9H", "Column 2 is closed."),
    ("fair-deal", "7C\n:\n9H", "Only a king may fill an empty column."),
    ("color-patience", "7C\n8H\n9H", "7♣ needs a black card."),
    ("castles-in-spain", "7C\n8S\n9H", "7♣ needs a red card."),
]


def test_what_some_games_refuse(lab: Lab, open_cells: Callable[..., None]) -> None:
    _open_boards(open_cells, [(slug, cards) for slug, cards, _ in REFUSED])
    for index, (_, _, words) in enumerate(REFUSED):
        board, before = lab.board(index), lab.position(f"boards[{index}]")
        board.card("7C").click()
        board.heading(2).click()
        expect(board.words).to_contain_text(words)
        assert lab.position(f"boards[{index}]") == before


def test_either_of_two_foundations_of_a_suit(lab: Lab, open_cells: Callable[..., None]) -> None:
    _open_boards(open_cells, [("bakers-dozen-two-suit", "9H AS\n9S AS\n5H")])
    board = lab.board()
    spades = board.root.get_by_label("Foundation of spades")
    for column, pile in ((1, 1), (2, 0)):
        board.column(column).locator(".card.exposed").click()
        spades.nth(pile).click()
        board.settle()
    assert lab.python("answer = [len(pile) for pile in boards[0].position.foundations]") == [
        0,
        0,
        1,
        1,
    ]


def test_a_king_is_sunk_by_hand(lab: Lab, open_cells: Callable[..., None]) -> None:
    open_cells(
        "import bakers_widget as bw\nboard = bw.Board(24, variant='bakers-dozen-unsunk')\nboard"
    )
    board = lab.board()
    board.button("Sink kings").click()
    board.heading(1).click()
    board.settle()
    assert lab.python("answer = list(map(str, board.game.history))") == ["k1"]
    assert board.columns()[0] == ["KD", "AS", "8H", "AC"]
    board.button("Undo").click()
    board.settle()
    assert board.columns()[0] == ["AS", "8H", "AC", "KD"]
    board.root.locator(".heading").first.press("Escape")
    board.play("7-h")
    expect(board.button("Sink kings")).to_have_count(0)


def test_the_same_number_is_dealt_under_other_rules(
    lab: Lab, open_cells: Callable[..., None]
) -> None:
    open_cells("import bakers_widget as bw\nboard = bw.Board(24)\nboard")
    board = lab.board()
    board.button("New deal…").click()
    board.root.get_by_role("combobox", name="Game").select_option("Good Measure")
    board.button("Deal it").click()
    expect(board.root.locator(".column")).to_have_count(10)
    assert lab.position() == bw.deal("good-measure", number=24).to_text()
    board.button("Rules").click()
    expect(board.root.locator(".rules")).to_contain_text("the first two aces met")


def _open_boards(open_cells: Callable[..., None], positions: list[tuple[str, str]]) -> None:
    """Open a notebook with a board of each position, which are `boards[0]`, `boards[1]`, …"""
    boards = ",\n".join(
        f"bw.Board(bw.Position.from_text({cards!r}, {slug!r}, fragment=True))"
        for slug, cards in positions
    )
    shown = (f"boards[{index}]" for index in range(len(positions)))
    open_cells(f"import bakers_widget as bw\nboards = [{boards}]", *shown)
