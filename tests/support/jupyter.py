"""A real JupyterLab server, kept apart from the settings of whoever runs the tests."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

_START_SECONDS = 90


@contextmanager
def jupyterlab(folder: Path, home: Path) -> Iterator[str]:
    """Serve `folder` and yield the address. `home` takes all settings and logs."""
    port = _free_port()
    command = [
        *(sys.executable, "-m", "jupyter", "lab", "--no-browser", "--allow-root"),
        *("--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0"),
        *("--IdentityProvider.token=", "--ServerApp.disable_check_xsrf=True"),
        *(f"--ServerApp.root_dir={folder}", "--LabApp.expose_app_in_browser=True"),
        "--JupyterNotebookApp.expose_app_in_browser=True",
    ]
    _turn_news_off(home)
    with (home / "server.log").open("wb") as log:
        server = subprocess.Popen(
            command, env=_environment(home), stdout=log, stderr=log, start_new_session=True
        )
        try:
            address = f"http://127.0.0.1:{port}"
            if fetch_when_up(f"{address}/api/status", server) is None:
                said = (home / "server.log").read_text(errors="replace")
                raise RuntimeError(f"JupyterLab did not start:\n{said[-4000:]}")
            yield address
        finally:
            server.send_signal(signal.SIGTERM)  # the server ends its kernels, too
            try:
                server.wait(15)
            except subprocess.TimeoutExpired:
                os.killpg(server.pid, signal.SIGKILL)
                server.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _environment(home: Path) -> dict[str, str]:
    places = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "IPYTHONDIR": "ipython",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "BAKERS_WIDGET_PROGRESS": "progress.json",
    }
    inherited = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
    return inherited | {name: str(home / part) for name, part in places.items()}


def _turn_news_off(home: Path) -> None:
    """Without this a notice about news covers a corner of the page."""
    settings = home / "settings/@jupyterlab/apputils-extension"
    settings.mkdir(parents=True)
    (settings / "notification.jupyterlab-settings").write_text(
        '{"fetchNews": "false", "checkForUpdates": false}'
    )


def fetch_when_up(address: str, server: subprocess.Popen[Any]) -> str | None:
    """What is at `address` once the server answers; None if it ends or never does."""
    deadline = time.monotonic() + _START_SECONDS
    while server.poll() is None and time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                text: str = answer.read().decode()
                return text
        except OSError:
            time.sleep(0.1)  # between two questions to a server that is starting
    return None
