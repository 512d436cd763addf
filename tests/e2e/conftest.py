from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.lab import Lab
from tests.support.browser import VIEWPORT, QuietPage, chromium, new_quiet_page, quiet_page
from tests.support.jupyter import jupyterlab
from tests.support.notebooks import write_notebook

# As long as the page waits for anything else: a busy machine is slow, and not wrong.
expect.set_options(timeout=20_000)

LESSONS = Path(__file__).parents[2] / "lessons"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    folder = tmp_path_factory.mktemp("notebooks")
    with jupyterlab(folder, tmp_path_factory.mktemp("jupyter")) as address:
        yield address, folder


@pytest.fixture(scope="session")
def pages() -> list[QuietPage]:
    """The page with JupyterLab that one test leaves to the next, if there is one."""
    return []


@pytest.fixture
def lab(
    browser: Browser,
    server: tuple[str, Path],
    pages: list[QuietPage],
    request: pytest.FixtureRequest,
) -> Iterator[Lab]:
    """JupyterLab with nothing open. To load it takes longer than most tests, so that it stays."""
    address, folder = server
    quiet = pages.pop() if pages else new_quiet_page(browser)
    quiet.page.set_viewport_size(VIEWPORT)
    lab = Lab(quiet.page, address, folder)
    yield lab
    if lab.close_all() and not request.node.get_closest_marker("spoils_page"):
        pages.append(quiet)
    else:
        quiet.close()
    quiet.expect_no_trouble()


@pytest.fixture
def notebook7(browser: Browser, server: tuple[str, Path]) -> Iterator[Lab]:
    """The same server's notebooks in Notebook 7."""
    address, folder = server
    with quiet_page(browser, "(reading 'schema')", "'filebrowser:open-path'") as page:
        yield Lab(page, address, folder, "notebooks")


@pytest.fixture
def tablet(browser: Browser, server: tuple[str, Path]) -> Iterator[Lab]:
    """JupyterLab on a screen that is touched."""
    address, folder = server
    with quiet_page(browser, has_touch=True) as page:
        yield Lab(page, address, folder)


@pytest.fixture
def open_lesson(lab: Lab, request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Open a lesson, as a copy of its own, and run all its cells."""

    def open_it(name: str) -> None:
        copy = lab.folder / f"{request.node.name}-{name}.ipynb"
        shutil.copyfile(LESSONS / f"{name}.ipynb", copy)
        lab.open(copy)
        lab.run_all()

    return open_it


@pytest.fixture
def open_cells(lab: Lab, request: pytest.FixtureRequest) -> Callable[..., None]:
    """Open a new notebook with the given code cells, and run them all."""

    def open_it(*cells: str) -> None:
        path = lab.folder / f"{request.node.name}.ipynb"
        write_notebook(path, *cells)
        lab.open(path)
        lab.run_all()

    return open_it
