"""What a seat may know of Lanterns, and worlds that look like it."""

from __future__ import annotations

from tablee.core.bits import nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.core.view import View
from tests.toy.lanterns.cards import NONE
from tests.toy.lanterns.state import Lanterns


class LanternsView(View):
    """A table without the hidden cards, and the cards this seat has not seen."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Lanterns()  # its deck is empty, and so are the hands of the others
        self.hand_size = 0
        self.unseen = 0

    def look(self, state: State, seat: int) -> None:
        """Become what this seat may know of the state; -1 is a spectator."""
        assert isinstance(state, Lanterns)
        truth = state
        self.seat = seat
        self.table.copy_from(truth)
        self.table.deck = 0
        self.hand_size = popcount(truth.hands[0])
        self.unseen = truth.deck
        for other in range(truth.seats):
            if other != seat:
                self.unseen |= truth.hands[other]
                self.table.put(other, 0, NONE)

    def sample_into(self, state: State, chance: Chance) -> None:
        """Deal the unseen cards again: any deal is as likely as any other."""
        assert isinstance(state, Lanterns)
        world = state
        world.copy_from(self.table)
        world.deck = self.unseen
        for seat in range(world.seats):
            if seat != self.seat:
                hand = 0
                for _ in range(self.hand_size):
                    hand |= 1 << world.draw(chance)
                laid = NONE
                if (world.sealed >> seat) & 1:
                    laid = nth_bit(hand, chance.below(self.hand_size))
                world.put(seat, hand, laid)
