"""What lies on the table: the state of Happy DayZ, its copy, its steps, and what each seat may know of it."""

from __future__ import annotations

import cython

from tablee.games.happy_dayz.cards import FIRST_VAN, FIRST_ZOMBIE, NAMED_VAN, NAMED_ZOMBIE, TO_SEAT

if not cython.compiled:
    from tablee.core.bits import lowest, nth_bit, popcount
    from tablee.core.chance import Chance
    from tablee.core.state import State

# Steps of the agenda; a power adds 16 for each stage of its question.
TRANSFER, LEAD, FOLLOW, POWER, NEXT, CHANGE = 1, 2, 3, 4, 5, 6

ONE = 1
ALL = (1 << 62) - 1
SUITS = [0x1FFF, 0x1FFF << 13, 0x1FFF << 26, 0xFFFFF << 39]
ZOMBIE_CARDS = 0xFFFFF << 39
VAN_CARDS = 7 << 59
FIRST_VAN_CARD = FIRST_VAN
FIRST_ZOMBIE_CARD = FIRST_ZOMBIE
NAMED_VAN_CARD = NAMED_VAN
NAMED_ZOMBIE_CARD = NAMED_ZOMBIE
SEAT_PICK = TO_SEAT

# Hidden places, as each seat (and the spectator) remembers them: Expedition Zones 0..4, the Reserve, hands 6..10.
RESERVE, HANDS, PLACES, SPECTATOR = 5, 6, 11, 5


def slot_of(card: int) -> int:
    """The slot of a card: 0..2 the Factions in play, 3 Zombies, 4 Mini-vans."""
    if card < FIRST_ZOMBIE_CARD:
        return card // 13
    return 3 if card < FIRST_VAN_CARD else 4


class Table(State):
    """Everything that lies on the table. Sets of cards are masks over the 62 cards of the round's deck."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds = 1
        self.hand_size = 0
        self.bunker = 0
        self.pool = 0  # mask of the Factions that may be brought in (HDZ-58)
        self.sixes = 0  # Zombies that cost 6 or 9
        self.nines = 0  # Zombies that cost 9
        self.factions = [0] * 3
        self.powers = [0] * 3
        self.order = [0, 1, 2]  # the slots by ascending Faction, so that options ascend
        self.population = [0] * 5
        self.gain = [0] * 5  # of the round scored last, before the population is held at 0 (HDZ-D9)
        self.hands = [0] * 5
        self.transfer = [0] * 5
        self.zones = [0] * 5
        self.carried = [0] * 5  # Mini-vans kept from the last round (HDZ-40)
        self.pass_left = [-1] * 5  # sealed
        self.pass_right = [-1] * 5
        self.reserve = 0  # in no order: a card is drawn when it is turned up
        self.board = 0  # left by a trick of Mini-vans alone (HDZ-D2)
        self.under = [0] * 64  # put under the Reserve, drawn in this order when nothing else is left
        self.under_seen = [0] * 64  # mask of the seats that know it
        self.under_count = 0
        self.drawn_seen = 0  # mask of those who knew the card drawn last
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
        self.won = 0  # the cards of the trick just won
        self.met = -1  # its Encounter card
        self.winner = -1
        self.held = -1  # chosen in a power's first stage
        self.memory = True  # search turns it off
        self.voids = [0] * 5  # mask of the slots a hand is known to lack
        self.maybe = [0] * 66  # for each knower and place: the cards that may lie there

    # Names of cards, and options that name them

    def set_factions(self, first: int, second: int, third: int) -> None:
        """Put three Factions in play; their order is the ranking of HDZ-20."""
        self.factions[0] = first
        self.factions[1] = second
        self.factions[2] = third
        for i in range(3):
            slot = 0
            for j in range(3):
                if self.factions[j] < self.factions[i]:
                    slot += 1
            self.order[slot] = i

    def one_van(self, cards: int, first: int) -> int:
        """These cards with one Mini-van at the most, as they are identical: one of `first` if there is any."""
        vans = cards & VAN_CARDS
        if vans & (vans - 1):
            if vans & first:
                vans &= first
            return (cards & ~VAN_CARDS) | (vans & -vans)
        return cards

    def cards_into(self, cards: int, base: int, out: list[int]) -> int:
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

    def seats_into(self, besides: int, out: list[int]) -> int:
        """Write a pick for each seat but one (-1: for each seat)."""
        n = 0
        for i in range(self.seats):
            if i != besides:
                out[n] = SEAT_PICK + i
                n += 1
        return n

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

    def next_seat(self, seat: int) -> int:
        """The left neighbour: play goes clockwise (HDZ-26)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def size_of_hand(self, seat: int) -> int:
        """Cards still to play: hand and Transfer Zone (HDZ-19)."""
        return popcount(self.hands[seat]) + popcount(self.transfer[seat])

    def loss(self, cards: int) -> int:
        """The printed loss of the Zombies among these cards (HDZ-55)."""
        return 3 * (popcount(cards & ZOMBIE_CARDS) + popcount(cards & self.sixes) + popcount(cards & self.nines))

    # The Reserve

    def draw_reserve(self, chance: Chance) -> int:
        """Take the top card of the Reserve, -1 when it is empty (HDZ-D6)."""
        if self.reserve:
            card = nth_bit(self.reserve, chance.below(popcount(self.reserve)))
            self.reserve ^= ONE << card
            self.drawn_seen = 0
            return card
        if not self.under_count:
            return -1
        card = self.under[0]
        self.drawn_seen = self.under_seen[0]
        self.under_count -= 1
        for i in range(self.under_count):
            self.under[i] = self.under[i + 1]
            self.under_seen[i] = self.under_seen[i + 1]
        return card

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
        self.rounds = o.rounds
        self.hand_size = o.hand_size
        self.bunker = o.bunker
        self.pool = o.pool
        self.sixes = o.sixes
        self.nines = o.nines
        for i in range(3):
            self.factions[i] = o.factions[i]
            self.powers[i] = o.powers[i]
            self.order[i] = o.order[i]
        self.copy_seats(o)
        self.copy_trick(o)
        self.reserve = o.reserve
        self.board = o.board
        self.under_count = o.under_count
        for i in range(o.under_count):
            self.under[i] = o.under[i]
            self.under_seen[i] = o.under_seen[i]
        self.memory = o.memory
        if o.memory:
            for i in range(66):
                self.maybe[i] = o.maybe[i]

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
        self.won = o.won
        self.met = o.met
        self.winner = o.winner
        self.held = o.held
