cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport nth_bit, popcount, u64

cdef u64 ONE
cdef int MIXING

cdef class Deal:
    cdef int count
    cdef u64 piles[16]
    cdef u64 may[16]
    cdef int need[16]

    @cython.locals(i=int, crossing=int)
    cdef void fill(self, Chance chance) noexcept
    @cython.locals(i=int)
    cdef void give(self, int place, u64 cards) noexcept
    @cython.locals(i=int)
    cdef void settle(self) noexcept
    @cython.locals(i=int, once=u64, more=u64, cards=u64)
    cdef bint settle_some(self) noexcept
    @cython.locals(i=int, j=int, both=u64, found=int)
    cdef int crossing(self) noexcept
    @cython.locals(i=int, j=int, extra=u64, found=int)
    cdef int around(self, int group, bint above) noexcept
    @cython.locals(place=int)
    cdef void fill_in_order(self, int later, Chance chance) noexcept
    @cython.locals(i=int, best=int)
    cdef int narrowest(self, int later) noexcept
    @cython.locals(i=int, place=int, pool=u64, cards=u64, free=u64, taken=u64)
    cdef void fill_crossing(self, int crossing, Chance chance) noexcept
    @cython.locals(best=int, slack=int, least=int, i=int)
    cdef int tightest(self, int crossing, u64 pool) noexcept
    @cython.locals(after="int[16]", queue="int[16]", end=int, i=int, j=int, here=int)
    cdef u64 make_room(self, int place, u64 pool) noexcept
    @cython.locals(bit=u64)
    cdef u64 move_up(self, int* after, int here, u64 pool) noexcept
    @cython.locals(dealt=u64, first=u64, second=u64, n=int, m=int, i=int, j=int, _=int)
    cdef u64 mix(self, u64 cards, u64 pool, Chance chance) noexcept
    @cython.locals(i=int)
    cdef int pile_of(self, u64 card) noexcept

@cython.locals(n=int, chosen=u64, bit=u64, _=int)
cdef u64 choose(u64 cards, int count, Chance chance) noexcept
