cimport cython
from tablee.core.intrinsics cimport popcount
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport SUITS, Table

cdef class Biker(Power):
    cdef public int most
    @cython.locals(each=int)
    cpdef int worth(self, Table s, int seat, int slot) noexcept
