"""A simple evaluation of Zombies!!! 4: what a seat has, how near its goals are, what threatens it and the others.

The greedy bot uses it; the judge models a race (zombies4_race.py).
"""

from __future__ import annotations

from tablee.bots.evaluate.zombies4_cabin import guards
from tablee.bots.evaluate.zombies4_quiet import is_half_played
from tablee.bots.evaluate.zombies4_race import Race
from tablee.bots.evaluate.zombies4_ways import UNREACHED, Ways
from tablee.bots.judge import Judge
from tablee.core.bits import lowest, popcount
from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.games.zombies4.cards.tables import ALL_PAGES, CARD_KIND, IS_CABIN, PAGE_KINDS, SICKLE, SPEAR
from tablee.games.zombies4.effects.rules import Zombies4State
from tablee.games.zombies4.state.board import BULLET as BULLET_TOKEN
from tablee.games.zombies4.state.board import HEART
from tablee.games.zombies4.state.steps import FIGHT, SPELL, c_of, op_of, seat_of

__all__ = ["evaluate"]

TRIAL = Zombies4State()
LUCK = Chance(2004)
WAYS = Ways()

VICTORY = 1000.0
TROPHY = 8.0
BULLET = 4.0
PAGE = 25.0
RIVAL = 0.5  # the weight of what the others have
LIFE = 3.0  # per half heart
DEATH = 12.0  # the cost of dying besides what is lost: the way back from the Bridge
RISK = [0.0, 0.45, 0.3, 0.2, 0.13, 0.08, 0.05, 0.03, 0.02, 0.01, 0.0]  # the risk of dying soon, by half hearts
# The worth of each kind of card, in the order of cards.py: in front of a seat, and in the hand
FRONT = [0.0, 0.0, 0.0, 0.0, 0.0, 7.0, 8.0, 16.0, 14.0, 26.0, 1.0]
HAND = [
    14.0, 14.0, 14.0, 14.0, 14.0, 3.0, 3.0, 7.0, 6.0, 9.0, 1.0,
    3.0, 3.0, 2.0, 1.0, 6.0, 3.0, 3.0, 2.0, 3.0, 6.0, 7.0,
]  # fmt: skip
BLANK = 5.0  # a card yet to be drawn
CASTING = 60.0  # standing in the Cabin; CASTING_PAGE more per page
CASTING_PAGE = 40.0
WAITING = 0.85  # factor on a goal not yet reached
GUARDED = 0.6  # factor on a room of the Cabin while dogs are in others
DRIFT = 0.1  # per step to the average tile
DOG = [-2.0, -1.5, 0.5, 1.5]  # the worth of a fight with a dog: without weapons, with Sickle, with Spear, with both
FARTHEST = 40
DECAY = [0.0] * 41  # factor on a goal by the steps to it
for _far in range(41):
    DECAY[_far] = 0.93**_far


def evaluate(state: State, seat: int) -> float:
    """Evaluate the state for this seat; a card that still asks for a target is worth its best answer."""
    assert isinstance(state, Zombies4State)
    table = state
    if table.turn != seat or not is_half_played(table):
        return look(table, seat)
    out = [0] * 256
    n = table.options_into(seat, out)
    most = -VICTORY
    for i in range(n):
        TRIAL.copy_from(table)
        LUCK.x = 2004  # the same luck every time
        TRIAL.apply(seat, out[i], LUCK)
        most = max(most, look(TRIAL, seat))
    return most


def look(s: Zombies4State, seat: int) -> float:
    if s.depth == 0:
        return VICTORY * s.reward(seat)
    value = strength(s, seat) + hand(s, seat) + outlook(s, seat)
    for other in range(s.seats):
        if other != seat:
            value -= RIVAL * strength(s, other) / (s.seats - 1)
    return value


def strength(s: Zombies4State, seat: int) -> float:
    """Value what is public about a seat: trophies, life, bullets, cards in front, and an imminent spell."""
    pages = popcount(s.front[seat] & ALL_PAGES)
    value = laid(s, seat) + TROPHY * s.trophies[seat] + 3.0 * s.repel[seat] - 5.0 * s.lost[seat] + life(s, seat)
    for i in range(s.depth):
        if op_of(s.agenda[i]) == SPELL and seat_of(s.agenda[i]) == seat:
            value += VICTORY * (1 + pages) / 6.0
    if s.at[seat] >= 0 and s.ground[s.at[seat]] & IS_CABIN:
        value += 0.5 * (CASTING + CASTING_PAGE * pages)
    return value


