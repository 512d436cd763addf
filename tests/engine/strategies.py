"""What hypothesis draws for the tests of the engine."""

from hypothesis import strategies as st

from bakers_widget.engine import Card, Move, Position, Suit, deal

deal_numbers = st.integers(1, 2**31 - 1)
cards = st.builds(Card.of, st.integers(1, 13), st.sampled_from(Suit))

# Numbers that choose among the legal moves of whichever position comes up.
choices = st.lists(st.integers(0, 59), max_size=80)

_columns = st.integers(-1, 9998)
_foundations = st.none() | st.integers(0, 8)


def chosen(position: Position, choice: int) -> Move | None:
    """The legal move that a number stands for; None where there is none.

    Every other number prefers a move home, so that foundations grow, too.
    """
    moves = list(position.legal_moves)
    if choice % 2:
        moves = [move for move in moves if move.is_home] or moves
    return moves[choice // 2 % len(moves)] if moves else None


def playout(position: Position, numbers: list[int]) -> list[Position]:
    """The positions that the chosen moves lead through, the first one included."""
    positions = [position]
    for number in numbers:
        move = chosen(positions[-1], number)
        if move is None:
            break
        positions.append(positions[-1].after(move))
    return positions


playouts = st.builds(
    lambda number, numbers: playout(deal(number=number), numbers), deal_numbers, choices
)
positions = playouts.map(lambda passed: passed[-1])

# Any move that notation can express, most of them impossible.
_counts = st.integers(1, 999)
moves = st.one_of(
    st.builds(Move, _columns, _columns, st.none(), _counts),
    st.builds(Move, _columns, st.none(), _foundations, _counts),
    st.builds(Move, st.none(), _columns, _foundations, _counts),
    st.builds(Move, st.none(), st.none(), _foundations, _counts),
)

# Moves whose columns are nearly always there.
near_moves = st.builds(
    Move,
    st.none() | st.integers(-1, 13),
    st.none() | st.integers(-1, 13),
    st.none(),
    st.sampled_from([1, 1, 1, 2, 3, 5]),
) | st.builds(Move, st.integers(0, 12), st.none(), st.integers(0, 5), st.sampled_from([1, 2]))
