cimport cython
from tablee.core.chance cimport Chance
from tablee.games.zombiaki.effects.moves cimport why_order
from tablee.games.zombiaki.picks cimport DISCARD, PICK_CARD, TAKE_CARD
from tablee.games.zombiaki.state cimport Street
from tablee.games.zombiaki.tables cimport (
    AFTER, ASK_HUMANS, ASK_ZOMBIES, BARRIER, DAWN, DOGS, DONE, DRAW, FINE, FREEZE, HOLD, HUMAN_END, HUMAN_TURN,
    JOINED, KEEP, MARCH, MOVED, NAPALM, NET, NETTED, PLAY, ROLL, SAY_BARRIER_UP, SAY_DAWN, SAY_DISCARD,
    SAY_FIRE_OUT, SAY_LOSE, SAY_NET_OFF, SAY_THAW, SAY_TURN, TAKE, WHY_EMPTY_HAND, ZOMBIE_TURN,
)

@cython.locals(square=int)
cdef int do_zombie_turn(Street street, int about, Chance chance) noexcept
cdef int do_human_turn(Street street, int about, Chance chance) noexcept
@cython.locals(square=int)
cdef void end_effects(Street street) noexcept
cdef int do_human_end(Street street, int about, Chance chance) noexcept
cdef void thaw(Street street) noexcept
@cython.locals(card=int, drawn=int)
cdef int do_draw(Street street, int side, Chance chance) noexcept
cdef int do_keep(Street street, int side, Chance chance) noexcept
@cython.locals(n=int, i=int)
cdef int options_keep(Street street, int side, int* out) noexcept
@cython.locals(card=int)
cdef void answer_keep(Street street, int side, int pick) noexcept
cdef int do_play(Street street, int side, Chance chance) noexcept
@cython.locals(square=int)
cdef bint can_order(Street street) noexcept
cdef void do_terror(Street street, int card, int target) noexcept
cdef int why_meat(Street street, int card, int target) noexcept
cdef int why_get_out(Street street, int card, int target) noexcept
cdef void do_meat(Street street, int card, int target) noexcept
cdef void do_get_out(Street street, int card, int target) noexcept
cdef int do_take(Street street, int side, Chance chance) noexcept
@cython.locals(first=int, n=int, i=int)
cdef int options_take(Street street, int side, int* out) noexcept
@cython.locals(card=int)
cdef void answer_take(Street street, int side, int pick) noexcept
