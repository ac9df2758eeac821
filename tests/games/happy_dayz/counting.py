"""What a Zone is worth by the rulebook, counted a second time."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablee.games.happy_dayz.cards import CHILDREN

Json = dict[str, Any]
Pile = Counter[str]


def of(faction: str, zone: Pile) -> list[str]:
    return [card for card in zone if card.rpartition("-")[0] == faction]


def gains(position: Json, zones: list[Pile], seat: int) -> dict[str, tuple[int, int]]:
    """Lines of a tally: for each Faction, the Zombies and what else counts, how many cards and how many Survivors."""
    zone, powers = zones[seat], dict(zip(position["factions"], position["powers"], strict=True))
    patients = [f"{faction}-7" for faction in powers if faction in position["promos"] and zone[f"{faction}-7"]]
    lines = {
        faction: (len(of(faction, zone)), worth(position, zones, seat, faction, power))
        for faction, power in powers.items()
    }
    zombies = of("zombie", zone)
    losses = [position["losses"][int(card[7:]) - 1] for card in zombies]
    less = relief(powers["scientist"], zones, seat) if "scientist" in powers else 0
    lines["zombie"] = (len(zombies), less * len(zombies) - sum(losses))
    if position["bunker"]:
        lines["bunker"] = (1, min(len(of(faction, zone)) for faction in powers))
    if patients:
        lines["patient-zero"] = (len(patients), (-3 if 9 in losses else 3) * len(patients))
    return lines


def worth(position: Json, zones: list[Pile], seat: int, faction: str, power: str) -> int:
    cards = of(faction, zones[seat])
    patient = f"{faction}-7" if faction in position["promos"] else ""
    counted = [card for card in cards if card != patient]
    if faction == "biker":
        most = {"base": 6, "plus": 13, "minus": 4}[power.rpartition("-")[2]]
        return len(counted) * (2 if len(cards) <= most else 1)
    if faction != "child":
        return len(counted)
    numbers = [number for number, count in enumerate(CHILDREN[position["children"]], 1) for _ in range(count)]
    values = [numbers[int(card[6:]) - 1] for card in counted]
    if power in ("child-plus", "child-prototype") or not values:
        return sum(values)
    best = max(values) if power == "child-base" else min(values)
    return best * (2 if len(cards) == max(len(of("child", zone)) for zone in zones) else 1)


def relief(power: str, zones: list[Pile], seat: int) -> int:
    """What Scientists take off the loss of each Zombie (HDZ-72)."""
    counts = [len(of("scientist", zone)) for zone in zones]
    others = [count for other, count in enumerate(counts) if other != seat]
    enough = {"base": 4, "plus": 3, "minus": 99}[power.rpartition("-")[2]]
    return (counts[seat] >= enough) + (counts[seat] > max(others))


def poorest(position: Json) -> list[int]:
    """The Communities with the fewest Survivors; of these, those that lost the most (HDZ-57)."""
    ranks = [(own["population"], own["gain"]) for own in position["communities"]]
    return [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]


def biggest_loser(position: Json) -> int:
    """Who lost the most; then who has fewer Survivors; then the first in turn order from who began (HDZ-D10)."""
    rows, starter = position["communities"], position["starter"]
    return min(
        range(len(rows)),
        key=lambda seat: (rows[seat]["gain"], rows[seat]["population"], (seat - starter) % len(rows)),
    )


def first_of(seats: list[int], transfers: list[list[str]], factions: list[str]) -> int:
    """The seat with the highest Transfer Zone: Mini-vans, then Zombies, then the Factions in order (HDZ-20, HDZ-D8)."""
    order = ["van", "zombie", *factions]

    def rank(card: str) -> tuple[int, int]:
        kind, _, value = card.rpartition("-")
        return (-order.index(kind or "van"), int(value) if kind else 0)

    return max(seats, key=lambda seat: (sorted(map(rank, transfers[seat]), reverse=True), -seat))
