from tablee.core.chance cimport Chance
from tablee.core.state cimport State

cdef class Judge:
    cpdef void prepare(self, State world) noexcept
    cpdef void playout(self, State world, Chance chance) noexcept
    cpdef double value(self, State world, int seat) noexcept
