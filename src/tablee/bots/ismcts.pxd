cimport cython
from tablee.bots.bot cimport Bot
from tablee.bots.search cimport Search
from tablee.core.chance cimport Chance
from tablee.core.state cimport State
from tablee.core.view cimport View

cdef class Ismcts(Bot):
    cdef object game
    cdef public Search search
    cdef State trial
    cdef Chance luck
    cdef readonly int iterations
    cdef readonly double seconds
    cdef double left
    cdef object expected

    cpdef int choose(self, View view, list options, Chance chance) except? -1
