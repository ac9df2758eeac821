cimport cython
from tablee.core.intrinsics cimport u64
from tablee.games.zombies4.knowledge cimport forget
from tablee.games.zombies4.state cimport Table
from tablee.games.zombies4.view cimport Zombies4View

cpdef dict write_map(Table s)
cpdef dict write_player(Table s, int seat)
cpdef dict write_clock(Table s)
cpdef list write_knowledge(Table s, int who)
cpdef int may_mask(Table s, int who, int card)
@cython.locals(plain=u64, wanted=u64)
cpdef bint is_plain(Table s, int who)
cpdef list write_truth(Table s, int who)
cpdef int place_of(Table s, int card)
cpdef void read_map(Table s, dict shown) except *
cpdef int square_on(Table s, str name) except -1
cpdef int read_pile(list named) except -1
cpdef void read_player(Table s, int seat, dict shown, deck) except *
cpdef void read_clock(Table s, dict shown, deck) except *
cpdef void read_hand(Table s, int seat, list kinds, deck) except *
cpdef void read_passing(Table s, int seat, str word) except *
cpdef void read_knowledge(Table s, int who, list groups, deck) except *
cpdef void read_truth(Table s, int who, list groups) except *
cpdef void know_nothing(Table s, int who) except *
cpdef void set_sizes(Zombies4View view, list hands, int draw) except *
