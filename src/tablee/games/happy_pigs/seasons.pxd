cimport cython
from tablee.games.happy_pigs.state cimport BABY, BIG, MEDIUM, VACCINE, Table

cdef int INCOME[96]
cdef int PER_PAIR[24]
cdef int PENS[24]
cdef int PENS_PAY[24]
cdef int SHOW_ALONE[24]
cdef int SHOW_TIED[24]
cdef int BABIES[24]
cdef int VACCINES[24]

@cython.locals(card=int)
cdef void apply_effect(Table s) noexcept
@cython.locals(due="int[6]", got="int[6]", seat=int, giving=bint, _i=int)
cdef void give_babies(Table s) noexcept
@cython.locals(seat=int, _i=int)
cdef void give_vaccines(Table s) noexcept
@cython.locals(most=int, leaders=int, seat=int, bigs=int)
cdef void judge_show(Table s, int card) noexcept
@cython.locals(seat=int, size=int, dollars=int)
cdef void pay_income(Table s, int card) noexcept
cdef void pay(Table s, int seat, int dollars) noexcept
