"""Problems as they are sent: to people as a sentence, to programs as an id with details."""

from __future__ import annotations

from tablee.core.errors import Problem, Refused
from tablee.server import protocol

PLAIN = (str, int, float, bool, type(None))


def problem(found: Problem, lang: str) -> protocol.Problem:
    """Describe a problem for people and for programs."""
    details = {name: value if isinstance(value, PLAIN) else str(value) for name, value in found.details.items()}
    clause = found.clause if isinstance(found, Refused) else ""
    return protocol.Problem(found.id, found.sentence(lang), clause, details)
