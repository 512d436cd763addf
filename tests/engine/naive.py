"""A second engine for Baker's Dozen, to check the real one against.

Written straight from the rules, with other means (strings and dicts), and without a look at the
package: the two agree because both are right. A board maps "1" to "13" to the cards of a column,
buried end first, and "H", "C", "D", "S" to the cards of a foundation. A card is two letters.

`python -m tests.engine.naive` prints the counts in `tests/data/move_counts.json`.
"""

import json
from collections.abc import Iterator

RANKS = "A23456789TJQK"
FOUNDATIONS = "HCDS"
COLUMNS = [str(number) for number in range(1, 14)]
COUNTED_DEALS = (1, 5, 24, 42, 64, 2147483647)
COUNTED_DEPTH = 4

Board = dict[str, list[str]]


def sorted_pack() -> list[str]:
    """Suit by suit first, then rearranged to the order of a numbered shuffle: AC AD AH AS 2C …"""
    by_suit = [rank + suit for suit in "CSHD" for rank in RANKS]
    return [by_suit[rank + start] for rank in range(13) for start in (0, 39, 26, 13)]


def random_numbers(seed: int) -> Iterator[int]:
    while True:
        seed = (seed * 214013 + 2531011) & 0xFFFFFFFF
        yield (seed >> 16) & 0x7FFF


def shuffled_pack(number: int) -> list[str]:
    pack = sorted_pack()
    for left, drawn in zip(range(52, 1, -1), random_numbers(number), strict=False):
        place = drawn % left
        pack[place], pack[left - 1] = pack[left - 1], pack[place]
    return pack


def deal(number: int) -> Board:
    board: Board = {place: [] for place in (*COLUMNS, *FOUNDATIONS)}
    for place, card in enumerate(shuffled_pack(number)):
        board[COLUMNS[place % 13]].append(card)
    for name in COLUMNS:
        kings = [card for card in board[name] if card[0] == "K"]
        board[name] = kings + [card for card in board[name] if card[0] != "K"]
    return board


def can_join(card: str, host: str) -> bool:
    return card[0] + host[0] in RANKS


def can_go_home(board: Board, card: str) -> bool:
    return RANKS[len(board[card[1]]) : len(board[card[1]]) + 1] == card[0]


def legal_moves(board: Board) -> set[str]:
    moves = set()
    for source in COLUMNS:
        if not board[source]:
            continue
        card = board[source][-1]
        if can_go_home(board, card):
            moves.add(f"{source}-h")
        for target in COLUMNS:
            if target != source and board[target] and can_join(card, board[target][-1]):
                moves.add(f"{source}-{target}")
    return moves


def after(board: Board, move: str) -> Board:
    source, target = move.split("-")
    moved = {place: list(cards) for place, cards in board.items()}
    card = moved[source].pop()
    moved[card[1] if target == "h" else target].append(card)
    return moved


def outcome(board: Board) -> str:
    if sum(len(board[suit]) for suit in FOUNDATIONS) == 52:
        return "won"
    return "playing" if legal_moves(board) else "blocked"


def to_text(board: Board) -> str:
    lines = [" ".join(board[name]) or ":" for name in COLUMNS]
    if any(board[suit] for suit in FOUNDATIONS):
        tops = (f"{suit}-{board[suit][-1][0] if board[suit] else 0}" for suit in FOUNDATIONS)
        lines.insert(0, f"Foundations: {' '.join(tops)}")
    return "\n".join(lines)


def count_lines(board: Board, depth: int) -> int:
    """How many sequences of `depth` legal moves start on this board."""
    if depth == 0:
        return 1
    return sum(count_lines(after(board, move), depth - 1) for move in legal_moves(board))


def _counts(number: int) -> list[int]:
    return [count_lines(deal(number), depth) for depth in range(1, COUNTED_DEPTH + 1)]


if __name__ == "__main__":
    lines = (f'  "{number}": {json.dumps(_counts(number))}' for number in COUNTED_DEALS)
    print("{\n" + ",\n".join(lines) + "\n}")
