cimport cython
from tablee.core.intrinsics cimport u64
from tablee.games.happy_dayz.state cimport ALL, FIRST_VAN_CARD, HANDS, ONE, PLACES, RESERVE, SPECTATOR, VAN_CARDS, Table

@cython.locals(who=int, base=int, place=int, blind=u64)
cdef void remember_deal(Table s) noexcept
@cython.locals(i=int, seat=int, van=int)
cdef void remember_carried(Table s) noexcept
@cython.locals(i=int)
cdef void remember_shown(Table s, u64 cards) noexcept
@cython.locals(who=int)
cdef void remember_put(Table s, u64 cards, int place) noexcept
@cython.locals(base=int, i=int)
cdef void remember_look(Table s, int who, int place, u64 cards) noexcept
@cython.locals(who=int, base=int, i=int, bit=u64)
cdef void remember_secret(Table s, int card, int source, int target, int knowers) noexcept
@cython.locals(cards=u64, i=int)
cdef u64 known_under(Table s, int who) noexcept
