cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport u64
from tablee.games.happy_dayz.memory cimport remember_put, remember_secret, remember_shown
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport HANDS, ONE, POWER, SEAT_PICK, STAGE, VAN_CARDS, Table

cdef int BARTER_PICK, KEEP_PICK, ALL_SEATS

cdef class Survivalist(Power):
    cdef void won(self, Table s, Chance chance) noexcept
    cpdef u64 held_among(self, Table s) noexcept
    @cython.locals(n=int)
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept
    cdef int offered(self, Table s, int named) noexcept
    @cython.locals(bit=u64, met=u64, openly=bint)
    cdef void swap(self, Table s, int to) noexcept

cdef class SurvivalistPlus(Survivalist):
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept

cdef class SurvivalistMinus(Survivalist):
    cdef int options_into(self, Table s, int seat, int* out) noexcept
