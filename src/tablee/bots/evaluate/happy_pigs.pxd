cimport cython
from tablee.bots.judge cimport Judge
from tablee.core.chance cimport Chance
from tablee.core.state cimport State
from tablee.games.happy_pigs.rules cimport HappyPigsState
from tablee.games.happy_pigs.state cimport (
    ACT, AMULET, BABY, BIG, BUY, CHANGE, FEED, FIELD, FIRST_ITEM, MATE, MEDIUM, OPENING, P_BOTH, P_BUY, P_DONE,
    P_FEED, P_MATE, P_PROGRAM, P_SELL, P_STOP, P_SUPPLEMENT, P_VACCINATE, PIG_PRICE, PROGRAM, ROUNDS,
    ROUNDS_PER_SEASON, SELL, SHOW, SMALL, SUPPLEMENT, VACCINE, Table,
)

cdef HappyPigsState SCRATCH
cdef Chance LUCK
cdef double KEPT[5]
cdef double GROWTH, GROUND, ITEM
cdef double NO_USE
cdef int BUSY

@cython.locals(table=HappyPigsState, total=double, mine=double, won=double, busy_hands=double, other=int)
cpdef double evaluate(State state, int seat)

cdef class HappyPigsJudge(Judge):
    cdef public double spread, victory
    cdef public int whim
    @cython.locals(step=int)
    cdef int whim_pick(self, HappyPigsState s, Chance chance) noexcept
    @cython.locals(table=HappyPigsState)
    cpdef void prepare(self, State world) noexcept
    @cython.locals(table=HappyPigsState)
    cpdef void playout(self, State world, Chance chance) noexcept
    @cython.locals(table=HappyPigsState, best=double, lead=double, seat=int, other=int)
    cdef void worth_into(self, State world, double* out) noexcept

@cython.locals(now=int)
cdef void play_on(HappyPigsState s, Chance luck) noexcept
@cython.locals(rounds=int, pigs=double, busy=int, adults=int, growing=int, growth=double, ground=double, items=int)
cdef double worth(Table s, int seat) noexcept
@cython.locals(season=int, vaccines=int, dollars=double, back=int, size=int, plain=int, covered=int, sure=int)
cdef double herd_worth(Table s, int seat) noexcept
@cython.locals(step=int, action=int)
cdef int sensible(Table s, int seat) noexcept
@cython.locals(back=int)
cdef int sensible_vaccine(Table s, int seat) noexcept
cdef int uncovered(Table s, int seat) noexcept
@cython.locals(best=double, chosen=int, last=bint, action=int, times=double, gain=double)
cdef int sensible_action(Table s, int seat) noexcept
@cython.locals(action=int)
cdef int sensible_act(Table s, int seat) noexcept
@cython.locals(back=int, size=int, side=int, kind=int, free=bint)
cdef int sensible_feed(Table s, int seat) noexcept
cdef int sensible_birth(Table s, int seat) noexcept
@cython.locals(back=int, kind=int)
cdef int sensible_sale(Table s, int seat) noexcept
@cython.locals(money=int, rounds=int, item=int)
cdef int sensible_purchase(Table s, int seat) noexcept
cdef int sensible_opening(Table s, int seat, int money) noexcept
@cython.locals(stock=int)
cdef bint can_buy(Table s, int seat, int ware) noexcept
