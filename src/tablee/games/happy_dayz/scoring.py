"""Scores at the end of a round, who begins the next one, and who may change a Faction."""

from __future__ import annotations

from tablee.core.bits import contains, lowest, popcount
from tablee.games.happy_dayz.effects.powers.table import POWERS
from tablee.games.happy_dayz.state import SUITS, ZOMBIE_CARDS, Board


def score_zone(s: Board, seat: int) -> int:
    """Net change of a Community: the worth of its Factions, less its Zombies, plus the Bunker (HDZ-55)."""
    total = score_zombies(s, seat)
    for slot in range(3):
        power = POWERS[s.powers[slot]]
        total += power.worth(s, seat, slot)
    if s.bunker:
        total += score_bunker(s, seat)
    if s.patients:
        total += score_patients(s, seat)
    return total


def score_zombies(s: Board, seat: int) -> int:
    """Printed losses, each reduced by the powers in play; a Zombie never adds Survivors (HDZ-72)."""
    less = 0
    for slot in range(3):
        power = POWERS[s.powers[slot]]
        less += power.relief(s, seat, slot)
    return less * popcount(s.zones[seat] & ZOMBIE_CARDS) - s.loss(s.zones[seat])


def score_bunker(s: Board, seat: int) -> int:
    """One Survivor for each set of three cards, one per Faction in play (HDZ-74)."""
    sets = 99
    for slot in range(3):
        sets = min(sets, popcount(s.zones[seat] & SUITS[slot]))
    return sets


def score_patients(s: Board, seat: int) -> int:
    """Each Patient Zero adds 3 Survivors, or costs 3 if the Zone has a Zombie that costs 9 (HDZ-P43)."""
    each = -3 if s.zones[seat] & s.nines else 3
    return each * popcount(s.zones[seat] & s.patients)


def score_round(s: Board) -> None:
    """Apply gains and losses together; a Population stops at 0 (HDZ-D16, HDZ-D17)."""
    for i in range(s.seats):
        s.gain[i] = score_zone(s, i)
        s.population[i] = max(0, s.population[i] + s.gain[i])


def greatest_loser(s: Board) -> int:
    """Seat that lost the most this round (HDZ-D9, HDZ-D10).

    Ties: the smaller Population, then turn order from this round's starter.
    """
    best = s.starter
    for k in range(1, s.seats):
        i = (s.starter + k) % s.seats
        if s.gain[i] < s.gain[best] or (s.gain[i] == s.gain[best] and s.population[i] < s.population[best]):
            best = i
    return best


def poorest(s: Board) -> int:
    """Seat that may change a Faction in the prototype: the poorest, on a tie the first in turn order (HDP-19)."""
    best = s.starter
    while not contains(s.starters, best):
        best = s.next_seat(best)
    return best


def next_starters(s: Board) -> int:
    """Mask of who may begin the next round: fewest Survivors, then greatest loss (HDZ-57); ties remain (HDZ-D11)."""
    fewest = s.population[0]
    for i in range(s.seats):
        fewest = min(fewest, s.population[i])
    worst = 999
    for i in range(s.seats):
        if s.population[i] == fewest:
            worst = min(worst, s.gain[i])
    mask = 0
    for i in range(s.seats):
        if s.population[i] == fewest and s.gain[i] == worst:
            mask |= 1 << i
    return mask


def rank_of(card: int) -> int:
    """Rank a card: Mini-van, Zombies, Factions 1 to 3, then by value (HDZ-20)."""
    if card >= 59:
        return 200
    if card >= 39:
        return 101 + card - 39
    return (2 - card // 13) * 20 + 1 + card % 13


def rank_transfer(s: Board, seat: int) -> int:
    """Rank a Transfer Zone by its higher card, then by the other (HDZ-D8)."""
    cards = s.transfer[seat]
    first = 0
    second = 0
    while cards:
        card = rank_of(lowest(cards))
        cards &= cards - 1
        if card > first:
            second = first
            first = card
        else:
            second = max(second, card)
    return first * 256 + second


def first_leader(s: Board) -> int:
    """Among the possible starters, the one with the highest Transfer Zone."""
    best = -1
    for i in range(s.seats):
        if contains(s.starters, i) and (best < 0 or rank_transfer(s, i) > rank_transfer(s, best)):
            best = i
    return best
