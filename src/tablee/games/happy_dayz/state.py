"""State of Happy DayZ: what lies on the table, the agenda, and what each seat may know."""

from __future__ import annotations

from typing import final

from tablee.core.bits import contains, lowest, nth_bit, popcount, several
from tablee.core.chance import Chance
from tablee.core.fields import NOBODY, OWNER, composed, derived, each, field, known
from tablee.core.hot import Mask
from tablee.core.kinds import Flag, Maybe, Number, Row, Seat, Seats, Word, Words
from tablee.core.methods import with_fields
from tablee.core.state import State
from tablee.games.happy_dayz.cards import (
    CHILDREN,
    DECK,
    FACTIONS,
    FIRST_VAN,
    FIRST_ZOMBIE,
    MOST_CARDS,
    MOST_ROUNDS,
    MOST_SEATS,
    NAMED_VAN,
    NAMED_ZOMBIE,
    SCENARIOS,
    SIDES,
    SIGNS,
    SLOTS,
    VANS,
    VERSIONS,
    WANDERING,
    ZOMBIES,
)  # fmt: skip
from tablee.games.happy_dayz.edge.words import (
    EDITIONS,
    POWER_VERSIONS,
    STEPS,
    Card,
    Cards,
    Offer,
    PowerName,
    SeatOrNone,
    Slot,
    SlotSet,
    Way,
)

# Steps of the agenda; each stage of a question after the first adds 16.
TRANSFER, LEAD, FOLLOW, POWER, NEXT, CHANGE, DRAWN, STAGE = 1, 2, 3, 4, 5, 6, 7, 16

ONE: Mask = 1
ALL = (1 << 62) - 1
SUITS = [0x1FFF, 0x1FFF << 13, 0x1FFF << 26, 0xFFFFF << 39]
ZOMBIE_CARDS = 0xFFFFF << 39
VAN_CARDS = 7 << 59
SURVIVOR_CARDS = (1 << 39) - 1

# Hidden places in each knower's memory: Expedition Zones 0..4, the Reserve, hands 6..10; the spectator is knower 5.
RESERVE, HANDS, PLACES, SPECTATOR = 5, 6, 11, 5

HIDDEN = -2  # in a view: a card that is there, but hidden from this seat


def slot_of(card: int) -> int:
    """Slot of a card: 0..2 the Factions in play, 3 Zombies, 4 Mini-vans."""
    if card < FIRST_ZOMBIE:
        return card // 13
    return 3 if card < FIRST_VAN else 4


