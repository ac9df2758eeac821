cimport cython
from tablee.core.chance cimport Chance
from tablee.core.state cimport State
from tablee.core.view cimport View
from tablee.games.zombiaki.decisions cimport WHY_NOT, answer_play, options_play
from tablee.games.zombiaki.effects.flames cimport (
    answer_burn, answer_pour, do_burn, do_pour, options_burn, options_pour,
)
from tablee.games.zombiaki.effects.guns cimport answer_react, do_bullets, do_gun, do_react, options_react
from tablee.games.zombiaki.effects.harm cimport (
    answer_shrapnel, do_car_blast, do_enter, do_mine_blast, do_shrapnel, options_shrapnel,
)
from tablee.games.zombiaki.effects.holds cimport (
    answer_hold, answer_netting, do_hold, do_netting, options_hold, options_netting, why_hold,
)
from tablee.games.zombiaki.effects.motion cimport (
    answer_dogs, answer_run, do_after, do_dogs, do_march, do_run, options_dogs, options_run,
)
from tablee.games.zombiaki.effects.moves cimport WHY_TO, answer_to, do_to, options_to, why_order
from tablee.games.zombiaki.effects.objects cimport do_roll
from tablee.games.zombiaki.effects.turns cimport (
    answer_keep, answer_take, do_draw, do_human_end, do_human_turn, do_keep, do_play, do_take, do_zombie_turn,
    options_keep, options_take,
)
from tablee.games.zombiaki.state cimport Street, answer_fn, options_fn, step_fn
from tablee.games.zombiaki.tables cimport COPIES, ZOMBIE_TURN

cdef step_fn DO[24]
cdef options_fn OPTIONS[24]
cdef answer_fn ANSWER[24]

cdef int options_none(Street street, int about, int* out) noexcept
cdef void answer_none(Street street, int about, int pick) noexcept

cdef class Duel(Street):
    @cython.locals(step=int)
    cdef int options_into(self, int seat, int* out) noexcept
    @cython.locals(step=int)
    cpdef void apply(self, int seat, int pick, Chance chance) noexcept
    @cython.locals(card=int)
    cpdef void begin(self, Chance chance) noexcept
    @cython.locals(step=int, asked=int)
    cdef void carry_on(self, Chance chance) noexcept
    cpdef int why_no_play(self, int card, int target) noexcept
    cpdef int why_no_order(self, int square) noexcept
    cpdef int why_no_hold(self, int square) noexcept
    cpdef int why_not_to(self, int square, int cause, int direction) noexcept

cdef class StreetView(View):
    cdef readonly Duel known
    cpdef void sample_into(self, State state, Chance chance) noexcept
