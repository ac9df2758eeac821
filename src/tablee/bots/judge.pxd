cimport cython
from tablee.core.chance cimport Chance
from tablee.core.state cimport State

cdef class Judge:
    cdef public double explore
    cdef public int deep, decoupled
    cpdef void prepare(self, State world) noexcept
    cpdef void playout(self, State world, Chance chance) noexcept
    @cython.locals(seat=int)
    cdef void worth_into(self, State world, double* out) noexcept
