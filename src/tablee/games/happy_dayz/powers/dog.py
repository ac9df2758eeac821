"""Dogs: the winner puts the Encounter card into any Community's Expedition Zone, its own too (HDZ-66, HDZ-P12)."""

from __future__ import annotations

import cython

from tablee.core.event import Event
from tablee.games.happy_dayz.telling import card_name

if not cython.compiled:
    from tablee.core.chance import Chance
    from tablee.games.happy_dayz.memory import remember_put, remember_shown
    from tablee.games.happy_dayz.powers.power import Power
    from tablee.games.happy_dayz.state import ONE, POWER, SEAT_PICK, Table


class Dog(Power):
    """Without an Encounter card nothing happens (HDZ-D6)."""

    questions = ("dog-to",)

    def won(self, s: Table, chance: Chance) -> None:
        if s.met >= 0:
            s.push(POWER)
            s.ask(s.winner)

    def options_into(self, s: Table, seat: int, out: list[int]) -> int:
        return s.seats_into(-1, out)

    def do(self, s: Table, pick: int, chance: Chance) -> None:
        s.pop()
        to = pick - SEAT_PICK
        bit = ONE << s.met
        s.zones[s.winner] &= ~bit
        s.zones[to] |= bit
        if s.memory:
            remember_shown(s, bit)
            remember_put(s, bit, to)
        if s.sink is not None:
            s.sink.append(Event("send", {"seat": s.winner, "to_seat": to, "card": card_name(s, s.met)}))
