cimport cython
from tablee.core.intrinsics cimport u64
from tablee.games.happy_dayz.state cimport ONE, SUITS, Table
from tablee.games.happy_dayz.view cimport HappyDayzView

@cython.locals(t=Table)
cpdef Table read_table(int seats, dict told)
@cython.locals(i=int)
cpdef void read_piles(Table t, dict told, object deck) except *
@cython.locals(i=int)
cpdef void read_communities(Table t, dict told) except *
@cython.locals(i=int)
cpdef void read_trick(Table t, dict told, object deck) except *
cpdef void read_held(Table t, dict told, object deck) except *
@cython.locals(van=int)
cpdef void read_won(Table t, dict told, object deck) except *
@cython.locals(i=int, who=int, place=int)
cpdef void read_memory(Table t, object memory, object deck) except *
@cython.locals(i=int, who=int, base=int, slot=int, blind=u64, own=u64, lacks=u64)
cpdef void fresh_memory(Table t) except *
@cython.locals(i=int, seen=u64)
cpdef void forget_order(Table t, int who) except *
@cython.locals(place=int)
cpdef void fill_view(HappyDayzView view, dict sizes, list maybe) except *
