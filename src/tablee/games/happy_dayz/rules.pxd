cimport cython
from tablee.core.chance cimport Chance
from tablee.core.state cimport State
from tablee.games.happy_dayz.decisions cimport options_of, random_play
from tablee.games.happy_dayz.effects cimport do_pick
from tablee.games.happy_dayz.memory cimport remember_shown
from tablee.games.happy_dayz.state cimport ALL, FOLLOW, LEAD, TRANSFER, Table

cdef class HappyDayzState(Table):
    cdef int options_into(self, int seat, int* out) noexcept
    cpdef void apply(self, int seat, int pick, Chance chance) noexcept
    cpdef double score(self, int seat) noexcept
    @cython.locals(best=int, ties=int, i=int)
    cpdef double reward(self, int seat) noexcept
    @cython.locals(step=int, out="int[256]", n=int)
    cpdef int random_pick(self, Chance chance) noexcept
    cpdef void playout(self, Chance chance) noexcept
