"""Units: `body` counts the cards a unit is made of, so joining two bodies by Mass adds them."""

from __future__ import annotations

from tablee.games.zombiaki.cards.cards import CLAWS, DOG, HUMAN, IDS, ZOMBIE_2, ZOMBIE_3, ZOMBIE_4, ZOMBIE_5

NOBODY = 0
DOG_BODY = 1  # a dog has nothing attached, so every larger body is a zombie
PART_CARD = [ZOMBIE_2, ZOMBIE_3, ZOMBIE_4, ZOMBIE_5, HUMAN, CLAWS]  # a bitten human is a zombie of strength 1
PARTS = len(PART_CARD)
PART_CARDS = tuple(IDS[card] for card in PART_CARD)
PART_BITS = 3
MOST_OF_A_PART = (1 << PART_BITS) - 1
BODY = [0] * len(IDS)  # [card]: part n counts from bit PART_BITS * n + 1
for _part in range(PARTS):
    BODY[PART_CARD[_part]] = 2 << (PART_BITS * _part)
BODY[DOG] = DOG_BODY
SHIELD = 2 << (PART_BITS * PARTS)
BOSS_BODY = 2 * SHIELD

MARKS: list[str] = []  # what a unit has done or what has been done to it


def mark(name: str) -> int:
    """Add a mark; return its bit."""
    MARKS.append(name)
    return 1 << (len(MARKS) - 1)


MOVED = mark("moved")
JOINED = mark("joined")
OBEYED = mark("obeyed")
NETTED = mark("netted")
HELD = mark("held")
RAN = mark("ran")

MOST_STRENGTH = 63
MOST_TO_OBEY = 3  # ZBK-35
NO_BOSS, BOSS_IN_PLAY, BOSS_FALLEN = range(3)
