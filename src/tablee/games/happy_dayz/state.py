"""What lies on the table: the state of Happy DayZ, its copy, its steps, and what each seat may know of it."""

from __future__ import annotations

from tablee.core.bits import lowest, nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.hot import Mask
from tablee.core.state import State
from tablee.games.happy_dayz.cards import FIRST_VAN, FIRST_ZOMBIE, NAMED_VAN, NAMED_ZOMBIE, TO_SEAT

# Steps of the agenda; each stage of a question after the first adds 16.
TRANSFER, LEAD, FOLLOW, POWER, NEXT, CHANGE, DRAWN, STAGE = 1, 2, 3, 4, 5, 6, 7, 16

ONE: Mask = 1
ALL = (1 << 62) - 1
SUITS = [0x1FFF, 0x1FFF << 13, 0x1FFF << 26, 0xFFFFF << 39]
ZOMBIE_CARDS = 0xFFFFF << 39
VAN_CARDS = 7 << 59
SURVIVOR_CARDS = (1 << 39) - 1
FIRST_VAN_CARD = FIRST_VAN
FIRST_ZOMBIE_CARD = FIRST_ZOMBIE
NAMED_VAN_CARD = NAMED_VAN
NAMED_ZOMBIE_CARD = NAMED_ZOMBIE
SEAT_PICK = TO_SEAT

# Hidden places, as each seat (and the spectator) remembers them: Expedition Zones 0..4, the Reserve, hands 6..10.
RESERVE, HANDS, PLACES, SPECTATOR = 5, 6, 11, 5

HIDDEN = -2  # in a view: a card that is there, but not for these eyes


def slot_of(card: int) -> int:
    """The slot of a card: 0..2 the Factions in play, 3 Zombies, 4 Mini-vans."""
    if card < FIRST_ZOMBIE_CARD:
        return card // 13
    return 3 if card < FIRST_VAN_CARD else 4


