cimport cython
from tablee.games.zombiaki.effects.arrivals cimport (
    do_arrive, do_boss, do_claws, do_human, why_attach, why_dog, why_human, why_zombie,
)
from tablee.games.zombiaki.effects.flames cimport (
    do_flamethrower, do_gasoline, do_lane_damage, do_napalm, why_flamethrower,
)
from tablee.games.zombiaki.effects.guns cimport do_aim, why_lane_gun, why_sniper
from tablee.games.zombiaki.effects.holds cimport do_freeze, do_net, why_late, why_net
from tablee.games.zombiaki.effects.moves cimport (
    do_back_off, do_bite, do_blood, do_change, do_hunger, do_mass, do_searchlight, why_bite, why_blood, why_change,
    why_hunger, why_mass, why_no_orders, why_order,
)
from tablee.games.zombiaki.effects.objects cimport (
    do_barrel, do_grenade, do_pick_axe, do_put, why_barrel, why_barrier, why_car, why_mine, why_pick_axe, why_pit,
    why_wall,
)
from tablee.games.zombiaki.effects.turns cimport do_get_out, do_meat, do_terror, why_get_out, why_meat
from tablee.games.zombiaki.picks cimport (
    CAR_IN_LANE_A, END, FIRST_PLAY, LANE_A, NO_TARGET, ORDER, PICK_CARD, PICK_TARGET,
)
from tablee.games.zombiaki.state cimport Street, play_fn, why_fn
from tablee.games.zombiaki.tables cimport (
    AFTER, BY_ORDER, FINE, PLAY, SAY_PLAY, SAY_PLAY_AT, SAY_PLAY_CAR, SAY_PLAY_LANE, STAYS, TO,
)

cdef why_fn WHY_NOT[43]
cdef play_fn USE[43]

cdef int why_never(Street street, int card, int target) noexcept
cdef void do_nothing(Street street, int card, int target) noexcept
@cython.locals(n=int, i=int, card=int, pick=int, square=int)
cdef int options_play(Street street, int side, int* out) noexcept
@cython.locals(card=int)
cdef void answer_play(Street street, int side, int pick) noexcept
cdef void say_play(Street street, int side, int card, int target) noexcept
