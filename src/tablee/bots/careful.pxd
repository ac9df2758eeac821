cimport cython
from tablee.bots.bot cimport Bot
from tablee.bots.judge cimport Judge
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport u64
from tablee.core.state cimport State
from tablee.core.view cimport View

cdef class Careful(Bot):
    cdef State world
    cdef State trial
    cdef readonly Judge judge
    cdef readonly int tries
    cdef Chance luck
    cdef double values[16]
    cdef bint lucky

    cpdef int choose(self, View view, list options, Chance chance) except? -1
    @cython.locals(i=int, high=u64, start=u64)
    cpdef void compare(self, View view, list options, list open_, list found, Chance chance) except *
    cdef double outcome(self, int seat, int pick) except *
