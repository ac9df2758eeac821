cimport cython
from tablee.core.chance cimport Chance
from tablee.games.zombiaki.effects.harm cimport SURVIVED, endurance, hit
from tablee.games.zombiaki.effects.motion cimport step_back
from tablee.games.zombiaki.picks cimport CAR_IN_LANE_A, CLICK_IT, LANE_A, LET_IT, THE_CAR
from tablee.games.zombiaki.state cimport Street
from tablee.games.zombiaki.tables cimport (
    ASK_ZOMBIES, BARRIER, BULLETS, BURST_2, BURST_3, CAR, CAR_BLAST, CLICK, DONE, FINE, GUN, NOBODY, NOWHERE, REACT,
    SAY_CLICK, SHIELD, VALUE, WALL_HEIGHT, WHY_NO_CAR, WHY_NO_CAR_AT_ALL, WHY_NO_TARGET, WHY_NO_UNIT,
)

@cython.locals(square=int)
cdef int first_target(Street street, int lane) noexcept
@cython.locals(square=int)
cdef int car_in_sight(Street street, int lane) noexcept
@cython.locals(square=int)
cdef int find_car(Street street) noexcept
cdef int why_lane_gun(Street street, int card, int target) noexcept
cdef int why_sniper(Street street, int card, int target) noexcept
cdef void do_aim(Street street, int card, int target) noexcept
cdef int do_react(Street street, int card, Chance chance) noexcept
cdef int options_react(Street street, int card, int* out) noexcept
cdef void answer_react(Street street, int card, int pick) noexcept
@cython.locals(card=int, target=int, burst=bint)
cdef int do_gun(Street street, int about, Chance chance) noexcept
cdef void shoot(Street street, int square, int power) noexcept
@cython.locals(bullets=int, square=int, needed=int)
cdef int do_bullets(Street street, int about, Chance chance) noexcept
