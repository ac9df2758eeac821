cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport nth_bit, popcount, u64
from tablee.games.happy_dayz.memory cimport remember_passed
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport ONE, POWER, STAGE, VAN_CARDS, Table

cdef int LEFT_PICK, RIGHT_PICK, RECONSIDER_PICK, TURN_PICK, NAMED_COUNT

cdef class Cheerleader(Power):
    cdef void won(self, Table s, Chance chance) noexcept
    cdef void ask_everybody(self, Table s, int stage) noexcept
    @cython.locals(own=u64)
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    @cython.locals(vans=u64)
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept
    @cython.locals(i=int)
    cdef void pass_on(self, Table s) noexcept
    cpdef tell(self, Table s)

cdef class CheerleaderPlus(Cheerleader):
    cdef void won(self, Table s, Chance chance) noexcept
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept

cdef class CheerleaderMinus(Cheerleader):
    @cython.locals(i=int, own=u64)
    cdef void won(self, Table s, Chance chance) noexcept
