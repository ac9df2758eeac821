"""Hippies: give away the cards of the trick, keep the Encounter card (HDZ-69, HDZ-70, HDZ-P6..P8)."""

from __future__ import annotations

from tablee.core.bits import lowest, several
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.hot import Mask
from tablee.games.happy_dayz.cards import FIRST_VAN, TO_SEAT
from tablee.games.happy_dayz.effects.memory import remember_put, remember_shown
from tablee.games.happy_dayz.effects.names import card_name, card_names
from tablee.games.happy_dayz.effects.powers.power import Power, stages
from tablee.games.happy_dayz.state import ONE, VAN_CARDS, Board


class Hippie(Power):
    """Share everything: all cards go to one other Community; no choice with two seats."""

    questions = stages("hippie-to")
    verbs = stages("to")
    clause = "HDZ-69"

    def won(self, s: Board, chance: Chance) -> None:
        if s.seats == 2:
            self.give(s, s.won, 1 - s.winner)
        else:
            self.ask(s, 0)

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        return s.seats_into(s.others(seat), TO_SEAT, out)

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        s.pop()
        self.give(s, s.won, pick - TO_SEAT)

    def give(self, s: Board, cards: Mask, to: int) -> None:
        self.move(s, cards, to)
        if s.sink is not None:
            names = card_names(s, cards)
            s.sink.append(Event("give-trick", {"seat": s.winner, "to_seat": to, "cards": names}))

    def move(self, s: Board, cards: Mask, to: int) -> None:
        """Move cards of the trick, known to all, to another Zone in full view."""
        cards &= s.zones[s.winner]
        s.zones[s.winner] ^= cards
        s.zones[to] |= cards
        if s.memory:
            remember_shown(s, cards)
            remember_put(s, cards, to)


class HippiePlus(Hippie):
    """All equal: each card goes to any Community, including the winner's, one by one in deck order."""

    questions = stages("hippie-share")
    verbs = stages("to")
    clause = "HDZ-70"
    shares = True

    def won(self, s: Board, chance: Chance) -> None:
        s.sharing = s.won
        self.ask(s, 0)

    def fits(self, s: Board, stage: int) -> bool:
        return s.sharing != 0 and not s.sharing & ~(s.won & s.zones[s.winner])

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        return s.seats_into(self.open_to(s), TO_SEAT, out)

    def open_to(self, s: Board) -> int:
        """Mask of the seats that may get the next card.

        Anybody, or with `equal_split` those without a card yet; identical Mini-vans are given in seat order.
        """
        given = s.won & ~s.sharing
        next_is_van = lowest(s.sharing) >= FIRST_VAN
        mask = (1 << s.seats) - 1
        for i in range(s.seats):
            if s.equal_split and s.zones[i] & given:
                mask &= ~(1 << i)
            if not s.equal_split and next_is_van and s.zones[i] & given & VAN_CARDS:
                mask &= ~((1 << i) - 1)
        return mask & -mask if s.equal_split and next_is_van else mask

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        self.share(s, pick - TO_SEAT)
        while s.sharing and not several(self.open_to(s)):
            self.share(s, lowest(self.open_to(s)))
        if not s.sharing:
            s.pop()

    def share(self, s: Board, to: int) -> None:
        """Give away the next card."""
        card = lowest(s.sharing)
        s.sharing &= s.sharing - 1
        self.move(s, ONE << card, to)
        if s.sink is not None:
            s.sink.append(Event("share", {"seat": s.winner, "to_seat": to, "card": card_name(s, card)}))


class HippieMinus(Hippie):
    """Bad trip: all cards to the left neighbour."""

    questions = stages()
    clause = "HDZ-P8"

    def won(self, s: Board, chance: Chance) -> None:
        self.give(s, s.won, s.next_seat(s.winner))
