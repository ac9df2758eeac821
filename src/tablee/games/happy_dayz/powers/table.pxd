cimport cython
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport SUITS, VAN_CARDS, Table

cdef list POWERS
cdef int FACTION_OF[39]
cdef int ROWS[72]
cdef int KINDS

cpdef int faction_of(int index) noexcept
cpdef int power_of(int faction, int version, int prototype) noexcept
@cython.locals(slot=int, card=Power)
cpdef void put_in_play(Table s, int first, int second, int third) noexcept
