"""Positions of Zombies!!! 4 in each phase."""

from __future__ import annotations

from typing import Any

from tablee.core.match import Match
from tests.games.zombies4.forest import GAME, forest, laying, prowling, turn, walking

TILES = (
    *("outhouse 0,-1", "forest-6 -1,-1", "burnt-cabin 1,-1 180", "altar 1,-2", "forest-9 0,-2", "cave -1,-2 90"),
    *(
        "pet-cemetery 2,-2",
        "boathouse 2,-1 270",
        "forest-3 -2,-1",
        "cabin 0,-3",
        "campground 1,-3 90",
        "forest-11 -2,-2",
    ),
)
DOGS = dict.fromkeys(("T1.s", "T2.sw", "T3.c", "T5.n", "T6.w", "T7.n", "T7.s", "T8.w", "T10.w"), 1)
DOGS |= dict.fromkeys(("T2.n", "T4.e", "T5.se", "T6.c", "T7.c", "T9.c", "T10.n", "T10.c", "T11.ne"), 2)
TOKENS = {"T3.c": "bullet", "T3.e": "heart", "T4.nw": "heart", "T6.n": "heart", "T6.c": "bullet", "T11.c": "bullet"}
ME = {"square": "T5.c", "halves": 5, "bullets": 4, "trophies": 7, "front": ["spear", "twist-of-fate", "here-doggie"]}
HAND = ["clair-warlock", "rolled-up-newspaper", "talk-to-the-hand"]
OTHERS = [
    {
        "square": "T4.s",
        "halves": 8,
        "bullets": 1,
        "trophies": 11,
        "front": ["sickle", "return-to-sender"],
        "carded": True,
    },
    {"square": "T10.s", "halves": 3, "bullets": 2, "trophies": 4, "front": ["trees-are-alive"], "lost": 1, "fever": 1},
]
FIGHT = {"step": "fight", "seat": 0, "square": "T5.n", "foe": "dog", "missing": 2, "later": True}
PLACED = {"step": "laying", "seat": 0, "tile": "shed", "place": "T5 west"}
MOMENTS: dict[str, dict[str, Any]] = {
    "walk": {"agenda": walking(4)},
    "fight": {"agenda": turn("zombie-die", {"step": "move", "seat": 0, "left": 2}, FIGHT), "square": "T5.n"},
    "lay": {"agenda": laying("shed")},
    "zombies": {"agenda": prowling(3)},
    "window": {
        "agenda": turn("fights", {"step": "window", "seat": 2, "asked": 1, "reason": "fights"}, seat=2),
        "active": 2,
    },
}


def moment(name: str, hand: list[str] = HAND) -> Match:
    """Return a match in progress, at one of the moments."""
    chosen = dict(MOMENTS[name])
    me = {**ME, "hand": hand, "square": chosen.pop("square", ME["square"]), "carded": name not in ("window", "walk")}
    state = forest(*TILES, seats=[me, *OTHERS], dogs=DOGS, tokens=TOKENS, round=7, **chosen).state
    return Match.from_state(GAME, GAME.read_settings(3, {}), state, seed=5)


def in_the_cabin(me: dict[str, Any], others: list[dict[str, Any]], agenda: Any) -> Match:
    """Return a match in which this seat stands in the Cabin, which is quiet."""
    quiet = {name: count for name, count in DOGS.items() if not name.startswith("T10")}
    seats = [{**ME, "square": "T10.nw", "carded": True, **me}, *others]
    state = forest(*TILES, seats=seats, dogs=quiet, agenda=agenda, round=9).state
    return Match.from_state(GAME, GAME.read_settings(3, {}), state, seed=5)


def announced() -> Match:
    """Return a match in which the spell is announced, and somebody may still do something about it."""
    window = {"step": "window", "seat": 0, "asked": 1, "reason": "spell"}
    agenda = turn("zombie-die", {"step": "move", "seat": 0, "left": 1}, {"step": "spell", "seat": 0}, window)
    first, second = OTHERS
    return in_the_cabin({"hand": HAND}, [{**first, "hand": ["amulet"], "carded": False}, second], agenda)


def casting() -> Match:
    """Return a match just before the spell is cast."""
    pages = ["here-doggie", "return-to-sender", "something-not-right", "trees-are-alive", "twist-of-fate"]
    rest: dict[str, Any] = {"front": [], "hand": []}
    return in_the_cabin({"front": pages}, [{**other, **rest} for other in OTHERS], walking(2))
