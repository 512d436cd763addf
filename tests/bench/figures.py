"""Medians, percentiles and ratios, and one way to print them."""

from __future__ import annotations

from statistics import median


def percentile(values: list[float], share: float) -> float:
    """The value below which `share` (0 to 1) of the values lie."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def compare(name: str, ours: list[float], baseline: list[float], unit: str = "ms") -> None:
    """Print median and 95th percentile of ours and of the baseline, and the ratios."""
    parts = []
    for label, pick in (("median", median), ("p95", lambda values: percentile(values, 0.95))):
        mine, theirs = pick(ours), pick(baseline)
        parts.append(f"{label} {mine:.2f} / {theirs:.2f} {unit} = {mine / theirs:.2f}×")
    print(f"{name}: {'; '.join(parts)} (n={len(ours)})")
