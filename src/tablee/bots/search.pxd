cimport cython
from libc.math cimport log, sqrt
from libc.stdlib cimport free, malloc
from tablee.bots.judge cimport Judge
from tablee.core.chance cimport Chance
from tablee.core.state cimport State
from tablee.core.view cimport View

cdef class Search:
    cdef State world
    cdef Judge judge
    cdef double explore
    cdef public int capacity, size, root
    cdef int clock
    cdef int* pick
    cdef int* mover
    cdef int* child
    cdef int* sibling
    cdef int* visits
    cdef int* offered
    cdef double* total
    cdef double* logs
    cdef int* stamp
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
    @cython.locals(i=int, k=int, node=int)
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
