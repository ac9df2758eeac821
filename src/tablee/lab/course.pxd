cimport cython

from tablee.core.state cimport State

cdef class Course:
    cdef public int seats, lead_changes, last
    cdef public bint races
    cdef readonly int picks[8]
    cdef readonly int choices[8]
    cdef readonly int options[8]
    cdef readonly list leaders
    @cython.locals(leader=int, other=int, best=double, score=double)
    cpdef note(self, State state, int seat, int options)
