from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from bakers_widget import cli
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
