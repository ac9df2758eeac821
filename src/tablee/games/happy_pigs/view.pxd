cimport cython
from tablee.core.chance cimport Chance
from tablee.core.state cimport State
from tablee.core.view cimport View
from tablee.games.happy_pigs.state cimport PROGRAM, Table

cdef class HappyPigsView(View):
    cdef readonly Table table
    @cython.locals(true=Table, table=Table, hidden=bint, other=int)
    cpdef void look(self, State state, int seat) noexcept
    @cython.locals(world=Table, other=int)
    cpdef void sample_into(self, State state, Chance chance) noexcept
