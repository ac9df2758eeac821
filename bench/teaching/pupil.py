"""A pupil: each line of the coach is a weight on the options it mentions; nothing is searched or sampled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tablee.core.chance import Chance
from tablee.core.decision import Decision

Json = dict[str, Any]
# How strongly a line of the coach recommends an option, given the view; higher is better.
Advice = Callable[[Json, Decision, str], float]
Lessons = Mapping[str, Advice]  # by kind of decision, like the coach's lines


def answer(lessons: Lessons, view: Json, decision: Decision, chance: Chance) -> str:
    """Return the most recommended option; a random one if there is no advice, or among equals."""
    advice = lessons.get(decision.kind)
    if advice is None:
        return decision.options[chance.below(len(decision.options))]
    scores = [advice(view, decision, option) for option in decision.options]
    best = [option for option, score in zip(decision.options, scores, strict=True) if score == max(scores)]
    return best[chance.below(len(best))]
