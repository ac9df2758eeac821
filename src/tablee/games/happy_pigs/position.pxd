cimport cython
from tablee.games.happy_pigs.flow cimport plan_round
from tablee.games.happy_pigs.state cimport (
    ACT, BEGIN, CHANGE, DELIVER, EFFECT, OPENING, REVEAL, ROUND, SHOW, Table,
)

cpdef object read_hand(Table s, int seat, dict farm)
@cython.locals(kind=int)
cpdef object read_round(Table s, dict told)
@cython.locals(item=int, kind=int)
cpdef object read_farm(Table s, int seat, dict farm)
@cython.locals(seat=int, size=int, item=int)
cpdef object stock_market(Table s)
