cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport nth_bit, popcount
from tablee.core.state cimport State

cdef int ALL, CARDS, KEEP, NONE, TURN

cdef class Lanterns(State):
    cdef readonly int hands[3]
    cdef readonly int laid[3]
    cdef readonly int spent[3]
    cdef readonly int points[3]
    cdef public int deck, winds, keeper
    cdef public bint has_vane, turned

    @cython.locals(o=Lanterns, seat=int)
    cpdef void copy_from(self, State other) noexcept
    cpdef void put(self, int seat, int hand, int laid) noexcept
    cpdef void put_open(self, int seat, int spent, int points) noexcept
    @cython.locals(seat=int, _=int)
    cpdef void deal(self, int cards, Chance chance) noexcept
    @cython.locals(card=int)
    cpdef int draw(self, Chance chance) noexcept
    cpdef void ask_round(self) noexcept
    @cython.locals(n=int, card=int)
    cdef int options_into(self, int seat, int* out) noexcept
    cpdef void apply(self, int seat, int pick, Chance chance) noexcept
    cpdef void lay(self, int seat, int card, Chance chance) noexcept
    @cython.locals(wind=int, bright=bint, winner=int, seat=int)
    cpdef void show_all(self, Chance chance) noexcept
    cpdef void set_vane(self, int seat, bint turn) noexcept
    cpdef double score(self, int seat) noexcept
