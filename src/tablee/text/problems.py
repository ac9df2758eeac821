"""Problems as sentences."""

from __future__ import annotations

from typing import Any

from tablee.core import shelf
from tablee.core.errors import Problem, Refused
from tablee.text.catalogue import LANGUAGES, catalogue
from tablee.text.sentences import Texts

LONGEST = 400
LARGEST = 10**15


def sentence(problem: Problem, lang: str) -> str:
    """Return what happened, why and what to do, with the clause; a refusal names things as its game does."""
    known = lang if lang in LANGUAGES else "en"
    texts = catalogue(problem.game, known)
    args = dict(problem.details)
    if isinstance(problem, Refused) and problem.game:
        args = Texts(shelf.find(problem.game), known).things(args)
    # Fluent cannot format very large numbers, so they are passed as text.
    args = {
        name: str(value) if isinstance(value, int) and abs(value) > LARGEST else value for name, value in args.items()
    }
    args = {name: shortened(printable(value)) for name, value in args.items()}
    said = texts.find(f"refusal-{problem.id}", args) or texts.find(f"problem-{problem.id}", args) or problem.id
    clause = problem.clause if isinstance(problem, Refused) else ""
    return f"{said} ({clause})" if clause else said


def shortened(value: Any) -> Any:
    """Shorten input of any length so that it fits a sentence."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def printable(value: Any) -> Any:
    """Convert a detail to what Fluent accepts: a number or a text."""
    return value if isinstance(value, int | float) else str(value)


Problem.speaker = staticmethod(sentence)
