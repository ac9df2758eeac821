"""What lies on the table: the street, its units and objects, decks, hands and discard pile."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.state import State
from tablee.games.zombiaki.cards import IDS
from tablee.games.zombiaki.tables import (
    BARRIER,
    DAWN,
    EVENTS,
    NOBODY,
    NOTHING,
    SAY_DRAW,
    event_args,
)


def side_of(card: int) -> int:
    """Whose deck a card belongs to."""
    return 0 if card <= DAWN else 1


class Street(State):
    """The truth of one match. Squares are numbered lane by lane (tables.py), sides are 0 zombies, 1 humans."""

    def __init__(self) -> None:
        super().__init__()
        self.body = [0] * 15  # the cards each unit is made of; 0 = nobody
        self.strength = [0] * 15  # 0 for a dog
        self.marks = [0] * 15
        self.objects = [0] * 15  # the card lying on each square; 0 = nothing
        self.fire = -1  # the square burning with napalm
        self.frozen = 0  # human turns at whose end it thaws: this one counts
        self.terror = 0
        self.net = 0  # the net lies on the street
        self.boss = 0
        self.orders = 0  # orders the Boss has left
        self.ordered = 0  # an order was given this turn
        self.played = 0  # cards the humans played this turn
        self.round = 0  # zombie turns so far
        self.winner = -1
        self.pile = [0] * 43  # copies of each card left in the decks
        self.left = [0] * 2  # cards left in each deck
        self.hand = [0] * 8  # [4 * side + n], ascending
        self.held = [0] * 2
        self.discards = [0] * 43
        self.barrier_row = 0  # options: row 0 or 4,
        self.freeze_ends_early = 0
        self.dog_rows = 1

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Street)
        o = other
        self.copy_frame(o)
        for i in range(15):
            self.body[i] = o.body[i]
            self.strength[i] = o.strength[i]
            self.marks[i] = o.marks[i]
            self.objects[i] = o.objects[i]
        for i in range(43):
            self.pile[i] = o.pile[i]
            self.discards[i] = o.discards[i]
        for i in range(8):
            self.hand[i] = o.hand[i]
        for i in range(2):
            self.left[i] = o.left[i]
            self.held[i] = o.held[i]
        self.fire, self.frozen, self.terror, self.net = o.fire, o.frozen, o.terror, o.net
        self.boss, self.orders, self.ordered = o.boss, o.orders, o.ordered
        self.played, self.round, self.winner = o.played, o.round, o.winner
        self.barrier_row, self.freeze_ends_early, self.dog_rows = o.barrier_row, o.freeze_ends_early, o.dog_rows

    def score(self, seat: int) -> float:
        return 1.0 if self.winner == seat else 0.0

    # Steps and events

    def plan(self, kind: int, about: int) -> None:
        """Put a step on the agenda."""
        self.push(kind + 32 * about)

    def win(self, side: int) -> None:
        """The match ends here and now."""
        self.winner = side
        self.depth = 0

    def say(self, kind: int, a: int, b: int, c: int) -> None:
        """Tell what happened, if anybody listens."""
        if self.sink is not None:
            self.sink.append(Event(EVENTS[kind][0], event_args(kind, (a, b, c))))

    def say_drawn(self, side: int, drawn: int) -> None:
        """Tell which cards were drawn, six bits each: in order, for hands show no other either."""
        if self.sink is not None:
            cards = sorted([(drawn >> bits) & 63 for bits in range(0, 24, 6) if drawn >> bits])
            args = {"seat": side, "drawn_card": [IDS[card - 1] for card in cards]}
            self.sink.append(Event(EVENTS[SAY_DRAW][0], args, reveals=True))

    def step_at(self, depth: int) -> int:
        return self.agenda[depth]

    # Squares

    def put_unit(self, square: int, body: int, strength: int, marks: int) -> None:
        self.body[square] = body
        self.strength[square] = strength
        self.marks[square] = marks

    def put_object(self, square: int, card: int) -> None:
        self.objects[square] = card

    def is_barred(self, lane: int) -> bool:
        return self.objects[5 * lane + self.barrier_row] == BARRIER

    def is_free(self, square: int) -> bool:
        """No unit and no object (ZBK-A10)."""
        return self.body[square] == NOBODY and self.objects[square] == NOTHING

    def move_unit(self, start: int, square: int) -> None:
        self.body[square] = self.body[start]
        self.strength[square] = self.strength[start]
        self.marks[square] = self.marks[start]
        self.clear(start)

    def clear(self, square: int) -> None:
        """Nobody stands there any more."""
        self.body[square] = NOBODY
        self.strength[square] = 0
        self.marks[square] = 0

    # Cards

    def put_cards(self, card: int, pile: int, discards: int) -> None:
        """How many copies of a card lie in its deck and on the discard pile."""
        self.left[side_of(card)] += pile - self.pile[card]
        self.pile[card] = pile
        self.discards[card] = discards

    def throw(self, card: int) -> None:
        """Put a card on the discard pile."""
        self.discards[card] += 1

    def remove(self, square: int) -> None:
        """Discard the object on a square."""
        self.throw(self.objects[square])
        self.objects[square] = NOTHING

    def holds(self, side: int, card: int) -> bool:
        for i in range(4 * side, 4 * side + self.held[side]):
            if self.hand[i] == card:
                return True
        return False

    def lose(self, side: int, card: int) -> None:
        """Take a card out of a hand; the others close up."""
        i = 4 * side
        while self.hand[i] != card:
            i += 1
        self.held[side] -= 1
        while i < 4 * side + self.held[side]:
            self.hand[i] = self.hand[i + 1]
            i += 1
        self.hand[i] = 0

    def gain(self, side: int, card: int) -> None:
        """Put a card into a hand, which stays in ascending order."""
        i = 4 * side + self.held[side]
        while i > 4 * side and self.hand[i - 1] > card:
            self.hand[i] = self.hand[i - 1]
            i -= 1
        self.hand[i] = card
        self.held[side] += 1

    def draw(self, side: int, chance: Chance) -> int:
        """The next card of a deck; Dawn lies at the bottom of the zombie deck (ZBK-5)."""
        card = DAWN
        if side or self.left[0] > 1:
            n = chance.below(self.left[1] if side else self.left[0] - 1)
            card = DAWN + 1 if side else 0
            while n >= self.pile[card]:
                n -= self.pile[card]
                card += 1
        self.pile[card] -= 1
        self.left[side] -= 1
        return card
