cimport cython
from tablee.games.zombies4.effects.pawn cimport retop
from tablee.games.zombies4.playable cimport has_card
from tablee.games.zombies4.state cimport Table
from tablee.games.zombies4.steps cimport AT_PROWL, AT_TURN, WINDOW, a_of, b_of, seat_of, step_of
from tablee.games.zombies4.tables cimport CARD_BIT, FIRST_NOT_USABLE, PASS

cdef void open_window(Table s, int reason) noexcept
cdef void pause(Table s, int reason) noexcept
cdef bint includes(Table s, int reason, int seat) noexcept
@cython.locals(seat=int)
cdef bint is_worth_a_pause(Table s, int reason) noexcept
cdef bint might_act(Table s, int seat) noexcept
cdef bint might_play(Table s, int seat) noexcept
@cython.locals(step=int, i=int, seat=int)
cdef bint advance_window(Table s) noexcept
@cython.locals(step=int)
cdef void pass_window(Table s, int seat, int pick) noexcept
@cython.locals(step=int)
cdef void restart_window(Table s) noexcept
