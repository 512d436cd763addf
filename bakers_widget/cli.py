"""The console command `bakers-widget`."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import click

from bakers_widget import InvalidDesignError, Variant, __version__
from bakers_widget import variants as all_variants


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="bakers-widget")
def main() -> None:
    """Learn the solitaire Baker's Dozen in Jupyter notebooks."""


@main.command()
@click.argument(
    "folder", default="bakers-lessons", type=click.Path(file_okay=False, path_type=Path)
)
@click.option("--copy-only", is_flag=True, help="Copy the notebooks and open nothing.")
@click.option("--port", type=int, help="The port of JupyterLab; a free one if left out.")
@click.option("--browser/--no-browser", default=True, help="Whether to open a web browser.")
def lessons(folder: Path, copy_only: bool, port: int | None, browser: bool) -> None:
    """Copy the lesson notebooks to FOLDER and open them in JupyterLab.

    FOLDER is bakers-lessons in the current folder if left out.

    A notebook that is already in FOLDER is left as it is, so your own changes are kept. To get a
    fresh copy of one, rename or delete it and call this again.
    """
    try:
        copied = copy_lessons(folder)
    except OSError as error:
        raise click.ClickException(f"the lessons can't be copied to {folder}: {error}") from error
    kept = len(list(folder.glob("*.ipynb"))) - len(copied)
    if kept:
        click.echo(f"Notebooks that were in {folder.resolve()} already are left as they are.")
    if copied:
        notebooks = "1 notebook" if len(copied) == 1 else f"{len(copied)} notebooks"
        click.echo(f"{notebooks} copied to {folder.resolve()}: {', '.join(copied)}")
    if copy_only:
        return
    from jupyterlab.labapp import LabApp  # takes a second to import, and only this needs it

    click.echo(f"Opening {folder.resolve()} in JupyterLab; Ctrl+C ends it.")
    LabApp.launch_instance(jupyterlab_options(folder, port=port, browser=browser))


@main.command()
def variants() -> None:
    """List the games of the group, each with the name that other commands take."""
    games = [Variant.load(slug) for slug in all_variants()]
    width = max(len(game.slug) for game in games)
    for game in games:
        click.echo(f"{game.slug:<{width}}  {game.name}: {game.line}")


@main.command()
@click.argument("variant")
def rules(variant: str) -> None:
    """Print the rules of VARIANT: one of those that `variants` lists, or a design file."""
    try:
        game = Variant.load(variant)
    except InvalidDesignError as error:
        raise click.ClickException(str(error)) from error
    click.echo(click.style(game.name, bold=True))
    for sentence in game.rules():
        click.echo(click.wrap_text(f"- {sentence}", 80, subsequent_indent="  "))


def copy_lessons(folder: Path) -> list[str]:
    """Copy the notebooks that `folder` has not got yet, and return their names."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [
        notebook
        for notebook in sorted(_lessons().glob("*.ipynb"))
        if not (folder / notebook.name).exists()
    ]
    for notebook in missing:
        shutil.copyfile(notebook, folder / notebook.name)
    return [notebook.name for notebook in missing]


def _lessons() -> Path:
    """The folder of notebooks: inside the installed package, or beside it in a repository."""
    package = Path(__file__).parent
    inside = package / "lessons"
    return inside if inside.is_dir() else package.parent / "lessons"


def jupyterlab_options(folder: Path, *, port: int | None, browser: bool) -> list[str]:
    """The options with which JupyterLab opens `folder`."""
    options = [f"--notebook-dir={folder}"]
    if not browser:
        options.append("--no-browser")
    if port is not None:
        options += [f"--port={port}", "--ServerApp.port_retries=0"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.append("--allow-root")  # the usual case in a container, which JupyterLab refuses
    return options
