"""Progress: kept across kernels, and nothing of it lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bakers_widget as bw
from bakers_widget.teaching.progress import Progress, default_path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "progress.json"


def test_the_best_of_each_level_is_kept(path: Path) -> None:
    progress = Progress(path)
    progress.record("one", "First", 2)
    progress.record("one", "First", 1)
    progress.record("one", "Second", 3)
    assert Progress(path).of("one") == {"First": 2, "Second": 3}
    assert Progress(path).of("two") == {}
    assert [file.name for file in path.parent.iterdir()] == ["progress.json"]


def test_two_notebooks_at_once_lose_nothing(path: Path) -> None:
    first, second = Progress(path), Progress(path)
    first.record("one", "First", 3)
    second.record("one", "Second", 1)
    second.record("one", "First", 2)
    first.record("two", "Third", 2)
    for progress in (first, second, Progress(path)):
        assert progress.of("one") == {"First": 3, "Second": 1}
        assert progress.of("two") == {"Third": 2}


def test_the_place_can_be_set(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAKERS_WIDGET_PROGRESS", str(path))
    assert default_path() == path
    lesson = bw.Lesson("rank-only-joins")
    lesson.go_to(2)
    lesson.push("1-2")
    lesson.push("1-h")
    lesson.close()
    assert json.loads(path.read_text())["stars"] == {"rank-only-joins": {"Free the ace": 3}}
    again = bw.Lesson("rank-only-joins")
    assert again.stars == {"Free the ace": 3}
    assert again.snapshot["lesson"]["stars"] == [0, 3, 0, 0, 0]
    monkeypatch.delenv("BAKERS_WIDGET_PROGRESS")
    assert default_path() == Path.home() / ".bakers_widget" / "progress.json"


@pytest.mark.parametrize(
    "content",
    [
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"version": 1}',
        b'{"version": 1, "stars": {"one": {"First": 4}}}',
        b'{"version": 1, "stars": {"one": ["First"]}}',
        b'{"version": "new", "stars": {}}',
        b"[" * 100_000,
    ],
)
def test_a_corrupt_file_is_set_aside_and_a_new_one_begun(
    path: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    progress = Progress(path)
    progress.record("one", "First", 1)
    assert Progress(path).of("one") == {"First": 1}
    assert path.with_name("progress.json.unreadable").read_bytes() == content
    assert "can't be read" in caplog.text


def test_a_file_of_a_newer_version_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    newer = '{"version": 2, "medals": []}'
    path.write_text(newer)
    progress = Progress(path)
    progress.record("one", "First", 1)
    assert progress.of("one") == {"First": 1}
    assert path.read_text() == newer


def test_where_nothing_can_be_written_it_is_kept_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    progress = Progress(tmp_path / "file" / "progress.json")
    progress.record("one", "First", 2)
    assert progress.of("one") == {"First": 2}


def test_it_can_be_reset_and_collected(path: Path) -> None:
    progress = Progress(path)
    assert progress._repr_html_() == "<p>No level is done yet.</p>"
    progress.record("<one>", "First", 2)
    assert json.loads(progress.to_json()) == {
        "version": 1,
        "stars": {"<one>": {"First": 2}},
        "answers": {},
    }
    assert "&lt;one&gt;" in progress._repr_html_()
    assert "★★☆" in progress._repr_html_()
    assert repr(progress) == "<Progress: 2 stars in 1 levels>"
    progress.reset()
    assert Progress(path).of("<one>") == {}
