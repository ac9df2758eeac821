cimport cython
from tablee.games.happy_pigs.state cimport P_ARRANGE, P_LIFT, P_PUT, P_TIDY, P_TO, P_UPRIGHT, Table

cdef int options_hand(Table s, int seat, int* out, int n) noexcept
cdef void do_hand(Table s, int seat, int pick) noexcept
