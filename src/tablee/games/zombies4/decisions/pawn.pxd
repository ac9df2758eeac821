cimport cython
from tablee.games.zombies4.decisions.land cimport insert
from tablee.games.zombies4.playable cimport can_play, can_use, cards_into, kinds_into
from tablee.games.zombies4.state cimport BULLET, HEART, Table
from tablee.games.zombies4.steps cimport DOG_FOE, FOE, NO_PUSH, a_of, b_of, c_of, seat_of
from tablee.games.zombies4.tables cimport (
    ADD, AT, ATTACK, CAST, COLLECT, COPIES, DISCARD, END, FULLY_LOADED, IS_CABIN, KEEP, MOST_ADDED, PLAY, ROLL, SHOOT,
    SICKLE, STEP, STOP, SUFFER, TWIST, USE,
)

@cython.locals(n=int, other=int, start=int, side=int)
cdef int options_move(Table s, int step, int seat, int* out) noexcept
@cython.locals(target=int)
cdef bint may_step(Table s, int seat, int side) noexcept
@cython.locals(square=int)
cdef bint can_collect(Table s, int seat) noexcept
@cython.locals(square=int, room=int)
cdef bint can_cast(Table s, int seat) noexcept
cdef bint can_attack(Table s, int seat, int other) noexcept
@cython.locals(other=int, side=int)
cdef bint may_act(Table s, int seat, int left) noexcept
@cython.locals(n=int)
cdef int options_ending(Table s, int seat, int* out) noexcept
cdef int options_fight(Table s, int step, int seat, int* out) noexcept
@cython.locals(n=int)
cdef int options_miss(Table s, int step, int seat, int* out) noexcept
cdef bint can_load_now(Table s, int seat) noexcept
cdef bint can_twist_now(Table s, int seat) noexcept
@cython.locals(square=int, side=int)
cdef bint may_push(Table s, int step) noexcept
@cython.locals(n=int, side=int, target=int)
cdef int options_push(Table s, int square, int* out) noexcept
@cython.locals(most=int, count=int)
cdef int options_duel(Table s, int seat, int* out) noexcept
