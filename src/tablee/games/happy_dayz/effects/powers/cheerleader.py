"""Cheerleaders: everybody passes a card; no effect after the last trick (HDZ-P27..P29, HDZ-45, HDZ-46, HDZ-D27)."""

from __future__ import annotations

from tablee.core.bits import contains, nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.hot import cold
from tablee.games.happy_dayz.cards import NAMED, PASS_LEFT, PASS_RIGHT, RECONSIDER, TURN
from tablee.games.happy_dayz.effects.memory import remember_passed
from tablee.games.happy_dayz.effects.names import card_name, with_card
from tablee.games.happy_dayz.effects.powers.power import Power, stages
from tablee.games.happy_dayz.state import ONE, POWER, STAGE, VAN_CARDS, Board


class Cheerleader(Power):
    """Pass it on!: simultaneous and sealed, from hand or Transfer Zone into the next hand."""

    questions = stages("cheerleader-pass")
    verbs = stages("pass")
    clause = "HDZ-P27"
    asks_all = 0

    def fits(self, s: Board, stage: int) -> bool:
        return s.trick < s.hand_size

    def won(self, s: Board, chance: Chance) -> None:
        s.way = 1
        if s.trick < s.hand_size:
            self.ask_everybody(s, 0)

    def ask_everybody(self, s: Board, stage: int) -> None:
        s.push(POWER + STAGE * stage)
        s.ask_all((1 << s.seats) - 1)

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        if s.pass_left[seat] >= 0:
            out[0] = RECONSIDER
            return 1
        own = s.one_van(s.hands[seat] | s.transfer[seat], s.transfer[seat])
        return s.cards_into(own, PASS_LEFT if s.way > 0 else PASS_RIGHT, out)

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        if pick == RECONSIDER:
            s.pass_left[seat] = -1
            s.unseal(seat)
            return
        vans = s.transfer[seat] if s.transfer[seat] & VAN_CARDS else s.hands[seat]
        s.pass_left[seat] = s.card_among((pick - PASS_LEFT) % NAMED, vans)
        if s.sink is not None:
            card = {"card": card_name(s, s.pass_left[seat])}
            s.sink.append(Event("pass", {"seat": seat}, card, to=1 << seat))
        s.seal(seat)
        if not s.asked:
            s.pop()
            self.pass_on(s)

    def pass_on(self, s: Board) -> None:
        """Move all chosen cards simultaneously."""
        if s.memory:
            remember_passed(s)
        if s.sink is not None:
            self.tell(s)
        for i in range(s.seats):
            s.hands[i] &= ~(ONE << s.pass_left[i])
            s.transfer[i] &= ~(ONE << s.pass_left[i])
        for i in range(s.seats):
            s.hands[s.receiver(i)] |= ONE << s.pass_left[i]
            s.pass_left[i] = -1

    @cold
    def tell(self, s: Board) -> None:
        """Reveal cards from a Transfer Zone to all, others to giver and receiver only."""
        for seat in range(s.seats):
            to = s.receiver(seat)
            card = s.pass_left[seat]
            passed = Event("pass-on", {"seat": seat, "to_seat": to}, reveals=True)
            if s.sink is not None:
                s.sink.append(with_card(s, passed, card, contains(s.transfer[seat], card), (1 << seat) | (1 << to)))


class CheerleaderPlus(Cheerleader):
    """Choreography: the winner chooses the direction, except with two seats."""

    questions = stages("cheerleader-turn", "cheerleader-pass")
    verbs = stages("turn", "pass")
    clause = "HDZ-P28"
    asks_all = 1

    def won(self, s: Board, chance: Chance) -> None:
        s.way = 1
        if s.trick >= s.hand_size:
            return
        if s.seats == 2:
            self.ask_everybody(s, 1)
        else:
            self.ask(s, 0)

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        if s.top() != POWER:
            return Cheerleader.options_into(self, s, seat, out)
        out[0] = TURN
        out[1] = TURN + 1
        return 2

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        if s.top() != POWER:
            Cheerleader.do(self, s, seat, pick, chance)
            return
        s.pop()
        s.way = 1 if pick == TURN else -1
        if s.sink is not None:
            s.sink.append(Event("turn", {"seat": seat, "neighbour": "left" if s.way > 0 else "right"}))
        self.ask_everybody(s, 1)


class CheerleaderMinus(Cheerleader):
    """Shaky pyramid: the cards are chosen at random."""

    questions = stages()
    clause = "HDZ-P29"
    asks_all = -1

    def won(self, s: Board, chance: Chance) -> None:
        s.way = 1
        if s.trick >= s.hand_size:
            return
        for i in range(s.seats):
            own = s.hands[i] | s.transfer[i]
            s.pass_left[i] = nth_bit(own, chance.below(popcount(own)))
        self.pass_on(s)
