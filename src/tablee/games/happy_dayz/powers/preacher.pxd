from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport lowest, u64
from tablee.games.happy_dayz.memory cimport remember_look, remember_secret
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport ONE, POWER, RESERVE, VAN_CARDS, Table
cimport cython

cdef int DISCARD_PICK, KEEP_PICK

cdef class Preacher(Power):
    cdef void won(self, Table s, Chance chance) noexcept
    @cython.locals(card=int)
    cdef void draw(self, Table s, Chance chance) noexcept
    @cython.locals(n=int)
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    @cython.locals(card=int)
    cdef void do(self, Table s, int pick, Chance chance) noexcept
    @cython.locals(seen=int)
    cdef void discard(self, Table s, int card) noexcept
