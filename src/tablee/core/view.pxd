from tablee.core.chance cimport Chance
from tablee.core.state cimport State

cdef class View:
    cdef public int seat
    cpdef void sample_into(self, State state, Chance chance) noexcept
