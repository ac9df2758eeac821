cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport lowest, nth_bit, popcount, u64

cdef u64 ONE
cdef int MIXING

@cython.locals(pool=u64, place=int, i=int, more=u64, once=u64, picky=int)
cdef void fill_piles(u64* piles, u64* may, int* need, int count, Chance chance) noexcept
@cython.locals(cards=u64, dealt=u64, first=u64, second=u64, n=int, m=int, i=int, j=int, _=int)
cdef u64 mix(u64* piles, u64* may, int count, u64 pool, Chance chance) noexcept
@cython.locals(i=int)
cdef int pile_of(u64* piles, int count, u64 card) noexcept
@cython.locals(best=int, slack=int, tightest=int, i=int)
cdef int tightest_pile(u64* may, int* need, int count, u64 pool, u64 every) noexcept
@cython.locals(taken=u64, bit=u64)
cdef u64 take(u64* piles, int* need, int place, u64 choice, Chance chance) noexcept
@cython.locals(after="int[16]", queue="int[16]", end=int, i=int, j=int, here=int)
cdef u64 make_room(u64* piles, u64* may, int count, int place, u64 pool) noexcept
@cython.locals(bit=u64)
cdef u64 move_up(u64* piles, u64* may, int* after, int here, u64 pool) noexcept
