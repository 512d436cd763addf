"""Print the path of a Chromium or Chrome for the browser tests; install one where that is possible.

Standard library only: `make test` calls it as a script.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
_ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


def find() -> str | None:
    """The browser named in the environment variable CHROMIUM, or one that is installed."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    found = (shutil.which(name) for name in _NAMES)
    return next((path for path in (*found, *_ELSEWHERE) if path and Path(path).exists()), None)


def install() -> None:
    """Install Debian's Chromium, if this is such a system and we may."""
    apt = shutil.which("apt-get")
    if apt is None:
        return
    as_root: list[str] = []
    if os.geteuid() != 0:
        sudo = shutil.which("sudo")
        if sudo is None:
            return
        as_root = [sudo, "--non-interactive"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run([*as_root, apt, *words], env=environment, stdout=sys.stderr, check=False)


def main() -> None:
    """Print the path, or say what to install."""
    path = find()
    if path is None and "CHROMIUM" not in os.environ:
        install()
        path = find()
    if path is None:
        sys.exit(
            "No Chromium or Chrome was found, and none could be installed. The browser tests need "
            "one: install it, or name it with CHROMIUM=/path/to/chrome."
        )
    print(path)


if __name__ == "__main__":
    main()
