cimport cython
from tablee.core.intrinsics cimport popcount
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport SUITS, Table

cdef class Scientist(Power):
    cdef public int enough
    @cython.locals(mine=int, most=int, i=int, theirs=int, less=int)
    cpdef int relief(self, Table s, int seat, int slot) noexcept
