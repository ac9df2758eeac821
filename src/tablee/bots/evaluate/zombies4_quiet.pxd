cimport cython
from tablee.core.chance cimport Chance
from tablee.games.zombies4.decisions.pawn cimport may_push
from tablee.games.zombies4.rules cimport Zombies4State
from tablee.games.zombies4.steps cimport (
    ANNOUNCED, CARD, DUEL, FIGHT, PURGE, SEARCH, SEND, SHOT, THEFT, WINDOW, b_of, c_of, op_of, seat_of,
)
from tablee.games.zombies4.tables cimport ADD, KEEP, PASS, ROLL, SHOOT, SUFFER

cdef int LONGEST, WEAK

@cython.locals(_=int, pick=int)
cdef void settle(Zombies4State table, Chance chance) noexcept
@cython.locals(step=int, op=int, out="int[256]")
cdef int usual_answer(Zombies4State s) noexcept
cdef bint shoots(Zombies4State s, int seat, int missing) noexcept
@cython.locals(op=int)
cdef bint is_half_played(Zombies4State s) noexcept
