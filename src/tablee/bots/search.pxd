cimport cython
from libc.math cimport log, sqrt
from tablee.bots.judge cimport Judge
from tablee.core.chance cimport Chance
from tablee.core.state cimport State
from tablee.core.view cimport View

cdef int LOGS_KEPT, DEEPEST, FEW

cdef class Search:
    cdef State world
    cdef readonly Judge judge
    cdef public int capacity, size, root, visits_made
    cdef int clock, felt
    cdef double sum, squares, curiosity
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
    cdef int path[1000]
    cdef double values[16]
    cdef int at[16]
    cdef int start

    cpdef void clear(self) noexcept
    cpdef int seen(self) noexcept
    @cython.locals(_=int)
    cpdef void run(self, View view, int iterations, Chance chance) noexcept
    @cython.locals(world=State, node=int, n=int, depth=int, seat=int, sealed=int, both=int, mine=int, fresh=bint)
    cdef void iterate(self, View view, Chance chance) noexcept
    @cython.locals(seat=int)
    cdef void gather(self, int node, int seats) noexcept
    @cython.locals(i=int, node=int, now=int, best=int, untried=int, score=double, most=double)
    cdef int select(self, int parent, int seat, int n) noexcept
    @cython.locals(i=int, k=int, node=int, untried=int)
    cdef int expand(self, int parent, int n, Chance chance) noexcept
    @cython.locals(i=int, node=int)
    cdef void back_up(self, int depth, int seat) noexcept
    @cython.locals(mean=double, spread=double)
    cdef void feel(self, double value) noexcept
    @cython.locals(node=int, visits=int, pick=int)
    cpdef int best(self, int seat) noexcept
    @cython.locals(node=int)
    cpdef void step(self, int pick, int seat) noexcept
    @cython.locals(node=int, visits=int)
    cpdef list results(self, int seat)
    @cython.locals(node=int, first=int, second=int, visits=int)
    cpdef int lead(self, int seat) noexcept
