"""Soldiers: one card of the own Expedition Zone must be given to another Community (HDZ-64, HDZ-D4, HDZ-P9)."""

from __future__ import annotations

import cython

from tablee.core.event import Event
from tablee.games.happy_dayz.cards import GIVE
from tablee.games.happy_dayz.telling import card_name

if not cython.compiled:
    from tablee.core.bits import lowest
    from tablee.core.chance import Chance
    from tablee.games.happy_dayz.memory import remember_look, remember_secret
    from tablee.games.happy_dayz.powers.power import Power
    from tablee.games.happy_dayz.state import ONE, POWER, SEAT_PICK, VAN_CARDS, Table

GIVE_PICK = GIVE


class Soldier(Power):
    """First the card, then who receives it; the giver looks into its Zone (HDZ-D20), nobody else sees the card (HDZ-D19)."""

    questions = ("soldier-card", "soldier-to")

    def won(self, s: Table, chance: Chance) -> None:
        if s.memory:
            remember_look(s, s.winner, s.winner, s.zones[s.winner])
        s.push(POWER)
        s.ask(s.winner)

    def options_into(self, s: Table, seat: int, out: list[int]) -> int:
        if s.top() == POWER:
            return s.cards_into(s.zones[seat], GIVE_PICK, out)
        return s.seats_into(seat, out)

    def do(self, s: Table, pick: int, chance: Chance) -> None:
        if s.pop() != POWER:
            self.give(s, pick - SEAT_PICK)
            return
        card = s.card_of(pick - GIVE_PICK)
        if (ONE << card) & VAN_CARDS:
            card = lowest(s.zones[s.winner] & VAN_CARDS)
        s.held = card
        if s.seats == 2:
            self.give(s, 1 - s.winner)
        else:
            s.push(POWER + 16)

    def give(self, s: Table, to: int) -> None:
        bit = ONE << s.held
        s.zones[s.winner] ^= bit
        s.zones[to] |= bit
        if s.memory:
            remember_secret(s, s.held, s.winner, to, 1 << s.winner)
        if s.sink is not None:
            who = {"seat": s.winner, "to_seat": to}
            card = {"card": card_name(s, s.held)}
            if bit & VAN_CARDS:
                s.sink.append(Event("give", {**who, **card}))
            else:
                s.sink.append(Event("give", who, card, to=1 << s.winner))
        s.held = -1
