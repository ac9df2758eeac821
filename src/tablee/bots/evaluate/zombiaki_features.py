"""Network features of Zombiaki: each square, the remaining cards, the phase of the turn, and the hand-made evaluation."""

from __future__ import annotations

from tablee.bots.evaluate.zombiaki_threat import VICTORY, Scratch, lane_threat, look, spent
from tablee.bots.network import Features
from tablee.core.hot import cold
from tablee.core.state import State
from tablee.games.zombiaki.cards.cards import (
    BARREL,
    BARRIER,
    CAR,
    CARD_COUNT,
    MINE,
    MOST_HELD,
    NOTHING,
    PIT_DEPTH,
    WALL_HEIGHT,
)
from tablee.games.zombiaki.cards.squares import LANE_COUNT, LAST_ROW, ROWS, STREET
from tablee.games.zombiaki.cards.steps import STEPS
from tablee.games.zombiaki.cards.units import (
    BOSS_BODY,
    BOSS_FALLEN,
    BOSS_IN_PLAY,
    DOG_BODY,
    HELD,
    MOVED,
    NETTED,
    SHIELD,
)
from tablee.games.zombiaki.effects.rules import ZombiakiState

KINDS = len(STEPS)
# Per square
STANDS, STRENGTH, IS_DOG, SHIELDED, IS_BOSS, BOUND, HAS_MOVED, WALL, PIT, BARS, BARRELS, MINES, CARS, BURNS = range(14)
OF_SQUARE = 14
# Per lane
FOREMOST, BEHIND, AHEAD, LANE_STRENGTH, THREAT = range(5)
OF_LANE = 5
LANES_FROM = STREET * OF_SQUARE
PILES_FROM = LANES_FROM + LANE_COUNT * OF_LANE
HANDS_FROM = PILES_FROM + CARD_COUNT
TOP_FROM = HANDS_FROM + CARD_COUNT
COMING_FROM = TOP_FROM + KINDS
REST_FROM = COMING_FROM + KINDS
REST = 17
COUNT = REST_FROM + REST
MOST = 32.0  # values of the evaluation are clamped to ± this


class Street(Features):
    """One perspective is enough: nothing is hidden but the order of the decks, so both sides see the same."""

    def __init__(self) -> None:
        super().__init__()
        self.count = COUNT
        self.seats = 1
        self.scratch = Scratch()

    def read_into(self, world: State, seat: int, out: list[float]) -> None:
        assert isinstance(world, ZombiakiState)
        duel = world
        read_squares(duel, out)
        read_lanes(duel, out)
        read_cards(duel, out)
        read_turn(duel, out)
        read_values(duel, out, self.scratch)

    @cold
    def twins(self) -> list[list[int]]:
        """Mirror the street: swap lanes A and C."""
        order = list(range(COUNT))
        for lane in range(LANE_COUNT):
            other = LANE_COUNT - 1 - lane
            for i in range(ROWS * OF_SQUARE):
                order[lane * ROWS * OF_SQUARE + i] = other * ROWS * OF_SQUARE + i
            for i in range(OF_LANE):
                order[LANES_FROM + lane * OF_LANE + i] = LANES_FROM + other * OF_LANE + i
        return [order]


def read_squares(duel: ZombiakiState, out: list[float]) -> None:
    for square in range(STREET):
        at = square * OF_SQUARE
        if duel.body[square] > DOG_BODY:
            out[at + STANDS] = 1.0
            out[at + STRENGTH] = 0.25 * duel.strength[square]
            out[at + SHIELDED] = 1.0 if duel.body[square] & SHIELD else 0.0
            out[at + IS_BOSS] = 1.0 if duel.body[square] & BOSS_BODY else 0.0
        elif duel.body[square] == DOG_BODY:
            out[at + IS_DOG] = 1.0
        if duel.marks[square]:
            out[at + BOUND] = 1.0 if duel.marks[square] & (HELD | NETTED) else 0.0
            out[at + HAS_MOVED] = 1.0 if duel.marks[square] & MOVED else 0.0
        if duel.objects[square] != NOTHING:
            read_object(duel.objects[square], at, out)
    if duel.fire >= 0:
        out[duel.fire * OF_SQUARE + BURNS] = 1.0


