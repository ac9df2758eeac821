"""What exists: the 43 different cards of the 36 types, the two decks, and what their numbers are."""

from __future__ import annotations

from typing import NamedTuple

ZOMBIES = 0
HUMANS = 1
SIDES = ("zombies", "humans")


class Card(NamedTuple):
    """One card: its id, its type, its clause, its copies, its number, and whether it stays in play (ZBK-8)."""

    id: str
    type: str
    clause: str
    copies: int
    value: int = 0  # strength, power, bullets, height or depth
    stays: bool = False


# ZBK-91
ZOMBIE_CARDS = (
    Card("zombie-2", "zombie", "ZBK-19", 6, 2, stays=True),
    Card("zombie-3", "zombie", "ZBK-19", 8, 3, stays=True),
    Card("zombie-4", "zombie", "ZBK-19", 3, 4, stays=True),
    Card("zombie-5", "zombie", "ZBK-19", 1, 5, stays=True),
    Card("dog", "dog", "ZBK-31", 2, stays=True),
    Card("boss", "boss", "ZBK-34", 1, 3, stays=True),
    Card("human", "human", "ZBK-37", 3, 1, stays=True),
    Card("claws", "claws", "ZBK-44", 1, 1, stays=True),
    Card("terror", "terror", "ZBK-39", 2),
    Card("mass", "mass", "ZBK-40", 2),
    Card("change", "change", "ZBK-42", 2),
    Card("bite", "bite", "ZBK-43", 1),
    Card("hunger", "hunger", "ZBK-45", 1),
    Card("meat", "meat", "ZBK-46", 1),
    Card("pick-axe", "pick-axe", "ZBK-48", 1),
    Card("click", "click", "ZBK-47", 2),
    Card("not-so-fast", "not-so-fast", "ZBK-49", 2),
    Card("dawn", "dawn", "ZBK-7", 1),
)

# ZBK-92
HUMAN_CARDS = (
    Card("shot", "shot", "ZBK-50", 12, 1),
    Card("good-shot", "shot", "ZBK-50", 3, 2),
    Card("burst-2", "burst", "ZBK-52", 1, 2),
    Card("burst-3", "burst", "ZBK-52", 1, 3),
    Card("sniper", "sniper", "ZBK-55", 1, 2),
    Card("wall-5", "wall", "ZBK-56", 1, 5, stays=True),
    Card("wall-6", "wall", "ZBK-56", 1, 6, stays=True),
    Card("pit-1", "pit", "ZBK-87", 1, 1, stays=True),
    Card("pit-2", "pit", "ZBK-87", 1, 2, stays=True),
    Card("barrier", "barrier", "ZBK-61", 3, stays=True),
    Card("barrel", "barrel", "ZBK-74", 1, stays=True),
    Card("mine", "mine", "ZBK-77", 1, 2, stays=True),
    Card("car", "car", "ZBK-82", 1, 1, stays=True),
    Card("napalm", "napalm", "ZBK-63", 1, 1, stays=True),
    Card("net", "net", "ZBK-72", 1, 6, stays=True),
    Card("freeze", "freeze", "ZBK-70", 1, stays=True),
    Card("grenade", "grenade", "ZBK-71", 1),
    Card("gasoline", "gasoline", "ZBK-67", 1, 4),
    Card("flamethrower", "flamethrower", "ZBK-85", 1, 5),
    Card("street-on-fire", "street-on-fire", "ZBK-80", 1, 1),
    Card("high-voltage", "high-voltage", "ZBK-81", 1, 1),
    Card("blood", "blood", "ZBK-64", 1),
    Card("searchlight", "searchlight", "ZBK-66", 1),
    Card("back-off", "back-off", "ZBK-69", 1),
    Card("get-out", "get-out", "ZBK-65", 1),
)

CARDS = ZOMBIE_CARDS + HUMAN_CARDS
DECK = sum(card.copies for card in HUMAN_CARDS)  # as many as the zombies have (ZBK-4)
IDS = tuple(card.id for card in CARDS)
NUMBER = {card: number for number, card in enumerate(IDS)}
