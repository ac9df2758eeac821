cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport popcount, u64
from tablee.games.happy_dayz.memory cimport remember_deal, remember_shown
from tablee.games.happy_dayz.scoring cimport greatest_loser, next_starters, score_round
from tablee.games.happy_dayz.state cimport ALL, CHANGE, FIRST_VAN_CARD, ONE, TRANSFER, VAN_CARDS, Table

@cython.locals(i=int)
cdef void start_round(Table s, Chance chance) noexcept
@cython.locals(deck="int[62]", n=int, i=int, _=int, k=int, j=int, van=int, card=int, seat=int, left=u64)
cdef void deal(Table s, Chance chance) noexcept
@cython.locals(i=int, out=int)
cdef void end_round(Table s, Chance chance) noexcept
@cython.locals(i=int)
cdef void clear_round(Table s) noexcept
