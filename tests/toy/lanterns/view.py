"""What a seat may know of Lanterns, and worlds that look like it."""

from __future__ import annotations

from tablee.core.bits import nth_bit
from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.core.view import View
from tests.toy.lanterns.cards import ALL
from tests.toy.lanterns.state import Lanterns


class LanternsView(View):
    """A table without the hidden cards."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Lanterns()

    def look(self, state: State, seat: int) -> None:
        """Become what this seat may know of the state; -1 is a spectator."""
        self.seat = seat
        self.table.copy_from(state)
        self.table.hide_from(seat)

    def sample_into(self, state: State, chance: Chance) -> None:
        """Deal the unseen cards again: any deal is as likely as any other."""
        assert isinstance(state, Lanterns)
        world = state
        world.copy_from(self.table)
        world.deck = ALL & ~world.winds
        for seat in range(world.seats):
            world.deck &= ~(world.hand[seat] | world.spent[seat])
        held = world.rounds_left()
        for seat in range(world.seats):
            if seat != self.seat:
                for _ in range(held):
                    world.hand[seat] |= 1 << world.draw(chance)
                if (world.sealed >> seat) & 1:
                    world.laid[seat] = nth_bit(world.hand[seat], chance.below(held))
