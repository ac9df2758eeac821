cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport lowest, nth_bit, popcount, u64
from tablee.core.state cimport State

cdef int TRANSFER, LEAD, FOLLOW, POWER, NEXT, CHANGE, DRAWN, STAGE
cdef int RESERVE, HANDS, PLACES, SPECTATOR, HIDDEN
cdef u64 ONE, ALL, VAN_CARDS, ZOMBIE_CARDS, SURVIVOR_CARDS
cdef u64 SUITS[4]
cdef int SEAT_PICK
cdef int FIRST_VAN_CARD, FIRST_ZOMBIE_CARD, NAMED_VAN_CARD, NAMED_ZOMBIE_CARD

cpdef int slot_of(int card) noexcept

cdef class Table(State):
    # settings
    cdef public int prototype, rounds, hand_size, pool, versions, promos
    cdef public u64 sixes, nines
    cdef public int children, equal_split, drawing, story, scenario, signs
    # powers in play
    cdef readonly int factions[3]
    cdef readonly int powers[3]
    cdef public int bunker, horde, offer, replaced
    # what follows from them
    cdef readonly int order[3]
    cdef public u64 patients, always
    cdef public int trump, trump_sides
    # communities
    cdef readonly int population[5]
    cdef readonly int gain[5]
    cdef readonly u64 hands[5]
    cdef readonly u64 transfer[5]
    cdef readonly u64 zones[5]
    cdef readonly int carried[5]
    cdef readonly int pass_left[5]
    cdef readonly int pass_right[5]
    # reserve and board
    cdef public u64 reserve, board
    cdef public int wandering
    cdef readonly int above[4]
    cdef readonly int above_seen[4]
    cdef public int above_count
    cdef readonly int under[64]
    cdef readonly int under_seen[64]
    cdef public int under_count, drawn_seen
    # the trick
    cdef readonly int cards[5]
    cdef public int round, trick, leader, starter, starters, side, demanded, played, encounter, bound_side, bound_slot
    # the trick just won
    cdef public u64 won, sharing
    cdef public int met, winner, held, target, way
    # what each seat may know
    cdef public bint memory
    cdef readonly int voids[5]
    cdef readonly u64 maybe[66]

    @cython.locals(i=int, j=int, slot=int)
    cpdef void set_factions(self, int first, int second, int third) noexcept
    cpdef int named(self, int card) noexcept
    @cython.locals(slot=int)
    cpdef int card_of(self, int named) noexcept
    cpdef int card_among(self, int named, u64 cards) noexcept
    @cython.locals(o=Table, i=int)
    cpdef void copy_from(self, State other) noexcept
    cdef void copy_settings(self, Table o) noexcept
    @cython.locals(i=int)
    cdef void copy_powers(self, Table o) noexcept
    @cython.locals(i=int)
    cdef void copy_seats(self, Table o) noexcept
    cdef void copy_trick(self, Table o) noexcept
    @cython.locals(i=int)
    cdef void copy_reserve(self, Table o) noexcept
    cpdef int draw_reserve(self, Chance chance) noexcept
    @cython.locals(card=int, loose=int)
    cdef int draw_loose(self, Chance chance) noexcept
    @cython.locals(card=int, i=int)
    cpdef int take_under(self) noexcept
    @cython.locals(card=int, i=int)
    cpdef int take_above(self, int place) noexcept
    @cython.locals(card=int)
    cpdef int draw_wandering(self, Chance chance) noexcept
    @cython.locals(card=int, i=int)
    cpdef void peek(self, int count, int seat, Chance chance) noexcept
    @cython.locals(i=int)
    cpdef void put_above(self, int card, int seen) noexcept
    cpdef void put_under(self, int card, int seen) noexcept
    cpdef int loss(self, u64 cards) noexcept
    @cython.locals(vans=u64)
    cpdef u64 one_van(self, u64 cards, u64 first) noexcept
    @cython.locals(n=int, i=int, slot=int, left=u64, shift=int)
    cdef int cards_into(self, u64 cards, int base, int* out) noexcept
    @cython.locals(n=int, i=int)
    cdef int seats_into(self, int mask, int base, int* out) noexcept
    cpdef int others(self, int seat) noexcept
    cpdef int receiver(self, int seat) noexcept
    cpdef int size_of_hand(self, int seat) noexcept
    cpdef int next_seat(self, int seat) noexcept
