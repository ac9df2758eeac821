cimport cython
from libc.math cimport log, sqrt
from tablee.bots.judge cimport Judge
from tablee.core.chance cimport Chance
from tablee.core.state cimport State
from tablee.core.view cimport View

cdef int LOGS_KEPT

cdef class Search:
    cdef State world
    cdef Judge judge
    cdef double explore
    cdef public int capacity, size, root
    cdef int clock
    cdef int[::1] pick
    cdef int[::1] mover
    cdef int[::1] child
    cdef int[::1] sibling
    cdef int[::1] visits
    cdef int[::1] offered
    cdef double[::1] total
    cdef double[::1] logs
    cdef int[::1] stamp
    cdef int options[256]
    cdef int path[1024]
    cdef double values[16]

    cpdef void clear(self) noexcept
    @cython.locals(i=int)
    cpdef void run(self, View view, int iterations, Chance chance) noexcept
    @cython.locals(world=State, node=int, n=int, best=int, depth=int, i=int)
    cdef void iterate(self, View view, Chance chance) noexcept
    @cython.locals(i=int, node=int, now=int, best=int, untried=int, score=double, most=double)
    cdef int select(self, int parent, int n) noexcept
    @cython.locals(i=int, k=int, node=int, untried=int)
    cdef int expand(self, int parent, int n, Chance chance) noexcept
    @cython.locals(i=int, node=int, seat=int)
    cdef void back_up(self, int depth) noexcept
    @cython.locals(node=int)
    cpdef int best(self) noexcept
    @cython.locals(node=int)
    cpdef void step(self, int pick) noexcept
    @cython.locals(node=int)
    cpdef list results(self)
    @cython.locals(node=int, first=int, second=int)
    cpdef int lead(self) noexcept
