"""Scenes with any powers and editions, and what each seat knows in them."""

from __future__ import annotations

from typing import Any

import tablee
from tablee.games.happy_dayz.cards import PROTOTYPE_HAND_SIZES
from tests.games.happy_dayz.scene import deck, play, scene

Words = dict[int, str]


def stage(*hands: str, powers: str, above: str = "", under: str = "", **changes: Any) -> tablee.Match:
    """Return a scene with these three powers; cards in `above` and `under` lie unseen on top of and under the Reserve.

    With `rest_in`, all cards not named anywhere (nor in `reserve`) lie in the Zone of that seat.
    """
    names = powers.split()
    factions = tuple(name.rpartition("-")[0] for name in names)
    zones, transfer = dict(changes.get("zones") or {}), changes.get("transfer") or {}
    left = deck(factions)
    piles = [*hands, *zones.values(), *transfer.values(), above, under, changes.get("encounter") or ""]
    for card in [*" ".join(piles).split(), *changes.get("board", [])]:
        left.remove(card)
    for field, written in (("above", above), ("under", under)):
        changes[field] = [{"card": card, "seen": []} for card in written.split()]
    rest_in = changes.pop("rest_in", None)
    if rest_in is not None:
        for card in changes.get("reserve", []):
            left.remove(card)
        changes["zones"] = {**zones, rest_in: " ".join([zones.get(rest_in, ""), *left])}
        left = []
    return scene(*hands, factions=factions, powers=names, **{"reserve": left, **changes})


def prototype(*hands: str, powers: str, **changes: Any) -> tablee.Match:
    """Return a scene of the prototype edition; with two seats, one Wandering Survivor per trick after this one."""
    size, cards = PROTOTYPE_HAND_SIZES[len(hands)], len(hands[0].split())
    fields = {"edition": "prototype", "hand_size": size, "trick": size - cards}
    if len(hands) == 2:
        fields["wandering"] = cards - 1
    return stage(*hands, powers=powers, **{**fields, **changes})


def scored(zones: Words, powers: str, **changes: Any) -> list[int]:
    """Return what each Community gains for its Zone; the last trick consists of Mini-vans only, which nobody wins."""
    match = stage("van", "van", "van", powers=powers, zones=zones, **changes)
    play(match, "play van low", "play van", "play van")
    return [event.args["gain"] for event in match.events if event.kind == "tally"]


def known_in(match: tablee.Match, seat: int | None, place: str) -> list[str]:
    """Return the cards this seat knows to lie in a hidden place."""
    return [card for group in match.view(seat)["hidden"] if group["places"] == [place] for card in group["cards"]]


def possible_in(match: tablee.Match, seat: int | None, place: str) -> list[str]:
    return [card for group in match.view(seat)["hidden"] if place in group["places"] for card in group["cards"]]


def hand(match: tablee.Match, seat: int) -> list[str]:
    """Return a seat's true hand."""
    cards: list[str] = match.position()["state"]["communities"][seat]["hand"]
    return cards


def asked(match: tablee.Match) -> list[tuple[int, str]]:
    """Return the open decisions as seat and kind."""
    return [(decision.seat, decision.kind) for decision in match.pending]


def cards(first: str, count: int, start: int = 1) -> str:
    """Return this many consecutive cards of a Faction, as words."""
    return " ".join(f"{first}-{value}" for value in range(start, start + count))
