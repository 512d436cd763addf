"""A real Chromium for the tests that need one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

# Chromium refuses its sandbox to root, and otherwise looks for its maker's servers at each start.
_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_LOCAL = ("http://127.0.0.1", "ws://127.0.0.1", "data:", "blob:", "file:")
# What JupyterLab itself throws when its kernel is restarted while it waits for a reply.
_RESTARTED = "Canceled future for "


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser that the environment variable CHROMIUM names; `make test` sets it."""
    path = os.environ.get("CHROMIUM")
    assert path, "CHROMIUM does not name a browser: run the tests with `make test`"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=_ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def quiet_page(browser: Browser, *own_faults: str, **options: Any) -> Iterator[Page]:
    """A page on which nothing may go wrong: no error in it, and no request to another machine.

    `own_faults` are errors that the application around the board throws without it, too.
    """
    known = [_RESTARTED, *own_faults]
    # Gliding cards would be waited for before each click.
    usual = {"viewport": {"width": 1280, "height": 1000}, "reduced_motion": "reduce"}
    context = browser.new_context(**usual | options)
    page = context.new_page()
    page.set_default_timeout(20_000)
    troubles: list[str] = []
    page.on(
        "pageerror",
        lambda error: (
            None
            if any(fault in str(error) for fault in known)
            else troubles.append(f"error: {error}")
        ),
    )
    page.on(
        "request",
        lambda request: None if request.url.startswith(_LOCAL) else troubles.append(request.url),
    )
    yield page
    context.close()
    assert troubles == [], troubles