@with_fields
class Board(State):
    """Everything on the table. Sets of cards are bitmasks over the 62 cards of the round's deck."""

    most_seats = MOST_SEATS
    rows = "communities"

    # the match
    prototype: int = field(Word(EDITIONS), "the edition of the rules (HDP-1..22)", key="edition")
    round: int = field(Number(0, MOST_ROUNDS), "rounds started so far")
    rounds: int = field(Number(1, MOST_ROUNDS), "rounds in the match", start=1)
    trick: int = field(Number(0, MOST_CARDS), "tricks finished in this round")
    hand_size: int = field(Number(1, MOST_CARDS), "hand size at the start of the round", start=0)
    pool: int = field(Words(FACTIONS), "Factions that may be brought in (HDZ-58)")
    versions: int = field(Words(VERSIONS), "versions of powers that may be brought in (HDZ-63)", start=1)
    promos: int = field(Words(FACTIONS), "Factions whose 7 is their Patient Zero (HDZ-75)")
    sixes: Mask = composed(Cards(), "the Zombies that cost 6 or 9")
    nines: Mask = composed(Cards(), "the Zombies that cost 9")
    children: int = field(Word(tuple(CHILDREN)), "how many of the 13 Child cards show 1, 2, 3 and 4 children (HDZ-P2)")
    equal_split: bool = field(Flag(), "Hippies +: each Community gets exactly one card of the trick (HDZ-P7)")
    may_keep: bool = field(Flag(), "Soldiers: giving a card may be declined (HDZ-D4)")
    in_order: bool = field(Flag(), "with two seats, the cards to pass must be chosen in deck order (rules version 1)")
    drawing: bool = field(Flag(), "a power is drawn before each round after the first (HDZ-59)")
    draw_instead: bool = field(Flag(), "that draw replaces the free change of Faction (HDZ-D24)")
    story: bool = field(Flag(), "each round plays the next scenario (HDZ-D23)")
    scenario: int = field(Maybe(Word(tuple(SCENARIOS))), "the scenario of this round")
    signs: int = field(Word(SIGNS), "which version the advanced powers of scenarios use (HDZ-P44)")
    # powers
    factions: list[int] = field(Row(Word(FACTIONS), SLOTS), "the Factions in play")
    powers: list[int] = field(Row(PowerName(), SLOTS), "the power of each Faction in play")
    bunker: bool = field(Flag(), "the bunker is in play")
    horde: bool = field(Flag(), "the horde is in play")
    offer: int = field(Maybe(Offer()), "the power drawn (HDZ-59), or the Faction to be brought in (HDZ-58)")
    replaced: int = field(Maybe(Slot()), "the Faction that will be replaced")
    order: list[int] = derived(Row(Number(0, SLOTS), SLOTS), "slots sorted by Faction, so that options ascend")
    patients: Mask = derived(Cards(), "cards that are a Patient Zero")
    always: Mask = derived(Cards(), "cards that may be played even by a seat that can follow", start=VAN_CARDS)
    trump: int = derived(Maybe(Slot()), "the slot that is trump")
    trump_sides: int = derived(Words(SIDES), "the sides for which it is trump")
    # the round
    leader: int = field(Seat(), "the seat that leads the trick")
    starter: int = field(Seat(), "the seat that started this round")
    starters: int = field(Seats(), "seats among which the Transfer Zones decide who starts (HDZ-20, HDZ-D11)")
    side: int = field(Word(SIDES), "whether the lowest or the highest card wins the trick")
    demanded: int = field(Maybe(Slot()), "the Faction that must be followed")
    bound_side: int = field(Maybe(Word(SIDES)), "the side to be led, as the Governors ordered")
    bound_slot: int = field(Maybe(Slot()), "the Faction to be led, as the Governors ordered", key="bound_faction")
    winner: int = field(SeatOrNone(), "the seat that won the last trick", start=-1)
    target: int = field(SeatOrNone(), "the seat chosen for a power", start=-1)
    way: int = field(Way(), "the direction in which cards are passed", start=1)
    played: int = derived(Number(0, MOST_SEATS), "cards laid in this trick")
    # Communities
    population: list[int] = each(Number(0, 9999, usual=100), "Survivors of the Community")
    gain: list[int] = each(
        Number(-999, 999, usual=30), "change of population in the last round, before clamping at 0 (HDZ-D9)"
    )
    carried: list[int] = each(Number(0, VANS), "Mini-vans kept from the last round (HDZ-40)")
    voids: list[int] = each(SlotSet(), "what its hand is publicly known not to contain", key="void")
    hands: list[Mask] = each(Cards(), "its hand", key="hand", seen=OWNER)
    transfer: list[Mask] = each(Cards(), "its Transfer Zone")
    zones: list[Mask] = each(Cards(), "its Expedition Zone; views show only the Mini-vans", key="zone", learned=False)
    cards: list[int] = composed(Card(), "the card it has played to this trick", of_seats=True, learned=True)
    pass_left: list[int] = composed(Row(Card(), MOST_SEATS), "the card it passes to the left, sealed")
    pass_right: list[int] = composed(Row(Card(), MOST_SEATS), "the card it passes to the right, sealed")
    # Reserve and board
    encounter: int = field(Card(), "the Encounter card")
    board: Mask = field(Cards(), "cards left on the board by a trick of Mini-vans only (HDZ-D2)")
    reserve: Mask = field(Cards(), "the Reserve, unordered: cards are drawn at random when needed", seen=NOBODY)
    wandering: int = field(Number(0, WANDERING), "cards of the Reserve that belong to the Wandering Survivors (HDP-3)")
    above: list[int] = composed(Row(Card(), 4), "known top cards of the Reserve", start=0, used=("above_count", 1))
    above_seen: list[int] = composed(Row(Seats(), 4), "the seats that know each of them", used=("above_count", 1))
    above_count: int = derived(Number(0, 4), "number of known top cards of the Reserve", learned=True)
    under: list[int] = composed(Row(Card(), 64), "cards under the Reserve, in order", start=0, used=("under_count", 1))
    under_seen: list[int] = composed(Row(Seats(), 64), "the seats that know each of them", used=("under_count", 1))
    under_count: int = derived(Number(0, 64), "number of cards put under the Reserve", learned=True)
    drawn_seen: int = derived(Seats(), "the seats that knew the card drawn last")
    # the trick just won, and the progress of its power
    won: Mask = composed(Cards(), "cards of the trick just won", learned=True)
    met: int = composed(Card(), "the Encounter card of the trick just won", learned=True)
    held: int = composed(Card(), "the card chosen for a power, known only to the winner", learned=True)
    sharing: Mask = composed(Cards(), "cards of the trick still to be given away", learned=True)
    # what each seat may know
    memory: bool = derived(Flag(), "whether `maybe` is kept up to date; playouts skip it", start=True)
    maybe: list[Mask] = composed(
        Row(Cards(), (MOST_SEATS + 1) * PLACES),
        "cards that may lie in each place, as far as each knower can tell",
        only_if="memory",
    )
    # observations for learning
    step: int = known(Word(tuple(STEPS.values())), "the current step")
    ways: list[int] = known(Row(Word(POWER_VERSIONS), SLOTS), "the version of each power in play")
    offered: int = known(Maybe(Word(FACTIONS)), "the Faction of the power drawn, or the Faction to be brought in")
    offered_way: int = known(Maybe(Word(POWER_VERSIONS)), "the version of the power drawn")
    dear: int = known(Number(0, ZOMBIES), "number of Zombies that cost 6 or 9")
    dearest: int = known(Number(0, ZOMBIES), "number of Zombies that cost 9")
    to_left: int = known(Card(), "the card you pass to the left")
    to_right: int = known(Card(), "the card you pass to the right")
    top_cards: list[int] = known(Row(Card(), 2), "the two top cards of the Reserve, as far as you know them")
    under_cards: Mask = known(Cards(), "cards you know to lie under the Reserve")
    reserve_count: int = known(Number(0, DECK), "number of cards in the unordered part of the Reserve")
    reserve_maybe: Mask = known(Cards(), "cards that may be in the Reserve, except those whose place in it you know")
    hand_count: list[int] = known(Number(0, MOST_CARDS), "number of cards in its hand", of_seats=True)
    hand_maybe: list[Mask] = known(Cards(), "cards that may be in its hand", of_seats=True)
    zone_count: list[int] = known(Number(0, DECK), "number of cards face down in its Expedition Zone", of_seats=True)
    zone_maybe: list[Mask] = known(Cards(), "cards that may lie face down in its Expedition Zone", of_seats=True)
    zone_vans: list[int] = known(Number(0, VANS), "number of Mini-vans in its Expedition Zone", of_seats=True)

    # Card names, and options that name cards

    def set_factions(self, first: int, second: int, third: int) -> None:
        """Put three Factions in play; their order is the ranking of HDZ-20."""
        self.factions[0] = first
        self.factions[1] = second
        self.factions[2] = third
        self.patients = 0
        for i in range(3):
            slot = 0
            for j in range(3):
                if self.factions[j] < self.factions[i]:
                    slot += 1
            self.order[slot] = i
            if contains(self.promos, self.factions[i]):
                self.patients |= ONE << (13 * i + 6)

    def one_van(self, cards: Mask, first: Mask) -> Mask:
        """Return these cards with at most one of the identical Mini-vans, preferably one of `first`."""
        vans = cards & VAN_CARDS
        if several(vans):
            if vans & first:
                vans &= first
            return (cards & ~VAN_CARDS) | (vans & -vans)
        return cards

    def cards_into(self, cards: Mask, base: int, out: list[int]) -> int:
        """Write a pick for each of these cards (at most one Mini-van), ascending."""
        n = 0
        for i in range(3):
            slot = self.order[i]
            left = cards & SUITS[slot]
            shift = base + (self.factions[slot] - slot) * 13
            while left:
                out[n] = shift + lowest(left)
                left &= left - 1
                n += 1
        left = cards & ZOMBIE_CARDS
        shift = base + NAMED_ZOMBIE - FIRST_ZOMBIE
        while left:
            out[n] = shift + lowest(left)
            left &= left - 1
            n += 1
        if cards & VAN_CARDS:
            out[n] = base + NAMED_VAN
            n += 1
        return n

    def seats_into(self, mask: int, base: int, out: list[int]) -> int:
        """Write a pick for each seat of a mask."""
        n = 0
        for i in range(self.seats):
            if contains(mask, i):
                out[n] = base + i
                n += 1
        return n

    def others(self, seat: int) -> int:
        """Mask of all seats but one."""
        return ((1 << self.seats) - 1) & ~(1 << seat)

    @final
    def named(self, card: int) -> int:
        """Named-card number of a card."""
        if card < FIRST_ZOMBIE:
            return self.factions[card // 13] * 13 + card % 13
        if card < FIRST_VAN:
            return NAMED_ZOMBIE + card - FIRST_ZOMBIE
        return NAMED_VAN

    @final
    def card_of(self, named: int) -> int:
        """Deck number of a named card; for a Mini-van, the first of the three."""
        if named >= NAMED_VAN:
            return FIRST_VAN
        if named >= NAMED_ZOMBIE:
            return FIRST_ZOMBIE + named - NAMED_ZOMBIE
        slot = 0
        while self.factions[slot] != named // 13:
            slot += 1
        return slot * 13 + named % 13

    def card_among(self, named: int, cards: Mask) -> int:
        """Deck number of a named card; for a Mini-van, the first among `cards`."""
        return lowest(cards & VAN_CARDS) if named >= NAMED_VAN else self.card_of(named)

    @final
    def next_seat(self, seat: int) -> int:
        """Left neighbour: play goes clockwise (HDZ-26)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def receiver(self, seat: int) -> int:
        """Seat that receives the card this seat passes, in the current direction."""
        return (seat + self.way + self.seats) % self.seats

    def loss(self, cards: Mask) -> int:
        """Printed loss of the Zombies among these cards (HDZ-55)."""
        return 3 * (popcount(cards & ZOMBIE_CARDS) + popcount(cards & self.sixes) + popcount(cards & self.nines))

    # The Reserve: cards known to lie on top, then unordered cards, then cards put under it

    def draw_reserve(self, chance: Chance) -> int:
        """Take the top card of the Reserve; -1 if it is empty (HDZ-D6)."""
        return self.take_above(0) if self.above_count else self.draw_loose(chance)

    def draw_loose(self, chance: Chance) -> int:
        """Take the next card below the known top cards; -1 if there is none."""
        loose = popcount(self.reserve)
        if loose > self.wandering:
            card = nth_bit(self.reserve, chance.below(loose))
            self.reserve ^= ONE << card
            self.drawn_seen = 0
            return card
        return self.take_under() if self.under_count else -1

    def take_under(self) -> int:
        card = self.under[0]
        self.drawn_seen = self.under_seen[0]
        self.under_count -= 1
        for i in range(self.under_count):
            self.under[i] = self.under[i + 1]
            self.under_seen[i] = self.under_seen[i + 1]
        return card

    def take_above(self, place: int) -> int:
        card = self.above[place]
        self.drawn_seen = self.above_seen[place]
        self.above_count -= 1
        for i in range(place, self.above_count):
            self.above[i] = self.above[i + 1]
            self.above_seen[i] = self.above_seen[i + 1]
        return card

    def draw_wandering(self, chance: Chance) -> int:
        """Take the top card of the Wandering Survivors; -1 if there is none (HDP-3, HDP-4)."""
        if not self.wandering:
            return -1
        self.wandering -= 1
        card = nth_bit(self.reserve, chance.below(popcount(self.reserve)))
        self.reserve ^= ONE << card
        return card

    def peek(self, count: int, seat: int, chance: Chance) -> None:
        """Let a seat look at the top `count` cards of the Reserve, or at all if there are fewer."""
        while self.above_count < count:
            card = self.draw_loose(chance)
            if card < 0:
                break
            self.above[self.above_count] = card
            self.above_seen[self.above_count] = self.drawn_seen
            self.above_count += 1
        for i in range(min(count, self.above_count)):
            self.above_seen[i] |= 1 << seat

    def put_above(self, card: int, seen: int) -> None:
        """Put a card on top of the Reserve; `seen` is the mask of knowers who know it."""
        for i in range(self.above_count, 0, -1):
            self.above[i] = self.above[i - 1]
            self.above_seen[i] = self.above_seen[i - 1]
        self.above[0] = card
        self.above_seen[0] = seen
        self.above_count += 1

    def put_under(self, card: int, seen: int) -> None:
        """Put a card under the Reserve; `seen` is the mask of knowers who know it."""
        self.under[self.under_count] = card
        self.under_seen[self.under_count] = seen
        self.under_count += 1
