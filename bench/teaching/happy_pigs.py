"""The advice for Happy Pigs as weights: `matters-program`, `matters-feed`, `matters-buy` …"""

from __future__ import annotations

from bench.teaching.pupil import Json, Lessons
from tablee.core.decision import Decision

SIZES = ("baby", "small", "medium", "big")


def farm(view: Json) -> Json:
    found: Json = view["table"]["farms"][view["seat"]]
    return found


def pigs(view: Json, *sizes: str, vaccinated: bool | None = None) -> int:
    """Count the seat's own pigs of these sizes."""
    kinds: dict[str, int] = farm(view)["pigs"]
    plain = sum(kinds.get(size, 0) for size in sizes)
    safe = sum(kinds.get(f"vaccinated-{size}", 0) for size in sizes)
    return {None: plain + safe, True: safe, False: plain}[vaccinated]


def lacking(view: Json) -> int:
    """Count the pigs that no vaccine in reserve can save."""
    vaccines: int = farm(view)["items"].get("vaccine", 0)
    return max(0, pigs(view, *SIZES, vaccinated=False) - vaccines)


def program(view: Json, asked: Decision, option: str) -> float:
    """With pigs to grow, feed; with grown pigs, breed; with unvaccinated pigs and the season about to end, buy."""
    words = option.split()
    if words[0] != "program":
        return -1.0
    soon = asked.args.get("change", 9) <= 1
    return {
        "feed": float(pigs(view, "baby", "small", "medium")),
        "mate": 0.8 * pigs(view, "medium", "big"),
        "buy": lacking(view) * (8.0 if soon else 0.5),
        "sell": 0.0,
    }[words[1]]


def size_of(option: str) -> int:
    word = option.rsplit(maxsplit=1)[-1].removeprefix("vaccinated-")
    return SIZES.index(word) if word in SIZES else -1


def biggest(_view: Json, _asked: Decision, option: str) -> float:
    """Feed the pig that gains most first; vaccinate the biggest first."""
    return float(size_of(option))


def breed(_view: Json, _asked: Decision, option: str) -> float:
    """Breed while there is room."""
    return 0.0 if option.split(maxsplit=1)[0] in ("stop", "done") else 1.0


def opening(view: Json, _asked: Decision, option: str) -> float:
    """Buy Medium pigs first; keep a few dollars for vaccines."""
    words = option.split()
    if words[0] != "buy":
        return 0.5
    return 1.0 if words[1] == "medium" and farm(view)["money"] >= 15 else 0.0


def buy(view: Json, _asked: Decision, option: str) -> float:
    """Buy vaccines first if pigs lack them, otherwise supplements."""
    words = option.split()
    if words[0] == "vaccinate":
        return 0.0
    if words[0] != "buy":
        return 1.0
    ware = words[1]
    if ware == "vaccine":
        return 5.0 if lacking(view) else 0.0
    return 2.0 if ware == "supplement" and farm(view)["items"].get("supplement", 0) < 2 else 0.0


def sell(view: Json, _asked: Decision, option: str) -> float:
    """Sell only what no vaccine will save."""
    words = option.split()
    if words[0] != "sell":
        return 0.5
    return 0.0 if words[1].startswith("vaccinated-") or not lacking(view) else 1.0 + size_of(option)


def babies(_view: Json, _asked: Decision, option: str) -> float:
    """Take as many as possible."""
    word = option.rsplit(maxsplit=1)[-1]
    return float(word) if word.isdecimal() else 0.0


LESSONS: Lessons = {
    "program": program,
    "feed": biggest,
    "mate": breed,
    "opening": opening,
    "buy": buy,
    "sell": sell,
    "babies": babies,
    "season-change": biggest,
}
