"""A question in a cell: answers to choose from, a reply to each, and the choice is kept."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets

from bakers_widget.engine.errors import quoted
from bakers_widget.teaching import load_lesson
from bakers_widget.teaching.levels import Answer
from bakers_widget.teaching.progress import Progress
from bakers_widget.teaching.prose import prose_html

_REPLY = (
    '<div role="status" style="border-left:3px solid {colour};padding:2px 10px;line-height:1.5">'
    '<b aria-hidden="true">{sign}</b> {said}</div>'
)


class Question(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """A question with answers to choose from: `Question("Which?", {"8♥": "…", "9♣": "…"}, "8♥")`.

    `answers` has for each answer the reply to it, and `right` is the one that is right. Texts are
    Markdown. `Question.load("rank-only-joins", 1)` gives the first question of a lesson, whose
    answer is kept with the stars of its levels.

    - `answer` is what was chosen, None before that; `is_right` whether it is the right one.

    Raises `ValueError` for fewer than two answers or a right one that is not among them.
    """

    def __init__(
        self,
        text: str,
        answers: Mapping[str, str],
        right: str,
        *,
        kept_as: tuple[str, str] | None = None,
        progress: Progress | None = None,
    ) -> None:
        if len(answers) < 2 or right not in answers:
            raise ValueError(
                f"a question needs two answers or more, with the right one among them; "
                f"{quoted(right)} is to be right, and the answers are {quoted(list(answers))}."
            )
        self._text, self._answers, self._right = text, dict(answers), right
        self._kept_as, self._progress = kept_as, progress
        self._choices = ipywidgets.RadioButtons(
            options=list(answers), value=self._kept(), layout={"width": "auto"}
        )
        self._reply = ipywidgets.HTML(self._said())
        self._choices.observe(self._chosen, "value")
        super().__init__([ipywidgets.HTML(prose_html(text)), self._choices, self._reply])

    @classmethod
    def load(
        cls, lesson: str | Path, number: int = 1, *, progress: Progress | None = None
    ) -> Question:
        """Question `number`, from 1, of a lesson or of a lesson file of your own.

        Raises `InvalidLessonError` for a file that is no lesson, `ValueError` where it has no such
        question.
        """
        plan = load_lesson(lesson)
        if isinstance(number, bool) or number not in range(1, len(plan.questions) + 1):
            raise ValueError(
                f"{quoted(number)} is no question of this lesson: it has {len(plan.questions)}."
            )
        found = plan.questions[number - 1]
        return cls(
            found.text,
            {one.text: _reply_of(one) for one in found.answers},
            next(one.text for one in found.answers if one.right),
            kept_as=(plan.slug, found.name),
            progress=Progress() if progress is None else progress,
        )

    @property
    def answer(self) -> str | None:
        """What was chosen; None before that."""
        chosen: str | None = self._choices.value
        return chosen

    @property
    def is_right(self) -> bool:
        """Whether the right answer is chosen."""
        return self.answer == self._right

    def missing(self) -> str:
        """For `check`: what is missing; empty when the right answer is chosen."""
        return "" if self.is_right else "The question has no right answer yet."

    def _kept(self) -> str | None:
        if self._progress is None or self._kept_as is None:
            return None
        lesson, name = self._kept_as
        kept = self._progress.answers(lesson).get(name)
        return kept if kept in self._answers else None

    def _chosen(self, _: object) -> None:
        self._reply.value = self._said()
        if self._progress is not None and self._kept_as is not None and self.answer is not None:
            self._progress.keep_answer(*self._kept_as, self.answer)

    def _said(self) -> str:
        if self.answer is None:
            return _REPLY.format(colour="transparent", sign="&nbsp;", said="&nbsp;")
        said = prose_html(self._answers[self.answer]).removeprefix("<p>").removesuffix("</p>")
        colour, sign = ("#2f8f5b", "✓") if self.is_right else ("#b8860b", "○")
        return _REPLY.format(colour=colour, sign=sign, said=said)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any] | None:
        bundle: dict[str, Any] | None = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        answers = "".join(f"<li>{escape(one)}</li>" for one in self._answers)
        return bundle | {"text/html": f"{prose_html(self._text)}<ul>{answers}</ul>"}


def _reply_of(answer: Answer) -> str:
    return answer.say or "That is it."
