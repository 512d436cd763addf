"""Which of the fifteen rules the lessons show, have done, have broken and check."""

from __future__ import annotations

from bakers_widget.teaching import lessons, load_lesson
from bakers_widget.teaching.levels import ASPECTS


def test_the_table_of_rules_and_lessons() -> None:
    places: dict[int, dict[str, list[str]]] = {
        rule: {aspect: [] for aspect in ASPECTS} for rule in range(1, 16)
    }
    for number, slug in enumerate(lessons(), 1):
        for place, level in enumerate(load_lesson(slug).levels, 1):
            for aspect, rules in level.rules.items():
                for rule in rules:
                    places[rule][aspect].append(f"{number}.{place}")
    print("rule", *ASPECTS, sep="\t")
    for rule, row in places.items():
        print(rule, *(" ".join(row[aspect]) or "-" for aspect in ASPECTS), sep="\t")
    missing = {rule: {one for one in ASPECTS if not row[one]} for rule, row in places.items()}
    assert not any(missing.values())
