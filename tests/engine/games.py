"""Recorded games that several tests play."""

from pathlib import Path

DATA = Path(__file__).parents[1] / "data"

# Deal 27 is won by these moves, deal 120 is blocked after those.
DEAL_27_SOLUTION = (DATA / "deal_27_solution.txt").read_text().split()
DEAL_120_BLOCKED = ["2-6", "2-12", "12-3", "11-h", "1-12", "4-1", "11-4", "6-h", "6-h"]
