"""How fast the engine is, against plain Python of the same run."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import bakers_widget as bw
from tests.bench.figures import compare

ROOT = Path(__file__).parents[2]


def run() -> None:
    """Print the figures of import, engine and sizes."""
    _imports()
    _moves()
    _sizes()


def _imports() -> None:
    bare = [_seconds_of("pass") * 1000 for _ in range(15)]
    for name in ("bakers_widget.engine", "bakers_widget"):
        _seconds_of(f"import {name}")
        ours = [_seconds_of(f"import {name}") * 1000 for _ in range(15)]
        compare(f"import {name} and bare Python", ours, bare)
        print(f"  that is {median(ours) - median(bare):.0f} ms over bare Python, of 60 at most")


def _seconds_of(code: str) -> float:
    # As in ordinary use, with the bytecode of the first run at hand.
    usual = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env=usual)
    return time.perf_counter() - start


def _moves() -> None:
    line = (ROOT / "tests/data/deal-24-won.txt").read_text().split()
    game = bw.Game(bw.deal(number=24))
    for move in line:
        game.push(move)
    positions = [bw.Position.from_text(position.to_text()) for position in game.positions]
    text = [bw.Position.from_text(position.to_text()) for position in positions]

    def generate() -> int:
        return sum(len(bw.LegalMoves(position)) for position in text)

    def push_and_pop() -> int:
        played = bw.Game(bw.deal(number=24))
        for move in moves:
            played.push(move)
        for _ in moves:
            played.pop()
        return len(moves)

    moves = [bw.Move.parse(move) for move in line]
    baseline = _per_second(lambda: len(json.loads(json.dumps(text[0].to_text() * 80)[:-1] + '"')))
    print(f"legal moves of a position: {_per_second(generate) * len(text):,.0f} positions a second")
    print(
        f"push and pop: {_per_second(push_and_pop) * len(moves):,.0f} moves there and back a second"
    )
    print(f"baseline: {baseline:,.0f} JSON round trips of 16 kB a second in the same run")


def _per_second(work: Callable[[], int]) -> float:
    times, start = 0, time.perf_counter()
    while time.perf_counter() - start < 1.0:
        work()
        times += 1
    return times / (time.perf_counter() - start)


def _sizes() -> None:
    bundle = (ROOT / "bakers_widget/widget/static/board.js").read_bytes()
    zipped = len(gzip.compress(bundle, 9))
    print(f"front end: {len(bundle):,} bytes ({len(bundle) / 40960:.0%} of 40 KB), ", end="")
    print(f"{zipped:,} gzipped ({zipped / 15360:.0%} of 15 KB)")
    size = len(json.dumps(bw.Board(24).snapshot).encode())
    print(f"snapshot of a full board: {size:,} bytes ({size / 2048:.0%} of 2 KB)")
