cimport cython
from tablee.bots.judge cimport Judge
from tablee.core.chance cimport Chance
from tablee.core.state cimport State
from tablee.games.happy_dayz.rules cimport HappyDayzState
from tablee.games.happy_dayz.state cimport Table

cdef HappyDayzState SCRATCH
cdef Chance LUCK

@cython.locals(table=Table, i=int, _=int, total=double)
cpdef double evaluate(State state, int seat)

cdef class HappyDayzJudge(Judge):
    cdef public double spread, victory
    cdef bint last
    @cython.locals(table=Table)
    cpdef void prepare(self, State world) noexcept
    @cython.locals(table=HappyDayzState, total=double, lead=double, worth=double, seat=int)
    cdef void worth_into(self, State world, double* out) noexcept
