cimport cython
from tablee.core.intrinsics cimport lowest, popcount, u64
from tablee.games.zombies4.playable cimport can_herd_to, cards_into, kinds_into, may_fly, pages_to_take, targets
from tablee.games.zombies4.state cimport Table
from tablee.games.zombies4.steps cimport (
    ANNOUNCED, HERD, NO_PLACE, PURGE, SEARCH, SEND, SHOT, THEFT, TRIM, a_of, b_of, c_of, op_of,
)
from tablee.games.zombies4.tables cimport (
    ALL_PAGES, AT, CANCEL, CARD_KIND, CLAIR_WARLOCK, COPIES, DISCARD, FIRST_FOREST, IS_CABIN, IS_USABLE, ON,
    PAGE_KINDS, PASS, PASS_EVENT, PASS_TURN, PILE, PLAY, REMOVE, RETURN_TO_SENDER, TAKE, TILE,
)

cdef int options_window(Table s, int seat, int* out) noexcept
@cython.locals(mask=int, n=int, other=int)
cdef int options_card(Table s, int step, int seat, int* out) noexcept
cdef bint can_cancel(Table s, int seat) noexcept
@cython.locals(n=int, slot=int, square=int)
cdef int options_send(Table s, int step, int* out) noexcept
cdef bint may_send(Table s, int kind, int slot, int square) noexcept
@cython.locals(n=int, tile=int, square=int)
cdef int options_herd(Table s, int step, int* out) noexcept
@cython.locals(n=int, square=int)
cdef int options_shot(Table s, int* out) noexcept
@cython.locals(n=int, cards=u64, kind=int, next_kind=int, enough=bint)
cdef int options_purge(Table s, int step, int* out) noexcept
cdef u64 purge_pile(Table s, int pile) noexcept
cdef int options_banish(int* out) noexcept
@cython.locals(op=int)
cdef int options_of_card(Table s, int step, int seat, int* out) noexcept
