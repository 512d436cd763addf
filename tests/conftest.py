from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def progress_of_its_own(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """What tests reach in lessons is no progress of the person who runs them."""
    path = tmp_path_factory.mktemp("progress") / "progress.json"
    monkeypatch.setenv("BAKERS_WIDGET_PROGRESS", str(path))
    return path
