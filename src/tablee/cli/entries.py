"""The entries a question lists: its options or, for many combinations of two things, first one part, then the other."""

from __future__ import annotations

from tablee.core.decision import Decision

MANY = 12


def halves(decision: Decision) -> dict[str, list[str]]:
    """Group options that combine two things in every way by their first part; empty if a plain list will do."""
    if len(decision.options) <= MANY:
        return {}
    found: dict[str, list[str]] = {}
    for option in decision.options:
        first, _, second = option.rpartition(" ")
        if " " in first:
            found.setdefault(first, []).append(second)
    ways = {tuple(seconds) for seconds in found.values()}
    verbs = {first.partition(" ")[0] for first in found}
    return found if len(found) > 1 and len(verbs) == 1 and len(ways) == 1 and len(next(iter(ways))) > 1 else {}


def entries(decision: Decision) -> list[str]:
    """Return what the question lists, in numbered order: options, or first halves of options."""
    firsts = halves(decision)
    whole = [option for option in decision.options if option.rpartition(" ")[0] not in firsts]
    return [*firsts, *whole]


def number_of(option: str, decision: Decision) -> int:
    """Return the number under which an option, or its first half, is listed."""
    listed = entries(decision)
    return listed.index(option if option in listed else option.rpartition(" ")[0]) + 1
