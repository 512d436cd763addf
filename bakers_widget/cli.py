"""The console command `bakers-widget`."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from bakers_widget import Variant, __version__, deal
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
    with _told_plainly():
        game = Variant.load(variant)
    click.echo(click.style(game.name, bold=True))
    for sentence in game.rules():
        click.echo(click.wrap_text(f"- {sentence}", 80, subsequent_indent="  "))


@main.command()
@click.argument("variant")
@click.argument("number", type=int)
@click.option("--seconds", type=float, default=10.0, help="How long to search; 10 if left out.")
@click.option("--moves", is_flag=True, help="Print the moves that win, one a line.")
def solve(variant: str, number: int, seconds: float, moves: bool) -> None:
    """Find out whether deal NUMBER of VARIANT can be won."""
    from bakers_widget.solver import solve as solve_position

    with _told_plainly():
        solution = solve_position(deal(variant, number), seconds)
    click.echo(f"{Variant.load(variant).name}, deal {number}: {solution}")
    if moves:
        for move in solution.moves:
            click.echo(str(move))


@main.command()
@click.argument("variant")
@click.option("--numbers", default="1-200", help="Which deals, such as 1-200 or 1,5,24.")
@click.option("--seconds", type=float, default=1.0, help="How long to search each; 1 if left out.")
@click.option(
    "--results", type=click.Path(dir_okay=False, path_type=Path), help="A file to go on from."
)
def survey(variant: str, numbers: str, seconds: float, results: Path | None) -> None:
    """Find out how often VARIANT can be won.

    With --results, what is found is kept in that file, and the same command goes on from there.
    """
    from bakers_widget.surveys import survey as survey_deals

    with _told_plainly():
        found = survey_deals(variant, _numbers(numbers), seconds, results=results)
    for one in found:
        told = f"{one.moves} moves, {one.difficulty}" if one.moves else ""
        click.echo(f"{one.number:>6}  {one.verdict:<10}  {told}".rstrip())
    click.echo(str(found))


@main.command()
@click.argument("variant")
@click.option(
    "-o", "--html", type=click.Path(dir_okay=False, path_type=Path), help="A page to write."
)
@click.option("--pdf", type=click.Path(dir_okay=False, path_type=Path), help="A PDF to print.")
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", help="A4 if left out.")
def reference(variant: str, html: Path | None, pdf: Path | None, paper: str) -> None:
    """Write the rules of VARIANT on one page, with pictures: as HTML, as PDF, or both.

    A PDF is printed by the Chromium or Chrome that is installed.
    """
    from bakers_widget.render.printing import NoBrowserError, print_pdf
    from bakers_widget.render.reference import reference as reference_of

    if html is None and pdf is None:
        raise click.UsageError("name a file to write: -o sheet.html, --pdf sheet.pdf, or both.")
    try:
        with _told_plainly():
            page = reference_of(variant, paper=paper).to_html()
        if html is not None:
            html.write_text(page, encoding="utf-8")
            click.echo(f"{html} has the rules of {variant} on one page.")
        if pdf is not None:
            print_pdf(page, pdf)
            click.echo(f"{pdf} has the rules of {variant} on one page.")
    except (OSError, NoBrowserError) as error:
        raise click.ClickException(str(error)) from error


@main.command("check-lesson")
@click.argument("files", nargs=-1, required=True)
def check_lesson(files: tuple[str, ...]) -> None:
    """Check that lessons can be played as their FILES say.

    A file is a lesson of your own, or the name of a built-in lesson. All levels are tried out: that
    each line wins, that no shorter one does, that each wrong try is refused for its reason, that
    each poor move costs what it says.
    """
    from bakers_widget.teaching import check_lesson as checked

    found = [checked(file) for file in files]
    for one in found:
        click.echo(one.missing or one.well, err=bool(one.missing))
    if not all(found):
        raise SystemExit(1)


@main.command("new-lesson")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def new_lesson(file: Path) -> None:
    """Write a lesson to start from, with a comment on every part, to FILE."""
    from bakers_widget.teaching import new_lesson as written

    if file.exists():
        raise click.ClickException(f"{file} is there already: name another file.")
    try:
        written(file)
    except OSError as error:
        raise click.ClickException(f"{file} can't be written: {error.strerror}.") from error
    click.echo(f"{file} has a lesson to start from. Try it: bakers-widget check-lesson {file}")


def _numbers(written: str) -> list[int]:
    """The numbers that are written as `1-200` or `1,5,24`."""
    try:
        spans = [[int(end) for end in part.split("-")] for part in written.split(",")]
        if not all(len(span) <= 2 and span[0] <= span[-1] for span in spans):
            raise ValueError(written)
        return [number for span in spans for number in range(span[0], span[-1] + 1)]
    except ValueError:
        raise click.BadParameter(
            f"{written!r} is no list of deals: write such as 1-200 or 1,5,24."
        ) from None


@contextmanager
def _told_plainly() -> Iterator[None]:
    """Errors that are the user's to mend, without a traceback."""
    try:
        yield
    except ValueError as error:
        raise click.ClickException(str(error)) from error


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
