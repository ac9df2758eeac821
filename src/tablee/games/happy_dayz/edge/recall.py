"""What may be read again of what was told: with closed memory no card of a trick that is over (HDZ-31, HDZ-32)."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

# Told of a trick while it is played; what comes between tricks and rounds lies open for good.
OPENING = ("encounter", "wandering", "no-encounter")
ENDS = ("win", "stuck", "tally")
OF_A_TRICK = {
    *OPENING,
    *("lead", "follow", "zombie", "stuck"),
    *("give-trick", "give", "give-none", "share", "send", "place", "peek", "look", "look-inside", "fetch", "stray"),
    *("draw", "reveal", "bury", "discard", "discard-kind", "keep", "barter", "no-barter", "pass-on"),
}
WON = ("cards", "kept_cards", "extra_cards")


def recall(told: list[Json], seat: int | None) -> list[Json | None]:
    """Each event as this seat may read it now; of a trick that is over only who won it."""
    since = open_since(told, seat)
    return [event if at >= since else closed(event) for at, event in enumerate(told)]


def open_since(told: list[Json], seat: int | None) -> int:
    """From where on cards lie open: the trick that is played, or for its winner the last one until the next is led."""
    begun = last(told, ("lead",))
    ends = [event for event in told[begun + 1 :] if event["event"] in ENDS]
    if begun < 0:
        return 0
    if not ends or (ends[-1]["event"] == "win" and ends[-1]["seat"] == seat):
        return begun - 1 if begun and told[begun - 1]["event"] in OPENING else begun
    opened = last(told, OPENING)
    return opened if opened > begun else len(told)


def last(told: list[Json], kinds: tuple[str, ...]) -> int:
    """Where the last event of these kinds is; -1 if there is none."""
    return max((at for at, event in enumerate(told) if event["event"] in kinds), default=-1)


def closed(event: Json) -> Json | None:
    """An event of a trick that lies face down now."""
    if event["event"] == "win":
        return {**event, **{name: [] for name in WON}}
    return None if event["event"] in OF_A_TRICK else event
