cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport nth_bit, popcount
from tablee.core.state cimport State
from tablee.core.view cimport View
from tests.toy.lanterns.state cimport Lanterns

cdef int NONE

cdef class LanternsView(View):
    cdef readonly Lanterns table
    cdef public int hand_size, unseen

    @cython.locals(other=int)
    cpdef void look(self, Lanterns state, int seat) noexcept
    @cython.locals(world=Lanterns, seat=int, hand=int, laid=int, _=int)
    cpdef void sample_into(self, State state, Chance chance) noexcept
