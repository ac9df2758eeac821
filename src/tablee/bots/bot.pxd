from tablee.core.chance cimport Chance
from tablee.core.view cimport View

cdef class Bot:
    cdef public bint looks
    cpdef int choose(self, View view, list options, Chance chance) except? -1
