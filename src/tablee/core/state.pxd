cimport cython
from tablee.core.chance cimport Chance

cdef class State:
    cdef public int seats
    cdef public int turn
    cdef public int asked
    cdef public int sealed
    cdef public list sink
    cdef readonly int agenda[64]
    cdef public int depth

    cpdef void ask(self, int seat) noexcept
    cpdef void ask_all(self, int mask) noexcept
    cpdef void ask_nobody(self) noexcept
    cpdef void seal(self, int seat) noexcept
    cpdef void unseal(self, int seat) noexcept
    @cython.locals(seat=int)
    cpdef int first_asked(self) noexcept
    cpdef void push(self, int step) noexcept
    cpdef int pop(self) noexcept
    cpdef int top(self) noexcept
    cpdef bint is_over(self) noexcept
    @cython.locals(i=int)
    cpdef void copy_frame(self, State other) noexcept

    @cython.locals(i=int, found=list)
    cdef int options_into(self, int seat, int* out) noexcept
    cpdef void apply(self, int seat, int pick, Chance chance) noexcept
    cpdef void copy_from(self, State other) noexcept
    cpdef double score(self, int seat) noexcept
    @cython.locals(i=int, best=double, mine=double, ties=int)
    cpdef double reward(self, int seat) noexcept
    @cython.locals(out="int[256]", n=int)
    cpdef int random_pick(self, Chance chance) noexcept
    cpdef void playout(self, Chance chance) noexcept
    cpdef State clone(self)
    @cython.locals(out="int[256]", n=int, i=int)
    cpdef list options(self, int seat)
