cimport cython
from tablee.games.happy_pigs.hand cimport do_hand
from tablee.games.happy_pigs.state cimport (
    ACT, AMULET, BABY, CHANGE, FIELD, FIRST_ITEM, P_BOTH, P_BUY, P_DONE, P_FED, P_FEED, P_MATE,
    P_OVERBUY, P_OVERFEED, P_SELL, P_STOP, P_SUPPLEMENT, P_VACCINATE, SHOW, SMALL, SUPPLEMENT, VACCINE, Table,
)

cdef void do_pick(Table s, int seat, int pick) noexcept
@cython.locals(shown=bint, both=bint, other=int)
cdef void do_program(Table s, int seat, int pick) noexcept
cdef void use_share(Table s) noexcept
@cython.locals(price=int)
cdef void do_buy(Table s, int seat, int ware) noexcept
@cython.locals(price=int)
cdef void do_overbuy(Table s, int seat, int size) noexcept
@cython.locals(grown=int)
cdef void do_feed(Table s, int seat, int kind, int sizes) noexcept
cdef void do_overfeed(Table s, int seat, int kind) noexcept
@cython.locals(size=int)
cdef void do_mate(Table s, int seat, int amulet) noexcept
@cython.locals(price=int)
cdef void do_sell(Table s, int seat, int kind) noexcept
@cython.locals(kind=int)
cdef void do_vaccinate(Table s, int seat, int pick) noexcept
cdef bint can_vaccinate(Table s, int seat) noexcept
@cython.locals(kind=int)
cdef void finish_turn(Table s, int seat) noexcept
cdef void do_done(Table s, int seat) noexcept
