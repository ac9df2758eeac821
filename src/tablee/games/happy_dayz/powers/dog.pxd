cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport lowest, nth_bit, popcount, u64
from tablee.games.happy_dayz.memory cimport (
    remember_guess, remember_look, remember_peek, remember_put, remember_secret, remember_shown,
)
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.state cimport ALL, ONE, RESERVE, SEAT_PICK, VAN_CARDS, Table

cdef int FETCH_PICK, FROM_PICK, ALL_SEATS

cdef class Dog(Power):
    cdef void won(self, Table s, Chance chance) noexcept
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    @cython.locals(to=int, bit=u64)
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept

cdef class DogPlus(Power):
    @cython.locals(found=int)
    cdef void won(self, Table s, Chance chance) noexcept
    @cython.locals(mask=int, i=int)
    cdef int sources(self, Table s) noexcept
    cdef void look(self, Table s, int seat) noexcept
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept
    @cython.locals(bit=u64, seen=int)
    cdef void fetch(self, Table s, int card) noexcept

cdef class DogMinus(Power):
    @cython.locals(found=int)
    cdef void won(self, Table s, Chance chance) noexcept
    @cython.locals(mask=int, i=int)
    cdef int sources(self, Table s) noexcept
    cdef void choose(self, Table s, int seat, Chance chance) noexcept
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept
    @cython.locals(cards=u64, bit=u64)
    cdef void stray(self, Table s, int to, Chance chance) noexcept

cdef class DogPrototype(Power):
    cdef void won(self, Table s, Chance chance) noexcept
    cdef int options_into(self, Table s, int seat, int* out) noexcept
    @cython.locals(to=int, card=int)
    cdef void do(self, Table s, int seat, int pick, Chance chance) noexcept
