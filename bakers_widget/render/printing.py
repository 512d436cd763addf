"""Printing a page to PDF with the browser that is there."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

_NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
)
_MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
_SECONDS = 60


class NoBrowserError(RuntimeError):
    """There is no browser that prints."""


def find_browser() -> str:
    """A Chromium or Chrome: what the variable CHROMIUM names, or the first that is installed.

    Raises `NoBrowserError`.
    """
    named = os.environ.get("CHROMIUM")
    found = [named] if named else [shutil.which(name) for name in _NAMES]
    for path in [*found, _MAC]:
        if path and Path(path).exists():
            return str(path)
    raise NoBrowserError(
        "no Chromium or Chrome was found to print with: install one, or name it in the variable "
        "CHROMIUM. Without it, open the HTML page in any browser and print it from there."
    )


def print_pdf(html: str, path: Path) -> None:
    """Print a page to the PDF file `path`. Raises `NoBrowserError`."""
    browser = find_browser()
    with tempfile.TemporaryDirectory() as folder:
        page, printed = Path(folder) / "page.html", Path(folder) / "page.pdf"
        page.write_text(html, encoding="utf-8")
        options = ["--headless", "--disable-gpu", "--no-pdf-header-footer", "--no-first-run"]
        options.append(f"--user-data-dir={folder}/profile")
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            options.append("--no-sandbox")  # Chromium refuses its sandbox to root
        command = [browser, *options, f"--print-to-pdf={printed}", page.as_uri()]
        done = subprocess.run(command, capture_output=True, timeout=_SECONDS, check=False)
        if not printed.exists():
            said = done.stderr.decode(errors="replace").strip()[-300:]
            raise NoBrowserError(f"{browser} printed nothing: {said}")
        shutil.copyfile(printed, path)
