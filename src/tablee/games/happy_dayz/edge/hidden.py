"""Knowledge about hidden places as readable JSON: cards grouped by the places that may hold them."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from tablee.core.bits import contains
from tablee.core.fields import Json, broken, wrong_field
from tablee.core.kinds import Unreadable
from tablee.games.happy_dayz.cards import DECK, FIRST_VAN
from tablee.games.happy_dayz.edge.invariants import order_seen
from tablee.games.happy_dayz.edge.words import PLACE_NAMES, deck_names, laid_cards, named_card
from tablee.games.happy_dayz.state import HANDS, PLACES, RESERVE, SPECTATOR, SUITS, VAN_CARDS, Board

GAME = "happy_dayz"
Van = tuple[int, int, bool]  # a hidden Mini-van, its place, and whether the knower knows it is there


# Writing


def groups_of(names: list[str], maybe: list[int]) -> list[Json]:
    """Group hidden cards by the places that may hold them."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for card, name in enumerate(names):
        places = tuple(PLACE_NAMES[place] for place in range(PLACES) if contains(maybe[place], card))
        if places:
            groups.setdefault(places, []).append(name)
    return [{"places": list(places), "cards": cards} for places, cards in sorted(groups.items())]


def write_memory(t: Board) -> list[list[Json]]:
    """Write what each seat and, last, the spectator may know about hidden places."""
    names = deck_names(t)
    return [groups_of(names, t.maybe[who * PLACES : (who + 1) * PLACES]) for who in knowers(t)]


def knowers(t: Board) -> list[int]:
    return [*range(t.seats), SPECTATOR]


# Reading


def read_memory(t: Board, memory: Any) -> None:
    """Read what each knower may know; Mini-vans in Zones are face up and belong to no group."""
    if not isinstance(memory, list) or len(memory) != t.seats + 1:
        raise broken(GAME, "memory", f"there must be {t.seats + 1}: the seats and the spectator")
    for who, groups in zip(knowers(t), memory, strict=True):
        put_maybe(t, who, read_groups(t, groups, hidden_vans(t, who), "memory"))


def put_maybe(t: Board, who: int, rows: list[int]) -> None:
    maybe = list(t.maybe)
    maybe[who * PLACES : (who + 1) * PLACES] = rows
    t.put_field("maybe", maybe)


def read_groups(t: Board, groups: Any, vans: list[Van] | None, name: str) -> list[int]:
    """Rebuild the masks. `vans` gives the true place of each hidden Mini-van (None: unknown) to match it to a group."""
    maybe = [0] * PLACES
    hidden: list[int] = []  # mask of possible places for each hidden Mini-van
    for group in groups if isinstance(groups, list) else [None]:
        if not isinstance(group, dict) or set(group) != {"places", "cards"} or not isinstance(group["cards"], list):
            raise wrong_field(GAME, name, group)
        places = read_places(group["places"], name)
        for card in group["cards"]:
            if card == "van":
                hidden.append(places)
            else:
                put(maybe, read_card(card, t, name), places)
    hidden.sort()
    for van, places in zip(
        open_numbers(t, hidden, name) if vans is None else fitting(hidden, vans, name), hidden, strict=True
    ):
        put(maybe, van, places)
    return maybe


def read_places(data: Any, name: str) -> int:
    if not isinstance(data, list) or not all(place in PLACE_NAMES for place in data):
        raise wrong_field(GAME, name, data)
    return sum(1 << PLACE_NAMES.index(place) for place in set(data))


def read_card(data: Any, t: Board, name: str) -> int:
    try:
        return named_card(data, t)
    except Unreadable:
        raise wrong_field(GAME, name, data) from None


def open_numbers(t: Board, hidden: list[int], name: str) -> list[int]:
    """Return numbers for the Mini-vans that a view cannot see: those it has placed nowhere."""
    laid = laid_cards(t)
    free = [van for van in range(FIRST_VAN, DECK) if not contains(laid, van)]
    if len(hidden) > len(free):
        raise broken(GAME, name, "a fourth Mini-van")
    return free[: len(hidden)]


def put(maybe: list[int], card: int, places: int) -> None:
    for place in range(PLACES):
        if contains(places, place):
            maybe[place] |= 1 << card


def fitting(hidden: list[int], vans: list[Van], name: str) -> list[int]:
    """Match Mini-vans to groups: each lies in a place of its group, which is the only one if its place is known."""
    for order in permutations(vans):
        pairs = list(zip(hidden, order, strict=False))
        if len(order) == len(hidden) and all(
            mask == 1 << place if known else contains(mask, place) for mask, (_, place, known) in pairs
        ):
            return [van for van, _, _ in order]
    raise broken(GAME, name, "a Mini-van is not where it may be")


def hidden_vans(t: Board, who: int) -> list[Van]:
    """Return each hidden Mini-van, its true place, and whether `who` saw it put on or under the Reserve."""
    piles = [(HANDS + seat, t.hands[seat], False) for seat in range(t.seats)]
    piles += [(RESERVE, 1 << card, contains(seen, who)) for card, seen in order_seen(t)]
    piles.append((RESERVE, t.reserve, False))
    return [
        (van, place, known) for van in range(FIRST_VAN, DECK) for place, cards, known in piles if contains(cards, van)
    ]


def fresh_memory(t: Board) -> None:
    """Default memory: everybody knows the Zones, their own hand and proven voids, and nothing else."""
    blind = t.reserve | sum(t.hands) | sum(1 << card for card, _ in order_seen(t))
    for who in range(SPECTATOR + 1):
        own = t.hands[who] if who < t.seats else 0
        seen = sum(1 << card for card, mask in order_seen(t) if contains(mask, who))  # known to be in no hand
        rows = [0] * PLACES
        for seat in range(t.seats):
            lacks = sum(suit for slot, suit in enumerate(SUITS) if contains(t.voids[seat], slot))
            rows[seat] = t.zones[seat] & ~VAN_CARDS
            rows[HANDS + seat] = (own if seat == who else blind & ~own & ~lacks) & ~seen
        rows[RESERVE] = blind & ~own
        put_maybe(t, who, rows)
