"""Surveys: verdicts for many deals, and how often a game can be won."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path

from tqdm.auto import tqdm

from bakers_widget.engine import Variant, deal
from bakers_widget.engine.deals import checked_number
from bakers_widget.engine.designs import chosen
from bakers_widget.solver import Verdict, solve
from bakers_widget.solver.solution import checked_limits
from bakers_widget.survey_file import SurveyFile

_EASY, _MEDIUM = 600, 6_000
"""Positions up to which a deal counts as easy, and as medium."""


@dataclass(frozen=True)
class Surveyed:
    """What was found out of one deal.

    `moves` is the length of the line found, 0 if there is none; `searched` how many positions were
    looked at, `seconds` how long it took.
    """

    number: int
    verdict: Verdict
    moves: int
    searched: int
    seconds: float

    @property
    def difficulty(self) -> str:
        """`easy`, `medium` or `hard`, by how long the search took to win; empty if it did not."""
        if self.verdict is not Verdict.WINNABLE:
            return ""
        if self.searched <= _EASY:
            return "easy"
        return "medium" if self.searched <= _MEDIUM else "hard"


@dataclass(frozen=True)
class WinRate:
    """The share of deals that can be won, with its 95 % interval; all from 0 to 1.

    The interval is Wilson's. Deals of which nothing is known widen it: at its lower end they count
    as lost, at its upper end as won. `share` is of those that are decided.
    """

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.1%} (95 % interval {self.low:.1%} to {self.high:.1%})"


@dataclass(frozen=True)
class Survey:
    """The deals of a survey, by number. `len(survey)` is how many there are."""

    variant: Variant
    deals: tuple[Surveyed, ...]

    def __len__(self) -> int:
        return len(self.deals)

    def __iter__(self) -> Iterator[Surveyed]:
        return iter(self.deals)

    @property
    def counts(self) -> dict[str, int]:
        """How many deals are winnable, unwinnable and unknown."""
        counted = Counter(str(deal.verdict) for deal in self.deals)
        return {str(verdict): counted[verdict] for verdict in Verdict}

    @property
    def win_rate(self) -> WinRate:
        """How often the game can be won, as far as these deals tell. All of 0 to 1 if none do."""
        won, lost, unknown = self.counts.values()
        if not self.deals:
            return WinRate(math.nan, 0.0, 1.0)
        share = won / (won + lost) if won + lost else math.nan
        return WinRate(share, wilson(won, len(self))[0], wilson(won + unknown, len(self))[1])

    def __str__(self) -> str:
        counts = ", ".join(f"{count} {verdict}" for verdict, count in self.counts.items())
        return f"{self.variant.name}, {len(self)} deals: {counts}; win rate {self.win_rate}"


def survey(
    variant: str | Path | Variant | None = None,
    numbers: Iterable[int] = range(1, 201),
    seconds: float | None = None,
    executor: Executor | None = None,
    *,
    positions: int | None = None,
    results: str | Path | None = None,
    progress: bool = True,
) -> Survey:
    """Find out of many numbered deals whether they can be won.

    Each deal is searched for `seconds` (1.0 if no limit is given) or `positions`. The work is
    given to `executor`, anything with the interface of `concurrent.futures`; without one, to as
    many processes as there are processors. With `results`, the path of a file, each deal is
    written there as soon as it is done, and a later call with the same file goes on from there.

    A script that calls this has to do so below `if __name__ == "__main__":`, as each process of the
    default executor imports it.

    >>> some = survey("good-measure", range(1, 4), positions=2_000, progress=False)
    >>> some.counts
    {'winnable': 0, 'unwinnable': 1, 'unknown': 2}

    Raises `InvalidDealNumberError` for a number that is none, `ValueError` for a limit that is
    none and for a file of results that belongs to another survey.
    """
    rules = chosen(variant)
    limits = checked_limits(seconds, positions)
    wanted = sorted({checked_number(number) for number in numbers})
    file = SurveyFile(Path(results), rules, limits) if results is not None else None
    done = {row["number"]: _surveyed(row) for row in file.rows()} if file else {}
    missing = [number for number in wanted if number not in done]
    for found in _found(rules, missing, limits, executor, progress=progress):
        done[found.number] = found
        if file:
            file.add(asdict(found))
    return Survey(rules, tuple(done[number] for number in wanted))


def wilson(won: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's formula.

    >>> [round(end, 3) for end in wilson(199, 200)]
    [0.972, 0.999]
    """
    z = 1.959964
    centre = won + z * z / 2
    spread = z * math.sqrt(won * (of - won) / of + z * z / 4)
    return max(0.0, (centre - spread) / (of + z * z)), min(1.0, (centre + spread) / (of + z * z))


def _surveyed(row: dict[str, object]) -> Surveyed:
    return Surveyed(**{**row, "verdict": Verdict(row["verdict"])})  # type: ignore[arg-type]


def _survey_one(variant: Variant, number: int, limits: tuple[float | None, int | None]) -> Surveyed:
    solution = solve(deal(variant, number), seconds=limits[0], positions=limits[1])
    return Surveyed(
        number,
        solution.verdict,
        len(solution.moves),
        solution.searched,
        round(solution.seconds, 4),
    )


def _found(
    variant: Variant,
    numbers: list[int],
    limits: tuple[float | None, int | None],
    executor: Executor | None,
    *,
    progress: bool,
) -> Iterator[Surveyed]:
    """The deals as they are done, in whatever order."""
    bar = tqdm(total=len(numbers), desc=variant.name, unit=" deals", disable=not progress)
    with bar, _workers(executor, len(numbers)) as workers:
        if workers is None:
            for number in numbers:
                yield _survey_one(variant, number, limits)
                bar.update()
            return
        tasks: list[Future[Surveyed]] = [
            workers.submit(_survey_one, variant, number, limits) for number in numbers
        ]
        try:
            for task in as_completed(tasks):
                yield task.result()
                bar.update()
        finally:
            for task in tasks:
                task.cancel()


@contextmanager
def _workers(executor: Executor | None, tasks: int) -> Iterator[Executor | None]:
    """The executor given; else one of processes; None where there can be none, as in a browser."""
    if executor is not None:
        yield executor
        return
    try:
        # A fresh interpreter for each: a notebook's kernel has threads, which a fork would break.
        own = ProcessPoolExecutor(mp_context=get_context("spawn")) if tasks > 1 else None
    except (ImportError, OSError, NotImplementedError):
        own = None
    try:
        yield own
    finally:
        if own is not None:
            own.shutdown(cancel_futures=True)
