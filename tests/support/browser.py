"""A real Chromium for the tests that need one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

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
VIEWPORT: ViewportSize = {"width": 1280, "height": 1000}


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser that the environment variable CHROMIUM names; `make test` sets it."""
    path = os.environ.get("CHROMIUM")
    assert path, "CHROMIUM does not name a browser: run the tests with `make test`"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=_ARGUMENTS)
        yield browser
        browser.close()


@dataclass
class QuietPage:
    """A page on which nothing may go wrong: no error in it, and no request to another machine."""

    page: Page
    known: tuple[str, ...]
    """Parts of errors that the application around the board throws without it, too."""
    troubles: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self._threw(str(error)))
        self.page.on("request", lambda request: self._asked(request.url))

    def close(self) -> None:
        """Close it, and its cookies and storage with it."""
        self.page.context.close()

    def expect_no_trouble(self) -> None:
        """Fail if anything went wrong since this was last asked."""
        troubles, self.troubles = self.troubles, []
        assert troubles == [], troubles

    def _threw(self, error: str) -> None:
        if not any(fault in error for fault in self.known):
            self.troubles.append(f"error: {error}")

    def _asked(self, url: str) -> None:
        if not url.startswith(_LOCAL):
            self.troubles.append(url)


def new_quiet_page(browser: Browser, *own_faults: str, **options: Any) -> QuietPage:
    """A page of its own. `own_faults` are added to the errors that are known."""
    # Gliding cards would be waited for before each click.
    usual: dict[str, Any] = {"viewport": VIEWPORT, "reduced_motion": "reduce"}
    page = browser.new_context(**usual | options).new_page()
    return QuietPage(page, (_RESTARTED, *own_faults))


@contextmanager
def quiet_page(browser: Browser, *own_faults: str, **options: Any) -> Iterator[Page]:
    """A page of its own for one test."""
    quiet = new_quiet_page(browser, *own_faults, **options)
    yield quiet.page
    quiet.close()
    quiet.expect_no_trouble()
