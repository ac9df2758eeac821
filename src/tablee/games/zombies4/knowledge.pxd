cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport lowest, nth_bit, popcount, u64
from tablee.games.zombies4.state cimport PILE_PLACE, Table
from tablee.games.zombies4.tables cimport CARD_BIT, CARD_KIND, COPIES

cdef int WATCHER, PLACES, MIXES

@cython.locals(cards=u64, seat=int)
cdef u64 hidden_from(Table s, int who) noexcept
@cython.locals(hidden=u64, place=int, elsewhere=bint)
cdef void forget(Table s, int who) noexcept
@cython.locals(who=int)
cdef void forget_all(Table s) noexcept
@cython.locals(place=int)
cdef void clear(Table s, int who, int card) noexcept
@cython.locals(who=int)
cdef void drawn(Table s, int seat, int card) noexcept
@cython.locals(who=int)
cdef void reshuffled(Table s) noexcept
@cython.locals(who=int, alike=u64, sure=int)
cdef void shown(Table s, int card, int place) noexcept
@cython.locals(at=int)
cdef int sure_copy(Table s, int who, u64 copies, int place) noexcept
@cython.locals(place=int, here=u64, there=u64)
cdef void exchange(Table s, int who, int one, int other) noexcept
@cython.locals(place=int)
cdef void blur(Table s, int who, u64 copies) noexcept
@cython.locals(cards=u64, at=int)
cdef void looked(Table s, int who, int place) noexcept
@cython.locals(who=int)
cdef void taken(Table s, int thief, int victim, int card) noexcept

@cython.locals(cards=u64, place=int)
cdef void deal_hidden(Table s, int who, int* sizes, Chance chance) noexcept
@cython.locals(place=int)
cdef bint is_free(Table s, int who, int* sizes, u64 cards) noexcept
@cython.locals(seat=int, card=u64, _=int)
cdef void deal_freely(Table s, int* sizes, u64 cards, Chance chance) noexcept
@cython.locals(piles="unsigned long long[7]", room="int[7]", order="int[50]", place=int, n=int, i=int, seat=int, _=int, one=int)
cdef void deal_bound(Table s, int who, int* sizes, u64 cards, Chance chance) noexcept
@cython.locals(n=int, wanted=int, start=int, left=u64, card=int, count=int, place=int, i=int, j=int)
cdef int sort_by_freedom(Table s, int who, u64 cards, int* order, Chance chance) noexcept
@cython.locals(places=int, place=int)
cdef int places_for(Table s, int who, int card) noexcept
@cython.locals(total=int, place=int, drawn_room=int)
cdef bint put(int card, int places, u64* piles, int* room, Chance chance) noexcept
@cython.locals(queue="int[7]", before="int[7]", mover="int[7]", seen=int, head=int, tail=int, place=int, target=int, movable=u64)
cdef void make_room(Table s, int who, int card, u64* piles, int* room) noexcept
cdef void shift(int card, int target, u64* piles, int* before, int* mover) noexcept
@cython.locals(here=int, there=int, both=u64)
cdef void trade(Table s, int who, u64* piles, int one, int other) noexcept
@cython.locals(place=int)
cdef int place_of(u64* piles, int card) noexcept
