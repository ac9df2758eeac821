"""Which past events may be read again: with closed memory, no card of a finished trick (HDZ-31, HDZ-32)."""

from __future__ import annotations

from tablee.core.fields import Json

# Events of a trick in progress; what happens between tricks and rounds stays public.
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
    """Return each event as this seat may read it now; of a finished trick, only who won it."""
    since = open_since(told, seat)
    return [event if at >= since else closed(event) for at, event in enumerate(told)]


def open_since(told: list[Json], seat: int | None) -> int:
    """Index of the first event whose cards are still open.

    The current trick is open, and the last one to its winner until the next is led.
    """
    begun = last(told, ("lead",))
    ends = [event for event in told[begun + 1 :] if event["event"] in ENDS]
    if begun < 0:
        return 0
    if not ends or (ends[-1]["event"] == "win" and ends[-1]["seat"] == seat):
        return begun - 1 if begun and told[begun - 1]["event"] in OPENING else begun
    opened = last(told, OPENING)
    return opened if opened > begun else len(told)


def last(told: list[Json], kinds: tuple[str, ...]) -> int:
    """Index of the last event of these kinds, or -1."""
    return max((at for at, event in enumerate(told) if event["event"] in kinds), default=-1)


def closed(event: Json) -> Json | None:
    """Redact an event of a trick that is now face down."""
    if event["event"] == "win":
        return {**event, **{name: [] for name in WON}}
    return None if event["event"] in OF_A_TRICK else event
