cimport cython
from tablee.games.zombies4.rules cimport Zombies4State
from tablee.games.zombies4.tables cimport IS_CABIN

cdef int DOG_STEPS

@cython.locals(count=int, square=int)
cdef int guards(Zombies4State s) noexcept
@cython.locals(count=int, square=int)
cdef int stuck_guards(Zombies4State s) noexcept
@cython.locals(side=int, target=int)
cdef bint leads_out(Zombies4State s, int square, int steps) noexcept
