"""Zombiaki: how close the zombies are once they have moved, and what both sides have spent."""

from __future__ import annotations

from tablee.bots.evaluate.zombiaki_features import Street
from tablee.bots.judge import Judge
from tablee.bots.network import Features, Network
from tablee.bots.weights import known
from tablee.core.chance import Chance
from tablee.core.hot import cold
from tablee.core.state import State
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
from tablee.games.zombiaki.cards.steps import BURN, DRAW, KEEP, NETTING, POUR, TAKE, TO
from tablee.games.zombiaki.cards.units import BOSS_IN_PLAY, DOG_BODY, SHIELD
from tablee.games.zombiaki.effects.rules import ZombiakiState

__all__ = ["evaluate"]

DEEPEST = 3  # answers to look ahead
TRIALS = [ZombiakiState(), ZombiakiState(), ZombiakiState()]
SCRATCH = ZombiakiState()
TRY = ZombiakiState()
LUCK = Chance(2003)

VICTORY = 1000.0
PROGRESS = [1.0, 1.7, 2.8, 4.8, 10.0]  # the weight of a zombie by its row
# The worth of an unspent card, in the order of cards.py
WORTH = [
    1.6, 2.2, 2.9, 3.6, 0.8, 2.0, 1.6, 0.8, 1.2, 0.9, 0.2, 0.5, 1.8, 1.0, 0.6, 1.2, 0.1, 0.0,
    1.6, 2.4, 2.6, 3.4, 2.6, 2.2, 2.4, 0.8, 1.4, 1.6, 2.2, 2.4, 1.2, 1.4, 2.0, 3.0, 3.4, 2.8, 3.0, 1.6, 1.8,
    0.8, 1.4, 3.0, 0.6,
]  # fmt: skip


def evaluate(state: State, seat: int) -> float:
    """Evaluate the state, assuming that the seat completes a card it has begun in the best way."""
    assert isinstance(state, ZombiakiState)
    return best(state, seat, 0)


def best(duel: ZombiakiState, seat: int, depth: int) -> float:
    """Return the value of the best answer while a played card still asks for a target, else of the street."""
    if depth == DEEPEST or duel.turn != seat or not is_second_half(duel.top() & 31):
        return look(duel, seat)
    out = [0] * 256
    n = duel.options_into(seat, out)
    trial = TRIALS[depth]  # object: one of three, made once
    most = -2.0 * VICTORY
    for i in range(n):
        trial.copy_from(duel)
        LUCK.x = 2003  # the same luck every time, here and below
        trial.apply(seat, out[i], LUCK)
        value = best(trial, seat, depth + 1)
        if value > most:
            most = value
    return most


def is_second_half(kind: int) -> bool:
    return kind == TO or kind == TAKE or kind == NETTING or kind == POUR or kind == BURN


def look(given: ZombiakiState, seat: int) -> float:
    """Value the street: as it is for the zombies, after their next movement for the humans."""
    duel = SCRATCH
    duel.copy_from(given)
    LUCK.x = 2003
    value = spent(duel)
    if seat or is_before_draw(duel):
        pass_on(duel)
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


def pass_on(duel: ZombiakiState) -> None:
    """Play minimal picks (always the last option) until the zombies have moved."""
    out = [0] * 256
    while duel.asked and duel.top() != KEEP:
        n = duel.options_into(duel.turn, out)
        duel.apply(duel.turn, out[n - 1], LUCK)


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


class ZombiakiJudge(Judge):
    """Plays a few greedy picks, then evaluates: with random playouts the zombies always win, which tells nothing."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.ahead = 6  # picks played before it judges
        self.whim = 30  # percentage of random picks
        self.even = 8.0  # the lead that is worth 0.75 of a victory
        self.trust = 1.0  # the weight of the network, if there is one
        self.network = network

    def playout(self, world: State, chance: Chance) -> None:
        assert isinstance(world, ZombiakiState)
        duel = world
        for _ in range(self.ahead):
            if duel.asked == 0:
                return
            whim = chance.below(100) < self.whim
            duel.apply(duel.turn, duel.random_pick(chance) if whim else eager(duel), chance)

    def worth_into(self, world: State, out: list[float]) -> None:
        assert isinstance(world, ZombiakiState)
        if world.asked == 0:
            out[0] = world.reward(0)
        else:
            learned = self.trust if self.network.hidden else 0.0
            out[0] = 0.0
            if learned < 1.0:
                value = look(world, 0)
                out[0] += (1.0 - learned) * (0.5 + 0.5 * value / (abs(value) + self.even))
            if learned > 0.0:
                out[0] += learned * self.network.chance(world, 0)
        out[1] = 1.0 - out[0]


def eager(duel: ZombiakiState) -> int:
    """Return the option after which the street looks best to the asked seat."""
    out = [0] * 256
    n = duel.options_into(duel.turn, out)
    if n == 1:
        return out[0]
    most = -2.0 * VICTORY
    chosen = out[0]
    for i in range(n):
        TRY.copy_from(duel)
        LUCK.x = 2003
        TRY.apply(duel.turn, out[i], LUCK)
        value = look(TRY, duel.turn)
        if value > most:
            most = value
            chosen = out[i]
    return chosen


@cold
def features() -> Features:
    return Street()


@cold
def judge() -> Judge:
    return ZombiakiJudge(known("zombiaki", Street()))
