"""Whether a position can be won, and how: the search and what is told from it."""

from bakers_widget.solver.hints import Hint, hint
from bakers_widget.solver.safe import safe_home_moves
from bakers_widget.solver.search import Search, Verdict
from bakers_widget.solver.solution import Solution, solve

__all__ = ["Hint", "Search", "Solution", "Verdict", "hint", "safe_home_moves", "solve"]
