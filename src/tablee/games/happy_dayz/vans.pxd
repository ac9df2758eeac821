cimport cython
from tablee.core.intrinsics cimport lowest, popcount, u64
from tablee.games.happy_dayz.state cimport FIRST_VAN_CARD, FOLLOW, ONE, PLACES, VAN_CARDS, Table

@cython.locals(new="int[3]", number=int, i=int)
cdef void settle_vans(Table t, u64* maybe) noexcept
@cython.locals(i=int)
cdef int settle_mask(u64 cards, int* new, int number) noexcept
cdef int settle_card(int card, int* new, int number) noexcept
@cython.locals(i=int, best=int, key=int, least=int)
cdef int settle_hidden(u64* maybe, int* new, int number) noexcept
@cython.locals(places=int, i=int)
cdef int places_of(u64* maybe, int van) noexcept
@cython.locals(vans=u64, i=int)
cdef u64 moved(u64 cards, int* new) noexcept
cdef int moved_card(int card, int* new) noexcept
@cython.locals(left=u64, wins=int, i=int, _=int)
cdef void settle_won(Table t) noexcept
@cython.locals(i=int)
cdef int first_van(Table t, u64 left) noexcept
