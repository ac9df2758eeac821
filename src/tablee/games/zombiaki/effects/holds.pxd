cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport highest, lowest
from tablee.games.zombiaki.effects.motion cimport why_bound, why_no_zombie
from tablee.games.zombiaki.picks cimport FINISH, FIRST_PLAY, GO, NET_ALSO, PICK_TARGET
from tablee.games.zombiaki.state cimport Street
from tablee.games.zombiaki.tables cimport (
    ASK_HUMANS, ASK_ZOMBIES, BESIDE, DOG_BODY, DONE, FINE, HELD, HOLD, NET, NETTED, NETTING, NOT_SO_FAST, SAY_NET,
    SAY_PLAY_AT, VALUE, WHY_HELD_ALREADY, WHY_NOT_BEFORE, WHY_TOO_STRONG,
)

cdef void do_freeze(Street street, int card, int target) noexcept
@cython.locals(why=int)
cdef int why_net(Street street, int card, int square) noexcept
cdef void do_net(Street street, int card, int square) noexcept
@cython.locals(reached=int, grown=int, square=int)
cdef bint is_connected(int squares) noexcept
@cython.locals(room=int, square=int)
cdef int room_in(Street street, int netted) noexcept
@cython.locals(wider=int, later=int)
cdef bint can_net(Street street, int netted, int square) noexcept
@cython.locals(square=int)
cdef int do_netting(Street street, int netted, Chance chance) noexcept
@cython.locals(n=int, square=int)
cdef int options_netting(Street street, int netted, int* out) noexcept
cdef void answer_netting(Street street, int netted, int pick) noexcept
@cython.locals(square=int)
cdef void throw_net(Street street, int netted) noexcept
cdef int why_late(Street street, int card, int square) noexcept
@cython.locals(why=int)
cdef int why_hold(Street street, int square) noexcept
@cython.locals(square=int)
cdef int do_hold(Street street, int about, Chance chance) noexcept
@cython.locals(n=int, pick=int)
cdef int options_hold(Street street, int about, int* out) noexcept
cdef void answer_hold(Street street, int about, int pick) noexcept
