"""Survivalists: swap the Encounter card with a card in hand (HDZ-P39..P41, HDZ-45, HDZ-46)."""

from __future__ import annotations

from tablee.core.bits import contains
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.hot import Mask
from tablee.games.happy_dayz.cards import BARTER, TO_SEAT
from tablee.games.happy_dayz.effects.memory import remember_put, remember_secret, remember_shown
from tablee.games.happy_dayz.effects.names import card_name, with_card
from tablee.games.happy_dayz.effects.powers.power import Power, numbers, stages
from tablee.games.happy_dayz.state import HANDS, ONE, POWER, STAGE, VAN_CARDS, Board

ALL_SEATS = 31


class Survivalist(Power):
    """Barter: the card goes into the winner's Zone; no effect without an Encounter card or a card left (HDZ-D6)."""

    questions = stages("survivalist-barter")
    verbs = stages("barter")
    clause = "HDZ-P39"

    def fits(self, s: Board, stage: int) -> bool:
        return s.met >= 0 and contains(s.zones[s.winner], s.met) and s.trick < s.hand_size

    def won(self, s: Board, chance: Chance) -> None:
        if s.met >= 0 and self.held_among(s):
            self.ask(s, 0)

    def held_among(self, s: Board) -> Mask:
        return s.hands[s.winner] | s.transfer[s.winner]

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        return self.or_keep(s.cards_into(s.one_van(self.held_among(s), s.transfer[seat]), BARTER, out), out)

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        if self.declines(s, seat, pick):
            return
        s.pop()
        s.held = self.offered(s, pick - BARTER)
        self.swap(s, seat)

    def declined(self, seat: int) -> Event:
        return Event("no-barter", {"seat": seat})

    def offered(self, s: Board, named: int) -> int:
        vans = s.transfer[s.winner] if s.transfer[s.winner] & VAN_CARDS else s.hands[s.winner]
        return s.card_among(named, vans)

    def swap(self, s: Board, to: int) -> None:
        """Move the held card into a Zone, face up if it was public, and the Encounter card to the hand in full view."""
        bit = ONE << s.held
        met = ONE << s.met
        openly = (s.transfer[s.winner] | VAN_CARDS) & bit != 0
        if s.memory:
            if s.transfer[s.winner] & bit:
                remember_put(s, bit, to)
            else:
                remember_secret(s, s.held, HANDS + s.winner, to, 1 << s.winner)
            remember_shown(s, met)
            remember_put(s, met, HANDS + s.winner)
        s.hands[s.winner] &= ~bit
        s.transfer[s.winner] &= ~bit
        s.zones[to] |= bit
        s.zones[s.winner] &= ~met
        s.hands[s.winner] |= met
        if s.sink is not None:
            who = {"seat": s.winner, "to_seat": to, "encounter_card": card_name(s, s.met)}
            s.sink.append(with_card(s, Event("barter", who, reveals=openly), s.held, openly, 1 << s.winner))
        s.held = -1
        s.met = -1


class SurvivalistPlus(Survivalist):
    """Unwelcome parcel: the card may go into any Zone."""

    questions = stages("survivalist-barter", "survivalist-to")
    verbs = stages("barter", "to")
    clause = "HDZ-P40"
    holding = numbers(1)

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        if s.held < 0:
            return Survivalist.options_into(self, s, seat, out)
        return s.seats_into(ALL_SEATS, TO_SEAT, out)

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        if s.held >= 0:
            s.pop()
            self.swap(s, pick - TO_SEAT)
        elif not self.declines(s, seat, pick):
            s.pop()
            s.held = self.offered(s, pick - BARTER)
            s.push(POWER + STAGE)


class SurvivalistMinus(Survivalist):
    """Rationing: the swap is compulsory."""

    clause = "HDZ-P41"

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        return Survivalist.options_into(self, s, seat, out) - 1
