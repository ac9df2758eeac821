cimport cython
from tablee.bots.bot cimport Bot
from tablee.bots.search cimport Search
from tablee.core.chance cimport Chance
from tablee.core.view cimport View

cdef class Ismcts(Bot):
    cdef public Search search
    cdef readonly int iterations
    cdef readonly double seconds
    cdef int last_seat

    cpdef int choose(self, View view, list options, Chance chance) except? -1
