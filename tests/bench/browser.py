"""How fast a click is answered in a real JupyterLab, against a bare widget that echoes it."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from tests.bench.figures import compare, percentile
from tests.e2e.lab import Lab
from tests.support.browser import chromium, quiet_page
from tests.support.jupyter import jupyterlab
from tests.support.notebooks import write_notebook

_CLICKS = 200
_THINKING_CLICKS = 40
# A million positions of it tell nothing, so that the search goes on until it is stopped.
_LONG = "bw.deal('good-measure', 30031)"
_BARE = '''
import anywidget, traitlets
class Bare(anywidget.AnyWidget):
    seen = traitlets.Int(0).tag(sync=True)
    _esm = """
    export default { render({ model, el }) {
      const button = document.createElement("button");
      button.className = "bare";
      button.onclick = () => model.send({});
      model.on("change:seen", () => { button.dataset.seen = model.get("seen"); });
      el.append(button);
    } }
    """
    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: self.set_trait("seen", self.seen + 1))
'''
# Each click is timed until the element shows Python's answer.
_TIME_BARE = """async ({ clicks }) => {
  const buttons = [...document.querySelectorAll(".bare")], times = [];
  for (let i = 0; i < clicks; i++) {
    const button = buttons[i % buttons.length];
    times.push(await new Promise((done) => {
      const start = performance.now();
      new MutationObserver((_, watch) => { watch.disconnect(); done(performance.now() - start); })
        .observe(button, { attributes: true });
      button.click();
    }));
    await new Promise((next) => setTimeout(next, 10));
  }
  return times;
}"""
# A legal move to and fro: the board is busy from the click to Python's answer.
_TIME_BOARD = """async ({ clicks, sleep }) => {
  const roots = [...document.querySelectorAll(".jp-Notebook .lm-Widget div")]
    .map((host) => host.shadowRoot?.querySelector(".board")).filter(Boolean);
  const times = [], frames = [];
  for (let i = 0; i < clicks; i++) {
    const root = roots[i % roots.length];
    const from = root.querySelector('[data-card="7C"]');
    const to = from.parentElement.dataset.place === "c0" ? "c1" : "c0";
    from.click();
    times.push(await new Promise((done) => {
      const start = performance.now();
      new MutationObserver((_, watch) => {
        if (root.getAttribute("aria-busy") === "true") return;
        watch.disconnect(); done(performance.now() - start);
      }).observe(root, { attributes: true, attributeFilter: ["aria-busy"] });
      root.querySelector(`[data-place="${to}"] .heading`).click();
      requestAnimationFrame(() => frames.push(
        root.querySelector('[data-card="7C"]').parentElement.dataset.place === to));
    }));
    await new Promise((next) => setTimeout(next, 10));
  }
  return { times, frames };
}"""
_PAINT_WHILE_BUSY = """async () => {
  const root = [...document.querySelectorAll(".jp-Notebook .lm-Widget div")]
    .map((host) => host.shadowRoot?.querySelector(".board")).find(Boolean);
  const from = root.querySelector('[data-card="7C"]');
  const to = from.parentElement.dataset.place === "c0" ? "c1" : "c0";
  from.click();
  const start = performance.now();
  root.querySelector(`[data-place="${to}"] .heading`).click();
  await new Promise((next) => requestAnimationFrame(next));
  const painted = root.querySelector('[data-card="7C"]').parentElement.dataset.place === to;
  return { painted, busy: root.getAttribute("aria-busy"), ms: performance.now() - start };
}"""
# A move and its undoing; with a search under way when the move is clicked, if asked to.
_TIME_ONE_MOVE = """async ({ clicks, think }) => {
  const root = [...document.querySelectorAll(".jp-Notebook .lm-Widget div")]
    .map((host) => host.shadowRoot?.querySelector(".board")).filter(Boolean).at(-1);
  const button = (label) =>
    [...root.querySelectorAll("button")].find(({ textContent }) => textContent === label);
  const until = (done) => new Promise((resolve) => {
    if (done()) return resolve();
    const watch = new MutationObserver(() => { if (done()) { watch.disconnect(); resolve(); } });
    watch.observe(root, { attributes: true, subtree: true, childList: true, characterData: true });
  });
  const answered = () => root.getAttribute("aria-busy") === "false";
  const status = () => root.querySelector(".status").textContent;
  if (!button("Can I still win?")) button("Help…").click();
  await until(() => button("Can I still win?"));
  const times = [];
  for (let i = 0; i < clicks; i++) {
    if (think) {
      button("Can I still win?").click();
      await until(() => status().startsWith("looking ahead"));
      const first = status();
      await until(() => status() !== first);
    }
    [...root.querySelectorAll(".card.exposed")].find((one) => {
      one.click();
      if (root.querySelector(".column.target .heading")) return true;
      one.click();
    });
    const start = performance.now();
    root.querySelector(".column.target .heading").click();
    await until(() => answered() && status().startsWith("move 1"));
    times.push(performance.now() - start);
    button("Undo").click();
    await until(() => answered() && status().startsWith("move 0"));
    await new Promise((next) => setTimeout(next, 10));
  }
  return times;
}"""
_SMALL = 'bw.Position.from_text("8H 7C\\n8S\\n2D", fragment=True)'


def run() -> None:
    """Print the figures that need JupyterLab and a browser."""
    with tempfile.TemporaryDirectory() as place:
        folder, home = Path(place, "notebooks"), Path(place, "jupyter")
        folder.mkdir()
        home.mkdir()
        with jupyterlab(folder, home) as address, chromium() as browser:
            with quiet_page(browser) as page:
                _one_board(Lab(page, address, folder))
            with quiet_page(browser) as page:
                _many_boards(Lab(page, address, folder))


def _one_board(lab: Lab) -> None:
    _open(
        lab,
        "one",
        _BARE + "\nBare()",
        f"import bakers_widget as bw\nboard = bw.Board({_SMALL})\nboard",
    )
    lab.board()
    for run in (1, 2):
        bare, board = _time(lab)
        compare(f"click to Python's answer, run {run}", board["times"], bare)
    painted = sum(board["frames"]), len(board["frames"])
    print(f"legal move painted in the next frame: {painted[0]} of {painted[1]}")
    lab.page.evaluate(
        "() => { window.jupyterapp.shell.currentWidget.sessionContext.session.kernel"
        ".requestExecute({ code: 'import time; time.sleep(3)' }); }"
    )
    busy = lab.page.evaluate(_PAINT_WHILE_BUSY)
    print(f"the same while the kernel sleeps: {busy}")
    _while_thinking(lab)


def _while_thinking(lab: Lab) -> None:
    """A click on a board that searches, against a click on the same board that doesn't."""
    _open(lab, "thinking", f"import bakers_widget as bw\nboard = bw.Board({_LONG})\nboard")
    lab.board()
    quiet = lab.page.evaluate(_TIME_ONE_MOVE, {"clicks": _THINKING_CLICKS, "think": False})
    busy = lab.page.evaluate(_TIME_ONE_MOVE, {"clicks": _THINKING_CLICKS, "think": True})
    compare("click to Python's answer, while the board searches and while not", busy, quiet)


def _many_boards(lab: Lab) -> None:
    boards = [f"bw.Board({_SMALL})"] * 20
    _open(lab, "many", _BARE, "import bakers_widget as bw", *["Bare()"] * 20, *boards)
    lab.board(19)
    bare, board = _time(lab)
    compare("the same with 20 of each in the notebook", board["times"], bare)
    print(f"p95 of 20 boards: {percentile(board['times'], 0.95):.1f} ms")


def _time(lab: Lab) -> tuple[list[float], dict[str, Any]]:
    bare = lab.page.evaluate(_TIME_BARE, {"clicks": _CLICKS})
    return bare, lab.page.evaluate(_TIME_BOARD, {"clicks": _CLICKS})


def _open(lab: Lab, name: str, *cells: str) -> None:
    write_notebook(lab.folder / f"{name}.ipynb", *cells)
    lab.open(f"{name}.ipynb")
    lab.run_all()
