from tablee.bots.bot cimport Bot
from tablee.core.chance cimport Chance
from tablee.core.view cimport View

cdef class Random(Bot):
    cpdef int choose(self, View view, list options, Chance chance) except? -1
