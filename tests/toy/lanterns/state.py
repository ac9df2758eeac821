"""What lies on the table, what a seat may be asked, and what a pick does: the rules of Lanterns."""

from __future__ import annotations

from tablee.core.bits import nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.fields import NOBODY, OWNER, each, field, setting
from tablee.core.kinds import Flag, Maybe, Number, Seat, Word, Words
from tablee.core.methods import with_fields
from tablee.core.state import State
from tests.toy.lanterns.cards import ALL, CARDS, KEEP, NAMES, NONE, TURN, names


@with_fields
class Lanterns(State):
    """Sealed lanterns, one wind, and a vane that says whom an even wind favours."""

    most_seats = 3

    dealt: int = setting(Number(2, 3), "number of lanterns dealt to each seat")
    has_vane: bool = setting(Flag(), "whether the vane can be turned")
    turned: bool = field(Flag(), "whether the vane is turned")
    keeper: int = field(Maybe(Seat()), "the seat asked about the vane; null while seats choose lanterns")
    deck: int = field(Words(NAMES), "winds still in the deck", seen=NOBODY)
    winds: int = field(Words(NAMES), "winds turned up so far")
    hand: list[int] = each(Words(NAMES), "lanterns in hand, including the one laid face down", seen=OWNER)
    laid: list[int] = each(Maybe(Word(NAMES)), "the lantern laid face down", seen=OWNER)
    spent: list[int] = each(Words(NAMES), "lanterns revealed so far")
    points: list[int] = each(Number(0, 3), "points")

    def deal(self, chance: Chance) -> None:
        """LAN-1: so many cards to each seat; the rest is the deck of winds."""
        self.deck = ALL
        for seat in range(self.seats):
            for _ in range(self.dealt):
                self.hand[seat] |= 1 << self.draw(chance)
            if self.sink is not None:
                self.sink.append(Event("deal", {"seat": seat}, {"card": names(self.hand[seat])}, to=1 << seat))
        self.ask_round()

    def draw(self, chance: Chance) -> int:
        """Any card of the deck: an order that nobody knows need not be kept."""
        card = nth_bit(self.deck, chance.below(popcount(self.deck)))
        self.deck ^= 1 << card
        return card

    def ask_round(self) -> None:
        """LAN-2 and LAN-5: all lay at once, until the hands are empty."""
        self.keeper = NONE
        if self.rounds_left():
            self.ask_all((1 << self.seats) - 1)
        else:
            self.ask_nobody()

    def rounds_left(self) -> int:
        """As many as there are cards in each hand, by what everybody sees."""
        return self.dealt - popcount(self.spent[0])

    def options(self, seat: int) -> list[int]:
        if self.keeper != NONE:
            return [KEEP, TURN]
        return [card for card in range(CARDS) if (self.hand[seat] >> card) & 1]

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
            self.hand[seat] &= ~self.spent[seat]
            self.laid[seat] = NONE
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
