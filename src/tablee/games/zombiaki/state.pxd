cimport cython
from tablee.core.chance cimport Chance
from tablee.core.state cimport State
from tablee.games.zombiaki.tables cimport BARRIER, DAWN, NOBODY, NOTHING, SAY_DRAW, side_of

cdef class Street(State):
    cdef readonly int body[15]
    cdef readonly int strength[15]
    cdef readonly int marks[15]
    cdef readonly int objects[15]
    cdef public int fire, frozen, terror, net, boss, orders, ordered, played, round, winner
    cdef readonly int pile[43]
    cdef readonly int left[2]
    cdef readonly int hand[8]
    cdef readonly int held[2]
    cdef readonly int discards[43]
    cdef public int barrier_row, freeze_ends_early, dog_rows

    @cython.locals(o=Street, i=int)
    cpdef void copy_from(self, State other) noexcept
    cpdef double score(self, int seat) noexcept
    cdef void plan(self, int kind, int about) noexcept
    cdef void win(self, int side) noexcept
    cdef void say(self, int kind, int a, int b, int c) noexcept
    cdef void say_drawn(self, int side, int drawn) noexcept
    cpdef int step_at(self, int depth) noexcept
    cpdef void put_unit(self, int square, int body, int strength, int marks) noexcept
    cpdef void put_object(self, int square, int card) noexcept
    cpdef void put_cards(self, int card, int pile, int discards) noexcept
    cdef bint is_barred(self, int lane) noexcept
    cdef bint is_free(self, int square) noexcept
    cdef void move_unit(self, int start, int square) noexcept
    cdef void clear(self, int square) noexcept
    cdef void throw(self, int card) noexcept
    cdef void remove(self, int square) noexcept
    @cython.locals(i=int)
    cdef bint holds(self, int side, int card) noexcept
    @cython.locals(i=int)
    cdef void lose(self, int side, int card) noexcept
    @cython.locals(i=int)
    cpdef void gain(self, int side, int card) noexcept
    @cython.locals(card=int, n=int)
    cdef int draw(self, int side, Chance chance) noexcept

ctypedef int (*step_fn)(Street, int, Chance) noexcept
ctypedef int (*options_fn)(Street, int, int*) noexcept
ctypedef void (*answer_fn)(Street, int, int) noexcept
ctypedef int (*why_fn)(Street, int, int) noexcept
ctypedef void (*play_fn)(Street, int, int) noexcept
