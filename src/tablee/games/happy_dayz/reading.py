"""Names back to numbers: cards, steps, seats and groups of hidden cards as they stand in JSON."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from tablee.core.errors import BadInput
from tablee.games.happy_dayz.cards import DECK, FACTIONS, FIRST_VAN, VALUES, ZOMBIES
from tablee.games.happy_dayz.state import PLACES

GAME_NAME = "happy_dayz"
STEPS = {
    1: "transfer",
    2: "lead",
    3: "follow",
    4: "power",
    5: "next",
    6: "change",
    7: "drawn",
    20: "power-2",
    22: "change-2",
    36: "power-3",
    52: "power-4",
}
STEP_NUMBERS = {name: number for number, name in STEPS.items()}
PLACE_NAMES = (*(f"zone-{seat}" for seat in range(5)), "reserve", *(f"hand-{seat}" for seat in range(5)))
Van = tuple[int, int, bool]  # a hidden Mini-van, its place, and whether it is known to be there
HIDDEN_NAME = "face-down"  # a card that is there, but not for these eyes
HIDDEN_CARD = -2


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
        mask = 0
        for name in listed(names, field):
            bit = 1 << self.card(name, field)
            if mask & bit:
                raise wrong(field, f"{name} stands twice")
            mask |= bit
        return mask

    def list(self, mask: int) -> list[str]:
        return [self.names[card] for card in range(DECK) if (mask >> card) & 1]

    def again(self, name: Any, cards: int, field: str) -> int:
        """A card that lies somewhere already, by name: of several Mini-vans the first of these."""
        if name is None:
            return -1
        if name == HIDDEN_NAME:
            return HIDDEN_CARD
        for card in range(DECK):
            if (cards >> card) & 1 and self.names[card] == name:
                return card
        raise wrong(field, f"{name!r} is not there")

    def again_mask(self, names: Any, cards: int, field: str) -> int:
        mask = 0
        for name in listed(names, field):
            card = self.again(name, cards & ~mask, field)
            if card < 0:
                raise wrong(field, "null is no card")
            mask |= 1 << card
        return mask


# Plain values


def listed(value: Any, field: str) -> list[Any]:
    if not isinstance(value, list):
        raise wrong(field, f"{value!r} is not a list")
    return value


def number(told: dict[str, Any], field: str, low: int, high: int) -> int:
    value = told.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise wrong(field, f"{value!r} is not a number from {low} to {high}")
    return value


def flag(told: dict[str, Any], field: str) -> int:
    value = told.get(field, False)
    if not isinstance(value, bool):
        raise wrong(field, f"{value!r} is neither true nor false")
    return int(value)


def one_of(value: Any, names: Sequence[str], field: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise wrong(field, f"{value!r} is none of {', '.join(names)}")
    return names.index(value)


def maybe_one_of(value: Any, names: Sequence[str], field: str) -> int:
    """The same, -1 for nothing."""
    return -1 if value is None else one_of(value, names, field)


def some_of(value: Any, names: Sequence[str], field: str) -> int:
    """Several names as a mask."""
    return sum(1 << one for one in {one_of(name, names, field) for name in listed(value, field)})


def seat_mask(value: Any, field: str, seats: int) -> int:
    if any(type(seat) is not int or not 0 <= seat < seats for seat in listed(value, field)):
        raise wrong(field, f"{value!r} is not a list of seats")
    return sum(1 << seat for seat in set(value))


def slot_names(factions: Sequence[int]) -> list[str]:
    return [*(FACTIONS[faction] for faction in factions), "zombie"]


def slot_name(factions: Sequence[int], slot: int) -> str | None:
    """The demanded Faction by name."""
    if slot < 0:
        return None
    return "zombie" if slot == len(factions) else FACTIONS[factions[slot]]


# What may lie where


def groups_of(deck: Deck, maybe: list[int]) -> list[dict[str, Any]]:
    """Hidden cards grouped by the places that may hold them."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for card in range(DECK):
        places = tuple(PLACE_NAMES[place] for place in range(PLACES) if (maybe[place] >> card) & 1)
        if places:
            groups.setdefault(places, []).append(deck.names[card])
    return [{"places": list(places), "cards": cards} for places, cards in sorted(groups.items())]


def read_groups(deck: Deck, groups: Any, vans: list[Van] | None, field: str) -> list[int]:
    """The masks again; `vans` says where each hidden Mini-van truly lies (None: not known), so that it fits its group."""
    maybe = [0] * PLACES
    hidden: list[int] = []  # for each hidden Mini-van the mask of its places
    for group in listed(groups, field):
        if not isinstance(group, dict) or set(group) != {"places", "cards"}:
            raise wrong(field, "not a list of places and cards")
        places = some_of(group["places"], PLACE_NAMES, field)
        for name in listed(group["cards"], field):
            if name == "van":
                hidden.append(places)
            else:
                put(maybe, deck.card(name, field), places)
    hidden.sort()
    numbers = [deck.card("van", field) for _ in hidden] if vans is None else fitting(hidden, vans, field)
    for van, places in zip(numbers, hidden, strict=True):
        put(maybe, van, places)
    return maybe


def put(maybe: list[int], card: int, places: int) -> None:
    for place in range(PLACES):
        if (places >> place) & 1:
            maybe[place] |= 1 << card


def fitting(hidden: list[int], vans: list[Van], field: str) -> list[int]:
    """Which Mini-van is which: each truly lies in one of the places of its group, and in this one alone if it is known."""
    for order in permutations(vans):
        pairs = list(zip(hidden, order, strict=False))
        if len(order) == len(hidden) and all(
            mask == 1 << place if known else (mask >> place) & 1 for mask, (_, place, known) in pairs
        ):
            return [van for van, _, _ in order]
    raise wrong(field, "a Mini-van is not where it may be")
