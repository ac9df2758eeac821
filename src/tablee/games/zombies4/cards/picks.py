"""The table of all picks: families of texts, one after another, so that a pick is a base plus an offset."""

from __future__ import annotations

from tablee.core.picks import Picks
from tablee.games.zombies4.cards.cards import CARDS, PAGES, USABLE
from tablee.games.zombies4.cards.tiles import COMPASS, SIDES

SLOTS = 30
SEATS = 6
MOST_ADDED = 30
"""Most bullets that can be added to a die in a duel."""

TILE_NAMES = tuple(f"T{slot}" for slot in range(SLOTS))
SQUARE_NAMES = tuple(f"{tile}.{name}" for tile in TILE_NAMES for name in COMPASS)
"""Every square a map can have: the number of its tile in order of laying, and its position on the tile."""

SQUARES = {name: number for number, name in enumerate(SQUARE_NAMES)}

_SEATS = tuple(f"seat-{seat}" for seat in range(SEATS))
_KINDS = tuple(card.id for card in CARDS)

FAMILIES: dict[str, tuple[str, ...]] = {
    "pass": ("pass", "pass turn", "pass event"),
    "roll": ("roll",),
    "shoot": ("shoot",),
    "suffer": ("suffer",),
    "stop": ("stop",),
    "collect": ("collect",),
    "cast": ("cast",),
    "keep": ("keep",),
    "end": ("end",),
    "lay": tuple(f"lay {tile} {side}" for tile in TILE_NAMES for side in SIDES),
    "rotate": ("rotate 0", "rotate 90", "rotate 180", "rotate 270"),
    "attack": tuple(f"attack {seat}" for seat in _SEATS),
    "on": tuple(f"on {seat}" for seat in _SEATS),
    "play": tuple(f"play {kind}" for kind in _KINDS),
    "use": tuple(f"use {kind}" for kind in _KINDS[:USABLE]),
    "discard": tuple(f"discard {kind}" for kind in _KINDS),
    "take": tuple(f"take {kind}" for kind in _KINDS),
    "remove": tuple(f"remove {kind}" for kind in _KINDS[PAGES:]),
    "pile": ("pile draw", "pile discard"),
    "add": tuple(f"add {number}" for number in range(MOST_ADDED + 1)),
    "tile": tuple(f"tile {tile}" for tile in TILE_NAMES),
    "at": tuple(f"at {square}" for square in SQUARE_NAMES),
    "step": tuple(f"step {square}" for square in SQUARE_NAMES),
    "dog": tuple(f"dog {square}" for square in SQUARE_NAMES),
    "human": tuple(f"human {square}" for square in SQUARE_NAMES),
}

VERBS: dict[str, tuple[str, ...]] = {
    "pass": ("until",),
    "lay": ("place", "side"),
    "rotate": ("angle",),
    "attack": ("seat",),
    "on": ("seat",),
    **dict.fromkeys(("play", "use", "discard", "take", "remove"), ("card",)),
    "pile": ("pile",),
    "add": ("count",),
    "tile": ("place",),
    **dict.fromkeys(("at", "step", "dog", "human"), ("square",)),
    **dict.fromkeys(("roll", "shoot", "suffer", "stop", "collect", "cast", "keep", "end"), ()),
}

CLAUSES = {
    "pass": "ZTE-C23", "roll": "ZTE-21", "shoot": "ZTE-23", "suffer": "ZTE-24", "stop": "ZTE-31", "collect": "ZTE-33",
    "cast": "ZTE-48", "keep": "ZTE-85", "end": "ZTE-11", "lay": "ZTE-13", "rotate": "ZTE-13", "attack": "ZTE-B28",
    "on": "ZTE-C13", "play": "ZTE-36", "use": "ZTE-37", "discard": "ZTE-41", "take": "ZTE-80", "remove": "ZTE-86",
    "pile": "ZTE-86", "add": "ZTE-B28", "tile": "ZTE-73", "at": "ZTE-15", "step": "ZTE-31", "dog": "ZTE-44",
    "human": "ZTE-44",
}  # fmt: skip
PICKS = Picks(VERBS, (text for texts in FAMILIES.values() for text in texts), CLAUSES)

BASE: dict[str, int] = {verb: PICKS.numbers[texts[0]] for verb, texts in FAMILIES.items()}
"""First pick of each family."""
