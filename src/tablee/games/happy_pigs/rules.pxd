cimport cython
from tablee.core.chance cimport Chance
from tablee.games.happy_pigs.decisions cimport options_now
from tablee.games.happy_pigs.effects cimport do_pick
from tablee.games.happy_pigs.flow cimport advance, push_seats
from tablee.games.happy_pigs.scoring cimport victory
from tablee.games.happy_pigs.state cimport BEGIN, DELIVER, ROUND, Table

cdef int START_MONEY, FIELD_SUPPLY, ITEM_SUPPLY, ALL_CARDS
cdef int PIG_SUPPLY[4]

cdef class HappyPigsState(Table):
    @cython.locals(seat=int, size=int, item=int)
    cpdef void begin(self, int first, bint neutral, Chance chance) noexcept
