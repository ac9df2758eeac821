"""What each seat may know, and sampled states; only sealed tiles and future cards are hidden."""

from __future__ import annotations

from tablee.core.bits import contains
from tablee.core.chance import Chance
from tablee.core.hot import Single
from tablee.core.state import State
from tablee.core.view import View
from tablee.games.happy_pigs.state.board import FIELD, PHASE_OF, PROGRAM, Board


class HappyPigsView(View):
    """The table without the tiles that others have sealed."""

    def __init__(self) -> None:
        super().__init__()
        self.board = Board()

    def look(self, state: State, seat: int) -> None:
        """Set this view to what a seat (-1: a spectator) may see of a state."""
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

    def numbers_into(self, out: list[Single], at: int) -> int:
        """Add numbers and prices that follow from the season card, so that learners need not memorize the cards."""
        table = self.board
        table.phase = PHASE_OF[table.top() >> 3] if table.asked else 5
        for action in range(4):
            table.numbers[action] = table.number(action) if table.card >= 0 or table.level else 0
        for ware in range(FIELD):
            table.prices[ware] = table.price(0, ware)
        for size in range(4):
            table.sales[size] = table.sale(size)
        return table.numbers_into(self.seat, out, at)

    def sample_into(self, state: State, chance: Chance) -> None:
        """Guess the tiles that others have sealed; season cards are drawn when they are turned up."""
        assert isinstance(state, Board)
        world = state
        world.copy_from(self.board)
        if self.seat >= 0 and contains(world.asked, self.seat):
            world.turn = self.seat  # if several seats are asked, search decides for this one
        for other in range(world.seats):
            if other != self.seat and contains(world.sealed, other):
                world.programs[other] = chance.below(4)
                if other == world.holder:
                    world.neutral = chance.below(4)
