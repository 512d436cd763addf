"""Page objects: a notebook in JupyterLab, and a board in it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

_READY = """async () => {
    const panel = window.jupyterapp.shell.currentWidget;
    await panel.context.ready;
    await panel.sessionContext.ready;
    await panel.sessionContext.session.kernel.info;
}"""
_CURRENT = """(path) =>
    window.jupyterapp?.shell?.currentWidget?.context?.path === path
    && Boolean(window.jupyterapp.shell.currentWidget.sessionContext)"""
_OPEN = """(path) => {
    window.jupyterapp.commands.execute("docmanager:open", { path, factory: "Notebook" });
}"""
# Close every notebook, unsaved as it may be, and end its kernel.
_CLOSE_ALL = """async () => {
    const app = window.jupyterapp;
    if (!app || document.querySelector(".jp-Dialog")) return false;
    for (const widget of app.shell.widgets("main"))
        if (widget.context) widget.context.model.dirty = false;
    await app.commands.execute("application:close-all");
    await app.serviceManager.sessions.shutdownAll();
    return [...app.shell.widgets("main")].every((widget) => !widget.context);
}"""
# For a fifth of a second nothing has moved: what is still being laid out above a board would
# push it away under the mouse.
_STILL = """async () => {
    const view = window.jupyterapp.shell.currentWidget.content.node;
    const look = () => [view, ...view.querySelectorAll(".jp-Cell")].map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return `${top} ${height}`;
    }).join();
    for (let before = look(), frames = 0; frames < 12; ) {
        await new Promise((next) => requestAnimationFrame(next));
        const now = look();
        frames = now === before ? frames + 1 : 0;
        before = now;
    }
}"""
_IDLE = "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'idle'"
_EXECUTE = """async (code) => {
    const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
    const future = kernel.requestExecute({ code, store_history: false });
    let text = "";
    future.onIOPub = ({ header, content }) => {
        if (header.msg_type === "stream") text += content.text;
        if (header.msg_type === "error") text += content.traceback.join("\\n");
    };
    const reply = await future.done;
    return [reply.content.status, text];
}"""

# The middle of an element, once it can be seen.
_MIDDLE = """(element) => {
    element.scrollIntoViewIfNeeded();
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""
_FOUNDATION = """(board, column) => {
    const card = board.querySelector(`[data-place=c${column}] .exposed`).dataset.card;
    const suits = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
    const label = `Foundation of ${suits[card[1]]}`;
    return board.querySelector(`[aria-label^="${label}"]`).closest("[data-place]").dataset.place;
}"""


@dataclass
class Lab:
    """JupyterLab in a page."""

    page: Page
    address: str
    folder: Path
    app: str = "lab/tree"
    """Where its notebooks are: `notebooks` for Notebook 7."""
    name: str = ""
    """The notebook that is open, if one was opened."""

    def open(self, notebook: Path | str) -> None:
        """Open a notebook of `folder` and no other, with its kernel started and idle."""
        if self.name:
            self.close_all()
        self.name = notebook.name if isinstance(notebook, Path) else notebook
        if self.page.url == "about:blank":
            self.page.goto(f"{self.address}/{self.app}/{self.name}?reset")
        else:
            self.page.evaluate(_OPEN, self.name)
        self.wait_until_ready()

    def close_all(self) -> bool:
        """Close everything and end all kernels; whether the page is as good as new then."""
        closed: bool = self.page.evaluate(_CLOSE_ALL)
        return closed

    def wait_until_ready(self) -> None:
        """Wait for the notebook, its session, and an answer of its kernel."""
        self.page.locator(".jp-NotebookPanel .jp-Notebook").wait_for()
        self.page.wait_for_function(_CURRENT, arg=self.name)
        self.page.evaluate(_READY)
        self.page.wait_for_function(_IDLE)

    def command(self, name: str, **given: object) -> Any:
        """Run a command of JupyterLab."""
        return self.page.evaluate(
            "([name, given]) => window.jupyterapp.commands.execute(name, given)"
            ".then((result) => typeof result === 'object' ? null : result)",
            [name, given],
        )

    def cells(self) -> int:
        """How many cells the notebook has."""
        count: int = self.page.evaluate(
            "window.jupyterapp.shell.currentWidget.content.widgets.length"
        )
        return count

    def is_dirty(self) -> bool:
        """Whether the notebook has changes that are not saved."""
        dirty: bool = self.page.evaluate(
            "window.jupyterapp.shell.currentWidget.context.model.dirty"
        )
        return dirty

    def run_all(self) -> None:
        """Run all cells; none of them may fail."""
        done = self.command("notebook:run-all-cells")
        failed = self.page.locator('[data-mime-type="application/vnd.jupyter.stderr"]')
        assert done is True, failed.all_inner_texts()
        self.page.evaluate(_STILL)

    def python(self, code: str) -> Any:
        """Run code on the notebook's kernel; what it puts in `answer` comes back as JSON."""
        wrapped = f"{code}\nimport json as _json; print(_json.dumps(answer))"
        status, text = self.page.evaluate(_EXECUTE, wrapped)
        assert status == "ok", text
        return json.loads(text)

    def position(self, board: str = "board") -> str:
        """Python's position of a board, as board text."""
        return str(self.python(f"answer = {board}.position.to_text()"))

    def boards(self) -> list[BoardView]:
        """The boards in the notebook, top to bottom."""
        views = self.page.locator(".jp-Notebook .board")
        return [BoardView(views.nth(index)) for index in range(views.count())]

    def board(self, index: int = 0) -> BoardView:
        """The board at `index`, once it is there."""
        view = self.page.locator(".jp-Notebook .board").nth(index)
        view.wait_for()
        return BoardView(view)


@dataclass
class BoardView:
    """One board as a person sees and handles it. Columns and foundations count from 1."""

    root: Locator

    def column(self, number: int) -> Locator:
        return self.root.locator(f'.column[data-place="c{number - 1}"]')

    def foundation(self, suit: str) -> Locator:
        return self.root.get_by_label(f"Foundation of {suit}")

    def card(self, text: str) -> Locator:
        return self.root.locator(f'[data-card="{text}"]')

    def heading(self, number: int) -> Locator:
        return self.column(number).locator(".heading")

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name, exact=True)

    @property
    def words(self) -> Locator:
        return self.root.locator(".messages")

    @property
    def status(self) -> Locator:
        return self.root.locator(".status")

    def settle(self) -> None:
        """Wait until Python has answered everything that was asked."""
        self.root.and_(self.root.page.locator('[aria-busy="false"]')).wait_for()

    def play(self, move: str) -> None:
        """Click a move given in notation with the mouse, and wait for Python's answer."""
        for selector in self.ends(move, ".heading"):
            self.root.locator(selector).click()
        self.settle()

    def ends(self, move: str, goal: str) -> tuple[str, str]:
        """Selectors of the card that a move takes and of what it goes to; `goal` in a column."""
        source, target = move.split("-")
        column = int(source) - 1
        card = f"[data-place=c{column}] .exposed"
        if target != "h":
            return card, f"[data-place=c{int(target) - 1}] {goal}"
        return card, f"[data-place={self.root.evaluate(_FOUNDATION, column)}] button"

    def middle(self, selector: str) -> tuple[float, float]:
        """The middle of the last of the elements, which is scrolled into view."""
        x, y = self.root.locator(selector).last.evaluate(_MIDDLE)
        return x, y

    def columns(self) -> list[list[str]]:
        """The cards that each column shows, buried end first."""
        shown: list[list[str]] = self.root.evaluate(
            "(root) => [...root.querySelectorAll('.column')].map((column) =>"
            " [...column.querySelectorAll('.card')].map((card) => card.dataset.card))"
        )
        return shown

    def as_text(self) -> str:
        """The columns that are shown, as board text without its line of foundations."""
        return "\n".join(" ".join(column) or ":" for column in self.columns())
