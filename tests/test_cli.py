from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from bakers_widget import Variant, cli, variants
from tests.support.jupyter import fetch_when_up

LESSONS = {"01-rank-only-joins.ipynb", "05-free-shuffle.ipynb"}


def test_lessons_are_copied_once_and_changed_ones_are_kept(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    first = CliRunner().invoke(cli.main, ["lessons", str(folder), "--copy-only"])
    assert first.exit_code == 0
    assert {path.name for path in folder.iterdir()} >= LESSONS
    changed = folder / "01-rank-only-joins.ipynb"
    changed.write_text("my own notes")
    (folder / "05-free-shuffle.ipynb").unlink()
    second = CliRunner().invoke(cli.main, ["lessons", str(folder), "--copy-only"])
    assert "1 notebook copied" in second.output
    assert "already are left as they are" in second.output
    assert changed.read_text() == "my own notes"
    assert (folder / "05-free-shuffle.ipynb").exists()


def test_a_folder_that_can_not_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = CliRunner().invoke(cli.main, ["lessons", str(tmp_path / "file/lessons"), "--copy-only"])
    assert done.exit_code == 1
    assert "the lessons can't be copied" in done.output


def test_the_command_is_also_a_module() -> None:
    command = [sys.executable, "-m", "bakers_widget", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("bakers-widget, version")


def said_by(*command: str) -> str:
    done = CliRunner().invoke(cli.main, command)
    assert done.exit_code == 0
    return done.output


def test_the_games_are_listed_in_their_order_with_their_names() -> None:
    lines = said_by("variants").splitlines()
    assert [line.split()[0] for line in lines] == list(variants())
    assert lines[5].split("  ")[-1].startswith("Fair Deal: down by rank, any suit")


@pytest.mark.parametrize("slug", variants())
def test_the_rules_of_each_game_are_printed_whole(slug: str) -> None:
    name, *rest = said_by("rules", slug).splitlines()
    variant = Variant.load(slug)
    assert name == variant.name
    assert max(map(len, rest)) <= 80
    sentences = " ".join(" ".join(rest).split())
    assert sentences == " ".join(f"- {sentence}" for sentence in variant.rules())


def test_the_rules_of_a_game_that_is_not_known_are_refused_in_words() -> None:
    done = CliRunner().invoke(cli.main, ["rules", "good-mesure"])
    assert done.exit_code == 1
    assert "did you mean 'good-measure'?" in done.output


def test_lessons_are_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command starts a JupyterLab that serves the notebooks, and ends with it."""
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path / "config"))
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path / "runtime"))
    command = [sys.executable, "-m", "bakers_widget", "lessons", str(tmp_path / "mine")]
    with subprocess.Popen(
        [*command, "--no-browser"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        assert server.stdout is not None
        try:
            address = next(
                word for line in server.stdout for word in line.split() if "?token=" in word
            )
            base, _, token = address.partition("/lab?token=")
            text = fetch_when_up(f"{base}/api/contents?token={token}", server)
            assert text is not None
            assert all(name in text for name in LESSONS)
        finally:
            server.terminate()
