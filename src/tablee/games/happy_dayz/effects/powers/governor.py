"""Governors: the winner orders how the next trick is led; no effect after the last one (HDZ-P36..P38, HDZ-D27)."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.games.happy_dayz.cards import FACTIONS, ORDER, ORDER_FACTION, SIDE, SIDES
from tablee.games.happy_dayz.effects.powers.power import Power, stages
from tablee.games.happy_dayz.state import Board

NAMES = len(FACTIONS) + 1


class Governor(Power):
    """Decree: choose who leads, and on which side."""

    questions = stages("governor-order")
    verbs = stages("order")
    clause = "HDZ-P36"

    def fits(self, s: Board, stage: int) -> bool:
        return s.trick < s.hand_size

    def won(self, s: Board, chance: Chance) -> None:
        if s.trick < s.hand_size:
            self.ask(s, 0)

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        for i in range(2 * s.seats):
            out[i] = ORDER + i
        return 2 * s.seats

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        s.leader = (pick - ORDER) // 2
        s.bound_side = (pick - ORDER) % 2
        self.done(s)

    def done(self, s: Board) -> None:
        s.pop()
        if s.sink is not None:
            told = {"seat": s.winner, "to_seat": s.leader, "side": SIDES[s.bound_side]}
            if s.bound_slot >= 0:
                told["faction"] = "zombie" if s.bound_slot == 3 else FACTIONS[s.factions[s.bound_slot]]
            s.sink.append(Event("order-faction" if s.bound_slot >= 0 else "order", told))


class GovernorPlus(Governor):
    """Full powers: also choose the Faction to lead (or Zombies), if the leader holds it."""

    clause = "HDZ-P37"

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        n = 0
        for i in range(2 * s.seats):
            for j in range(3):
                out[n] = ORDER_FACTION + i * NAMES + s.factions[s.order[j]]
                n += 1
            out[n] = ORDER_FACTION + i * NAMES + NAMES - 1
            n += 1
        return n

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        order = (pick - ORDER_FACTION) // NAMES
        faction = (pick - ORDER_FACTION) % NAMES
        s.leader = order // 2
        s.bound_side = order % 2
        s.bound_slot = 3
        for i in range(3):
            if s.factions[i] == faction:
                s.bound_slot = i
        self.done(s)


class GovernorMinus(Governor):
    """Guideline: choose the side only."""

    questions = stages("governor-side")
    verbs = stages("side")
    clause = "HDZ-P38"

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        out[0] = SIDE
        out[1] = SIDE + 1
        return 2

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        s.bound_side = pick - SIDE
        self.done(s)
