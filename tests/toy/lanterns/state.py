"""What lies on the table, what may be asked, and what a pick does: the hot face of Lanterns."""

from __future__ import annotations

from tablee.core.bits import nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.state import State
from tablee.core.view import View

CARDS = 12  # values 1 to 12 are bits 0 to 11
HAND = 3
NONE = -1


class Lanterns(State):
    """Each round all seats seal a card, a wind card is turned up, and the brightest (or dimmest) lantern scores."""

    def __init__(self) -> None:
        super().__init__()
        self.hands = [0] * 3
        self.laid = [NONE] * 3  # sealed until all are in
        self.points = [0] * 3
        self.deck = 0

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Lanterns)
        self.copy_frame(other)
        self.hands[:] = other.hands
        self.laid[:] = other.laid
        self.points[:] = other.points
        self.deck = other.deck

    def deal(self, chance: Chance) -> None:
        self.deck = (1 << CARDS) - 1
        for seat in range(self.seats):
            for _ in range(HAND):
                self.hands[seat] |= 1 << self.draw(chance)
        self.ask_all((1 << self.seats) - 1)

    def draw(self, chance: Chance) -> int:
        card = nth_bit(self.deck, chance.below(popcount(self.deck)))
        self.deck ^= 1 << card
        return card

    def options(self, seat: int) -> list[int]:
        return [card for card in range(CARDS) if (self.hands[seat] >> card) & 1]

    def apply(self, seat: int, pick: int, chance: Chance) -> None:
        self.laid[seat] = pick
        self.seal(seat)
        if self.sink is not None:
            self.sink.append(Event("lay", {"seat": seat}, {"card": str(pick + 1)}, to=1 << seat))
        if not self.asked:
            self.reveal(chance)

    def reveal(self, chance: Chance) -> None:
        wind = self.draw(chance)
        laid = self.laid[: self.seats]
        best = min(laid) if wind % 2 == 0 else max(laid)  # bit 0 is the odd value 1: odd winds favour the dim
        winner = laid.index(best)
        self.points[winner] += 1
        if self.sink is not None:
            cards = [str(card + 1) for card in laid]
            self.sink.append(Event("reveal", {"cards": cards, "wind": wind + 1, "seat": winner}, reveals=True))
        for seat in range(self.seats):
            self.hands[seat] ^= 1 << laid[seat]
            self.laid[seat] = NONE
        if self.hands[0]:
            self.ask_all((1 << self.seats) - 1)
        else:
            self.ask_nobody()

    def score(self, seat: int) -> float:
        return float(self.points[seat])


class LanternsView(View):
    """A table with the hidden parts left out, and the cards this seat has not seen."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Lanterns()
        self.hand_size = 0
        self.unseen = 0

    def sample_into(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Lanterns)
        state.copy_from(self.table)
        state.deck = self.unseen
        for seat in range(state.seats):
            if seat != self.seat:
                for _ in range(self.hand_size):
                    state.hands[seat] |= 1 << state.draw(chance)
                if (state.sealed >> seat) & 1:
                    state.laid[seat] = nth_bit(state.hands[seat], chance.below(self.hand_size))
