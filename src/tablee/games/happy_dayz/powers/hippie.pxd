cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport lowest, u64
from tablee.games.happy_dayz.memory cimport remember_put, remember_shown
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport FIRST_VAN_CARD, ONE, SEAT_PICK, VAN_CARDS, Table

cdef class Hippie(Power):
    cdef void won(self, Table s, Chance chance) noexcept
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept
    cdef void give(self, Table s, u64 cards, int to) noexcept
    cdef void move(self, Table s, u64 cards, int to) noexcept

cdef class HippiePlus(Hippie):
    cdef void won(self, Table s, Chance chance) noexcept
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    @cython.locals(given=u64, next_is_van=bint, mask=int, i=int)
    cdef int open_to(self, Table s) noexcept
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept
    @cython.locals(card=int)
    cdef void share(self, Table s, int to) noexcept

cdef class HippieMinus(Hippie):
    cdef void won(self, Table s, Chance chance) noexcept
