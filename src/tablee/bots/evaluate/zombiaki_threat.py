"""The hand-made evaluation of Zombiaki: how close the zombies are once they have moved, and what both sides have spent."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.zombiaki.cards.cards import (
    BARREL,
    BARRIER,
    CARD_COUNT,
    DAWN,
    FREEZE,
    MINE,
    NAPALM,
    NET,
    PIT_DEPTH,
    WALL_HEIGHT,
)
from tablee.games.zombiaki.cards.squares import LANE_COUNT, LAST_ROW, ROWS, STREET
from tablee.games.zombiaki.cards.steps import DRAW, KEEP
from tablee.games.zombiaki.cards.units import BOSS_IN_PLAY, DOG_BODY, SHIELD
from tablee.games.zombiaki.effects.rules import ZombiakiState

VICTORY = 1000.0
PROGRESS = [1.0, 1.7, 2.8, 4.8, 10.0]  # the weight of a zombie by its row
# The worth of an unspent card, in the order of cards.py
WORTH = [
    1.6, 2.2, 2.9, 3.6, 0.8, 2.0, 1.6, 0.8, 1.2, 0.9, 0.2, 0.5, 1.8, 1.0, 0.6, 1.2, 0.1, 0.0,
    1.6, 2.4, 2.6, 3.4, 2.6, 2.2, 2.4, 0.8, 1.4, 1.6, 2.2, 2.4, 1.2, 1.4, 2.0, 3.0, 3.4, 2.8, 3.0, 1.6, 1.8,
    0.8, 1.4, 3.0, 0.6,
]  # fmt: skip


class Scratch:
    """States to try picks in, with the same luck every time; each thread that evaluates has its own."""

    def __init__(self) -> None:
        self.later = ZombiakiState()
        self.tried = ZombiakiState()
        self.luck = Chance(2003)

    def begin(self) -> None:
        self.luck.x = 2003


def look(given: ZombiakiState, seat: int, scratch: Scratch) -> float:
    """Value the street: as it is for the zombies, after their next movement for the humans."""
    duel = scratch.later
    duel.copy_from(given)
    scratch.begin()
    value = spent(duel)
    if seat or is_before_draw(duel):
        pass_on(duel, scratch.luck)
    if duel.winner >= 0:
        value += VICTORY if duel.winner == 0 else -VICTORY
    else:
        value += threat(duel) + promise(duel)
    return value if seat == 0 else -value


def is_before_draw(duel: ZombiakiState) -> bool:
    """True if the turn's draw, and so perhaps the movement before it, is still to come."""
    for depth in range(duel.depth):
        if duel.step_at(depth) & 31 == DRAW:
            return True
    return False


def pass_on(duel: ZombiakiState, luck: Chance) -> None:
    """Play minimal picks (always the last option) until the zombies have moved."""
    out = [0] * 256
    while duel.asked and duel.top() != KEEP:
        n = duel.options_into(duel.turn, out)
        duel.apply(duel.turn, out[n - 1], luck)


def spent(duel: ZombiakiState) -> float:
    """Return the worth of the cards the humans have spent, or will have by next turn, less the zombies'."""
    total = 0.0
    for card in range(CARD_COUNT):
        if duel.discards[card]:
            total += duel.discards[card] * (WORTH[card] if card > DAWN else -WORTH[card])
    for square in range(STREET):
        if duel.objects[square] == BARRIER:
            total += WORTH[BARRIER]
    if duel.fire >= 0:
        total += WORTH[NAPALM]
    if duel.net:
        total += WORTH[NET]
    if duel.frozen:
        total += WORTH[FREEZE]
    return total


def promise(duel: ZombiakiState) -> float:
    """Return the worth of what helps the zombies later: Terror and the Boss's orders."""
    value = 0.25 * threat(duel) if duel.terror else 0.0
    if duel.boss == BOSS_IN_PLAY:
        value += 0.6 + 0.5 * duel.orders
    return value


def threat(duel: ZombiakiState) -> float:
    total = 0.0
    for lane in range(LANE_COUNT):
        total += lane_threat(duel, lane)
    return total


def lane_threat(duel: ZombiakiState, lane: int) -> float:
    """Return the threat of a lane: each zombie by row and strength, reduced by obstacles on its way."""
    total = 0.0
    height = 0  # the highest wall ahead
    harm = 0.0  # what barrels, mines and pits ahead will cost the first to come
    behind = 0  # total strength from here back
    dogs = 0
    pushing = 0  # 1 if somebody ahead climbs, pushed by those behind
    for square in range(ROWS * lane, ROWS * lane + ROWS):
        behind += duel.strength[square]
    for square in range(ROWS * lane + LAST_ROW, ROWS * lane - 1, -1):
        if duel.body[square] > DOG_BODY:
            strength = duel.strength[square] + (1.5 if duel.body[square] & SHIELD else 0.0) - harm
            if strength < 0.3:
                strength = 0.3
            worth = PROGRESS[square - ROWS * lane] * (0.5 + 0.25 * strength)
            if height and behind >= height:
                worth *= 0.9
                pushing = 1
            elif height:
                worth *= 0.6 if pushing else 0.25
            total += worth + 0.4 * dogs
            harm = 0.0
        elif duel.body[square] == DOG_BODY:
            dogs = 1
            total += 0.8
        behind -= duel.strength[square]
        if WALL_HEIGHT[duel.objects[square]] > height:
            height = WALL_HEIGHT[duel.objects[square]]
        harm += harm_of(duel.objects[square])
    return total


def harm_of(thing: int) -> float:
    if thing == BARREL:
        return 3.0
    if thing == MINE:
        return 2.0
    return 0.8 * PIT_DEPTH[thing]
