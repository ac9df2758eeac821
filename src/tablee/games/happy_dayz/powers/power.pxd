from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport popcount, u64
from tablee.games.happy_dayz.memory cimport remember_look
from tablee.games.happy_dayz.state cimport POWER, STAGE, SUITS, Table

cdef class Power:
    cdef public str faction, version, status
    cdef void won(self, Table s, Chance chance) noexcept
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept
    cpdef u64 held_among(self, Table s) noexcept
    cpdef int worth(self, Table s, int seat, int slot) noexcept
    cpdef int relief(self, Table s, int seat, int slot) noexcept
    cdef void look_inside(self, Table s) noexcept
    cdef void ask(self, Table s, int stage) noexcept
