cimport cython
from tablee.core.state cimport State
from tablee.games.happy_pigs.packing cimport most_babies, most_babies_in_row

cdef int OPENING, DELIVER, ROUND, PROGRAM, SHOW, REVEAL, BEGIN, ACT, EFFECT, CHANGE, LOSE, CLOSE
cdef int FEED, MATE, BUY, SELL
cdef int BABY, SMALL, MEDIUM, BIG
cdef int VACCINE, SUPPLEMENT, AMULET
cdef int FIRST_ITEM, FIELD, FIELD_WIDTH
cdef int ROUNDS, ROUNDS_PER_SEASON, CARDS_PER_SEASON
cdef int ITEM_PRICE
cdef int PIG_PRICE[4]
cdef int FIELD_PRICE[21]
cdef int NUMBERS[96]
cdef int LEVEL_NUMBERS[4]
cdef int KNOWN[24]
cdef int BUY_CHANGE[96]
cdef int SELL_CHANGE[96]
cdef int ITEM_CHANGE[24]
cdef int P_PROGRAM, P_BOTH, P_BUY, P_OVERBUY
cdef int P_FEED, P_SUPPLEMENT, P_OVERFEED
cdef int P_MATE, P_SELL, P_VACCINATE, P_FED
cdef int P_STOP, P_DONE, P_ARRANGE
cdef int P_LIFT, P_TO, P_PUT, P_UPRIGHT, P_TIDY

cdef class Table(State):
    # settings
    cdef public bint foresight, open_programming, straddle, strict, by_hand, level, known_only
    cdef public int width
    # farms
    cdef readonly int money[6]
    cdef readonly int fields[6]
    cdef readonly int items[18]
    cdef readonly int pigs[48]
    # market
    cdef readonly int stock[4]
    cdef readonly int item_stock[3]
    cdef public int field_stock
    # the round
    cdef public int round, first, card, next_card, unseen, holder, neutral
    cdef readonly int programs[6]
    cdef readonly int shares[6]
    # the turn
    cdef public int left, births
    cdef readonly int fed[8]
    # arranging by hand
    cdef readonly int moves[6]
    cdef readonly int hand[6]
    cdef public object drawing

    @cython.locals(o=Table, i=int)
    cpdef void copy_from(self, State other) noexcept
    cdef void copy_settings(self, Table o) noexcept
    @cython.locals(i=int)
    cdef void copy_farms(self, Table o) noexcept
    cpdef int count(self, int seat, int size) noexcept
    @cython.locals(n=int, kind=int)
    cpdef int herd(self, int seat) noexcept
    @cython.locals(n=int, size=int)
    cpdef int unvaccinated(self, int seat) noexcept
    @cython.locals(baby=int, small=int, medium=int, big=int)
    cpdef bint fits(self, int seat, int gone, int come) noexcept
    cpdef void take(self, int seat, int kind) noexcept
    cpdef void give_back(self, int seat, int kind) noexcept
    cpdef void use_item(self, int seat, int item) noexcept
    cpdef int number(self, int action) noexcept
    cpdef int effect(self) noexcept
    @cython.locals(card=int, cost=int)
    cpdef int price(self, int seat, int ware) noexcept
    @cython.locals(card=int, cost=int)
    cpdef int sale(self, int size) noexcept
    cpdef int next_seat(self, int seat) noexcept
    cpdef void push_step(self, int step, int seat) noexcept
