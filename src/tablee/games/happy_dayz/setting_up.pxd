cimport cython
from tablee.core.chance cimport Chance
from tablee.games.happy_dayz.powers.table cimport put_in_play
from tablee.games.happy_dayz.rounds cimport start_round
from tablee.games.happy_dayz.state cimport Table

@cython.locals(i=int)
cpdef void set_up(Table s, dict options, Chance chance) except *
