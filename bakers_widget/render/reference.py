"""The rules of a game on one page, to print or to look at."""

from __future__ import annotations

from html import escape
from pathlib import Path
from string import Template

from bakers_widget.engine import Variant
from bakers_widget.engine.designs import chosen
from bakers_widget.engine.errors import quoted
from bakers_widget.render.diagrams import Diagram, diagrams_of
from bakers_widget.render.svg import position_html
from bakers_widget.render.table import rules_table

PAPERS = {"a4": ("A4", "210mm"), "letter": ("letter", "215.9mm")}
"""What a paper is called in a style sheet, and how wide it is."""
_MOST_IN_TWO_ROWS = 8
_SHOWN_HEIGHT = 1_140  # of the page in a notebook, in CSS pixels


class Reference:
    """The rules of a game on one page. A notebook shows it; `to_html` gives the page as a text."""

    def __init__(self, variant: Variant, paper: str = "a4") -> None:
        if paper not in PAPERS:
            raise ValueError(f"paper={quoted(paper)} is not known: it may be {', '.join(PAPERS)}.")
        self.variant, self.paper = variant, paper

    def to_html(self) -> str:
        """The page as HTML that needs nothing else."""
        variant, (paper, width) = self.variant, PAPERS[self.paper]
        aim, *_ = variant.rules()
        diagrams = diagrams_of(variant)
        template = Path(__file__).with_name("reference.html").read_text(encoding="utf-8")
        return Template(template).substitute(
            name=_printed(variant.name),
            line=_printed(variant.line),
            paper=paper,
            width=width,
            rules="".join(f"<li>{_printed(rule)}</li>" for rule in variant.rules()),
            glance=_glance(variant),
            diagrams="".join(map(_figure, diagrams)),
            across=5 if len(diagrams) > _MOST_IN_TWO_ROWS else 4,
            aim=_printed(aim),
        )

    def _repr_html_(self) -> str:
        page = escape(self.to_html(), quote=True)
        name = escape(self.variant.name, quote=True)
        style = f"width:100%;max-width:840px;height:{_SHOWN_HEIGHT}px;border:0"
        return (
            f'<iframe title="{name}: rules on one page" srcdoc="{page}" style="{style}"></iframe>'
        )

    def __str__(self) -> str:
        drawn = (f"{_sign(one)} {one.title}: {one.caption}" for one in diagrams_of(self.variant))
        return "\n".join([self.variant.name, *self.variant.rules(), *drawn])

    __repr__ = __str__  # in a terminal it is looked at, not called up again


def reference(variant: str | Path | Variant | None = None, *, paper: str = "a4") -> Reference:
    """The rules of a game on one page, for A4 or letter paper.

    `variant` is a slug, the path of a design file, or a `Variant`.

    >>> print(str(reference("fair-deal")).splitlines()[0])
    Fair Deal

    Raises `InvalidDesignError` when there is no such variant, `ValueError` for other paper.
    """
    return Reference(chosen(variant), paper)


def _printed(text: str) -> str:
    """A text as it is printed: with nothing in it that is markup, and printers' apostrophes."""
    return escape(text.replace("'", "’"))


def _glance(variant: Variant) -> str:
    table = rules_table(variant)
    row = table.rows[0]
    rows = [*zip(table.headers[1:], row[1:], strict=True), ("Redeal", "none"), ("Cells", "none")]
    return "".join(
        f"<tr><th>{_printed(head)}</th><td>{_printed(cell)}</td></tr>" for head, cell in rows
    )


def _figure(diagram: Diagram) -> str:
    picture = position_html(
        diagram.position,
        arrows=[diagram.move],
        theme="light",
        piles=diagram.piles,
        felt=False,
    )
    kind = "yes" if diagram.is_legal else "no"
    said = _printed(diagram.caption)
    return (
        f'<figure class="{kind}"><div>{picture}</div>'
        f"<figcaption><b>{_printed(diagram.title)}</b>{said}</figcaption></figure>"
    )


def _sign(diagram: Diagram) -> str:
    return "✓" if diagram.is_legal else "✗"
