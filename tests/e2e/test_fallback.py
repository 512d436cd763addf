"""What is seen of a board where no widget runs: its picture."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbconvert import HTMLExporter, MarkdownExporter
from playwright.sync_api import expect

from tests.e2e.lab import Lab
from tests.support.notebooks import write_notebook

CELLS = (
    "import bakers_widget as bw\nboard = bw.Board(24)\nboard.push('1-h')\nboard",
    'bw.Question.load("rank-only-joins", 1)',
)


@pytest.fixture(scope="module")
def executed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A notebook that was run and saved, without the state of its widgets."""
    path = tmp_path_factory.mktemp("executed") / "saved.ipynb"
    write_notebook(path, *CELLS)
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, kernel_name="python3", store_widget_state=False).execute()
    nbformat.write(notebook, path)
    return path


@pytest.mark.parametrize("exporter", [HTMLExporter, MarkdownExporter])
def test_an_exported_page_shows_the_picture_and_the_question(
    executed: Path, exporter: type[HTMLExporter | MarkdownExporter]
) -> None:
    page, _ = exporter().from_filename(str(executed))
    assert 'src="data:image/svg+xml;base64,' in page
    assert "Column  1: K♦ A♠ 8♥" in page
    assert "<li>7♥</li>" in page


def test_a_notebook_that_is_not_trusted_shows_the_picture(executed: Path, lab: Lab) -> None:
    (lab.folder / executed.name).write_bytes(executed.read_bytes())
    lab.open(executed.name)
    picture = lab.page.locator('.jp-OutputArea img[src^="data:image/svg+xml"]')
    expect(picture).to_be_visible()
    expect(picture).to_have_attribute("alt", lab_text(executed))
    expect(lab.page.locator(".jp-Notebook .board")).to_have_count(0)


def lab_text(path: Path) -> str:
    """The board as text, as the saved notebook has it."""
    output = nbformat.read(path, as_version=4).cells[0].outputs[0]
    text: str = output["data"]["text/plain"]
    return text
