"""Names back to numbers: cards, steps, seats and groups of hidden cards as they stand in JSON."""

from __future__ import annotations

from typing import Any

from tablee.core.errors import BadInput
from tablee.games.happy_dayz.cards import DECK, FACTIONS, FIRST_VAN, VALUES, ZOMBIES

GAME_NAME = "happy_dayz"
STEPS = {1: "transfer", 2: "lead", 3: "follow", 4: "power", 5: "next", 6: "change", 20: "power-2"}
PLACE_NAMES = (*(f"zone-{seat}" for seat in range(5)), "reserve", *(f"hand-{seat}" for seat in range(5)))
SIDES = ("low", "high")


def wrong(field: str, detail: str) -> BadInput:
    return BadInput("position-invariant", game=GAME_NAME, field=field, detail=detail)


class Deck:
    """The 62 cards of a round by name; identical Mini-vans are handed out one after the other."""

    def __init__(self, factions: list[int]) -> None:
        names = [f"{FACTIONS[faction]}-{value + 1}" for faction in factions for value in range(VALUES)]
        names += [f"zombie-{value + 1}" for value in range(ZOMBIES)]
        self.names = [*names, "van", "van", "van"]
        self.numbers = {name: card for card, name in enumerate(names)}
        self.vans = FIRST_VAN

    def card(self, name: Any, field: str) -> int:
        """The card of this name; each Mini-van asked for is another one."""
        if name == "van" and self.vans < DECK:
            self.vans += 1
            return self.vans - 1
        if not isinstance(name, str) or name not in self.numbers:
            known = "a fourth Mini-van" if name == "van" else f"no card {name!r} in this deck"
            raise wrong(field, known)
        return self.numbers[name]

    def mask(self, names: Any, field: str) -> int:
        """These cards as a mask; a card twice is refused."""
        if not isinstance(names, list):
            raise wrong(field, "not a list of cards")
        mask = 0
        for name in names:
            bit = 1 << self.card(name, field)
            if mask & bit:
                raise wrong(field, f"{name} stands twice")
            mask |= bit
        return mask

    def list(self, mask: int) -> list[str]:
        return [self.names[card] for card in range(DECK) if (mask >> card) & 1]


def slot_name(factions: list[int], slot: int) -> str | None:
    """The demanded Faction by name."""
    if slot < 0:
        return None
    return "zombie" if slot == 3 else FACTIONS[factions[slot]]


def read_slot(factions: list[int], name: Any, field: str) -> int:
    names = [*(FACTIONS[faction] for faction in factions), "zombie"]
    if name is None:
        return -1
    if name not in names:
        raise wrong(field, f"{name!r} is not in play")
    return names.index(name)


def groups_of(deck: Deck, maybe: list[int]) -> list[dict[str, Any]]:
    """Hidden cards grouped by the places that may hold them."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for card in range(DECK):
        places = tuple(PLACE_NAMES[place] for place in range(11) if (maybe[place] >> card) & 1)
        if places:
            groups.setdefault(places, []).append(deck.names[card])
    return [{"places": list(places), "cards": cards} for places, cards in sorted(groups.items())]


def read_groups(deck: Deck, groups: Any, vans: list[tuple[int, int]] | None, field: str) -> list[int]:
    """The masks again; `vans` says where each hidden Mini-van truly lies (None: not known), so that it fits its group."""
    maybe = [0] * 11
    left = list(vans or [])
    try:
        rows = [([PLACE_NAMES.index(name) for name in group["places"]], list(group["cards"])) for group in groups]
    except (KeyError, TypeError, ValueError) as error:
        raise wrong(field, "not a list of places and cards") from error
    for places, cards in sorted(rows, key=lambda row: (len(row[0]), sum(1 << place for place in row[0]))):
        mask = sum(1 << deck.card(name, field) for name in cards if name != "van")
        for _ in range(cards.count("van")):
            if vans is None:
                mask |= 1 << deck.card("van", field)
                continue
            fitting = [van for van in left if van[1] in places]
            if not fitting:
                raise wrong(field, "a Mini-van is not where it may be")
            left.remove(fitting[0])
            mask |= 1 << fitting[0][0]
        for place in places:
            maybe[place] |= mask
    return maybe
