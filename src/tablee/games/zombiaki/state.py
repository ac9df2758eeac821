"""Everything on the table: the street, its units and objects, decks, hands and discard pile."""

from __future__ import annotations

from typing import final

from tablee.core.bits import lowest
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.fields import composed, derived, field, known, setting
from tablee.core.hot import cold
from tablee.core.kinds import Counts, Flag, Maybe, Number, Places, Row, Word, Words
from tablee.core.methods import with_fields
from tablee.core.state import State
from tablee.games.zombiaki.cards.cards import BARRIER, DAWN, DECK, IDS, MOST_HELD, NOTHING, SIDES
from tablee.games.zombiaki.cards.events import EVENTS, SAY_DRAW
from tablee.games.zombiaki.cards.squares import NOWHERE, ROWS, SQUARES, STREET
from tablee.games.zombiaki.cards.steps import STEPS
from tablee.games.zombiaki.cards.units import BOSS_BODY, DOG_BODY, MARKS, MOST_STRENGTH, NOBODY, PART_CARDS

TOLD_STEPS = 4  # steps of the agenda in observations for learning


def side_of(card: int) -> int:
    """Side whose deck a card belongs to."""
    return 0 if card <= DAWN else 1


@cold
def spoken(kind: int, numbers: tuple[int, int, int]) -> Event:
    """Build an event, with its numbers replaced by names."""
    name, words = EVENTS[kind]
    args: dict[str, str | int] = {}
    at = 0
    for word, names in words:
        args[word] = names[numbers[at]] if names else numbers[at]
        at += 1
    return Event(name, args)


