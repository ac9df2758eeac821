cimport cython

@cython.locals(free=int, grown=int, over=int, lost=bint)
cpdef int most_babies(int fields, int small, int medium, int big) noexcept

@cython.locals(free=int, over=int, lost=bint)
cpdef int most_babies_in_row(int fields, int small, int medium, int big) noexcept
