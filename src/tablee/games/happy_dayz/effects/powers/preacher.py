"""Preachers: add a card of the Reserve to your Zone, maybe discard one (HDZ-71, HDZ-D21, HDZ-P15..P17, HDP-10)."""

from __future__ import annotations

from tablee.core.bits import nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.hot import Mask
from tablee.games.happy_dayz.cards import DISCARD, DISCARD_SURVIVOR, TAKE
from tablee.games.happy_dayz.effects.memory import (
    remember_guess,
    remember_peek,
    remember_put,
    remember_secret,
    remember_sure,
)
from tablee.games.happy_dayz.effects.names import card_name
from tablee.games.happy_dayz.effects.powers.power import Power, stages
from tablee.games.happy_dayz.state import ALL, ONE, POWER, RESERVE, SURVIVOR_CARDS, VAN_CARDS, ZOMBIE_CARDS, Board


class Preacher(Power):
    """Good word: the winner sees the card drawn and, while choosing, its Zone (HDZ-D20); Mini-vans stay face up."""

    questions = stages("preacher-discard")
    verbs = stages("discard")
    clause = "HDZ-71"

    def won(self, s: Board, chance: Chance) -> None:
        self.draw(s, chance)
        self.ask_discard(s, 0)

    def ask_discard(self, s: Board, stage: int) -> None:
        self.look_inside(s)
        self.ask(s, stage)

    def draw(self, s: Board, chance: Chance) -> None:
        card = s.draw_reserve(chance)
        if card >= 0:
            self.add(s, card)

    def add(self, s: Board, card: int) -> None:
        """Add a card just drawn to the Zone; `s.drawn_seen` is the mask of knowers who knew it."""
        s.zones[s.winner] |= ONE << card
        if s.memory:
            remember_secret(s, card, RESERVE, s.winner, (1 << s.winner) | s.drawn_seen)
        if s.sink is not None:
            what = {"card": card_name(s, card)}
            if (ONE << card) & VAN_CARDS:
                s.sink.append(Event("draw", {"seat": s.winner, **what}, reveals=True))
            else:
                s.sink.append(Event("draw", {"seat": s.winner}, what, to=1 << s.winner, reveals=True))

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        return self.or_keep(s.cards_into(s.zones[seat], DISCARD, out), out)

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        if not self.declines(s, seat, pick):
            s.pop()
            self.discard(s, s.card_among(pick - DISCARD, s.zones[seat]))

    def discard(self, s: Board, card: int) -> None:
        bit = ONE << card
        s.zones[s.winner] ^= bit
        if s.memory:
            if bit & VAN_CARDS:
                remember_put(s, bit, RESERVE)
            else:
                remember_guess(s, s.winner, RESERVE, 1 << s.winner, self.known_among(bit))
                remember_sure(s, bit, RESERVE, 1 << s.winner)
        s.put_under(card, 63 if bit & VAN_CARDS else 1 << s.winner)
        if s.sink is not None:
            s.sink.append(self.discarded(s.winner, card_name(s, card)))

    def known_among(self, bit: Mask) -> Mask:
        """What everybody knows about the card put under the Reserve."""
        return ALL

    def discarded(self, seat: int, card: str) -> Event:
        if card == "van":
            return Event("discard", {"seat": seat, "card": card})
        return Event("discard", {"seat": seat}, {"card": card}, to=1 << seat)


class PreacherPlus(Preacher):
    """Revelation: keep one of the two top cards; the other goes under the Reserve."""

    questions = stages("preacher-take", "preacher-discard")
    verbs = stages("take", "discard")
    clause = "HDZ-P16"

    def fits(self, s: Board, stage: int) -> bool:
        seen = (s.above_seen[0] & s.above_seen[1]) >> s.winner
        return stage == 1 or (s.above_count == 2 and seen & 1 == 1)

    def won(self, s: Board, chance: Chance) -> None:
        s.peek(2, s.winner, chance)
        if s.above_count < 2:
            self.draw(s, chance)
            self.ask_discard(s, 1)
            return
        if s.memory:
            remember_peek(s, s.winner, 2)
        if s.sink is not None:
            cards = [card_name(s, s.above[0]), card_name(s, s.above[1])]
            s.sink.append(Event("reveal", {"seat": s.winner}, {"cards": cards}, to=1 << s.winner, reveals=True))
        self.ask(s, 0)

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        if s.top() != POWER:
            return Preacher.options_into(self, s, seat, out)
        return s.cards_into((ONE << s.above[0]) | (ONE << s.above[1]), TAKE, out)

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        if s.top() != POWER:
            Preacher.do(self, s, seat, pick, chance)
            return
        s.pop()
        card = s.card_among(pick - TAKE, (ONE << s.above[0]) | (ONE << s.above[1]))
        other = s.take_above(1 if card == s.above[0] else 0)
        s.put_under(other, s.drawn_seen)
        self.add(s, s.take_above(0))
        if s.sink is not None:
            s.sink.append(Event("bury", {"seat": seat}, {"card": card_name(s, other)}, to=1 << seat))
        self.ask_discard(s, 1)


class PreacherMinus(Preacher):
    """Sermon: draw only, discard nothing."""

    questions = stages()
    clause = "HDZ-P17"

    def won(self, s: Board, chance: Chance) -> None:
        self.draw(s, chance)


class PreacherPrototype(Preacher):
    """A Survivor put under the Reserve is chosen at random from the winner's Zone (HDP-10)."""

    questions = stages("preacher-prototype")
    verbs = stages("discard")
    clause = "HDP-10"

    def known_among(self, bit: Mask) -> Mask:
        """Everybody sees whether it is a Zombie, which is chosen, or a Survivor, which is random."""
        return ZOMBIE_CARDS if bit & ZOMBIE_CARDS else SURVIVOR_CARDS

    def discarded(self, seat: int, card: str) -> Event:
        if card == "van":
            return Event("discard", {"seat": seat, "card": card})
        kind = "zombie" if card.startswith("zombie") else "survivor"
        return Event("discard-kind", {"seat": seat, "kind": kind}, {"card": card}, to=1 << seat, reveals=True)

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        n = s.cards_into(s.zones[seat] & ~SURVIVOR_CARDS, DISCARD, out)
        if s.zones[seat] & SURVIVOR_CARDS:
            out[n] = DISCARD_SURVIVOR
            n += 1
        return self.or_keep(n, out)

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        if pick != DISCARD_SURVIVOR:
            Preacher.do(self, s, seat, pick, chance)
            return
        s.pop()
        cards = s.zones[seat] & SURVIVOR_CARDS
        self.discard(s, nth_bit(cards, chance.below(popcount(cards))))