def laid(s: Zombies4State, seat: int) -> float:
    """Value the cards in front of a seat."""
    value = PAGE * popcount(s.front[seat] & ALL_PAGES)
    cards = s.front[seat]
    while cards:
        value += FRONT[CARD_KIND[lowest(cards)]]
        cards &= cards - 1
    return value


def at_stake(s: Zombies4State, seat: int) -> float:
    """Return what the seat would lose by dying."""
    return laid(s, seat) + DEATH + 0.5 * TROPHY * s.trophies[seat]


def life(s: Zombies4State, seat: int) -> float:
    """Value hearts and bullets, less the risk to what is at stake; a dead pawn returns with three of each."""
    if s.at[seat] < 0:
        return 6.0 * LIFE + 3.0 * BULLET - DEATH
    bullets = BULLET * min(s.bullets[seat], 6) + max(0, s.bullets[seat] - 6)
    return LIFE * s.halves[seat] + bullets - RISK[s.halves[seat]] * at_stake(s, seat)


def hand(s: Zombies4State, seat: int) -> float:
    """Value a seat's hand and the cards it will draw; a standing pass costs a little, as it may miss a chance."""
    value = BLANK * (3 - popcount(s.hand[seat])) - 0.1 * s.passing[seat]
    cards = s.hand[seat]
    while cards:
        kind = CARD_KIND[lowest(cards)]
        cards &= cards - 1
        value += 1.0 if kind < PAGE_KINDS and s.fronts(seat, kind) else HAND[kind]
    return value


def outlook(s: Zombies4State, seat: int) -> float:
    """Value the best goal, discounted by the way and the fights on it, the fights at hand and the threats."""
    if s.at[seat] < 0:
        return 0.0
    WAYS.find(s, s.at[seat])
    fight = DOG[s.fronts(seat, SICKLE) + 2 * s.fronts(seat, SPEAR)]
    guarded = guards(s) > 0
    best = 0.0
    for square in range(s.laid * 9):
        goal = goal_of(s, seat, square, guarded) + max(0.0, fight) * s.dogs[square]
        if goal > 0.0 and WAYS.far[square] < UNREACHED:
            value = WAITING * goal * DECAY[min(FARTHEST, WAYS.steps(square))] + min(0.0, fight) * WAYS.met[square]
            best = max(best, value)
    return best + fight * s.dogs[s.at[seat]] - price(s, seat) - drift(s) + threat(s, seat)


def goal_of(s: Zombies4State, seat: int, square: int, guarded: bool) -> float:
    """Return what a seat gains on a square: a try of the spell, once the rooms are clear, or a token."""
    risk = RISK[s.halves[seat]]
    if s.ground[square] & IS_CABIN:
        spell = (CASTING + CASTING_PAGE * popcount(s.front[seat] & ALL_PAGES)) * (1.0 - risk)
        return spell if s.dogs[square] or not guarded else GUARDED * spell
    if s.token[square] == HEART and s.halves[seat] <= 8:
        return 2.0 * LIFE + at_stake(s, seat) * (risk - RISK[s.halves[seat] + 2])
    if s.token[square] == BULLET_TOKEN:
        return BULLET if s.bullets[seat] < 6 else 1.0
    return 0.0


def price(s: Zombies4State, seat: int) -> float:
    """Value the half heart that a missed roll costs if no bullets are spent on it."""
    step = s.top()
    if op_of(step) != FIGHT or seat_of(step) != seat or c_of(step) == 0:
        return 0.0
    halves = s.halves[seat]
    return LIFE + at_stake(s, seat) * ((RISK[halves - 1] if halves > 1 else 1.0) - RISK[halves])


def drift(s: Zombies4State) -> float:
    """Value being far from the other tiles while the Cabin is not laid: it may come anywhere."""
    if s.cabin >= 0:
        return 0.0
    total = 0
    for slot in range(s.laid):
        total += min(FARTHEST, WAYS.steps(slot * 9 + 4))
    return DRIFT * total / s.laid


def threat(s: Zombies4State, seat: int) -> float:
    """Value the dogs on the others' squares, less those that guard the Cabin."""
    value = 0.0
    for other in range(s.seats):
        if other != seat and s.at[other] >= 0 and s.at[other] != s.at[seat]:
            value += 1.0 * s.dogs[s.at[other]]
    if s.cabin >= 0:
        for square in range(s.cabin * 9, s.cabin * 9 + 9):
            if s.ground[square] & IS_CABIN:
                value -= 2.0 * s.dogs[square]
    return value


def judge() -> Judge:
    return Race()
