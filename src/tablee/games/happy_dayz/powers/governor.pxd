cimport cython
from tablee.core.chance cimport Chance
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport Table

cdef int ORDER_PICK, FACTION_PICK, SIDE_PICK, NAMES

cdef class Governor(Power):
    cdef void won(self, Table s, Chance chance) noexcept
    @cython.locals(i=int)
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept
    cdef void done(self, Table s) noexcept

cdef class GovernorPlus(Governor):
    @cython.locals(i=int, j=int, n=int)
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    @cython.locals(order=int, faction=int, i=int)
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept

cdef class GovernorMinus(Governor):
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept
