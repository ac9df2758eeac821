"""How a round begins and ends: the deal, the score, and what comes next."""

from __future__ import annotations

import cython

from tablee.core.event import Event
from tablee.games.happy_dayz.cards import FACTIONS
from tablee.games.happy_dayz.tally import tally_event

if not cython.compiled:
    from tablee.core.bits import popcount
    from tablee.core.chance import Chance
    from tablee.games.happy_dayz.memory import remember_deal, remember_shown
    from tablee.games.happy_dayz.scoring import greatest_loser, next_starters, score_round
    from tablee.games.happy_dayz.state import ALL, CHANGE, FIRST_VAN_CARD, ONE, TRANSFER, VAN_CARDS, Table


def start_round(s: Table, chance: Chance) -> None:
    """Deal, then ask everybody for the Transfer (HDZ-13..16, HDZ-D15)."""
    s.round += 1
    s.trick = 0
    if s.round == 1:
        s.starters = (1 << s.seats) - 1
    deal(s, chance)
    if s.memory:
        remember_deal(s)
    if s.sink is not None:
        s.sink.append(Event("round", {"round": s.round, "factions": [FACTIONS[f] for f in s.factions]}))
        for i in range(s.seats):
            s.sink.append(Event("deal", {"seat": i, "count": s.hand_size}))
    s.push(TRANSFER)
    s.ask_all((1 << s.seats) - 1)


def deal(s: Table, chance: Chance) -> None:
    """Kept Mini-vans are in hand already; the owner is dealt as many cards less (HDZ-41)."""
    van = FIRST_VAN_CARD
    for i in range(s.seats):
        s.hands[i] = ((ONE << s.carried[i]) - 1) << van
        van += s.carried[i]
    n = 0
    deck = [0] * 62
    for card in range(62):
        if card < FIRST_VAN_CARD or card >= van:
            deck[n] = card
            n += 1
    k = 0
    for seat in range(s.seats):
        for _ in range(s.hand_size - s.carried[seat]):
            j = k + chance.below(n - k)
            card = deck[j]
            deck[j] = deck[k]
            k += 1
            s.hands[seat] |= ONE << card
    left = ALL
    for seat in range(s.seats):
        left &= ~s.hands[seat]
    s.reserve = left


def end_round(s: Table, chance: Chance) -> None:
    """Score; then the match is over, or a Faction may be changed and the next round begins (HDZ-57, HDZ-58, HDZ-60)."""
    score_round(s)
    if s.sink is not None:
        for i in range(s.seats):
            s.sink.append(tally_event(s, i))
    out = 0
    for i in range(s.seats):
        if s.population[i] == 0:
            out += 1
    if out or s.round >= s.rounds:
        s.ask_nobody()
        if s.sink is not None:
            s.sink.append(Event("zombies-win" if out == s.seats else "end", {}))
        return
    s.starters = next_starters(s)
    clear_round(s)
    s.push(CHANGE)
    s.ask(greatest_loser(s))


def clear_round(s: Table) -> None:
    """Mini-vans in Expedition Zones are kept by their owners, all else goes back (HDZ-40, HDZ-D18)."""
    for i in range(s.seats):
        s.carried[i] = popcount(s.zones[i] & VAN_CARDS)
        s.zones[i] = 0
        s.hands[i] = 0
        s.transfer[i] = 0
        s.cards[i] = -1
        s.voids[i] = 0
    if s.memory:
        remember_shown(s, ALL)
    s.reserve = 0
    s.board = 0
    s.under_count = 0
    s.won = 0
    s.met = -1
    s.encounter = -1
    s.demanded = -1
    s.played = 0
