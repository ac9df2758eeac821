cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport u64
from tablee.games.happy_dayz.memory cimport (
    remember_guess, remember_put, remember_shown, remember_sure,
)
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport ALL, ONE, POWER, SEAT_PICK, STAGE, VAN_CARDS, Table

cdef int GIVE_PICK, KEEP_PICK

cdef class Soldier(Power):
    cdef void won(self, Table s, Chance chance) noexcept
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept
    @cython.locals(bit=u64, shows=bint)
    cdef void give(self, Table s, int to) noexcept
    cdef u64 known_among(self, Table s) noexcept
    cdef void after(self, Table s, int step) noexcept

cdef class SoldierPlus(Soldier):
    @cython.locals(n=int)
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept
    cdef void after(self, Table s, int step) noexcept

cdef class SoldierMinus(Soldier):
    cpdef u64 held_among(self, Table s) noexcept
    cdef u64 known_among(self, Table s) noexcept
