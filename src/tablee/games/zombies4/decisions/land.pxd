cimport cython
from tablee.games.zombies4.state cimport Table
from tablee.games.zombies4.steps cimport DOGS, NO_PLACE, a_of, b_of, c_of
from tablee.games.zombies4.tables cimport AT, DOG, EDGE, HUMAN, IS_TOKEN, IS_USABLE, LAY, ROTATE, SAME

@cython.locals(i=int, j=int)
cdef int insert(int* out, int n, int start, int pick) noexcept
@cython.locals(kind=int, n=int, place=int, rotation=int)
cdef int options_laying(Table s, int step, int* out) noexcept
@cython.locals(slot=int, x=int, y=int, side=int, other=int)
cdef bint is_open_place(Table s, int place) noexcept
cdef int dx(int side) noexcept
cdef int dy(int side) noexcept
cdef bint fits_somehow(Table s, int kind, int place) noexcept
@cython.locals(slot=int, x=int, y=int, side=int, other=int, mine=int)
cdef bint fits(Table s, int kind, int rotation, int place) noexcept
cdef int capacity(Table s, int what, int square) noexcept
@cython.locals(total=int, at=int)
cdef int capacity_from(Table s, int what, int square) noexcept
@cython.locals(n=int, left=int, room=int, square=int, free=int)
cdef int options_placing(Table s, int step, int* out) noexcept
@cython.locals(n=int, humans=int, warded=int, square=int)
cdef int options_prowl(Table s, int* out) noexcept
@cython.locals(most=int, step=int, target=int)
cdef bint can_prowl(Table s, int square, int human, int warded) noexcept
@cython.locals(found=int, warded=int, square=int)
cdef int only_prowler(Table s) noexcept
@cython.locals(square=int, human=int, n=int, side=int, target=int, turn=int, further=int)
cdef int options_pace(Table s, int step, int* out) noexcept