class Table(State):
    """Everything that lies on the table. Sets of cards are masks over the 62 cards of the round's deck."""

    def __init__(self) -> None:
        super().__init__()
        self.no_settings()
        self.no_powers()
        self.no_cards()
        self.no_trick()
        # what each seat may know
        self.memory = True  # playouts turn it off
        self.voids = [0] * 5  # mask of the slots all know a hand to lack
        self.maybe: list[Mask] = [0] * 66  # for each knower and place: the cards that may lie there

    def no_settings(self) -> None:
        self.prototype = 0  # HDP-1..22
        self.rounds = 1
        self.hand_size = 0
        self.pool = 0  # mask of the Factions that may be brought in (HDZ-58)
        self.versions = 1  # mask of the versions of powers that may be brought in (HDZ-63)
        self.promos = 0  # mask of the Factions whose 7 is their Patient Zero (HDZ-75)
        self.sixes: Mask = 0  # Zombies that cost 6 or 9
        self.nines: Mask = 0  # Zombies that cost 9
        self.children = 0  # which of the tables of children printed on Child cards
        self.equal_split = 0  # Hippies +: exactly one card each
        self.drawing = 0  # a power is drawn before each later round (HDZ-59)
        self.story = 0  # each round is the next scenario (HDZ-D23)
        self.scenario = -1
        self.signs = 0  # which version the advanced powers of scenarios have

    def no_powers(self) -> None:
        self.factions = [0] * 3
        self.powers = [0] * 3
        self.bunker = 0
        self.horde = 0
        self.offer = -1  # the power drawn (HDZ-59), or the Faction to be brought in (HDZ-58)
        self.replaced = -1  # the slot it will take
        # what follows from them
        self.order = [0, 1, 2]  # the slots by ascending Faction, so that options ascend
        self.patients: Mask = 0  # the cards that are a Patient Zero
        self.always: Mask = VAN_CARDS  # cards that may be played even by who could follow
        self.trump = -1  # slot
        self.trump_sides = 0  # mask of the sides on which it is trump

    def no_cards(self) -> None:
        self.population = [0] * 5
        self.gain = [0] * 5  # of the round scored last, before the population is held at 0 (HDZ-D9)
        self.hands: list[Mask] = [0] * 5
        self.transfer: list[Mask] = [0] * 5
        self.zones: list[Mask] = [0] * 5
        self.carried = [0] * 5  # Mini-vans kept from the last round (HDZ-40)
        self.pass_left = [-1] * 5  # sealed
        self.pass_right = [-1] * 5
        # reserve and board
        self.reserve: Mask = 0  # in no order: a card is drawn when it is turned up
        self.wandering = 0  # how many of these belong to the Wandering Survivors (HDP-3)
        self.board: Mask = 0  # left by a trick of Mini-vans alone (HDZ-D2)
        self.above = [0] * 4  # known to lie on top of the Reserve, the topmost first
        self.above_seen = [0] * 4  # mask of the seats that know it
        self.above_count = 0
        self.under = [0] * 64  # put under the Reserve, drawn in this order when nothing else is left
        self.under_seen = [0] * 64
        self.under_count = 0
        self.drawn_seen = 0  # mask of those who knew the card drawn last

    def no_trick(self) -> None:
        self.cards = [-1] * 5
        self.round = 0
        self.trick = 0
        self.leader = 0
        self.starter = 0  # who began this round
        self.starters = 0  # who may begin it, decided by the Transfer Zones (HDZ-20, HDZ-D11)
        self.side = 0  # 0 the lowest wins, 1 the highest
        self.demanded = -1  # slot
        self.played = 0
        self.encounter = -1
        self.bound_side = -1  # the side and the slot that must be led, by order of the Governors
        self.bound_slot = -1
        # the trick just won, and how far its power has come
        self.won: Mask = 0
        self.met = -1  # its Encounter card
        self.winner = -1
        self.held = -1  # the card chosen in a stage before, known to the winner alone
        self.sharing: Mask = 0  # the cards of the trick still to be given, the lowest first
        self.target = -1  # the seat chosen in a stage before
        self.way = 1  # cards are passed to the left (1) or to the right (-1)

    # Names of cards, and options that name them

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
            if (self.promos >> self.factions[i]) & 1:
                self.patients |= ONE << (13 * i + 6)

    def one_van(self, cards: Mask, first: Mask) -> Mask:
        """These cards with one Mini-van at the most, as they are identical: one of `first` if there is any."""
        vans = cards & VAN_CARDS
        if vans & (vans - 1):
            if vans & first:
                vans &= first
            return (cards & ~VAN_CARDS) | (vans & -vans)
        return cards

    def cards_into(self, cards: Mask, base: int, out: list[int]) -> int:
        """Write a pick for each of these cards (one Mini-van at the most), ascending."""
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
        shift = base + NAMED_ZOMBIE_CARD - FIRST_ZOMBIE_CARD
        while left:
            out[n] = shift + lowest(left)
            left &= left - 1
            n += 1
        if cards & VAN_CARDS:
            out[n] = base + NAMED_VAN_CARD
            n += 1
        return n

    def seats_into(self, mask: int, base: int, out: list[int]) -> int:
        """Write a pick for each seat of a mask."""
        n = 0
        for i in range(self.seats):
            if (mask >> i) & 1:
                out[n] = base + i
                n += 1
        return n

    def others(self, seat: int) -> int:
        """Mask of all seats but one."""
        return ((1 << self.seats) - 1) & ~(1 << seat)

    def named(self, card: int) -> int:
        """The number of a card by name."""
        if card < FIRST_ZOMBIE_CARD:
            return self.factions[card // 13] * 13 + card % 13
        if card < FIRST_VAN_CARD:
            return NAMED_ZOMBIE_CARD + card - FIRST_ZOMBIE_CARD
        return NAMED_VAN_CARD

    def card_of(self, named: int) -> int:
        """The card of this name in the deck; for Mini-vans the first of the three."""
        if named >= NAMED_VAN_CARD:
            return FIRST_VAN_CARD
        if named >= NAMED_ZOMBIE_CARD:
            return FIRST_ZOMBIE_CARD + named - NAMED_ZOMBIE_CARD
        slot = 0
        while self.factions[slot] != named // 13:
            slot += 1
        return slot * 13 + named % 13

    def card_among(self, named: int, cards: Mask) -> int:
        """The card of this name among these; of several Mini-vans the first."""
        return lowest(cards & VAN_CARDS) if named >= NAMED_VAN_CARD else self.card_of(named)

    def next_seat(self, seat: int) -> int:
        """The left neighbour: play goes clockwise (HDZ-26)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def receiver(self, seat: int) -> int:
        """Who is passed a card by this seat, the way cards go round."""
        return (seat + self.way + self.seats) % self.seats

    def size_of_hand(self, seat: int) -> int:
        """Cards still to play: hand and Transfer Zone (HDZ-19)."""
        return popcount(self.hands[seat]) + popcount(self.transfer[seat])

    def loss(self, cards: Mask) -> int:
        """The printed loss of the Zombies among these cards (HDZ-55)."""
        return 3 * (popcount(cards & ZOMBIE_CARDS) + popcount(cards & self.sixes) + popcount(cards & self.nines))

    # The Reserve: what is known to lie on top, then cards in no order, then what was put under it

    def draw_reserve(self, chance: Chance) -> int:
        """Take the top card of the Reserve, -1 when it is empty (HDZ-D6)."""
        return self.take_above(0) if self.above_count else self.draw_loose(chance)

    def draw_loose(self, chance: Chance) -> int:
        """The next card of which nobody knows that it lies on top."""
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
        """Take the top card of the Wandering Survivors, -1 when there is none (HDP-3, HDP-4)."""
        if not self.wandering:
            return -1
        self.wandering -= 1
        card = nth_bit(self.reserve, chance.below(popcount(self.reserve)))
        self.reserve ^= ONE << card
        return card

    def peek(self, count: int, seat: int, chance: Chance) -> None:
        """A seat looks at so many top cards of the Reserve, or at all if there are less."""
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
        """Put a card on top of the Reserve; `seen` is the mask of the seats that know it."""
        for i in range(self.above_count, 0, -1):
            self.above[i] = self.above[i - 1]
            self.above_seen[i] = self.above_seen[i - 1]
        self.above[0] = card
        self.above_seen[0] = seen
        self.above_count += 1

    def put_under(self, card: int, seen: int) -> None:
        """Put a card under the Reserve; `seen` is the mask of the seats that know it."""
        self.under[self.under_count] = card
        self.under_seen[self.under_count] = seen
        self.under_count += 1

    # Copying

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Table)
        o = other
        self.copy_frame(o)
        self.copy_settings(o)
        self.copy_powers(o)
        self.copy_seats(o)
        self.copy_trick(o)
        self.copy_reserve(o)
        self.memory = o.memory
        if o.memory:
            for i in range(66):
                self.maybe[i] = o.maybe[i]

    def copy_settings(self, o: Table) -> None:
        self.prototype = o.prototype
        self.rounds = o.rounds
        self.hand_size = o.hand_size
        self.pool = o.pool
        self.versions = o.versions
        self.promos = o.promos
        self.sixes = o.sixes
        self.nines = o.nines
        self.children = o.children
        self.equal_split = o.equal_split
        self.drawing = o.drawing
        self.story = o.story
        self.scenario = o.scenario
        self.signs = o.signs

    def copy_powers(self, o: Table) -> None:
        for i in range(3):
            self.factions[i] = o.factions[i]
            self.powers[i] = o.powers[i]
            self.order[i] = o.order[i]
        self.bunker = o.bunker
        self.horde = o.horde
        self.offer = o.offer
        self.replaced = o.replaced
        self.patients = o.patients
        self.always = o.always
        self.trump = o.trump
        self.trump_sides = o.trump_sides

    def copy_seats(self, o: Table) -> None:
        for i in range(o.seats):
            self.population[i] = o.population[i]
            self.gain[i] = o.gain[i]
            self.hands[i] = o.hands[i]
            self.transfer[i] = o.transfer[i]
            self.zones[i] = o.zones[i]
            self.carried[i] = o.carried[i]
            self.pass_left[i] = o.pass_left[i]
            self.pass_right[i] = o.pass_right[i]
            self.cards[i] = o.cards[i]
            self.voids[i] = o.voids[i]

    def copy_trick(self, o: Table) -> None:
        self.round = o.round
        self.trick = o.trick
        self.leader = o.leader
        self.starter = o.starter
        self.starters = o.starters
        self.side = o.side
        self.demanded = o.demanded
        self.played = o.played
        self.encounter = o.encounter
        self.bound_side = o.bound_side
        self.bound_slot = o.bound_slot
        self.won = o.won
        self.met = o.met
        self.winner = o.winner
        self.held = o.held
        self.sharing = o.sharing
        self.target = o.target
        self.way = o.way

    def copy_reserve(self, o: Table) -> None:
        self.reserve = o.reserve
        self.wandering = o.wandering
        self.board = o.board
        self.above_count = o.above_count
        for i in range(o.above_count):
            self.above[i] = o.above[i]
            self.above_seen[i] = o.above_seen[i]
        self.under_count = o.under_count
        for i in range(o.under_count):
            self.under[i] = o.under[i]
            self.under_seen[i] = o.under_seen[i]
