"""A second engine for the whole group, to check the real one against.

Written straight from the rules, with other means (strings and dicts), and without a look at the
package: the two agree because both are right. A board maps "1" to "13" to the cards of a column,
buried end first, and "h1" to "h4" to those of a foundation, in the order in which foundations are
started. A card is two letters. Sinking kings by hand is not in here.

`python -m tests.engine.naive` prints the counts in `tests/data/move_counts.json`.
"""

import json
from collections.abc import Iterator
from typing import NamedTuple

RANKS = "A23456789TJQK"
PILES = ("h1", "h2", "h3", "h4")
COLOURS = {"H": "red", "D": "red", "C": "black", "S": "black"}

# game | suits, one letter a foundation | columns | suits that join | what fills a space |
# kings at the deal | cards laid out | rank that starts a foundation | foundations | ranks
TABLE = """
bakers-dozen          | HCDS | 13 | any         | none | sunk | 0 | ace  | in suit  | end
bakers-dozen-unsunk   | HCDS | 13 | any         | none | left | 0 | ace  | in suit  | end
bakers-dozen-two-suit | HHSS | 13 | any         | none | sunk | 0 | ace  | in suit  | end
good-measure          | HCDS | 10 | any         | none | sunk | 2 | ace  | in suit  | end
color-patience        | HCDS | 13 | same colour | none | sunk | 0 | ace  | any suit | end
fair-deal             | HCDS | 13 | any         | king | left | 0 | ace  | in suit  | end
bakers-tower          | HCDS | 13 | any         | king | left | 0 | ace  | in suit  | end
castles-in-spain      | HCDS | 13 | alternating | any  | left | 0 | ace  | in suit  | end
good-measure-plus     | HCDS | 10 | any         | any  | left | 2 | base | in suit  | run round
bakers-dozen-plus     | HCDS | 13 | any         | any  | left | 1 | base | in suit  | run round
hill-station          | HCDS | 13 | any         | any  | left | 1 | own  | in suit  | run round
"""
COUNTED_DEALS = {
    "bakers-dozen": (1, 5, 24, 42, 64, 2147483647),
    "bakers-dozen-unsunk": (1, 24, 2147483647),
    "bakers-dozen-two-suit": (1, 3, 24),
    "good-measure": (1, 3, 24),
    "color-patience": (1, 24, 64),
    "fair-deal": (1, 24, 64),
    "bakers-tower": (3, 6, 31),
    "castles-in-spain": (1, 24, 64),
    "good-measure-plus": (1, 3, 24),
    "bakers-dozen-plus": (1, 24, 64),
    "hill-station": (1, 3, 24),
}
COUNTED_DEPTH = 4
MOST_COUNTED = 60_000

Board = dict[str, list[str]]


class Rules(NamedTuple):
    slug: str
    suits: str
    columns: str
    joining: str
    spaces: str
    kings: str
    laid_out: str
    start: str
    foundations: str
    ranks: str


RULES = {
    rules.slug: rules
    for rules in (Rules(*map(str.strip, line.split("|"))) for line in TABLE.strip().splitlines())
}


def random_numbers(seed: int) -> Iterator[int]:
    while True:
        seed = (seed * 214013 + 2531011) & 0xFFFFFFFF
        yield (seed >> 16) & 0x7FFF


def shuffled_pack(slug: str, number: int) -> list[str]:
    """AC AD AH AS 2C …, shuffled; of two suits it is AH AH AS AS 2H … before."""
    suits = sorted(RULES[slug].suits)
    pack = [rank + suit for rank in RANKS for suit in suits]
    for left, drawn in zip(range(52, 1, -1), random_numbers(number), strict=False):
        place = drawn % left
        pack[place], pack[left - 1] = pack[left - 1], pack[place]
    return pack


def deal(slug: str, number: int) -> Board:
    rules, pack = RULES[slug], shuffled_pack(slug, number)
    columns = [str(column) for column in range(1, int(rules.columns) + 1)]
    board: Board = {place: [] for place in (*columns, *PILES)}
    first = "A" if rules.start == "ace" else pack[0][0]
    laid_out = [card for card in pack if card[0] == first][: int(rules.laid_out)]
    for pile, card in enumerate(laid_out, 1):
        board[f"h{pile}"].append(card)
    dealt = [card for card in pack if card not in laid_out]
    for place, card in enumerate(dealt):
        board[columns[place % len(columns)]].append(card)
    if rules.kings == "sunk":
        for name in columns:
            kings = [card for card in board[name] if card[0] == "K"]
            board[name] = kings + [card for card in board[name] if card[0] != "K"]
    return board


