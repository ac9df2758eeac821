cimport cython
from tablee.core.intrinsics cimport lowest, u64
from tablee.games.zombies4.knowledge cimport shown
from tablee.games.zombies4.state cimport NOWHERE, Table
from tablee.games.zombies4.tables cimport CARD_BIT, CARD_KIND, COPIES, IS_WOODED, MONKEYS, PAGE_KINDS

cdef int WAKES

cdef void retop(Table s, int step) noexcept
cdef void wake(Table s, int seat) noexcept
@cython.locals(seat=int)
cdef void wake_square(Table s, int square) noexcept
@cython.locals(monkeys=u64)
cdef void relocate(Table s, int seat, int square) noexcept
cdef void put_away(Table s, int card, int used) noexcept
@cython.locals(card=int)
cdef void discard_card(Table s, int seat, int kind) noexcept
cdef void collect_trophies(Table s, int seat, int count) noexcept
cdef void win(Table s, int seat) noexcept
cdef void lose_halves(Table s, int seat, int count) noexcept
@cython.locals(lost=int, dogs=int)
cdef void die(Table s, int seat) noexcept
