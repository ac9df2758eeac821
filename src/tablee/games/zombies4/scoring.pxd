cimport cython
from tablee.core.intrinsics cimport popcount
from tablee.games.zombies4.state cimport Table
from tablee.games.zombies4.tables cimport ALL_PAGES

cpdef int standing(Table s, int seat) noexcept
@cython.locals(ties=int, best=int, other=int)
cdef double reward_of(Table s, int seat) noexcept
