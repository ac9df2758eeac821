"""What each seat may know, and full worlds that look the same to it."""

from __future__ import annotations

import cython

from tablee.games.happy_dayz.rules import HappyDayzState

if not cython.compiled:
    from tablee.core.bits import highest, nth_bit, popcount
    from tablee.core.chance import Chance
    from tablee.core.state import State
    from tablee.core.view import View
    from tablee.games.happy_dayz.state import (
        HANDS,
        ONE,
        PLACES,
        POWER,
        RESERVE,
        SPECTATOR,
        SUITS,
        TRANSFER,
        VAN_CARDS,
        Table,
    )
    from tablee.games.happy_dayz.vans import settle_vans
    from tablee.kit.piles import fill_piles


FACE_DOWN = -2  # a card that was put aside, and this seat may not know which


class HappyDayzView(View):
    """The table with all that is hidden left out, how many cards each hidden place holds, and which they may be."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table = HappyDayzState()
        self.sizes = [0] * 11
        self.maybe = [0] * 11

    def observe(self, s: Table, seat: int) -> None:
        """Become what this seat (-1: a spectator) may know of a state that has kept its memory."""
        self.seat = seat
        self.table.copy_from(s)
        self.table.memory = False
        who = SPECTATOR if seat < 0 else seat
        for i in range(PLACES):
            self.maybe[i] = s.maybe[who * PLACES + i]
        for i in range(s.seats):
            self.maybe[i] &= ~VAN_CARDS
            self.sizes[i] = popcount(s.zones[i] & ~VAN_CARDS)
            self.sizes[HANDS + i] = popcount(s.hands[i])
        self.sizes[RESERVE] = popcount(s.reserve)
        self.hide()
        self.settle()

    def settle(self) -> None:
        """Number the Mini-vans by what is seen of them."""
        settle_vans(self.table, self.maybe)

    def hide(self) -> None:
        """Take out of the copied table what this seat may not know; Mini-vans in Zones are open (HDZ-36)."""
        table = self.table
        for i in range(table.seats):
            table.zones[i] &= VAN_CARDS
            if i != self.seat:
                table.hands[i] = 0
                table.pass_left[i] = FACE_DOWN if table.pass_left[i] >= 0 else -1
                table.pass_right[i] = FACE_DOWN if table.pass_right[i] >= 0 else -1
        table.reserve = 0
        if table.winner != self.seat:
            table.held = -1
        for i in range(table.under_count):
            if not (table.under_seen[i] >> (SPECTATOR if self.seat < 0 else self.seat)) & 1:
                table.under[i] = -1
            else:
                self.maybe[RESERVE] &= ~(ONE << table.under[i])  # no longer a guess

    def sample_into(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Table)
        s = state
        s.copy_from(self.table)
        piles = [0] * 11
        may = [0] * 11
        need = [0] * 11
        for i in range(PLACES):
            may[i] = self.maybe[i]
            need[i] = self.sizes[i]
        for i in range(s.seats):
            for slot in range(4):
                if (s.voids[i] >> slot) & 1:
                    may[HANDS + i] &= ~SUITS[slot]
        if self.seat >= 0:
            may[HANDS + self.seat] = 0
            need[HANDS + self.seat] = 0
        for i in range(s.under_count):
            if s.under[i] < 0:
                need[RESERVE] += 1
        fill_piles(piles, may, need, PLACES, chance)
        for i in range(s.seats):
            s.zones[i] |= piles[i]
            s.hands[i] |= piles[HANDS + i]
        self.lay_under(s, piles[RESERVE], chance)
        self.guess_sealed(s, chance)

    def lay_under(self, s: Table, cards: int, chance: Chance) -> None:
        """The Reserve, some of it in an order that others fixed."""
        for i in range(s.under_count):
            if s.under[i] < 0:
                s.under[i] = nth_bit(cards, chance.below(popcount(cards)))
                cards ^= ONE << s.under[i]
        s.reserve = cards

    def guess_sealed(self, s: Table, chance: Chance) -> None:
        """What others have chosen but not shown: cards to pass, a card to give."""
        if s.top() == TRANSFER:
            for seat in range(s.seats):
                self.guess_passed(s, seat, chance)
        elif s.top() > POWER and s.winner != self.seat and s.top() % 16 == POWER:
            cards = s.zones[s.winner]
            s.held = nth_bit(cards, chance.below(popcount(cards)))

    def guess_passed(self, s: Table, seat: int, chance: Chance) -> None:
        """The cards another seat has put aside: with two seats as a set, the lower one first (HDZ-17)."""
        cards = s.hands[seat]
        if s.pass_left[seat] == FACE_DOWN:
            if s.seats == 2 and s.pass_right[seat] != FACE_DOWN:
                cards ^= ONE << highest(cards)
            s.pass_left[seat] = nth_bit(cards, chance.below(popcount(cards)))
            cards ^= ONE << s.pass_left[seat]
        if s.pass_right[seat] == FACE_DOWN:
            s.pass_right[seat] = nth_bit(cards, chance.below(popcount(cards)))
            if s.seats == 2 and s.pass_left[seat] > s.pass_right[seat]:
                s.pass_left[seat], s.pass_right[seat] = s.pass_right[seat], s.pass_left[seat]

    def share_memory(self, s: Table) -> None:
        """Let a sampled world remember: this seat what it knows, the others what is sure to hold there."""
        s.memory = True
        for who in range(SPECTATOR + 1):
            base = who * PLACES
            for i in range(PLACES):
                s.maybe[base + i] = self.maybe[i]
            for i in range(s.under_count):
                if self.table.under[i] >= 0:
                    s.maybe[base + RESERVE] |= ONE << s.under[i]
            if who != (SPECTATOR if self.seat < 0 else self.seat):
                self.loosen(s, who)

    def loosen(self, s: Table, who: int) -> None:
        """Another knower: its own hand exactly, each Zone as this seat knows it or as it is, anything anywhere else."""
        base = who * PLACES
        blind = s.reserve
        for i in range(s.under_count):
            blind |= ONE << s.under[i]
        for i in range(s.seats):
            s.maybe[base + i] |= s.zones[i] & ~VAN_CARDS
            if i != who:
                blind |= s.hands[i]
        s.maybe[base + RESERVE] = blind
        for i in range(s.seats):
            s.maybe[base + HANDS + i] = s.hands[i] if i == who else blind
