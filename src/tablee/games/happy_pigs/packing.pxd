cimport cython

cdef int HEIGHT, CELLS, GROWN_PER_FIELD
cdef int SMALL_CELLS, MEDIUM_CELLS, BIG_CELLS, BABY_CELLS

@cython.locals(free=int, grown=int, over=int, lost=bint)
cpdef int most_babies(int width, int fields, int small, int medium, int big) noexcept

@cython.locals(free=int, rest=int, odd=int, lost=int)
cdef int most_in_six(int fields, int small, int medium, int big) noexcept

@cython.locals(free=int, over=int, lost=bint)
cpdef int most_babies_in_row(int columns, int small, int medium, int big) noexcept
