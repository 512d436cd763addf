from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def plain_script() -> Iterator[None]:
    """No event loop runs, as in a script: the browser tests leave theirs behind."""
    left_behind = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(left_behind)