@with_fields
class Board(State):
    """The full state of one match. Squares are numbered as in cards/squares.py; sides are 0 zombies, 1 humans."""

    most_seats = len(SIDES)

    # settings
    barrier_row: int = setting(Number(0, ROWS - 1), "the row in which barriers stand, counted from 0 (ZBK-A1)")
    freeze_ends_early: bool = setting(Flag(), "Freeze ends at the start of the human turn instead of its end (ZBK-A4)")
    dog_rows: int = setting(Number(1, ROWS), "number of rows in which a dog may start (ZBK-A46)", start=3)
    wall_bars: bool = setting(Flag(), "a zombie weaker than a wall cannot start on it (ZBK-A13)")
    light_stops: bool = setting(Flag(), "the Searchlight does not reach past a wall or barrier (ZBK-A16)")
    barrel_spares: bool = setting(Flag(), "a barrel spares a unit on a car or pit (ZBK-A55)")
    asks_all: bool = setting(
        Flag(),
        "decisions with a single option are asked too, and sets of squares are chosen from A1 to C5 (rules version 1)",
    )
    # the street
    body: list[int] = composed(Row(Number(NOBODY, 2 * BOSS_BODY - 1), len(SQUARES)), "the cards each unit is made of")
    strength: list[int] = composed(
        Places(SQUARES, Number(0, MOST_STRENGTH, usual=10)), "strength of each unit; 0 for a dog", learned=True
    )
    marks: list[int] = composed(Places(SQUARES, Words(MARKS)), "what each unit has done or undergone", learned=True)
    objects: list[int] = field(Places(SQUARES, Word(IDS)), "the object card on each square")
    units: int = derived(Words(SQUARES), "squares with a unit")
    zombies: int = derived(Words(SQUARES), "squares with a zombie")
    things: int = derived(Words(SQUARES), "squares with an object")
    fire: int = field(Maybe(Word(SQUARES)), "the square on fire (napalm)")
    # cards
    hand: list[int] = composed(Row(Word(IDS), MOST_HELD * len(SIDES)), "the hands of both sides, each sorted")
    held: list[int] = derived(Row(Number(0, MOST_HELD), len(SIDES)), "number of cards in each hand")
    pile: list[int] = field(Counts(IDS, DECK, usual=8), "cards left in both decks", key="decks")
    left: list[int] = derived(Row(Number(0, DECK), len(SIDES)), "number of cards in each deck")
    discards: list[int] = field(Counts(IDS, DECK, usual=8), "discarded cards of both sides")
    # the turn
    round: int = field(Number(0, DECK), "zombie turns started so far")
    frozen: int = field(Number(0, 2), "human turns that must end before Freeze does; 0 if not frozen")
    orders: int = field(Number(0, 3), "orders the Boss may still give")
    played: int = field(Number(0, MOST_HELD), "cards the humans have played this turn")
    terror: bool = field(Flag(), "Terror limits the humans to one card in their turn")
    net: bool = field(Flag(), "a net is on the street")
    ordered: bool = field(Flag(), "the Boss has given an order this turn")
    boss: int = field(Word(("absent", "in-play", "fallen")), "whether the Boss is in play")
    winner: int = field(Maybe(Word(SIDES)), "the side that has won")
    # observations for learning
    humans: bool = known(Flag(), "you play the humans")
    steps: list[int] = known(Row(Maybe(Word(STEPS)), TOLD_STEPS), "the current step and the next steps of the agenda")
    about_square: int = known(Maybe(Word(SQUARES)), "the square of the current step, if it has one")
    about_card: int = known(Maybe(Word(IDS)), "the card of the current step, if it has one")
    parts: list[int] = known(
        Places([f"{square} {part}" for square in SQUARES for part in PART_CARDS], Number(0, 7, usual=2)),
        "number of each card in the unit on each square",
    )
    dogs_at: int = known(Words(SQUARES), "squares with a dog")
    shields_at: int = known(Words(SQUARES), "squares with a shielded unit")
    boss_at: int = known(Words(SQUARES), "the square where the Boss stands")
    hands: list[int] = known(
        Places([f"{side} {card}" for side in SIDES for card in IDS], Number(0, MOST_HELD, usual=2)),
        "number of each card in each hand",
    )

    # Steps and events

    @final
    def plan(self, kind: int, about: int) -> None:
        """Put a step on the agenda."""
        self.push(kind + 32 * about)

    def win(self, side: int) -> None:
        """End the match immediately."""
        self.winner = side
        self.depth = 0

    def say(self, kind: int, a: int, b: int, c: int) -> None:
        """Report an event, if there is a sink."""
        if self.sink is not None:
            self.sink.append(spoken(kind, (a, b, c)))

    def say_drawn(self, side: int, drawn: int) -> None:
        """Report the cards drawn, six bits each; sorted, as hands are."""
        if self.sink is not None:
            cards = sorted([(drawn >> bits) & 63 for bits in range(0, 24, 6) if drawn >> bits])
            args = {"seat": side, "drawn_card": [IDS[card - 1] for card in cards]}
            self.sink.append(Event(EVENTS[SAY_DRAW][0], args, reveals=True))

    def step_at(self, depth: int) -> int:
        return self.agenda[depth]

    # Squares

    @final
    def put_unit(self, square: int, body: int, strength: int, marks: int) -> None:
        """Put a unit on a square where there is none."""
        self.body[square] = body
        self.strength[square] = strength
        self.marks[square] = marks
        self.units |= 1 << square
        if body > DOG_BODY:
            self.zombies |= 1 << square

    @final
    def put_object(self, square: int, card: int) -> None:
        self.objects[square] = card
        self.things |= 1 << square

    @final
    def take_object(self, square: int) -> None:
        self.objects[square] = NOTHING
        self.things &= ~(1 << square)

    @final
    def find_object(self, card: int) -> int:
        """Return the first square with this object, or NOWHERE."""
        things = self.things
        while things:
            square = lowest(things)
            if self.objects[square] == card:
                return square
            things &= things - 1
        return NOWHERE

    def survey(self) -> None:
        """Set the masks of squares from what is on each of them."""
        self.units = 0
        self.zombies = 0
        self.things = 0
        for square in range(STREET):
            if self.body[square] != NOBODY:
                self.put_unit(square, self.body[square], self.strength[square], self.marks[square])
            if self.objects[square] != NOTHING:
                self.put_object(square, self.objects[square])

    @final
    def is_barred(self, lane: int) -> bool:
        return self.objects[ROWS * lane + self.barrier_row] == BARRIER

    @final
    def move_unit(self, start: int, square: int) -> None:
        self.put_unit(square, self.body[start], self.strength[start], self.marks[start])
        self.clear(start)

    @final
    def clear(self, square: int) -> None:
        """Remove the unit from a square."""
        self.body[square] = NOBODY
        self.strength[square] = 0
        self.marks[square] = 0
        self.units &= ~(1 << square)
        self.zombies &= ~(1 << square)

    # Cards

    def put_cards(self, card: int, pile: int, discards: int) -> None:
        """Set how many copies of a card are in its deck and on the discard pile."""
        self.left[side_of(card)] += pile - self.pile[card]
        self.pile[card] = pile
        self.discards[card] = discards

    @final
    def throw(self, card: int) -> None:
        """Put a card on the discard pile."""
        self.discards[card] += 1

    def remove(self, square: int) -> None:
        """Discard the object on a square."""
        self.throw(self.objects[square])
        self.take_object(square)

    @final
    def holds(self, side: int, card: int) -> bool:
        for i in range(MOST_HELD * side, MOST_HELD * side + self.held[side]):
            if self.hand[i] == card:
                return True
        return False

    def lose(self, side: int, card: int) -> None:
        """Remove a card from a hand and close the gap."""
        i = MOST_HELD * side
        while self.hand[i] != card:
            i += 1
        self.held[side] -= 1
        while i < MOST_HELD * side + self.held[side]:
            self.hand[i] = self.hand[i + 1]
            i += 1
        self.hand[i] = 0

    def gain(self, side: int, card: int) -> None:
        """Add a card to a hand, keeping it in ascending order."""
        i = MOST_HELD * side + self.held[side]
        while i > MOST_HELD * side and self.hand[i - 1] > card:
            self.hand[i] = self.hand[i - 1]
            i -= 1
        self.hand[i] = card
        self.held[side] += 1

    def draw(self, side: int, chance: Chance) -> int:
        """Draw a random card from a deck; Dawn is at the bottom of the zombie deck (ZBK-5)."""
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
