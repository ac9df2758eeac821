cimport cython
from tablee.bots.bot cimport Bot
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport u64
from tablee.core.state cimport State
from tablee.core.view cimport View

cdef class Greedy(Bot):
    cdef State world
    cdef State trial
    cdef object evaluation
    cdef readonly int samples, whim
    cdef Chance luck

    @cython.locals(i=int, high=u64, start=u64, totals=list, equal=list)
    cpdef int choose(self, View view, list options, Chance chance) except? -1
    @cython.locals(trial=State)
    cdef double outcome(self, int seat, int pick) except *
