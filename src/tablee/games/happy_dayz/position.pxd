cimport cython
from tablee.core.intrinsics cimport u64
from tablee.games.happy_dayz.state cimport ONE, Table
from tablee.games.happy_dayz.view cimport HappyDayzView

@cython.locals(t=Table, i=int)
cpdef Table read_table(int seats, dict told)
@cython.locals(i=int)
cpdef void read_settings(Table t, dict told) except *
@cython.locals(i=int)
cpdef void read_frame(Table t, dict told) except *
@cython.locals(i=int)
cpdef void read_communities(Table t, dict told, object deck) except *
@cython.locals(i=int)
cpdef void read_trick(Table t, dict told, object deck) except *
cpdef void read_won(Table t, dict told, object deck) except *
@cython.locals(i=int, who=int, base=int, place=int)
cpdef void read_memory(Table t, list memory, object deck) except *
@cython.locals(i=int, who=int, base=int, blind=u64)
cpdef void fresh_memory(Table t) except *
@cython.locals(place=int)
cpdef void fill_view(HappyDayzView view, dict sizes, list maybe) except *
