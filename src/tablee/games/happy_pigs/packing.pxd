cimport cython

cdef int CELLS, GROWN_PER_FIELD
cdef int SMALL_CELLS, MEDIUM_CELLS, BIG_CELLS, BABY_CELLS

@cython.locals(free=int, grown=int, over=int, lost=bint)
cpdef int most_babies(int fields, int small, int medium, int big) noexcept

@cython.locals(free=int, over=int, lost=bint)
cpdef int most_babies_in_row(int fields, int small, int medium, int big) noexcept
