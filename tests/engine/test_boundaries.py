import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bakers_widget
from bakers_widget.engine import deal, variants

PACKAGE = Path(bakers_widget.__file__).parent
FRONT_END = PACKAGE.parent / "js" / "src"
ALLOWED = {
    "engine": ("bakers_widget.engine",),
    "render": ("bakers_widget.engine", "bakers_widget.render", "resvg_py"),
    "solver": ("bakers_widget.engine", "bakers_widget.solver"),
    "teaching": (
        "bakers_widget.engine",
        "bakers_widget.render",
        "bakers_widget.solver",
        "bakers_widget.teaching",
        "mistune",
    ),
}
WITHOUT_JUPYTER = """
import sys

for name in (
    "ipywidgets", "anywidget", "traitlets", "IPython", "jupyterlab", "click", "bakers_widget.widget"
):
    sys.modules[name] = None
"""
PLAY = """
game = bw.Game(bw.deal("bakers-dozen", number=24))
game.push("1-h")
game.push(next(iter(game.position.legal_moves)))
game.pop()
try:
    game.push("1-1")
except bw.IllegalMoveError as error:
    print(error.reason)
print(*game.history, game.outcome, game.position.home)
"""


def run(script: str, **environment: str) -> str:
    """What the script prints in a fresh interpreter, warnings being errors."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        cwd=PACKAGE.parent,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


@pytest.mark.parametrize("module", ["bakers_widget.engine", "bakers_widget"])
def test_a_game_can_be_played_without_any_jupyter_package(module: str) -> None:
    printed = run(f"{WITHOUT_JUPYTER}\nimport {module} as bw\n{PLAY}")
    assert printed.splitlines() == ["same-column", "1-h playing 1"]


def test_importing_the_package_loads_no_jupyter_package() -> None:
    printed = run(
        "import sys, bakers_widget\n"
        "names = ('ipywidgets', 'anywidget', 'traitlets', 'IPython', 'click', "
        "'bakers_widget.widget')\n"
        "print([name for name in names if name in sys.modules])"
    )
    assert printed.strip() == "[]"


def test_boards_and_the_order_of_moves_are_the_same_in_every_process() -> None:
    here = deal(number=24)
    expected = f"{here.to_text()}\n{here.legal_moves}\n"
    script = (
        "from bakers_widget import deal\n"
        "position = deal(number=24)\n"
        "print(position.to_text())\n"
        "print(position.legal_moves)"
    )
    for seed in ("1", "2"):
        assert run(script, PYTHONHASHSEED=seed, PYTHONIOENCODING="utf-8") == expected


def imported(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


@pytest.mark.parametrize("part", ALLOWED)
def test_a_part_imports_only_the_standard_library_and_the_parts_below_it(part: str) -> None:
    sources = sorted((PACKAGE / part).rglob("*.py"))
    assert sources
    strangers = [
        f"{source.name} imports {name}"
        for source in sources
        for name in imported(source)
        if name.split(".")[0] not in sys.stdlib_module_names
        and not any(name == own or name.startswith(f"{own}.") for own in ALLOWED[part])
    ]
    assert strangers == []


def test_every_public_name_is_there() -> None:
    for name in set(bakers_widget.__all__) - {"Board"}:
        assert getattr(bakers_widget, name) is not None
    assert set(dir(bakers_widget)) >= {"Board", "Game", "Position", "Variant", "deal", "variants"}
    with pytest.raises(AttributeError, match=r"^module 'bakers_widget' has no attribute 'Bored'$"):
        _ = bakers_widget.Bored


def code_strings(source: str) -> Iterator[tuple[int, str]]:
    """The strings in code, with their lines; docstrings, which give examples, are left out."""
    tree = ast.parse(source)
    documented = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in documented:
            yield node.lineno, str(node.value)


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.name)
def test_no_code_knows_a_variant_by_name(path: Path) -> None:
    named = [
        (line, text)
        for line, text in code_strings(path.read_text(encoding="utf-8"))
        if any(slug in text for slug in variants())
    ]
    assert named == []


@pytest.mark.parametrize("path", sorted(FRONT_END.glob("*.ts*")), ids=lambda path: path.name)
def test_no_code_of_the_front_end_knows_a_variant_by_name(path: Path) -> None:
    assert [slug for slug in variants() if slug in path.read_text(encoding="utf-8")] == []
