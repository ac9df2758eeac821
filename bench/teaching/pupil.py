"""A pupil: each coach line it has read is a weight on the options it speaks of; nothing is searched, sampled or counted on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tablee.core.chance import Chance
from tablee.core.decision import Decision

Json = dict[str, Any]
# What a coach line says of an option, in what one sees: the higher, the more it is advised.
Advice = Callable[[Json, Decision, str], float]
Lessons = Mapping[str, Advice]  # by kind of decision, as the coach's lines are


def answer(lessons: Lessons, view: Json, decision: Decision, chance: Chance) -> str:
    """The option that is advised most; any of them where nothing was said, or several are alike."""
    advice = lessons.get(decision.kind)
    if advice is None:
        return decision.options[chance.below(len(decision.options))]
    scores = [advice(view, decision, option) for option in decision.options]
    best = [option for option, score in zip(decision.options, scores, strict=True) if score == max(scores)]
    return best[chance.below(len(best))]
