"""The browser's side of a board without a browser: messages through the real comm."""

from __future__ import annotations

from typing import Any

import bakers_widget as bw


def send(board: bw.Board, content: object) -> dict[str, Any]:
    """Send a custom message as the browser does, and return the snapshot that answers it."""
    data = {"method": "custom", "content": content}
    board.comm.handle_msg({"content": {"data": data}, "buffers": []})
    return dict(board.snapshot)


def ask(board: bw.Board, kind: str, **fields: object) -> dict[str, Any]:
    """Send an intent that is up to date, and return the snapshot that answers it."""
    intent = {"kind": kind, "revision": board.snapshot["revision"], "id": f"test-{kind}"}
    return send(board, intent | fields)


def ask_move(board: bw.Board, move: str) -> dict[str, Any]:
    """Ask for a move in notation, as a click on these places asks for it."""
    source, target = move.split("-")
    column = board.position.columns[int(source) - 1]
    pile = board.position.foundation_for(column[-1])
    to = f"f{pile or 0}" if target == "h" else f"c{int(target) - 1}"
    return ask(board, "move", card=column[-1].text, to=to, **{"from": f"c{int(source) - 1}"})


def agree(board: bw.Board) -> bool:
    """Whether the snapshot shows the position that Python has."""
    shown = ["".join(card.text for card in column) for column in board.position.columns]
    piles = [len(pile) for pile in board.position.foundations]
    snapshot = board.snapshot
    return bool(
        snapshot["columns"] == shown
        and [pile["count"] for pile in snapshot["foundations"]] == piles
        and board.position == board.game.position
    )
