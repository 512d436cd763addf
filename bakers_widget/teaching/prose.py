"""Lesson text: a safe subset of Markdown, as plain data that a front end paints.

Paragraphs, lists, `strong`, `em` and `code` are kept. All else, HTML above all, stays the text that
it is written as: nothing that a lesson file holds can run.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

Node = str | list[Any]
"""A text, or a list of a tag and the nodes inside."""

_TAGS = {
    "paragraph": "p",
    "block_text": "p",
    "heading": "p",
    "list_item": "li",
    "strong": "strong",
    "emphasis": "em",
}


def prose(text: str) -> list[Node]:
    """The nodes of a text.

    >>> prose("Suits **do not** count.")
    [['p', 'Suits ', ['strong', 'do not'], ' count.']]
    >>> prose("<script>alert(1)</script>")
    [['p', '<script>alert(1)</script>']]
    """
    import mistune  # only lessons need it

    tokens = mistune.create_markdown(renderer="ast")(text)
    assert isinstance(tokens, list), "the renderer asked for gives tokens"
    return list(_nodes(tokens))


def _nodes(tokens: Iterable[dict[str, Any]]) -> Iterable[Node]:
    for token in tokens:
        kind, inside = token["type"], token.get("children")
        if kind in _TAGS:
            yield [_TAGS[kind], *_nodes(inside or ())]
        elif kind == "list":
            yield ["ol" if token["attrs"]["ordered"] else "ul", *_nodes(inside or ())]
        elif kind == "codespan":
            yield ["code", str(token["raw"])]
        elif kind in ("softbreak", "linebreak"):
            yield " "
        elif kind == "block_html":
            yield ["p", str(token["raw"]).strip()]
        elif inside:
            yield from _nodes(inside)
        elif token.get("raw"):
            yield str(token["raw"])


def prose_html(text: str) -> str:
    """A text as HTML of the tags above, with everything else escaped.

    >>> prose_html("Suits **do not** count. <b>")
    '<p>Suits <strong>do not</strong> count. &lt;b&gt;</p>'
    """
    return "".join(map(_html, prose(text)))


def _html(node: Node) -> str:
    if isinstance(node, str):
        return escape(node)
    tag, *inside = node
    return f"<{tag}>{''.join(map(_html, inside))}</{tag}>"
