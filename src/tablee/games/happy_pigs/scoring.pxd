cimport cython
from tablee.games.happy_pigs.state cimport FIELD_PRICE, ITEM_PRICE, PIG_PRICE, Table

@cython.locals(seat=int, dollars=int, size=int, sold=int, kind=int)
cdef void final_sale(Table s) noexcept
@cython.locals(most=int, seat=int)
cpdef int richest(Table s) noexcept
@cython.locals(dollars=int, item=int, owned=int)
cpdef int possessions(Table s, int seat) noexcept
@cython.locals(most=int, best=int, tied=int, other=int, value=int)
cpdef double victory(Table s, int seat) noexcept
