cimport cython
from tablee.core.intrinsics cimport lowest, u64
from tablee.games.happy_dayz.state cimport (
    ALL, FIRST_VAN_CARD, HANDS, ONE, PLACES, RESERVE, SPECTATOR, SUITS, VAN_CARDS, Table, slot_of,
)

@cython.locals(who=int, base=int, place=int, blind=u64)
cdef void remember_deal(Table s) noexcept
@cython.locals(i=int, seat=int, van=int)
cdef void remember_carried(Table s) noexcept
@cython.locals(i=int)
cdef void remember_shown(Table s, u64 cards) noexcept
@cython.locals(who=int)
cdef void remember_put(Table s, u64 cards, int place) noexcept
@cython.locals(who=int, i=int)
cdef void remember_tally(Table s) noexcept
cdef void remember_received(Table s, u64 cards, int seat) noexcept
@cython.locals(who=int)
cdef void remember_void(Table s, int seat, int slot) noexcept
cdef void remember_open(Table s, int card, int place) noexcept
@cython.locals(other=int, who=int, rest=u64)
cdef void remember_van(Table s, int van, u64 there) noexcept
@cython.locals(n=int, i=int)
cdef int ways(Table s, int who, int card) noexcept
@cython.locals(both=u64, found=u64, i=int)
cdef void exchange(Table s, int who, int one, int other) noexcept
@cython.locals(base=int, i=int)
cdef void remember_look(Table s, int who, int place, u64 cards) noexcept
@cython.locals(i=int)
cdef void remember_peek(Table s, int who, int count) noexcept
@cython.locals(bit=u64)
cdef void remember_secret(Table s, int card, int source, int target, int knowers) noexcept
@cython.locals(who=int, base=int, i=int)
cdef void remember_sure(Table s, u64 cards, int target, int knowers) noexcept
@cython.locals(who=int, base=int)
cdef void remember_guess(Table s, int source, int target, int knowers, u64 among) noexcept
@cython.locals(cards=u64, i=int)
cdef u64 known_order(Table s, int who) noexcept
@cython.locals(old_voids="int[5]", i=int, who=int, bit=u64)
cdef void remember_passed(Table s) noexcept
@cython.locals(old=cython.ulonglong[5], i=int, base=int)
cdef void guess_passed(Table s, int who) noexcept
