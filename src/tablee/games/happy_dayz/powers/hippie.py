"""Hippies: all cards of the trick must be given away, the Encounter card is kept (HDZ-69, HDZ-P6)."""

from __future__ import annotations

import cython

from tablee.core.event import Event
from tablee.games.happy_dayz.telling import card_names

if not cython.compiled:
    from tablee.core.chance import Chance
    from tablee.games.happy_dayz.memory import remember_put, remember_shown
    from tablee.games.happy_dayz.powers.power import Power
    from tablee.games.happy_dayz.state import POWER, SEAT_PICK, Table


class Hippie(Power):
    """The winner chooses one other Community; with two there is no choice."""

    questions = ("hippie-to",)

    def won(self, s: Table, chance: Chance) -> None:
        if s.seats == 2:
            self.give(s, 1 - s.winner)
        else:
            s.push(POWER)
            s.ask(s.winner)

    def options_into(self, s: Table, seat: int, out: list[int]) -> int:
        return s.seats_into(seat, out)

    def do(self, s: Table, pick: int, chance: Chance) -> None:
        s.pop()
        self.give(s, pick - SEAT_PICK)

    def give(self, s: Table, to: int) -> None:
        s.zones[s.winner] &= ~s.won
        s.zones[to] |= s.won
        if s.memory:
            remember_shown(s, s.won)
            remember_put(s, s.won, to)
        if s.sink is not None:
            cards = card_names(s, s.won)
            s.sink.append(Event("give-trick", {"seat": s.winner, "to_seat": to, "cards": cards}))
