"""The 43 different cards of the 36 types, one row each, and the two decks they form."""

from __future__ import annotations

from typing import NamedTuple

from tablee.games.zombiaki.cards.targets import (
    ANY,
    ANY_LANE,
    ANY_OR_CAR,
    LANES_OR_CARS,
    NEVER,
    NONE,
    ROW_1,
    ROW_5,
    ROWS_1_AND_5,
    ROWS_1_TO_3,
    ROWS_1_TO_4,
    SIDE_LANES,
)

ZOMBIES = 0
HUMANS = 1
SIDES = ("zombies", "humans")
MOST_HELD = 4  # cards in a hand (ZBK-13)


class Card(NamedTuple):
    """One card: its type, clause, possible targets and number of copies.

    Its effect and the reasons against playing it are listed by type in decisions.py.
    """

    id: str
    type: str
    clause: str
    targets: tuple[int, ...]
    copies: int
    value: int = 0  # strength, power, bullets, height or depth
    stays: bool = False  # stays in play (ZBK-8)
    elsewhere: str = ""  # refusal for a square or lane that is never a target
    gathers: bool = False  # its target is the first of a set, which is reported once complete


CARDS: list[Card] = []


def card(row: Card) -> int:
    """Add a card; return its number, as used by the hot rules."""
    CARDS.append(row)
    return len(CARDS) - 1


# ZBK-91
ZOMBIE_2 = card(Card("zombie-2", "zombie", "ZBK-19", ROW_1, copies=6, value=2, stays=True, elsewhere="zombie-row"))
ZOMBIE_3 = card(Card("zombie-3", "zombie", "ZBK-19", ROW_1, copies=8, value=3, stays=True, elsewhere="zombie-row"))
ZOMBIE_4 = card(Card("zombie-4", "zombie", "ZBK-19", ROW_1, copies=3, value=4, stays=True, elsewhere="zombie-row"))
ZOMBIE_5 = card(Card("zombie-5", "zombie", "ZBK-19", ROW_1, copies=1, value=5, stays=True, elsewhere="zombie-row"))
DOG = card(Card("dog", "dog", "ZBK-31", ROWS_1_TO_3, copies=2, stays=True, elsewhere="dog-row"))
BOSS = card(Card("boss", "boss", "ZBK-34", ANY, copies=1, value=3, stays=True))
HUMAN = card(Card("human", "human", "ZBK-37", ANY, copies=3, value=1, stays=True))
CLAWS = card(Card("claws", "claws", "ZBK-44", ANY, copies=1, value=1, stays=True))
TERROR = card(Card("terror", "terror", "ZBK-39", NONE, copies=2))
MASS = card(Card("mass", "mass", "ZBK-40", ANY, copies=2))
CHANGE = card(Card("change", "change", "ZBK-42", ANY, copies=2, gathers=True))
BITE = card(Card("bite", "bite", "ZBK-43", ANY, copies=1))
HUNGER = card(Card("hunger", "hunger", "ZBK-45", ANY, copies=1))
MEAT = card(Card("meat", "meat", "ZBK-46", NONE, copies=1))
PICK_AXE = card(Card("pick-axe", "pick-axe", "ZBK-48", ANY, copies=1))
CLICK = card(Card("click", "click", "ZBK-47", NEVER, copies=2))
NOT_SO_FAST = card(Card("not-so-fast", "not-so-fast", "ZBK-49", ANY, copies=2))
DAWN = card(Card("dawn", "dawn", "ZBK-7", NEVER, copies=1))
ZOMBIE_CARDS = tuple(CARDS)

