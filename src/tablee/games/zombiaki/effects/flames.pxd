cimport cython
from tablee.core.chance cimport Chance
from tablee.games.zombiaki.effects.harm cimport DIED, endurance, hit, set_off
from tablee.games.zombiaki.picks cimport BURN_LANE, FINISH, LANE_A, PICK_TARGET, POUR_ON
from tablee.games.zombiaki.state cimport Street
from tablee.games.zombiaki.tables cimport (
    ASK_HUMANS, BARRIER, BESIDE, BURN, CAR, DONE, FINE, FLAMETHROWER, GASOLINE, MINE, NEAR, NOBODY, NOWHERE, POUR, ROW,
    SAY_BURN, SHIELD, STREET_ON_FIRE, VALUE, WALL_HEIGHT, WHY_FLAME_BLOCKED, WHY_FLAME_EMPTY, WHY_NO_UNIT,
)

cdef void do_napalm(Street street, int card, int square) noexcept
@cython.locals(lane=int, square=int)
cdef void do_lane_damage(Street street, int card, int target) noexcept
cdef void do_gasoline(Street street, int card, int square) noexcept
@cython.locals(spent=int)
cdef void pour(Street street, int square, int points, int wet) noexcept
cdef int do_pour(Street street, int about, Chance chance) noexcept
@cython.locals(square=int, n=int, direction=int, near=int)
cdef int options_pour(Street street, int about, int* out) noexcept
cdef void answer_pour(Street street, int about, int pick) noexcept
@cython.locals(row=int, square=int)
cdef int nearest_row(Street street) noexcept
@cython.locals(ahead=int)
cdef bint is_in_reach(Street street, int square) noexcept
@cython.locals(most=int)
cdef int most_points(Street street, int square) noexcept
@cython.locals(row=int, square=int)
cdef int why_flamethrower(Street street, int card, int target) noexcept
cdef void do_flamethrower(Street street, int card, int target) noexcept
cdef int points_in(int about, int lane) noexcept
@cython.locals(lane=int)
cdef int next_lane(int about) noexcept
@cython.locals(follows=int, left=int, square=int, most=int, bridges=bint)
cdef int why_not_burn(Street street, int about, int lane, int points) noexcept
@cython.locals(lane=int)
cdef bint can_end(Street street, int about) noexcept
@cython.locals(n=int, lane=int, points=int)
cdef int list_burns(Street street, int about, int* out) noexcept
@cython.locals(lane=int)
cdef bint can_spread(Street street, int about) noexcept
cdef int do_burn(Street street, int about, Chance chance) noexcept
@cython.locals(n=int)
cdef int options_burn(Street street, int about, int* out) noexcept
@cython.locals(lane=int)
cdef void answer_burn(Street street, int about, int pick) noexcept
@cython.locals(lane=int, square=int)
cdef void burn(Street street, int about) noexcept
