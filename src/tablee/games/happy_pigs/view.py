"""What each seat may know, and full worlds that look like it: only sealed tiles are hidden, and the cards to come."""

from __future__ import annotations

from tablee.core.bits import contains
from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.core.view import View
from tablee.games.happy_pigs.state.board import PROGRAM, Board


class HappyPigsView(View):
    """A table without the tiles others have sealed."""

    def __init__(self) -> None:
        super().__init__()
        self.board = Board()

    def look(self, state: State, seat: int) -> None:
        """See what this seat (-1 = a spectator) may see of a state."""
        assert isinstance(state, Board)
        table = self.board
        table.copy_from(state)
        self.seat = seat
        hidden = table.depth > 0 and table.top() >> 3 == PROGRAM
        for other in range(table.seats):
            if hidden and other != seat:
                table.programs[other] = -1
        if hidden and table.holder != seat:
            table.neutral = -1

    def sample_into(self, state: State, chance: Chance) -> None:
        """Others may have sealed any tile; which season cards come is drawn when they are turned."""
        assert isinstance(state, Board)
        world = state
        world.copy_from(self.board)
        if self.seat >= 0 and contains(world.asked, self.seat):
            world.turn = self.seat  # of several who are asked at once, search thinks for this one
        for other in range(world.seats):
            if other != self.seat and contains(world.sealed, other):
                world.programs[other] = chance.below(4)
                if other == world.holder:
                    world.neutral = chance.below(4)
