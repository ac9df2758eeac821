cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport u64
from tablee.games.happy_dayz.memory cimport (
    remember_guess, remember_put, remember_shown, remember_sure,
)
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport ONE, RESERVE, ZOMBIE_CARDS, Table

cdef int DISCARD_PICK, KEEP_PICK

cdef class Nurse(Power):
    cdef void won(self, Table s, Chance chance) noexcept
    @cython.locals(cards=u64)
    cdef u64 curable(self, Table s) noexcept
    @cython.locals(n=int)
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    @cython.locals(card=int)
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept
    cdef void cure(self, Table s, int card) noexcept

cdef class NursePlus(Nurse):
    cdef void won(self, Table s, Chance chance) noexcept
    cdef u64 curable(self, Table s) noexcept
    cdef void cure(self, Table s, int card) noexcept

cdef class NurseMinus(Nurse):
    cdef u64 curable(self, Table s) noexcept