# ZBK-92
SHOT = card(Card("shot", "shot", "ZBK-50", LANES_OR_CARS, copies=12, value=1))
GOOD_SHOT = card(Card("good-shot", "shot", "ZBK-50", LANES_OR_CARS, copies=3, value=2))
BURST_2 = card(Card("burst-2", "burst", "ZBK-52", LANES_OR_CARS, copies=1, value=2))
BURST_3 = card(Card("burst-3", "burst", "ZBK-52", LANES_OR_CARS, copies=1, value=3))
SNIPER = card(Card("sniper", "sniper", "ZBK-55", ANY_OR_CAR, copies=1, value=2))
WALL_5 = card(Card("wall-5", "wall", "ZBK-56", ROWS_1_TO_4, copies=1, value=5, stays=True, elsewhere="wall-row-5"))
WALL_6 = card(Card("wall-6", "wall", "ZBK-56", ROWS_1_TO_4, copies=1, value=6, stays=True, elsewhere="wall-row-5"))
PIT_1 = card(Card("pit-1", "pit", "ZBK-87", ANY, copies=1, value=1, stays=True))
PIT_2 = card(Card("pit-2", "pit", "ZBK-87", ANY, copies=1, value=2, stays=True))
BARRIER = card(Card("barrier", "barrier", "ZBK-61", ROWS_1_AND_5, copies=3, stays=True, elsewhere="barrier-row"))
BARREL = card(Card("barrel", "barrel", "ZBK-74", ROW_5, copies=1, stays=True, elsewhere="barrel-row"))
MINE = card(Card("mine", "mine", "ZBK-77", ANY, copies=1, value=2, stays=True))
CAR = card(Card("car", "car", "ZBK-82", ANY, copies=1, value=1, stays=True))
NAPALM = card(Card("napalm", "napalm", "ZBK-63", ANY, copies=1, value=1, stays=True))
NET = card(Card("net", "net", "ZBK-72", ANY, copies=1, value=6, stays=True, gathers=True))
FREEZE = card(Card("freeze", "freeze", "ZBK-70", NONE, copies=1, stays=True))
GRENADE = card(Card("grenade", "grenade", "ZBK-71", ANY, copies=1))
GASOLINE = card(Card("gasoline", "gasoline", "ZBK-67", ANY, copies=1, value=4))
FLAMETHROWER = card(Card("flamethrower", "flamethrower", "ZBK-85", NONE, copies=1, value=5))
STREET_ON_FIRE = card(
    Card("street-on-fire", "street-on-fire", "ZBK-80", SIDE_LANES, copies=1, value=1, elsewhere="side-lanes")
)
HIGH_VOLTAGE = card(Card("high-voltage", "high-voltage", "ZBK-81", ANY_LANE, copies=1, value=1))
BLOOD = card(Card("blood", "blood", "ZBK-64", ANY, copies=1))
SEARCHLIGHT = card(Card("searchlight", "searchlight", "ZBK-66", ANY_LANE, copies=1))
BACK_OFF = card(Card("back-off", "back-off", "ZBK-69", NONE, copies=1))
GET_OUT = card(Card("get-out", "get-out", "ZBK-65", NONE, copies=1))
HUMAN_CARDS = tuple(CARDS[DAWN + 1 :])

CARD_COUNT = len(CARDS)
DECK = sum(card.copies for card in HUMAN_CARDS)  # the zombie deck has as many (ZBK-4)
IDS = tuple(card.id for card in CARDS)
NUMBER = {card: number for number, card in enumerate(IDS)}
NOTHING = 0  # no object on a square; card 0 is never an object

# Indexed by card number

COPIES = [card.copies for card in CARDS]
VALUE = [card.value for card in CARDS]
STAYS = [int(card.stays) for card in CARDS]
TARGETS_OF = [sum(1 << target for target in card.targets) for card in CARDS]  # as a mask
GATHERS = [int(card.gathers) for card in CARDS]
WALL_HEIGHT = [card.value if card.type == "wall" else 0 for card in CARDS]
BLOCKS = [int(card.type in ("wall", "barrier")) for card in CARDS]  # it hides and stops what is behind it
PIT_DEPTH = [card.value if card.type == "pit" else 0 for card in CARDS]
