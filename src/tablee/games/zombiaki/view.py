"""What each seat may know, and sampled states consistent with it."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.hot import Single
from tablee.core.state import State
from tablee.core.view import View
from tablee.games.zombiaki.cards.cards import IDS, MOST_HELD
from tablee.games.zombiaki.cards.squares import STREET
from tablee.games.zombiaki.cards.steps import (
    CAR_BLAST,
    GUN,
    MINE_BLAST,
    POUR,
    REACT,
    RUN,
    SHRAPNEL,
    STEPS,
    TO,
)
from tablee.games.zombiaki.cards.units import BOSS_BODY, DOG_BODY, MOST_OF_A_PART, PART_BITS, PARTS, SHIELD
from tablee.games.zombiaki.effects.rules import ZombiakiState
from tablee.games.zombiaki.state import TOLD_STEPS

CARD_COUNT = len(IDS)
ON_SQUARE = [step in (RUN, MINE_BLAST, CAR_BLAST, SHRAPNEL, TO, POUR) for step in range(len(STEPS))]
OF_CARD = [step in (GUN, REACT) for step in range(len(STEPS))]


class ZombiakiView(View):
    """What everybody may know: all but the order of the decks, which is random until a card is drawn (ZBK-17)."""

    def __init__(self) -> None:
        super().__init__()
        self.board = ZombiakiState()

    def look(self, state: State, seat: int) -> None:
        self.seat = seat
        self.board.copy_from(state)

    # Observations for learning

    def numbers_into(self, out: list[Single], at: int) -> int:
        self.tell_steps()
        self.tell_units()
        self.tell_hands()
        return self.board.numbers_into(self.seat, out, at)

    def tell_steps(self) -> None:
        """Set the next steps, and the argument of the first."""
        table = self.board
        table.humans = self.seat == 1
        for i in range(TOLD_STEPS):
            table.steps[i] = table.agenda[table.depth - 1 - i] & 31 if i < table.depth else -1
        about = table.top() >> 5
        table.about_square = -1
        table.about_card = -1
        if table.depth and ON_SQUARE[table.top() & 31]:
            table.about_square = about & 15
        if table.depth and OF_CARD[table.top() & 31]:
            table.about_card = about & 63

    def tell_units(self) -> None:
        """Set what the units on the street are made of."""
        table = self.board
        table.dogs_at = 0
        table.shields_at = 0
        table.boss_at = 0
        for square in range(STREET):
            body = table.body[square]
            if body == DOG_BODY:
                table.dogs_at |= 1 << square
            if body & SHIELD:
                table.shields_at |= 1 << square
            if body & BOSS_BODY:
                table.boss_at |= 1 << square
            for part in range(PARTS):
                table.parts[PARTS * square + part] = (body >> (PART_BITS * part + 1)) & MOST_OF_A_PART

    def tell_hands(self) -> None:
        table = self.board
        for i in range(2 * CARD_COUNT):
            table.hands[i] = 0
        for side in range(2):
            for i in range(table.held[side]):
                table.hands[CARD_COUNT * side + table.hand[MOST_HELD * side + i]] += 1

    def sample_into(self, state: State, chance: Chance) -> None:
        state.copy_from(self.board)
