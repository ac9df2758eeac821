from tablee.core.intrinsics cimport u64
cimport cython

cdef u64 M64, STEP, SPREAD

cdef class Chance:
    cdef public u64 x
    @cython.locals(x=u64)
    cpdef int below(self, int n) noexcept
