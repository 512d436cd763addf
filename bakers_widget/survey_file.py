"""The file that a survey writes its results to, so that it can be gone on with later.

Each line is a JSON object. The first says what the survey is of; each other one is a deal.
"""

from __future__ import annotations

import json
from dataclasses import fields
from hashlib import blake2b
from pathlib import Path
from typing import Any

from bakers_widget.engine import Variant
from bakers_widget.engine.errors import quoted

Limits = tuple[float | None, int | None]
_KEYS: dict[str, tuple[type, ...]] = {
    "number": (int,),
    "verdict": (str,),
    "moves": (int,),
    "searched": (int,),
    "seconds": (int, float),
}
_VERDICTS = ("winnable", "unwinnable", "unknown")


class SurveyFile:
    """The results of a survey of one variant with certain limits.

    Raises `ValueError`, naming the line, for a file that holds something else, and for one that
    can't be read or written.
    """

    def __init__(self, path: Path, variant: Variant, limits: Limits) -> None:
        self._path = path
        self._header = {
            "survey": variant.slug,
            "rules": _digest(variant),
            "seconds": limits[0],
            "positions": limits[1],
        }
        self._whole = 0
        """How many bytes there are in whole lines."""

    def rows(self) -> list[dict[str, Any]]:
        """The deals that are in the file; none if there is no file yet.

        A last line that was not written to its end, as by a computer that was switched off, is left
        out, and written over by the next one.
        """
        try:
            data = self._path.read_bytes()
        except FileNotFoundError:
            self._make()
            return []
        except OSError as error:
            raise ValueError(f"{self._path} can't be read: {error.strerror}.") from error
        *lines, rest = data.split(b"\n")
        if not lines and not json.dumps(self._header).encode().startswith(rest):
            raise ValueError(self._of_another(rest.decode(errors="replace")))
        self._whole = len(data) - len(rest)
        read = [self._read(number, line) for number, line in enumerate(lines, 1)]
        if read and read[0] != self._header:
            raise ValueError(self._of_another(read[0]))
        for number, row in enumerate(read[1:], 2):
            self._check(number, row)
        return read[1:]

    def _make(self) -> None:
        """Make an empty file: whether that can be done is better known before any work."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.touch()
        except OSError as error:
            raise ValueError(f"{self._path} can't be written: {error.strerror}.") from error

    def add(self, row: dict[str, Any]) -> None:
        """Write a deal behind the others."""
        with self._path.open("r+b") as file:
            since = file.seek(0, 2) - self._whole
            file.seek(self._whole)
            if since > 0 and file.read(since).endswith(b"\n"):
                raise ValueError(
                    f"{self._path} has grown meanwhile: another survey writes there, too. Take "
                    "another file for one of them; what is in this one is kept."
                )
            file.seek(self._whole)
            file.truncate()
            for line in [row] if self._whole else [self._header, row]:
                self._whole += file.write(json.dumps(line).encode() + b"\n")

    def _read(self, number: int, line: bytes) -> Any:
        try:
            return json.loads(line)
        except (ValueError, RecursionError) as error:
            given = quoted(line.decode(errors="replace"))
            raise ValueError(
                f"{self._path}, line {number}: {given} is no result of a survey ({error}). "
                "Take another file for the results, or mend this line."
            ) from error

    def _check(self, number: int, row: Any) -> None:
        fits = (
            isinstance(row, dict)
            and row.keys() == _KEYS.keys()
            and all(
                isinstance(row[key], types) and not isinstance(row[key], bool)
                for key, types in _KEYS.items()
            )
            and row["verdict"] in _VERDICTS
            and all(0 <= row[key] < 1e15 for key in _KEYS if key != "verdict")
        )
        if not fits:
            raise ValueError(
                f"{self._path}, line {number}: {quoted(row)} is no result of a survey: it should "
                f"have {', '.join(_KEYS)}. Take another file for the results, or mend this line."
            )

    def _of_another(self, header: Any) -> str:
        if not isinstance(header, dict) or "survey" not in header:
            return (
                f"{self._path}, line 1: {quoted(header)} does not say what is surveyed. "
                "Take another file for the results."
            )
        found, asked = _told(header), _told(self._header)
        return (
            f"{self._path} has results of another survey: {found}, not {asked}. "
            "Take another file, or ask for the same."
        )


def _digest(variant: Variant) -> str:
    """A few characters that stand for the rules, so that a changed design makes another survey."""
    unruly = ("slug", "name", "place", "note", "loaded_from")
    rules = [repr(getattr(variant, one.name)) for one in fields(variant) if one.name not in unruly]
    return blake2b("|".join(rules).encode(), digest_size=4).hexdigest()


def _told(header: dict[str, Any]) -> str:
    limits = [
        f"{key}={header[key]}" for key in ("seconds", "positions") if header.get(key) is not None
    ]
    rules = f" (rules {header['rules']})" if "rules" in header else ""
    return f"{header['survey']}{rules} with {' and '.join(limits) or 'no limit'}"
