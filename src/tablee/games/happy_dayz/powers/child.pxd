cimport cython
from tablee.core.intrinsics cimport highest, lowest, popcount, u64
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport SUITS, Table

cdef int NUMBERS[52]

cdef class Child(Power):
    @cython.locals(cards=u64, number=int)
    cpdef int worth(self, Table s, int seat, int slot) noexcept
    cdef int chosen(self, u64 cards) noexcept
    @cython.locals(mine=int, i=int)
    cdef bint has_most(self, Table s, int seat, int slot) noexcept

cdef class ChildPlus(Child):
    @cython.locals(cards=u64, total=int)
    cpdef int worth(self, Table s, int seat, int slot) noexcept

cdef class ChildMinus(Child):
    cdef int chosen(self, u64 cards) noexcept
