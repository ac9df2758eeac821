"""What lies on the table, what a seat may be asked, and what a pick does: the rules of Lanterns."""

from __future__ import annotations

from tablee.core.bits import nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.state import State
from tests.toy.lanterns.cards import ALL, CARDS, KEEP, NONE, TURN, names


class Lanterns(State):
    """Sealed lanterns, one wind, and a vane that says whom an even wind favours."""

    def __init__(self) -> None:
        super().__init__()
        self.hands = [0] * 3  # masks of cards
        self.laid = [NONE] * 3  # the card each seat has laid face down, still in its hand until it is shown
        self.spent = [0] * 3  # the cards each seat has shown
        self.points = [0] * 3
        self.deck = 0
        self.winds = 0  # the cards that were winds
        self.has_vane = False  # the option of LAN-4
        self.turned = False
        self.keeper = NONE  # the seat that is asked about the vane; while lanterns are laid, nobody

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Lanterns)
        o = other
        self.copy_frame(o)
        self.deck = o.deck
        self.winds = o.winds
        self.has_vane = o.has_vane
        self.turned = o.turned
        self.keeper = o.keeper
        for seat in range(3):
            self.put(seat, o.hands[seat], o.laid[seat])
            self.put_open(seat, o.spent[seat], o.points[seat])

    def put(self, seat: int, hand: int, laid: int) -> None:
        """Set what one seat hides."""
        self.hands[seat] = hand
        self.laid[seat] = laid

    def put_open(self, seat: int, spent: int, points: int) -> None:
        """Set what everybody sees of one seat."""
        self.spent[seat] = spent
        self.points[seat] = points

    def deal(self, cards: int, chance: Chance) -> None:
        """LAN-1: this many cards to each seat; the rest is the deck of winds."""
        self.deck = ALL
        for seat in range(self.seats):
            for _ in range(cards):
                self.hands[seat] |= 1 << self.draw(chance)
            if self.sink is not None:
                self.sink.append(Event("deal", {"seat": seat}, {"card": names(self.hands[seat])}, to=1 << seat))
        self.ask_round()

    def draw(self, chance: Chance) -> int:
        """Any card of the deck: an order that nobody knows need not be kept."""
        card = nth_bit(self.deck, chance.below(popcount(self.deck)))
        self.deck ^= 1 << card
        return card

    def ask_round(self) -> None:
        """LAN-2 and LAN-5: all lay at once, until the hands are empty."""
        self.keeper = NONE
        if self.hands[0]:
            self.ask_all((1 << self.seats) - 1)
        else:
            self.ask_nobody()

    def options(self, seat: int) -> list[int]:
        if self.keeper != NONE:
            return [KEEP, TURN]
        return [card for card in range(CARDS) if (self.hands[seat] >> card) & 1]

    def apply(self, seat: int, pick: int, chance: Chance) -> None:
        if pick < CARDS:
            self.lay(seat, pick, chance)
        else:
            self.set_vane(seat, pick == TURN)

    def lay(self, seat: int, card: int, chance: Chance) -> None:
        """LAN-2: face down, to be changed until the last seat has laid."""
        self.laid[seat] = card
        self.seal(seat)
        if self.sink is not None:
            self.sink.append(Event("lay", {"seat": seat}, {"card": str(card + 1)}, to=1 << seat))
        if not self.asked:
            self.show_all(chance)

    def show_all(self, chance: Chance) -> None:
        """LAN-3: the wind decides whether the brightest or the dimmest lantern scores."""
        wind = self.draw(chance)
        bright = ((wind + 1) % 2 == 0) != self.turned
        winner = 0
        for seat in range(1, self.seats):
            if (self.laid[seat] > self.laid[winner]) == bright:
                winner = seat
        if self.sink is not None:
            cards = [str(self.laid[seat] + 1) for seat in range(self.seats)]
            self.sink.append(Event("wind", {"card": cards, "wind": wind + 1, "seat": winner}, reveals=True))
        self.winds |= 1 << wind
        self.points[winner] += 1
        for seat in range(self.seats):
            self.spent[seat] |= 1 << self.laid[seat]
            self.put(seat, self.hands[seat] & ~self.spent[seat], NONE)
        self.ask_round()
        if self.has_vane and self.asked:
            self.keeper = winner
            self.ask(winner)

    def set_vane(self, seat: int, turn: bool) -> None:
        """LAN-4: the winner of the round may turn the vane."""
        self.turned = self.turned != turn
        if self.sink is not None:
            self.sink.append(Event("vane", {"seat": seat, "vane": "turn" if turn else "keep"}))
        self.ask_round()

    def score(self, seat: int) -> float:
        return float(self.points[seat])
