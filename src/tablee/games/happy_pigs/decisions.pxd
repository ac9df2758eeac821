cimport cython
from tablee.games.happy_pigs.hand cimport options_hand
from tablee.games.happy_pigs.state cimport (
    ACT, AMULET, BABY, BIG, CHANGE, FEED, FIELD, FIRST_ITEM, MATE, MEDIUM, OPENING, P_BOTH, P_BUY, P_DONE,
    P_FED, P_FEED, P_MATE, P_OVERBUY, P_OVERFEED, P_PROGRAM, P_SELL, P_STOP, P_SUPPLEMENT, P_VACCINATE, SELL,
    SMALL, SUPPLEMENT, VACCINE, Table,
)

@cython.locals(step=int, n=int)
cdef int options_now(Table s, int seat, int* out) noexcept
@cython.locals(base=int, n=int, i=int)
cdef int options_program(Table s, int seat, int* out) noexcept
@cython.locals(action=int)
cdef int options_act(Table s, int seat, int* out) noexcept
@cython.locals(n=int, kind=int)
cdef int options_feed(Table s, int seat, int* out) noexcept
cdef bint can_feed(Table s, int seat, int kind, int sizes) noexcept
@cython.locals(n=int)
cdef int options_mate(Table s, int seat, int* out) noexcept
@cython.locals(n=int, kind=int)
cdef int options_sell(Table s, int seat, int* out) noexcept
@cython.locals(n=int, ware=int)
cdef int options_buy(Table s, int seat, int* out) noexcept
@cython.locals(stock=int)
cdef bint can_pay(Table s, int seat, int ware) noexcept
@cython.locals(size=int)
cdef int options_vaccinate(Table s, int seat, int* out, int n) noexcept
