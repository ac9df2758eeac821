"""The advice for Happy DayZ as weights: `matters-lead`, `matters-follow`, `matters-pass-left` …"""

from __future__ import annotations

from bench.teaching.pupil import Json, Lessons
from tablee.core.decision import Decision

MIDDLE = 7
GLAD = 2.0  # the worth of keeping a Mini-van


def value(card: str) -> int:
    return int(card.rpartition("-")[2]) if "-" in card else 0


def cost(view: Json, card: str) -> int:
    """Return the Survivors a Zombie costs; 0 for any other card."""
    return int(view["losses"][value(card) - 1]) if card.startswith("zombie") else 0


def strength(card: str, side: str) -> float:
    """Return how likely a card is to win on a side: very high on +, very low on −."""
    return 0.0 if card == "van" else (value(card) - MIDDLE if side == "high" else MIDDLE - value(card)) / MIDDLE


def brings(view: Json, card: str | None) -> float:
    """Return what a card brings: a Survivor gains, a Zombie costs."""
    return 0.0 if card is None or card == "van" else -float(cost(view, card)) or 1.0


def lead(view: Json, _asked: Decision, option: str) -> float:
    """If the Encounter card is a Survivor, lead a card that wins; if it is a Zombie, let somebody else take it."""
    _verb, card, *rest = option.split()
    side = rest[0] if rest else str(view["bound_side"])
    return (1 if brings(view, view["encounter"]) > 0 else -1) * strength(card, side) - 0.1 * cost(view, card)


def follow(view: Json, _asked: Decision, option: str) -> float:
    """Win what is good, lose what is bad; if unable to follow, discard a Zombie."""
    card = option.split()[1]
    laid = [view["encounter"], *(seat["card"] for seat in view["communities"])]
    if view["demanded"] and not card.startswith(view["demanded"]):
        return -GLAD if card == "van" else 1.0 * cost(view, card)
    trick = sum(brings(view, each) for each in laid)
    return (1 if trick > 0 else -1) * strength(card, view["side"])


def passed(view: Json, _asked: Decision, option: str) -> float:
    """Pass a Zombie that costs much; keep Mini-vans and the very high and very low cards."""
    card = option.split()[1]
    return -GLAD if card == "van" else cost(view, card) - abs(value(card) - MIDDLE) / MIDDLE


def given(view: Json, _asked: Decision, option: str) -> float:
    """Give the most expensive Zombie away."""
    return float(cost(view, option.rsplit(maxsplit=1)[-1])) if len(option.split()) > 1 else 0.0


def seat_of(option: str) -> int:
    word = option.rsplit(maxsplit=1)[-1].removeprefix("seat-")
    return int(word) if word.isdecimal() else -1


def good_to_me(view: Json, _asked: Decision, option: str) -> float:
    """A Survivor stays with you; a Zombie goes to whoever leads."""
    seat = seat_of(option)
    if brings(view, view["met"]) > 0:
        return float(seat == view["seat"])
    return harm(view, _asked, option)


def harm(view: Json, _asked: Decision, option: str) -> float:
    """Bad things go to whoever leads."""
    seat = seat_of(option)
    return -1.0 if seat < 0 or seat == view["seat"] else float(view["communities"][seat]["population"])


LESSONS: Lessons = {
    "lead": lead,
    "lead-ordered": lead,
    "follow": follow,
    "follow-free": follow,
    "pass-left": passed,
    "pass-right": passed,
    "pass-two": passed,
    "soldier-card": given,
    "soldier-to": harm,
    "hippie-to": harm,
    "dog-to": good_to_me,
}