def columns_of(board: Board) -> list[str]:
    return [place for place in board if place.isdigit()]


def follows(rules: Rules, lower: str, higher: str) -> bool:
    """Whether the second card's rank is the one above the first card's."""
    around = lower[0] == "K" and higher[0] == "A" and rules.ranks == "run round"
    return around or lower[0] + higher[0] in RANKS


def can_join(rules: Rules, card: str, host: str) -> bool:
    if not follows(rules, card, host) or rules.joining == "any":
        return follows(rules, card, host)
    return (COLOURS[card[1]] == COLOURS[host[1]]) is (rules.joining == "same colour")


def can_fill_space(rules: Rules, card: str) -> bool:
    return rules.spaces == "any" or (rules.spaces == "king" and card[0] == "K")


def can_start(rules: Rules, board: Board, card: str) -> bool:
    """Whether the card may start one of the foundations that are empty."""
    firsts = [board[pile][0] for pile in PILES if board[pile]]
    if rules.foundations == "in suit":
        of_its_suit = [first for first in firsts if first[1] == card[1]]
        if len(of_its_suit) == rules.suits.count(card[1]):
            return False
    if rules.start == "own":
        return card[0] not in [first[0] for first in firsts]
    return card[0] == ("A" if rules.start == "ace" else firsts[0][0])


def pile_for(rules: Rules, board: Board, card: str) -> str:
    """The first foundation that takes the card; an empty string if none does."""
    for pile in PILES:
        if not board[pile]:
            return pile if can_start(rules, board, card) else ""
        top = board[pile][-1]
        fits = rules.foundations == "any suit" or top[1] == card[1]
        if fits and follows(rules, top, card) and len(board[pile]) < 13:
            return pile
    return ""


def legal_moves(slug: str, board: Board) -> set[str]:
    rules, moves = RULES[slug], set()
    columns = columns_of(board)
    for source in columns:
        if not board[source]:
            continue
        card = board[source][-1]
        if pile_for(rules, board, card):
            moves.add(f"{source}-h")
        for target in columns:
            host = board[target][-1:]
            if target != source and (
                can_join(rules, card, host[0]) if host else can_fill_space(rules, card)
            ):
                moves.add(f"{source}-{target}")
    return moves


def after(slug: str, board: Board, move: str) -> Board:
    source, target = move.split("-")
    moved = {place: list(cards) for place, cards in board.items()}
    card = moved[source].pop()
    moved[pile_for(RULES[slug], board, card) if target == "h" else target].append(card)
    return moved


def home(board: Board) -> int:
    return sum(len(board[pile]) for pile in PILES)


def outcome(slug: str, board: Board) -> str:
    if home(board) == 52:
        return "won"
    return "playing" if legal_moves(slug, board) else "blocked"


def to_text(slug: str, board: Board) -> str:
    rules, lines = RULES[slug], [" ".join(board[name]) or ":" for name in columns_of(board)]
    piles = [board[pile] for pile in PILES]
    if rules.foundations == "any suit":
        tops = [",".join(pile) or "0" for pile in piles]
    else:
        tops = []
        for suit in sorted(set(rules.suits), key=rules.suits.index):
            own = [pile for pile in piles if pile and pile[0][1] == suit]
            tops += [f"{suit}-{_run(pile)}" for pile in own]
            tops += [f"{suit}-0"] * (rules.suits.count(suit) - len(own))
    return "\n".join(([f"Foundations: {' '.join(tops)}"] if home(board) else []) + lines)


def _run(pile: list[str]) -> str:
    first, top = pile[0][0], pile[-1][0]
    return top if first == "A" else f"{first}..{top}"


def count_lines(slug: str, board: Board, depth: int) -> int:
    """How many sequences of `depth` legal moves start on this board."""
    moves = legal_moves(slug, board)
    if depth == 1:
        return len(moves)
    return sum(count_lines(slug, after(slug, board, move), depth - 1) for move in moves)


def counts(slug: str, number: int) -> list[int]:
    """The counts of each depth, up to the deepest that is not too large to be counted again."""
    board, found = deal(slug, number), list[int]()
    for depth in range(1, COUNTED_DEPTH + 1):
        count = count_lines(slug, board, depth)
        if count > MOST_COUNTED:
            break
        found.append(count)
    return found


def _counts_text(slug: str) -> str:
    lines = (
        f'    "{number}": {json.dumps(counts(slug, number))}' for number in COUNTED_DEALS[slug]
    )
    return f'  "{slug}": {{\n' + ",\n".join(lines) + "\n  }"


if __name__ == "__main__":
    print("{\n" + ",\n".join(map(_counts_text, COUNTED_DEALS)) + "\n}")
