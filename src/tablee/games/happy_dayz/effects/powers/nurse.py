"""Nurses: put a Zombie under the Reserve (HDZ-P33..P35)."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.hot import Mask
from tablee.games.happy_dayz.cards import DISCARD
from tablee.games.happy_dayz.effects.memory import (
    remember_guess,
    remember_put,
    remember_shown,
    remember_sure,
)
from tablee.games.happy_dayz.effects.names import card_name
from tablee.games.happy_dayz.effects.powers.power import Power, stages
from tablee.games.happy_dayz.state import ONE, RESERVE, ZOMBIE_CARDS, Board


class Nurse(Power):
    """First aid: a Zombie of the trick or the Encounter card just won, in full view; no question if there is none."""

    questions = stages("nurse-discard")
    verbs = stages("discard")
    clause = "HDZ-P33"

    def won(self, s: Board, chance: Chance) -> None:
        if self.curable(s):
            self.ask(s, 0)

    def curable(self, s: Board) -> Mask:
        cards = s.won
        if s.met >= 0:
            cards |= ONE << s.met
        return cards & s.zones[s.winner] & ZOMBIE_CARDS

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        return self.or_keep(s.cards_into(self.curable(s), DISCARD, out), out)

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        if self.declines(s, seat, pick):
            return
        s.pop()
        card = s.card_of(pick - DISCARD)
        s.zones[seat] ^= ONE << card
        self.cure(s, card)

    def cure(self, s: Board, card: int) -> None:
        if s.memory:
            remember_shown(s, ONE << card)
            remember_put(s, ONE << card, RESERVE)
        s.put_under(card, 63)
        if s.sink is not None:
            s.sink.append(Event("discard", {"seat": s.winner, "card": card_name(s, card)}))


class NursePlus(Nurse):
    """Field hospital: any Zombie of the winner's Zone, face down; everybody knows that it is a Zombie."""

    clause = "HDZ-P34"

    def won(self, s: Board, chance: Chance) -> None:
        self.look_inside(s)
        self.ask(s, 0)

    def curable(self, s: Board) -> Mask:
        return s.zones[s.winner] & ZOMBIE_CARDS

    def cure(self, s: Board, card: int) -> None:
        if s.memory:
            remember_guess(s, s.winner, RESERVE, 1 << s.winner, ZOMBIE_CARDS)
            remember_sure(s, ONE << card, RESERVE, 1 << s.winner)
        s.put_under(card, 1 << s.winner)
        if s.sink is not None:
            who = {"seat": s.winner, "kind": "zombie"}
            s.sink.append(Event("discard-kind", who, {"card": card_name(s, card)}, to=1 << s.winner, reveals=True))


class NurseMinus(Nurse):
    """Sticking plaster: only a Zombie that costs 3."""

    clause = "HDZ-P35"

    def curable(self, s: Board) -> Mask:
        return Nurse.curable(self, s) & ~s.sixes
