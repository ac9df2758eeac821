"""Soldiers: give won cards to other Communities, face down (HDZ-64, HDZ-65, HDZ-D4, HDZ-D19, HDZ-P9..P11)."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.hot import Mask
from tablee.games.happy_dayz.cards import GIVE, TO_SEAT
from tablee.games.happy_dayz.effects.memory import (
    remember_guess,
    remember_put,
    remember_shown,
    remember_sure,
)
from tablee.games.happy_dayz.effects.names import with_card
from tablee.games.happy_dayz.effects.powers.power import Power, numbers, stages
from tablee.games.happy_dayz.state import ALL, ONE, POWER, STAGE, VAN_CARDS, Board


class Soldier(Power):
    """Evacuation: choose a card, then its receiver; the giver sees its Zone (HDZ-D20), nobody else sees the card."""

    questions = stages("soldier-card", "soldier-to")
    verbs = stages("give", "to")
    clause = "HDZ-64"
    holding = numbers(1)

    def won(self, s: Board, chance: Chance) -> None:
        self.look_inside(s)
        self.ask(s, 0)

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        if s.held >= 0:
            return s.seats_into(s.others(seat), TO_SEAT, out)
        n = s.cards_into(self.held_among(s), GIVE, out)
        return self.or_keep(n, out) if self.may_keep(s) else n

    def declined(self, seat: int) -> Event:
        return Event("give-none", {"seat": seat})

    def may_keep(self, s: Board) -> bool:
        """True if the winner may give no card (HDZ-D4)."""
        return s.may_keep

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        if self.declines(s, seat, pick):
            return
        if s.held < 0:
            s.held = s.card_among(pick - GIVE, self.held_among(s))
            s.push(s.pop() + STAGE)
            if s.seats == 2:
                self.give(s, 1 - seat)
        else:
            self.give(s, pick - TO_SEAT)

    def give(self, s: Board, to: int) -> None:
        bit = ONE << s.held
        shows = (self.held_among(s) & VAN_CARDS) != 0  # a Mini-van would be face up, so all see that it is none
        if s.memory:
            if bit & VAN_CARDS:
                remember_shown(s, bit)
                remember_put(s, bit, to)
            else:
                remember_guess(s, s.winner, to, 1 << s.winner, self.known_among(s))
                remember_sure(s, bit, to, 1 << s.winner)
        s.zones[s.winner] ^= bit
        s.zones[to] |= bit
        if s.sink is not None:
            given = Event("give", {"seat": s.winner, "to_seat": to}, reveals=shows)
            s.sink.append(with_card(s, given, s.held, bit & VAN_CARDS != 0, 1 << s.winner))
        s.held = -1
        self.after(s, s.pop())

    def known_among(self, s: Board) -> Mask:
        """What everybody knows about the card given."""
        return ALL

    def after(self, s: Board, step: int) -> None:
        """Called after a card is given."""


class SoldierPlus(Soldier):
    """Assault: up to two cards, each to any other Community."""

    questions = stages("soldier-more", "soldier-to", "soldier-more", "soldier-to")
    verbs = stages("give", "to", "give", "to")
    clause = "HDZ-P10"
    holding = numbers(1, 3)

    def may_keep(self, s: Board) -> bool:
        return True

    def after(self, s: Board, step: int) -> None:
        if step == POWER + STAGE and s.zones[s.winner]:
            self.ask(s, 2)


class SoldierMinus(Soldier):
    """Weakness: the card must be one of the trick just won, not the Encounter card."""

    clause = "HDZ-65"

    def may_keep(self, s: Board) -> bool:
        return False

    def held_among(self, s: Board) -> Mask:
        return s.won & s.zones[s.winner]

    def known_among(self, s: Board) -> Mask:
        return s.won
