"""The file that a survey writes its results to, so that it can be gone on with later.

Each line is a JSON object. The first says what the survey is of; each other one is a deal.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

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

    Raises `ValueError`, naming the line, for a file that holds something else.
    """

    def __init__(self, path: Path, variant: str, limits: Limits) -> None:
        self._path = path
        self._header = {"survey": variant, "seconds": limits[0], "positions": limits[1]}
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
            return []
        *lines, rest = data.split(b"\n")
        self._whole = len(data) - len(rest)
        read = [self._read(number, line) for number, line in enumerate(lines, 1)]
        if read and read[0] != self._header:
            raise ValueError(self._of_another(read[0]))
        for number, row in enumerate(read[1:], 2):
            self._check(number, row)
        return read[1:]

    def add(self, row: dict[str, Any]) -> None:
        """Write a deal behind the others."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.truncate(self._whole)
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


def _told(header: dict[str, Any]) -> str:
    limits = [
        f"{key}={header[key]}" for key in ("seconds", "positions") if header.get(key) is not None
    ]
    return f"{header['survey']} with {' and '.join(limits)}"
