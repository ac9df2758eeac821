cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport lowest, nth_bit, popcount, u64
from tablee.core.state cimport State
from tablee.core.view cimport View
from tablee.games.happy_dayz.memory cimport known_order
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.powers.table cimport POWERS
from tablee.games.happy_dayz.state cimport (
    HANDS, HIDDEN, ONE, PLACES, RESERVE, SPECTATOR, TRANSFER, VAN_CARDS, Table,
)
from tablee.kit.piles cimport Deal

cdef class HappyDayzView(View):
    cdef public Table table
    cdef readonly int sizes[11]
    cdef readonly u64 maybe[11]
    cdef Deal deal

    @cython.locals(i=int, who=int)
    cpdef void observe(self, Table s, int seat) noexcept
    @cython.locals(i=int, table=Table)
    cdef void hide(self) noexcept
    @cython.locals(i=int, table=Table)
    cdef void hide_order(self, int who) noexcept
    @cython.locals(i=int, own=int, hidden=u64, rest=u64, found=u64, first=int, other=int)
    cdef void sort_vans(self) noexcept
    @cython.locals(mask=int, i=int)
    cdef int places_of(self, int card) noexcept
    @cython.locals(s=Table, deal=Deal, i=int)
    cpdef void sample_into(self, State state, Chance chance) noexcept
    @cython.locals(i=int)
    cdef void lay_reserve(self, Table s, u64 cards, Chance chance) noexcept
    @cython.locals(seat=int, cards=u64, power=Power)
    cdef void guess_choices(self, Table s, Chance chance) noexcept
    @cython.locals(first=int, second=int)
    cdef void guess_passed(self, Table s, int seat, u64 cards, Chance chance) noexcept
    @cython.locals(who=int, me=int, i=int, known=u64, blind=u64)
    cdef void share_memory(self, Table s) noexcept
    @cython.locals(i=int, cards=u64)
    cdef u64 loose(self, Table s) noexcept
    @cython.locals(i=int, base=int, own=u64, sure=u64)
    cdef void loosen(self, Table s, int who, u64 blind) noexcept
