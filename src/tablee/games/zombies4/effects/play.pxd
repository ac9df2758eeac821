cimport cython
from tablee.core.intrinsics cimport lowest
from tablee.games.zombies4.decisions.card cimport can_cancel
from tablee.games.zombies4.effects.cards cimport lie_down, take_effect
from tablee.games.zombies4.effects.pawn cimport put_away, retop, wake
from tablee.games.zombies4.effects.window cimport might_play, pause
from tablee.games.zombies4.knowledge cimport shown
from tablee.games.zombies4.playable cimport is_targeted, targets
from tablee.games.zombies4.state cimport Table
from tablee.games.zombies4.steps cimport (
    ANNOUNCED, AT_CARD, CANCELLED, CARD, IN_USE, TARGET, a_of, b_of, c_of, seat_of, step_of,
)
from tablee.games.zombies4.tables cimport CANCEL, CARD_BIT, CARD_KIND, COPIES, LAID_KINDS, ON, PAGE_KINDS, PASS, PLAY

@cython.locals(card=int)
cdef void play(Table s, int seat, int kind) noexcept
@cython.locals(card=int)
cdef void use(Table s, int seat, int kind) noexcept
@cython.locals(step=int, i=int, seat=int)
cdef bint advance_card(Table s) noexcept
@cython.locals(other=int)
cdef bint might_be_cancelled(Table s, int seat) noexcept
@cython.locals(step=int, mask=int)
cdef bint ask_target(Table s) noexcept
@cython.locals(step=int, seat=int, kind=int)
cdef void name_target(Table s, int target) noexcept
@cython.locals(step=int)
cdef void do_card(Table s, int seat, int pick) noexcept
@cython.locals(kind=int, step=int)
cdef void work(Table s, int seat, int card, int target) noexcept
@cython.locals(step=int)
cdef void call_off(Table s) noexcept
