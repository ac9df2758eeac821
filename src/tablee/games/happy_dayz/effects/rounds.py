"""Start and end of a round: the deal, the score, and changes before the next round."""

from __future__ import annotations

from tablee.core.bits import lowest, popcount, several
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.games.happy_dayz.cards import FACTIONS, FIRST_VAN, KEEP, SWAP, VERSION, WANDERING
from tablee.games.happy_dayz.edge.tally import tally_event
from tablee.games.happy_dayz.edge.telling import kept_vans, round_events
from tablee.games.happy_dayz.effects.drawing import draw_power
from tablee.games.happy_dayz.effects.memory import remember_deal, remember_shown, remember_tally
from tablee.games.happy_dayz.effects.powers.table import POWER_NAMES, power_of, put_in_play
from tablee.games.happy_dayz.effects.scenarios import next_scenario
from tablee.games.happy_dayz.scoring import greatest_loser, next_starters, poorest, score_round
from tablee.games.happy_dayz.state import (
    ALL,
    CHANGE,
    DRAWN,
    ONE,
    STAGE,
    TRANSFER,
    VAN_CARDS,
    Board,
)

KINDS = len(FACTIONS)


def start_round(s: Board, chance: Chance) -> None:
    """Deal, then ask everybody for the Transfer (HDZ-13..16, HDZ-D15)."""
    s.round += 1
    s.trick = 0
    if s.round == 1:
        s.starters = (1 << s.seats) - 1
    deal(s, chance)
    if s.memory:
        remember_deal(s)
    if s.sink is not None:
        s.sink += round_events(s)
    s.push(TRANSFER)
    s.ask_all((1 << s.seats) - 1)


def deal(s: Board, chance: Chance) -> None:
    """Deal; kept Mini-vans are already in hand, and their owner is dealt that many cards fewer (HDZ-41)."""
    van = FIRST_VAN
    for i in range(s.seats):
        s.hands[i] = ((ONE << s.carried[i]) - 1) << van
        van += s.carried[i]
    n = 0
    deck = [0] * 62
    for card in range(62):
        if card < FIRST_VAN or card >= van:
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
    s.wandering = WANDERING if s.prototype and s.seats == 2 else 0


def end_round(s: Board, chance: Chance) -> None:
    """Score; then end the match, or change a Faction and start the next round (HDZ-57..60)."""
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
        if s.memory:
            remember_tally(s)
        if s.sink is not None:
            s.sink.append(Event("zombies-win" if out == s.seats and not s.prototype else "end", {}))
        return
    s.starters = next_starters(s)
    clear_round(s)
    if s.sink is not None:
        s.sink += kept_vans(s)
    prepare_round(s, poorest(s) if s.prototype else greatest_loser(s), chance)


def prepare_round(s: Board, seat: int, chance: Chance) -> None:
    """Prepare the next round (HDZ-58, HDZ-59, HDZ-D23, HDZ-D24).

    Begin the next scenario, or let a seat change a Faction for free and then draw a power.
    """
    if s.story:
        next_scenario(s)  # object: once per round
        start_round(s, chance)
    elif s.drawing and s.draw_instead:
        open_round(s, seat, chance)
    else:
        s.push(CHANGE)
        s.ask(seat)


def open_round(s: Board, seat: int, chance: Chance) -> None:
    """Draw a power if the optional rule is used; the seat may have to choose which one it replaces (HDZ-59)."""
    if s.drawing:
        draw_power(s, chance)  # object: once per round
    if s.offer >= 0:
        s.push(DRAWN)
        s.ask(seat)
    else:
        start_round(s, chance)


def clear_round(s: Board) -> None:
    """Clear the table; owners keep the Mini-vans in their Expedition Zones (HDZ-40, HDZ-D18)."""
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
    s.above_count = 0
    s.under_count = 0
    s.won = 0
    s.met = -1
    s.encounter = -1
    s.demanded = -1
    s.played = 0


# Changes between rounds


def do_change(s: Board, seat: int, pick: int, chance: Chance) -> None:
    """Replace a Faction with its 13 cards and its Power card, or keep all (HDZ-58)."""
    s.pop()
    if pick == KEEP:
        keep_all(s, seat)
        open_round(s, seat, chance)
        return
    s.replaced = slot_of_faction(s, (pick - SWAP) // KINDS)
    s.offer = (pick - SWAP) % KINDS
    if several(s.versions):
        s.push(CHANGE + STAGE)
    else:
        bring_in(s, seat, power_of(s.offer, lowest(s.versions), s.prototype))
        open_round(s, seat, chance)


def do_version(s: Board, seat: int, pick: int, chance: Chance) -> None:
    """Bring in the Faction with the chosen version of its power (HDZ-63)."""
    s.pop()
    bring_in(s, seat, power_of(s.offer, pick - VERSION, s.prototype))
    open_round(s, seat, chance)


def do_drawn(s: Board, seat: int, pick: int, chance: Chance) -> None:
    """Replace a Faction by the drawn power and its 13 cards (HDZ-59, HDZ-D25)."""
    s.pop()
    if pick == KEEP:
        keep_all(s, seat)
    else:
        s.replaced = slot_of_faction(s, (pick - SWAP) // KINDS)
        bring_in(s, seat, s.offer)
    start_round(s, chance)


def keep_all(s: Board, seat: int) -> None:
    s.offer = -1
    if s.sink is not None:
        s.sink.append(Event("keep-factions", {"seat": seat}))


def slot_of_faction(s: Board, faction: int) -> int:
    slot = 0
    while s.factions[slot] != faction:
        slot += 1
    return slot


def bring_in(s: Board, seat: int, power: int) -> None:
    """Replace the power in the slot `replaced`."""
    slot = s.replaced
    if s.sink is not None:
        old, new = POWER_NAMES[s.powers[slot]], POWER_NAMES[power]
        factions = {"faction": old.rpartition("-")[0], "new_faction": new.rpartition("-")[0]}
        s.sink.append(Event("swap", {"seat": seat, **factions, "new_power": new}))
    put_in_play(
        s,
        power if slot == 0 else s.powers[0],
        power if slot == 1 else s.powers[1],
        power if slot == 2 else s.powers[2],
    )
    s.offer = -1
    s.replaced = -1
