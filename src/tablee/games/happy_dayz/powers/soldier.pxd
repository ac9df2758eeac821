from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport lowest, u64
from tablee.games.happy_dayz.memory cimport remember_look, remember_secret
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport ONE, POWER, SEAT_PICK, VAN_CARDS, Table
cimport cython

cdef int GIVE_PICK

cdef class Soldier(Power):
    cdef void won(self, Table s, Chance chance) noexcept
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    @cython.locals(card=int)
    cdef void do(self, Table s, int pick, Chance chance) noexcept
    @cython.locals(bit=u64)
    cdef void give(self, Table s, int to) noexcept
