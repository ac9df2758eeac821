"""All events, and what each of their (up to three) numbers stands for."""

from __future__ import annotations

from tablee.games.zombiaki.cards.cards import IDS
from tablee.games.zombiaki.cards.squares import LANES, SQUARES

UNITS = ("zombie", "dog")
NAMES = {"square": SQUARES, "card": IDS, "lane": tuple(LANES), "unit": UNITS}  # by the last part of an argument

Spoken = tuple[str, tuple[tuple[str, tuple[str, ...] | None], ...]]
EVENTS: list[Spoken] = []  # the kind, and each argument with the names its number indexes (None: a plain number)


def event(kind: str, *words: str) -> int:
    """Add an event; return its number, as used by the hot rules."""
    EVENTS.append((kind, tuple((word, NAMES.get(word.rpartition("_")[2])) for word in words)))
    return len(EVENTS) - 1


SAY_BEGIN = event("begin", "seat", "until")
SAY_TURN = event("turn", "seat", "round", "until")
SAY_END = event("end", "seat", "kept")
SAY_END_EMPTY = event("end-empty", "seat")
SAY_END_STUCK = event("end-stuck", "seat", "kept")
SAY_END_TERROR = event("end-terror", "seat")
SAY_DRAW = event("draw", "seat", "drawn_card")
SAY_DAWN = event("dawn", "seat")
SAY_DISCARD = event("discard", "seat", "card")
SAY_PLAY = event("play", "seat", "card")
SAY_PLAY_AT = event("play-at", "seat", "card", "square")
SAY_PLAY_LANE = event("play-lane", "seat", "card", "lane")
SAY_PLAY_CAR = event("play-car", "seat", "card")
SAY_NOTHING = event("nothing", "card")
SAY_LOSE = event("lose", "seat", "card")
SAY_CLICK = event("click", "seat", "card")
SAY_RISE = event("rise", "square")
SAY_RUN = event("run", "from_square", "square")
SAY_WALK = event("walk", "from_square", "square", "strength")
SAY_BACK = event("back", "unit", "from_square", "square")
SAY_STAY = event("stay", "unit", "square")
SAY_SLIP = event("slip", "unit", "from_square", "square")
SAY_CROSS = event("cross", "from_square", "seat")
SAY_ORDER = event("order", "square", "left")
SAY_JOIN = event("join", "from_square", "square", "strength")
SAY_SWAP = event("swap", "from_square", "square")
SAY_GROW = event("grow", "square", "strength")
SAY_HIT = event("hit", "square", "damage", "strength")
SAY_DIE = event("die", "unit", "square")
SAY_SHIELD = event("shield", "square")
SAY_BOSS_DIES = event("boss-dies")
SAY_MINE = event("mine", "square")
SAY_SHRAPNEL = event("shrapnel", "square")
SAY_CAR = event("car", "square")
SAY_DESTROY = event("destroy", "card", "square")
SAY_FALL = event("fall", "square")
SAY_PLUG = event("plug", "square")
SAY_ROLL = event("roll", "from_square", "square")
SAY_ROLL_OFF = event("roll-off", "from_square")
SAY_CRASH = event("crash", "square", "card")
SAY_BARREL_HIT = event("barrel-hit", "square")
SAY_BURN = event("burn", "square")
SAY_SCORCH = event("scorch", "square")
SAY_FIRE_OUT = event("fire-out", "square")
SAY_BARRIER_UP = event("barrier-up", "square")
SAY_NET = event("net", "square")
SAY_NET_OFF = event("net-off")
SAY_THAW = event("thaw")
