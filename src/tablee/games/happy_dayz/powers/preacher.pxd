cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport nth_bit, popcount, u64
from tablee.games.happy_dayz.memory cimport (
    remember_guess, remember_peek, remember_put, remember_secret, remember_sure,
)
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport ALL, ONE, POWER, RESERVE, SURVIVOR_CARDS, VAN_CARDS, ZOMBIE_CARDS, Table

cdef int DISCARD_PICK, SURVIVOR_PICK, KEEP_PICK, TAKE_PICK

cdef class Preacher(Power):
    cdef void won(self, Table s, Chance chance) noexcept
    cdef void ask_discard(self, Table s, int stage) noexcept
    @cython.locals(card=int)
    cdef void draw(self, Table s, Chance chance) noexcept
    cdef void add(self, Table s, int card) noexcept
    @cython.locals(n=int)
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept
    @cython.locals(bit=u64)
    cdef void discard(self, Table s, int card) noexcept
    cdef u64 known_among(self, u64 bit) noexcept

cdef class PreacherPlus(Preacher):
    cdef void won(self, Table s, Chance chance) noexcept
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    @cython.locals(card=int, other=int)
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept

cdef class PreacherMinus(Preacher):
    cdef void won(self, Table s, Chance chance) noexcept

cdef class PreacherPrototype(Preacher):
    cdef u64 known_among(self, u64 bit) noexcept
    @cython.locals(n=int)
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    @cython.locals(cards=u64)
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept
