"""Preachers: add the top card of the Reserve to the own Zone, then maybe put one card under it (HDZ-71, HDZ-D21, HDZ-P15)."""

from __future__ import annotations

import cython

from tablee.core.event import Event
from tablee.games.happy_dayz.cards import DISCARD, KEEP
from tablee.games.happy_dayz.telling import card_name

if not cython.compiled:
    from tablee.core.bits import lowest
    from tablee.core.chance import Chance
    from tablee.games.happy_dayz.memory import remember_look, remember_secret
    from tablee.games.happy_dayz.powers.power import Power
    from tablee.games.happy_dayz.state import ONE, POWER, RESERVE, VAN_CARDS, Table

DISCARD_PICK = DISCARD
KEEP_PICK = KEEP


class Preacher(Power):
    """The winner sees the card it draws and, while it chooses, its own Zone (HDZ-D20); Mini-vans are always open."""

    questions = ("preacher-discard",)

    def won(self, s: Table, chance: Chance) -> None:
        self.draw(s, chance)
        if s.memory:
            remember_look(s, s.winner, s.winner, s.zones[s.winner])
        s.push(POWER)
        s.ask(s.winner)

    def draw(self, s: Table, chance: Chance) -> None:
        card = s.draw_reserve(chance)
        if card < 0:
            return
        s.zones[s.winner] |= ONE << card
        if s.memory:
            remember_secret(s, card, RESERVE, s.winner, (1 << s.winner) | s.drawn_seen)
        if s.sink is not None:
            what = {"card": card_name(s, card)}
            if (ONE << card) & VAN_CARDS:
                s.sink.append(Event("draw", {"seat": s.winner, **what}, reveals=True))
            else:
                s.sink.append(Event("draw", {"seat": s.winner}, what, to=1 << s.winner, reveals=True))

    def options_into(self, s: Table, seat: int, out: list[int]) -> int:
        n = s.cards_into(s.zones[seat], DISCARD_PICK, out)
        out[n] = KEEP_PICK
        return n + 1

    def do(self, s: Table, pick: int, chance: Chance) -> None:
        s.pop()
        if pick == KEEP_PICK:
            if s.sink is not None:
                s.sink.append(Event("keep", {"seat": s.winner}))
            return
        card = s.card_of(pick - DISCARD_PICK)
        if (ONE << card) & VAN_CARDS:
            card = lowest(s.zones[s.winner] & VAN_CARDS)
        self.discard(s, card)

    def discard(self, s: Table, card: int) -> None:
        s.zones[s.winner] ^= ONE << card
        seen = 63 if (ONE << card) & VAN_CARDS else 1 << s.winner
        s.put_under(card, seen)
        if s.memory:
            remember_secret(s, card, s.winner, RESERVE, 1 << s.winner)
        if s.sink is not None:
            what = {"card": card_name(s, card)}
            if seen == 63:
                s.sink.append(Event("discard", {"seat": s.winner, **what}))
            else:
                s.sink.append(Event("discard", {"seat": s.winner}, what, to=1 << s.winner))
