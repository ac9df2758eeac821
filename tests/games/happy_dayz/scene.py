"""Scenes: positions of Happy DayZ given by what matters only; all other cards go to the Reserve."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.games.happy_dayz.cards import FACTIONS, HAND_SIZES, LOSSES

GAME = tablee.game("happy_dayz")
RECOMMENDED = ("hippie", "soldier", "dog")


def deck(factions: tuple[str, ...]) -> list[str]:
    cards = [f"{faction}-{value}" for faction in factions for value in range(1, 14)]
    return [*cards, *(f"zombie-{value}" for value in range(1, 21)), "van", "van", "van"]


def sort(cards: str, factions: tuple[str, ...]) -> list[str]:
    """Sort cards in the order of the deck."""
    return sorted(cards.split(), key=deck(factions).index)


def scene(
    *hands: str,
    factions: tuple[str, ...] = RECOMMENDED,
    zones: dict[int, str] | None = None,
    transfer: dict[int, str] | None = None,
    encounter: str | None = None,
    **changes: Any,
) -> tablee.Match:
    """Return a match with each seat's hand as words, seat 0 to lead; `changes` replaces fields of the position."""
    seats = len(hands)
    size = HAND_SIZES[seats]
    piles = [
        {
            "population": 66,
            "gain": 0,
            "hand": sort(hand, factions),
            "transfer": sort((transfer or {}).get(seat, ""), factions),
            "zone": sort((zones or {}).get(seat, ""), factions),
            "carried": 0,
            "passing": [None, None],
            "card": None,
            "void": [],
        }
        for seat, hand in enumerate(hands)
    ]
    left = len(piles[0]["hand"]) + len(piles[0]["transfer"])  # type: ignore[arg-type]
    state: dict[str, Any] = {
        "round": 1,
        "rounds": 1,
        "trick": size - left,
        "hand_size": size,
        "factions": list(factions),
        "powers": [f"{faction}-base" for faction in factions],
        "bunker": False,
        "pool": list(FACTIONS[:6]),
        "losses": [loss for loss, count in zip((3, 6, 9), LOSSES["14-4-2"], strict=True) for _ in range(count)],
        "steps": ["lead"],
        "asked": [0],
        "sealed": [],
        "leader": 0,
        "starter": 0,
        "starters": [0],
        "side": "low",
        "demanded": None,
        "encounter": encounter,
        "board": [],
        "won": [],
        "met": None,
        "winner": -1,
        "held": None,
        "communities": piles,
        "under": [],
    }
    for field, value in changes.items():
        if field in piles[0]:
            for seat, pile in enumerate(piles):
                pile[field] = value[seat]
        else:
            state[field] = value
    if "reserve" not in changes:
        state["reserve"] = rest(state, factions)
    template = GAME.position(tablee.Match.start(GAME, seats, {"mode": "express"}, seed=1).state)
    told = {**{field: value for field, value in template.items() if field not in ("memory", "reserve")}, **state}
    return tablee.Match.from_position(GAME, {"seats": seats, "options": {}, "state": told}, seed=1)


def rest(state: dict[str, Any], factions: tuple[str, ...]) -> list[str]:
    """Return the cards that are nowhere yet."""
    left = deck(factions)
    used = [*state["board"], *(row["card"] for row in state["under"])]
    used += [state["encounter"]] if state["encounter"] else []
    for pile in state["communities"]:
        used += [*pile["hand"], *pile["transfer"], *pile["zone"]]
        used += [pile["card"]] if pile["card"] and "follow" in state["steps"] else []
    for card in used:
        left.remove(card)
    return left


def play(match: tablee.Match, *picks: str) -> list[dict[str, Any]]:
    """Make these picks for whoever is asked; return the events including their secrets."""
    told: list[dict[str, Any]] = []
    for pick in picks:
        events = match.pick(match.pending[0].seat, pick)
        told += [{"event": event.kind, **event.args, **(event.secret or {})} for event in events]
    return told


def zone(match: tablee.Match, seat: int) -> list[str]:
    """Return the true content of an Expedition Zone."""
    cards: list[str] = match.position()["state"]["communities"][seat]["zone"]
    return cards


def options(match: tablee.Match) -> list[str]:
    """Return the options of the first asked seat."""
    return match.pending[0].options


def refused(match: tablee.Match, pick: str, seat: int | None = None) -> str:
    """Return the clause that refuses a pick; the match must not change."""
    before = match.position()
    with pytest.raises(tablee.Refused) as problem:
        match.pick(match.pending[0].seat if seat is None else seat, pick)
    assert match.position() == before
    assert problem.value.sentence("fr") != problem.value.sentence("en")
    return problem.value.clause
