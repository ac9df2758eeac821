cdef class Event:
    cdef readonly str kind
    cdef readonly dict args
    cdef readonly dict secret
    cdef readonly int to
    cdef readonly bint reveals
