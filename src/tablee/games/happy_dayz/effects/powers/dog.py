"""Dogs: cards move from Zone to Zone (HDZ-66..68, HDZ-P12..P14, HDP-13)."""

from __future__ import annotations

from tablee.core.bits import contains, lowest, nth_bit, popcount, several
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.hot import Mask
from tablee.games.happy_dayz.cards import FETCH, FROM_SEAT, TO_SEAT
from tablee.games.happy_dayz.effects.memory import (
    remember_guess,
    remember_look,
    remember_peek,
    remember_put,
    remember_secret,
    remember_shown,
)
from tablee.games.happy_dayz.effects.names import card_name, with_card
from tablee.games.happy_dayz.effects.powers.power import Power, numbers, stages
from tablee.games.happy_dayz.state import ALL, ONE, RESERVE, VAN_CARDS, Board

ALL_SEATS = 31


class Dog(Power):
    """Good nose: the Encounter card goes into any Zone; no effect without one (HDZ-D6)."""

    questions = stages("dog-to")
    verbs = stages("to")
    clause = "HDZ-66"

    def won(self, s: Board, chance: Chance) -> None:
        if s.met >= 0:
            self.ask(s, 0)

    def fits(self, s: Board, stage: int) -> bool:
        return s.met >= 0 and contains(s.zones[s.winner], s.met)

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        return s.seats_into(ALL_SEATS, TO_SEAT, out)

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        s.pop()
        to = pick - TO_SEAT
        bit = ONE << s.met
        s.zones[seat] &= ~bit
        s.zones[to] |= bit
        if s.memory:
            remember_shown(s, bit)
            remember_put(s, bit, to)
        if s.sink is not None:
            s.sink.append(Event("send", {"seat": seat, "to_seat": to, "card": card_name(s, s.met)}))


class FromOpponent(Power):
    """Choose an opponent if several have cards to take, then what to do with theirs."""

    aiming = numbers(1)

    def fits(self, s: Board, stage: int) -> bool:
        return s.target != s.winner and (stage == 0 or self.takable(s, s.target) != 0)

    def takable(self, s: Board, seat: int) -> Mask:
        """Cards of this Zone that can be taken."""
        return s.zones[seat]

    def sources(self, s: Board) -> int:
        """Mask of the opponents with such a card."""
        mask = 0
        for i in range(s.seats):
            if i != s.winner and self.takable(s, i):
                mask |= 1 << i
        return mask

    def won(self, s: Board, chance: Chance) -> None:
        found = self.sources(s)
        if several(found):
            self.ask(s, 0)
        elif found:
            self.aim(s, lowest(found), chance)

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        if s.target < 0:
            return s.seats_into(self.sources(s), FROM_SEAT, out)
        return self.takes_into(s, out)

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        s.pop()
        if s.target < 0:
            self.aim(s, pick - FROM_SEAT, chance)
        else:
            self.take(s, pick, chance)

    def aim(self, s: Board, seat: int, chance: Chance) -> None:
        """Called with the chosen opponent."""

    def takes_into(self, s: Board, out: list[int]) -> int:
        """Write the options once an opponent is chosen."""
        return 0

    def take(self, s: Board, pick: int, chance: Chance) -> None:
        """Carry out one of them."""


class DogPlus(FromOpponent):
    """Training: look into an opponent's Zone and make one of its cards the next Encounter card (HDZ-67)."""

    questions = stages("dog-look", "dog-fetch")
    verbs = stages("from", "fetch")
    clause = "HDZ-67"

    def aim(self, s: Board, seat: int, chance: Chance) -> None:
        s.target = seat
        if s.memory:
            remember_look(s, s.winner, seat, s.zones[seat])
        if s.sink is not None:
            s.sink.append(Event("look", {"seat": s.winner, "zone_seat": seat}, reveals=True))
        self.ask(s, 1)

    def takes_into(self, s: Board, out: list[int]) -> int:
        return s.cards_into(s.zones[s.target], FETCH, out)

    def take(self, s: Board, pick: int, chance: Chance) -> None:
        """Put the card on top of the Reserve; only the winner knows it until it is turned up."""
        card = s.card_among(pick - FETCH, s.zones[s.target])
        bit = ONE << card
        seen = 63 if bit & VAN_CARDS else 1 << s.winner
        s.zones[s.target] ^= bit
        s.put_above(card, seen)
        if s.memory:
            remember_secret(s, card, s.target, RESERVE, seen)
        if s.sink is not None:
            fetched = Event("fetch", {"seat": s.winner, "zone_seat": s.target})
            s.sink.append(with_card(s, fetched, card, seen == 63, seen))
        s.target = -1


class DogMinus(FromOpponent):
    """Stray dog: a random card, seen by nobody, moves from an opponent's Zone to another one (HDZ-68)."""

    questions = stages("dog-from", "dog-into")
    verbs = stages("from", "to")
    clause = "HDZ-68"

    def takable(self, s: Board, seat: int) -> Mask:
        return s.zones[seat] & ~VAN_CARDS

    def aim(self, s: Board, seat: int, chance: Chance) -> None:
        s.target = seat
        if s.seats == 2:
            self.stray(s, s.winner, chance)
        else:
            self.ask(s, 1)

    def takes_into(self, s: Board, out: list[int]) -> int:
        return s.seats_into(s.others(s.target), TO_SEAT, out)

    def take(self, s: Board, pick: int, chance: Chance) -> None:
        self.stray(s, pick - TO_SEAT, chance)

    def stray(self, s: Board, to: int, chance: Chance) -> None:
        cards = self.takable(s, s.target)
        bit = ONE << nth_bit(cards, chance.below(popcount(cards)))
        if s.memory:
            remember_guess(s, s.target, to, 0, ALL)
        s.zones[s.target] ^= bit
        s.zones[to] |= bit
        if s.sink is not None:
            s.sink.append(Event("stray", {"seat": s.winner, "zone_seat": s.target, "to_seat": to}))
        s.target = -1


class DogPrototype(Power):
    """The winner looks at the top card of the Reserve and puts it into any Zone (HDP-13)."""

    questions = stages("dog-prototype")
    verbs = stages("to")
    clause = "HDP-13"
    names_top = True

    def fits(self, s: Board, stage: int) -> bool:
        return s.above_count > 0 and contains(s.above_seen[0], s.winner)

    def won(self, s: Board, chance: Chance) -> None:
        s.peek(1, s.winner, chance)
        if not s.above_count:
            return
        if s.memory:
            remember_peek(s, s.winner, 1)
        if s.sink is not None:
            what = {"card": card_name(s, s.above[0])}
            s.sink.append(Event("peek", {"seat": s.winner}, what, to=1 << s.winner, reveals=True))
        self.ask(s, 0)

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        return s.seats_into(ALL_SEATS, TO_SEAT, out)

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        s.pop()
        to = pick - TO_SEAT
        card = s.take_above(0)
        s.zones[to] |= ONE << card
        if s.memory:
            remember_secret(s, card, RESERVE, to, s.drawn_seen)
        if s.sink is not None:
            openly = contains(VAN_CARDS, card)
            placed = Event("place", {"seat": seat, "to_seat": to}, reveals=openly)
            s.sink.append(with_card(s, placed, card, openly, 1 << seat))
