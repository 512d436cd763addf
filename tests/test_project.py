"""What holds for the repository as a whole."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import bakers_widget as bw

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "lessons").glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_notebooks_are_short_cells_without_stored_output(path: Path) -> None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert 10 <= len(notebook["cells"]) <= 25
    assert "widgets" not in notebook["metadata"]
    for cell in code:
        assert cell["outputs"] == []
        assert cell["execution_count"] is None
        assert len("".join(cell["source"]).splitlines()) <= 5


def test_the_command_of_the_readme_for_the_engine_reads_well() -> None:
    code = (
        "import bakers_widget as bw; g = bw.Game(bw.deal('bakers-dozen', number=24)); "
        "print(g.position); g.push(next(iter(g.position.legal_moves))); print(g.history, g.outcome)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert lines[0] == "Baker's Dozen, deal 24"
    assert lines[2] == "Column  1: K♦ A♠ 8♥ A♣"
    assert lines[-1] == "[Move.parse('1-h')] playing"


def test_all_public_names_are_there() -> None:
    for name in bw.__all__:
        assert getattr(bw, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'Bord'"):
        bw.Bord  # noqa: B018  # the access is what is tested


def test_the_front_end_is_within_its_size() -> None:
    bundle = ROOT / "bakers_widget/widget/static/board.js"
    source = bundle.read_text(encoding="utf-8")
    assert len(source.encode()) <= 40 * 1024
    assert len(gzip.compress(source.encode(), 9)) <= 15 * 1024
    styles = (bundle.parent / "styles.css").read_bytes()
    assert len(styles) <= 12 * 1024
    # A name space is an address that nobody fetches; there must be no other.
    addresses = set(re.findall(r"https?://[^\"'`\s]+", source))
    assert all(address.startswith("http://www.w3.org/") for address in addresses)


def test_the_wheel_holds_front_end_designs_and_lessons(tmp_path: Path) -> None:
    """Built as `pip` builds it from a repository: the hook builds the front end, too."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(tmp_path)]
    subprocess.run([*command, str(ROOT)], check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        archive.extractall(tmp_path / "installed")
    assert "bakers_widget/widget/static/board.js" in names
    assert "bakers_widget/widget/static/styles.css" in names
    assert "bakers_widget/render/reference.html" in names
    assert "bakers_widget/teaching/lessons/packs/five-ranks.toml" in names
    assert "bakers_widget/designs/bakers-dozen.toml" in names
    assert {f"bakers_widget/lessons/{path.name}" for path in NOTEBOOKS} <= names
    assert not any(name.startswith(("js/", "tests/")) for name in names)
    code = "import bakers_widget as bw; b = bw.Board(24); print(bw.__file__, len(b._esm) > 9999)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path / "installed",
        env={"PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=True,
    )
    place, built = done.stdout.split()
    assert Path(place).is_relative_to(tmp_path)
    assert built == "True"
