from tablee.core.chance cimport Chance
from tablee.games.happy_dayz.memory cimport remember_put, remember_shown
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport POWER, SEAT_PICK, Table
cimport cython

cdef class Hippie(Power):
    cdef void won(self, Table s, Chance chance) noexcept
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    @cython.locals(to=int)
    cdef void do(self, Table s, int pick, Chance chance) noexcept
    cdef void give(self, Table s, int to) noexcept
