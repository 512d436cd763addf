"""How many deals the solver decides, and how soon. `python -m tests.bench.solver [deals]`.

The baseline is Freecell Solver (`apt-get install freecell-solver-bin`), run on the same boards of
Good Measure in the same run: Debian's build takes no more than ten columns.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import median

from bakers_widget.engine import Position, deal, variants
from bakers_widget.solver import Solution, Verdict, solve
from tests.bench.figures import percentile

DATA = Path(__file__).parents[1] / "data"
SECONDS = 10.0
_PEER = ["fc-solve", "-g", "good_measure", "-sel", "-l", "conspiracy-theory"]


def run(deals: int = 100) -> None:
    """Print the figures: on boards with known verdicts, then on numbered deals of every game."""
    for slug, boards in _known().items():
        solutions = [solve(Position.from_text(board, slug), SECONDS) for board, _ in boards]
        wrong = sum(
            solution.verdict not in (verdict, "unknown") and verdict != "unknown"
            for solution, (_, verdict) in zip(solutions, boards, strict=True)
        )
        _print(slug, solutions, f"{wrong} wrong verdicts")
        if slug == "good-measure":
            _peer([board for board, _ in boards], solutions)
    print(f"numbered deals 1001 to {1000 + deals}:")
    for slug in variants():
        _print(slug, [solve(deal(slug, 1000 + n), SECONDS) for n in range(1, deals + 1)])


def _known() -> dict[str, list[tuple[str, str]]]:
    """Boards as text with what is known of them, by game."""
    boards: dict[str, list[tuple[str, str]]] = {"bakers-dozen": []}
    for line in (DATA / "pysol_bakers_dozen.jsonl").read_text().splitlines():
        boards["bakers-dozen"].append((json.loads(line)["deal"], "winnable"))
    for line in (DATA / "known_verdicts.jsonl").read_text().splitlines():
        row = json.loads(line)
        boards.setdefault(row["variant"], []).append((row["deal"], row["verdict"]))
    return boards


def _print(slug: str, solutions: Iterable[Solution], more: str = "") -> None:
    found = list(solutions)
    decided = sorted(one.seconds for one in found if one.verdict is not Verdict.UNKNOWN)
    shares = [sum(taken <= limit for taken in decided) / len(found) for limit in (1, SECONDS)]
    won, lost, unknown = (
        sum(one.verdict is verdict for one in found)
        for verdict in (Verdict.WINNABLE, Verdict.UNWINNABLE, Verdict.UNKNOWN)
    )
    speed = sum(one.searched for one in found) / sum(one.seconds for one in found)
    print(
        f"| {slug} | {won} | {lost} | {unknown} | {shares[0]:.0%} | {shares[1]:.0%} "
        f"| {median(decided) * 1000:.0f} ms | {percentile(decided, 0.95) * 1000:.0f} ms "
        f"| {speed:,.0f}/s | {more}",
        flush=True,
    )


def _peer(boards: list[str], ours: list[Solution]) -> None:
    if shutil.which(_PEER[0]) is None:
        print("  Freecell Solver is not installed: no baseline.")
        return
    times = []
    with tempfile.TemporaryDirectory() as folder:
        for number, board in enumerate(boards):
            path = Path(folder, f"{number}.txt")
            path.write_text(board)
            start = time.perf_counter()
            try:
                done = subprocess.run(
                    [*_PEER, str(path)],
                    capture_output=True,
                    text=True,
                    timeout=SECONDS,
                    check=False,
                )
            except subprocess.TimeoutExpired:
                continue
            if "could not solve" in done.stdout or "is solveable" in done.stdout:
                times.append(time.perf_counter() - start)
    mine = sum(one.verdict is not Verdict.UNKNOWN for one in ours) / len(ours)
    theirs = len(times) / len(boards)
    print(
        f"  decided, ours / Freecell Solver: {mine:.0%} / {theirs:.0%} = {mine / theirs:.2f}×; "
        f"its median {median(times) * 1000:.0f} ms"
    )


if __name__ == "__main__":
    run(*(int(argument) for argument in sys.argv[1:]))
