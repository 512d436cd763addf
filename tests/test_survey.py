"""Surveys: verdicts of many deals, on any executor, gone on with from a file."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from bakers_widget import InvalidDealNumberError, Variant, cli, deal, survey
from bakers_widget.engine.variants import Kings, Spaces
from bakers_widget.survey_file import SurveyFile, _digest
from bakers_widget.surveys import Survey, wilson

NUMBERS = range(20, 27)
RULES = _digest(Variant.load("good-measure"))
HEADER = f'{{"survey": "good-measure", "rules": "{RULES}", "seconds": null, "positions": 2000}}'


def some(**more: object) -> Survey:
    given = {"positions": 2_000, "progress": False, "executor": None} | more
    return survey("good-measure", NUMBERS, **given)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def found() -> Survey:
    return some()


def told(survey: Survey) -> list[tuple[int, str, int, int]]:
    return [(one.number, str(one.verdict), one.moves, one.searched) for one in survey]


def test_each_deal_gets_its_verdict_in_the_order_of_the_numbers(found: Survey) -> None:
    assert [one.number for one in found] == list(NUMBERS)
    assert len(found) == 7
    assert found.counts == {
        verdict: sum(one.verdict == verdict for one in found)
        for verdict in ("winnable", "unwinnable", "unknown")
    }
    twenty_four = found.deals[4]
    assert (twenty_four.number, twenty_four.verdict, twenty_four.moves) == (24, "unwinnable", 0)
    assert all(one.difficulty in ("easy", "medium") for one in found if one.verdict == "winnable")
    assert twenty_four.difficulty == ""


def test_any_executor_finds_the_same(found: Survey) -> None:
    with ThreadPoolExecutor(2) as threads:
        assert told(some(executor=threads)) == told(found)
        threads.submit(print)  # it is still open: it belongs to the caller


@pytest.fixture
def dask_executor() -> Iterator[object]:
    distributed: Any = import_module("distributed")
    # In this process, with one thread and no web page of its own.
    small = {"processes": False, "n_workers": 1, "threads_per_worker": 1}
    with distributed.Client(**small, dashboard_address=None) as client:
        yield client.get_executor()


def test_the_executor_of_a_dask_client_works_as_it_is(dask_executor: object, found: Survey) -> None:
    assert told(some(executor=dask_executor)) == told(found)


def test_a_survey_goes_on_from_its_file(tmp_path: Path, found: Survey) -> None:
    path = tmp_path / "new" / "results.jsonl"
    first = survey("good-measure", range(20, 23), positions=2_000, results=path, progress=False)
    before = path.read_text()
    assert told(some(results=path)) == told(found)
    assert path.read_text().startswith(before)
    assert len(path.read_text().splitlines()) == 1 + 7
    assert first.deals == some(results=path).deals[:3]  # times too: nothing was done again


def test_a_last_line_cut_short_is_done_again(tmp_path: Path, found: Survey) -> None:
    path = tmp_path / "results.jsonl"
    some(results=path)
    whole = path.read_bytes()
    for length in range(len(whole) - 1, len(whole) - 60, -7):
        path.write_bytes(whole[:length])
        assert told(some(results=path)) == told(found)
        assert [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]]
        assert path.read_bytes().endswith(b"}\n")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ('{"survey": "fair-deal", "seconds": null, "positions": 2000}\n', "fair-deal with pos"),
        (
            '{"survey": "good-measure", "seconds": 1.0, "positions": null}\n',
            "with seconds=1.0, not",
        ),
        ("[1, 2]\n", "line 1: .* does not say what is surveyed"),
        ("hello\n", "line 1: 'hello' is no result of a survey"),
        (f'{HEADER}\n{{"number": 1}}\n', "line 2: .* is no result of a survey: it should have"),
        (f'{HEADER}\n{{"number": 1, "verdict": "winnable", "moves": -5}}\n', "line 2"),
        ("my own one line of data, without an end", "does not say what is surveyed"),
        ("\xff\xfe\n", "line 1"),
        ("[" * 100_000 + "\n", "line 1"),
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(
    tmp_path: Path, content: str, said: str
) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(content, encoding="latin-1")
    with pytest.raises(ValueError, match=said):
        some(results=path)
    assert path.read_text(encoding="latin-1") == content


def test_the_win_rate_has_an_interval_that_unknown_deals_widen() -> None:
    assert wilson(199, 200) == pytest.approx((0.9722, 0.9991), abs=5e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=5e-4)
    quick, thorough = some(positions=60), some(positions=20_000)
    assert quick.counts["unknown"] > thorough.counts["unknown"] == 0
    assert quick.win_rate.low <= thorough.win_rate.low < thorough.win_rate.share
    assert quick.win_rate.high >= thorough.win_rate.high > thorough.win_rate.share
    assert str(thorough.win_rate).count("%") == 4


def test_a_survey_of_nothing_says_nothing() -> None:
    nothing = survey("good-measure", [], progress=False)
    assert len(nothing) == 0
    assert math.isnan(nothing.win_rate.share)
    assert (nothing.win_rate.low, nothing.win_rate.high) == (0, 1)


def test_numbers_that_are_none_are_refused_before_any_work() -> None:
    with pytest.raises(InvalidDealNumberError, match="0 is not a deal number"):
        survey("good-measure", range(3), progress=False)


def test_the_command_surveys_and_keeps_its_results(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    command = ["survey", "castles-in-spain", "--numbers", "1-2,5", "--results", str(path)]
    done = CliRunner().invoke(cli.main, command)
    assert done.exit_code == 0, done.output
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines[:3]] == ["1", "2", "5"]
    assert lines[-1].startswith("Castles in Spain, 3 deals: ")
    assert len(path.read_text().splitlines()) == 4


@pytest.mark.parametrize("numbers", ["one", "1-", "1-2-x", "", "5-1", "1-2-3"])
def test_the_command_refuses_what_is_no_list_of_deals(numbers: str) -> None:
    done = CliRunner().invoke(cli.main, ["survey", "good-measure", "--numbers", numbers])
    assert done.exit_code == 2
    assert "write such as 1-200 or 1,5,24" in done.output


def test_the_command_solves_a_deal_and_prints_its_moves() -> None:
    done = CliRunner().invoke(cli.main, ["solve", "bakers-dozen", "24", "--moves"])
    head, *moves = done.output.splitlines()
    assert head.startswith(f"Baker's Dozen, deal 24: winnable in {len(moves)} moves (")
    assert moves[0] == "1-h"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["solve", "bakers-dozzen", "24"], "did you mean 'bakers-dozen'?"),
        (["solve", "bakers-dozen", "0"], "0 is not a deal number"),
        (["solve", "bakers-dozen", "24", "--seconds", "nan"], "seconds=nan is no time"),
    ],
)
def test_the_command_tells_plainly_what_it_can_not_solve(command: list[str], said: str) -> None:
    done = CliRunner().invoke(cli.main, command)
    assert done.exit_code == 1
    assert said in done.output
    assert "Traceback" not in done.output


def test_a_changed_design_makes_another_survey(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    plain = Variant.load("bakers-dozen")
    survey(plain, [1, 2], positions=500, results=path, progress=False)
    easier = replace(plain, spaces=Spaces.ANY, kings=Kings.LEFT)
    with pytest.raises(ValueError, match=r"bakers-dozen \(rules \w+\) with positions=500, not"):
        survey(easier, [1, 2], positions=500, results=path, progress=False)


def test_two_surveys_on_one_file_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first = SurveyFile(path, Variant.load("good-measure"), (None, 9))
    second = SurveyFile(path, Variant.load("good-measure"), (None, 9))
    row = {"number": 1, "verdict": "unknown", "moves": 0, "searched": 9, "seconds": 0.1}
    assert first.rows() == second.rows() == []
    first.add(row)
    with pytest.raises(ValueError, match="another survey writes there, too"):
        second.add(row | {"number": 2})
    first.add(row | {"number": 3})
    again = SurveyFile(path, Variant.load("good-measure"), (None, 9))
    assert [one["number"] for one in again.rows()] == [1, 3]


def test_a_place_that_can_not_be_written_is_told_before_any_work(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"can't be (read|written)"):
        some(results=tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(ValueError, match=r"can't be (read|written)"):
        some(results=tmp_path / "file" / "results.jsonl")


def test_a_deal_that_can_be_won_is_looked_for_and_given_up_in_the_end() -> None:
    found = deal("good-measure", number=24, winnable=True)
    assert found.deal is not None
    assert found.deal.number == 25
    hopeless = replace(Variant.load("bakers-dozen"), columns=(52,))
    with pytest.raises(ValueError, match="none of 1000 deals from number 1 on is known to be"):
        deal(hopeless, number=1, winnable=True)
