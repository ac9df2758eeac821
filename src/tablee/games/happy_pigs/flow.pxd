cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport nth_bit, popcount
from tablee.games.happy_pigs.decisions cimport options_act, options_buy
from tablee.games.happy_pigs.effects cimport can_vaccinate, finish_turn
from tablee.games.happy_pigs.scoring cimport final_sale
from tablee.games.happy_pigs.seasons cimport apply_effect
from tablee.games.happy_pigs.state cimport (
    ACT, BEGIN, CARDS_PER_SEASON, CHANGE, CLOSE, DELIVER, EFFECT, LOSE, OPENING, PROGRAM, REVEAL, ROUND, ROUNDS,
    ROUNDS_PER_SEASON, SHOW, Table,
)

cdef int MOVES_PER_ROUND, OPENING_PURCHASES

@cython.locals(step=int, seat=int)
cdef void advance(Table s, Chance chance) noexcept
cdef void run_step(Table s, int step, int seat, Chance chance) noexcept
cdef void begin_turn(Table s, int seat) noexcept
@cython.locals(out="int[32]", n=int)
cdef void go_on(Table s, int seat) noexcept
cdef void deliver(Table s) noexcept
cdef void begin_round(Table s, Chance chance) noexcept
@cython.locals(base=int, unseen=int, card=int)
cdef int draw_card(Table s, int number, Chance chance) noexcept
@cython.locals(seat=int)
cpdef void plan_round(Table s) noexcept
@cython.locals(seat=int, _i=int)
cdef void push_seats(Table s, int step) noexcept
@cython.locals(seat=int, action=int)
cdef void reveal(Table s) noexcept
@cython.locals(choosers=int, place=int, seat=int, _i=int)
cdef void deal_shares(Table s, int action) noexcept
@cython.locals(mask=int, seat=int)
cdef void offer_vaccines(Table s) noexcept
@cython.locals(seat=int, lost=int, size=int)
cdef void lose_pigs(Table s) noexcept
@cython.locals(seat=int)
cdef void close_round(Table s) noexcept
