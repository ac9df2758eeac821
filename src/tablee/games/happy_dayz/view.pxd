cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport highest, nth_bit, popcount, u64
from tablee.core.state cimport State
from tablee.core.view cimport View
from tablee.games.happy_dayz.state cimport (
    HANDS, ONE, PLACES, POWER, RESERVE, SPECTATOR, SUITS, TRANSFER, VAN_CARDS, Table,
)
from tablee.games.happy_dayz.vans cimport settle_vans
from tablee.kit.piles cimport fill_piles

cdef int FACE_DOWN

cdef class HappyDayzView(View):
    cdef public Table table
    cdef readonly int sizes[11]
    cdef readonly u64 maybe[11]

    @cython.locals(i=int, who=int)
    cpdef void observe(self, Table s, int seat) noexcept
    cpdef void settle(self) noexcept
    @cython.locals(i=int, table=Table)
    cdef void hide(self) noexcept
    @cython.locals(s=Table, piles=cython.ulonglong[11], may=cython.ulonglong[11], need="int[11]", i=int, slot=int)
    cpdef void sample_into(self, State state, Chance chance) noexcept
    @cython.locals(i=int)
    cdef void lay_under(self, Table s, u64 cards, Chance chance) noexcept
    @cython.locals(seat=int, cards=u64)
    cdef void guess_sealed(self, Table s, Chance chance) noexcept
    @cython.locals(cards=u64)
    cdef void guess_passed(self, Table s, int seat, Chance chance) noexcept
    @cython.locals(who=int, i=int, base=int)
    cpdef void share_memory(self, Table s) noexcept
    @cython.locals(i=int, base=int, blind=u64)
    cdef void loosen(self, Table s, int who) noexcept
