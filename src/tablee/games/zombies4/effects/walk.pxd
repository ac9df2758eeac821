cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport popcount
from tablee.games.zombies4.decisions.pawn cimport can_cast, may_act
from tablee.games.zombies4.effects.fight cimport engage, start_duel
from tablee.games.zombies4.effects.pawn cimport relocate, retop, wake, win
from tablee.games.zombies4.effects.window cimport might_act, open_window, pause
from tablee.games.zombies4.playable cimport has_card
from tablee.games.zombies4.state cimport HEART, Table
from tablee.games.zombies4.steps cimport AT_ARRIVAL, AT_DUEL, AT_SPELL, AT_STOP, MOVE, SPELL, a_of, b_of, seat_of, step_of
from tablee.games.zombies4.tables cimport ALL_PAGES, AT, ATTACK, CAST, COLLECT, STEP, STOP

@cython.locals(step=int, seat=int)
cdef bint advance_move(Table s) noexcept
@cython.locals(step=int, seat=int)
cdef void do_move(Table s, int pick) noexcept
@cython.locals(came_from=int)
cdef void walk(Table s, int seat, int square) noexcept
@cython.locals(square=int, heart=bint)
cdef void collect(Table s, int seat) noexcept
cdef void announce_spell(Table s, int seat) noexcept
cpdef int needed(Table s, int seat) noexcept
@cython.locals(seat=int, die=int)
cdef bint advance_spell(Table s, Chance chance) noexcept
@cython.locals(step=int)
cdef void do_send(Table s, int pick) noexcept
cdef void send(Table s, int seat, int square, int kind) noexcept