def read_object(thing: int, at: int, out: list[float]) -> None:
    out[at + WALL] = 0.125 * WALL_HEIGHT[thing]
    out[at + PIT] = 0.5 * PIT_DEPTH[thing]
    if thing == BARRIER:
        out[at + BARS] = 1.0
    elif thing == BARREL:
        out[at + BARRELS] = 1.0
    elif thing == MINE:
        out[at + MINES] = 1.0
    elif thing == CAR:
        out[at + CARS] = 1.0


def read_lanes(duel: ZombiakiState, out: list[float]) -> None:
    """Write each lane's foremost zombie, the strength behind it, and the objects ahead of it."""
    for lane in range(LANE_COUNT):
        at = LANES_FROM + lane * OF_LANE
        met = 0
        for row in range(LAST_ROW, -1, -1):
            square = ROWS * lane + row
            if duel.body[square] > DOG_BODY:
                if met == 0:
                    out[at + FOREMOST] = 0.25 * (row + 1)
                    out[at + LANE_STRENGTH] = 0.25 * duel.strength[square]
                else:
                    out[at + BEHIND] += 0.25 * duel.strength[square]
                met += 1
            if met == 0 and duel.objects[square] != NOTHING:
                out[at + AHEAD] += 0.5
        out[at + THREAT] = eighths(lane_threat(duel, lane))


def read_cards(duel: ZombiakiState, out: list[float]) -> None:
    """Write the remaining decks and the hands."""
    for card in range(CARD_COUNT):
        out[PILES_FROM + card] = 0.25 * duel.pile[card]
    for i in range(MOST_HELD):
        if i < duel.held[0]:
            out[HANDS_FROM + duel.hand[i]] += 1.0
        if i < duel.held[1]:
            out[HANDS_FROM + duel.hand[MOST_HELD + i]] += 1.0


def read_turn(duel: ZombiakiState, out: list[float]) -> None:
    """Write the phase of the turn and the effects in play."""
    out[TOP_FROM + (duel.top() & 31)] = 1.0
    for depth in range(duel.depth):
        out[COMING_FROM + (duel.step_at(depth) & 31)] = 1.0
    at = REST_FROM
    out[at] = 0.125 * duel.round
    out[at + 1] = 0.5 * duel.frozen
    out[at + 2] = 0.5 * duel.orders
    out[at + 3] = 0.5 * duel.played
    out[at + 4] = 1.0 if duel.terror else 0.0
    out[at + 5] = 1.0 if duel.net else 0.0
    out[at + 6] = 1.0 if duel.ordered else 0.0
    out[at + 7] = 1.0 if duel.boss == BOSS_IN_PLAY else 0.0
    out[at + 8] = 1.0 if duel.boss == BOSS_FALLEN else 0.0
    out[at + 9] = 1.0 if duel.turn == 1 else 0.0
    out[at + 10] = 0.0625 * duel.left[0]
    out[at + 11] = 0.0625 * duel.left[1]
    out[at + 12] = 0.25 * duel.held[0]


def read_values(duel: ZombiakiState, out: list[float], scratch: Scratch) -> None:
    """Write what the hand-made evaluation says, and whether the zombies win by their next movement."""
    at = REST_FROM + 13
    value = look(duel, 0, scratch)
    out[at] = eighths(value)
    out[at + 1] = 1.0 if value > 0.5 * VICTORY else 0.0
    out[at + 2] = 1.0 if value < -0.5 * VICTORY else 0.0
    out[at + 3] = eighths(spent(duel))


def eighths(value: float) -> float:
    """Return an eighth of the value as a multiple of 1/64; the odd offset keeps ties apart, whatever the last bit."""
    steps = int(8.0 * (max(-MOST, min(MOST, value)) + MOST) + 0.37)
    return 0.015625 * steps - 0.125 * MOST
