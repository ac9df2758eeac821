from tablee.core.intrinsics cimport highest, popcount, u64
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport SUITS, Table
cimport cython

cdef int CHILDREN_ON[13]

cdef class Child(Power):
    @cython.locals(mine=u64, best=int, i=int)
    cpdef int worth(self, Table s, int seat, int slot) noexcept
