cimport cython
from tablee.games.zombies4.decisions.card cimport options_card, options_of_card, options_window
from tablee.games.zombies4.decisions.land cimport options_laying, options_pace, options_placing, options_prowl
from tablee.games.zombies4.decisions.pawn cimport (
    can_twist_now, may_act, may_push, options_duel, options_ending, options_fight, options_move,
)
from tablee.games.zombies4.state cimport Table
from tablee.games.zombies4.steps cimport (
    ANNOUNCED, CARD, DUEL, ENDING, FIGHT, LAYING, MOVE, PACE, PLACING, PROWL, WINDOW, a_of, b_of, c_of, op_of, seat_of,
)

@cython.locals(step=int, op=int)
cdef int asker(Table s) noexcept
@cython.locals(step=int, op=int)
cdef bint is_quiet(Table s) noexcept
cdef bint is_quiet_fight(Table s, int step) noexcept
@cython.locals(step=int, op=int)
cdef int options_of(Table s, int seat, int* out) noexcept
