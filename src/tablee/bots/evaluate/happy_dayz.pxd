cimport cython
from tablee.core.chance cimport Chance
from tablee.core.state cimport State
from tablee.games.happy_dayz.rules cimport HappyDayzState
from tablee.games.happy_dayz.state cimport Table

cdef HappyDayzState SCRATCH
cdef Chance LUCK

@cython.locals(table=Table, i=int, _=int, total=double)
cpdef double evaluate(State state, int seat)
