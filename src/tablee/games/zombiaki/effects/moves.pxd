cimport cython
from tablee.core.chance cimport Chance
from tablee.games.zombiaki.effects.harm cimport plan_entries
from tablee.games.zombiaki.effects.motion cimport (
    cross, fall_back, line_strength, why_bound, why_no_card_move, why_no_step, why_no_zombie,
)
from tablee.games.zombiaki.picks cimport LANE_A, PICK_TARGET, TO_BARRICADE, TO_SQUARE
from tablee.games.zombiaki.state cimport Street, play_fn, why_fn
from tablee.games.zombiaki.tables cimport (
    ASK_HUMANS, ASK_ZOMBIES, BACK, BARREL, BARRIER, BODY, BOSS_BODY, BOSS_IN_PLAY, BY_BITE, BY_BLOOD, BY_CHANGE,
    BY_MASS, BY_ORDER, DOG_BODY, FINE, FORWARD, HUMAN, JOINED, LANE, MOVED, NEAR, NOBODY, NOWHERE, OBEYED,
    ROW, SAY_JOIN, SAY_ORDER, SAY_RISE, SAY_SLIP, SAY_SWAP, SAY_WALK, SHIELD, TO, WALL_HEIGHT,
    WHY_BARREL_THERE, WHY_BOSS_HIMSELF, WHY_CHANGE_FIRST, WHY_LANE_BARRED, WHY_NO_BOSS, WHY_NO_PARTNER, WHY_NO_ROOM,
    WHY_NO_SHIELD, WHY_NO_UNIT, WHY_NO_WAY, WHY_OBEYED_ALREADY, WHY_OCCUPIED, WHY_OFF_STREET, WHY_ORDERED_ALREADY,
    WHY_ORDERS_SPENT, WHY_TOO_STRONG_TO_OBEY, WHY_WALL_LINE, WHY_WALL_OWN,
)

cdef why_fn WHY_TO[5]
cdef play_fn GO_TO[5]

@cython.locals(why=int)
cdef int why_hunger(Street street, int card, int square) noexcept
cdef void do_hunger(Street street, int card, int square) noexcept
@cython.locals(target=int)
cdef void step(Street street, int square, int direction) noexcept
cdef int why_no_orders(Street street) noexcept
@cython.locals(why=int)
cdef int why_order(Street street, int square) noexcept
cdef void answer_order(Street street, int square, int direction) noexcept
@cython.locals(why=int)
cdef int why_mass(Street street, int card, int square) noexcept
cdef void do_mass(Street street, int card, int square) noexcept
@cython.locals(target=int, height=int)
cdef int why_not_join(Street street, int square, int direction) noexcept
@cython.locals(target=int)
cdef void join(Street street, int square, int direction) noexcept
@cython.locals(why=int)
cdef int why_change(Street street, int card, int square) noexcept
cdef void do_change(Street street, int card, int square) noexcept
@cython.locals(target=int, why=int)
cdef int why_not_swap(Street street, int square, int direction) noexcept
@cython.locals(target=int, body=int, strength=int, marks=int)
cdef void swap(Street street, int square, int direction) noexcept
@cython.locals(why=int)
cdef int why_bite(Street street, int card, int square) noexcept
cdef void do_bite(Street street, int card, int square) noexcept
@cython.locals(target=int)
cdef int why_not_rise(Street street, int square, int direction) noexcept
@cython.locals(target=int)
cdef void rise(Street street, int square, int direction) noexcept
@cython.locals(why=int)
cdef int why_blood(Street street, int card, int square) noexcept
cdef void do_blood(Street street, int card, int square) noexcept
cdef int why_not_slip(Street street, int square, int direction) noexcept
@cython.locals(target=int)
cdef void slip(Street street, int square, int direction) noexcept
@cython.locals(why=int, found=int, direction=int)
cdef int why_no_way(Street street, int square, int cause) noexcept
cdef int do_to(Street street, int about, Chance chance) noexcept
@cython.locals(square=int, n=int, direction=int)
cdef int options_to(Street street, int about, int* out) noexcept
@cython.locals(square=int, direction=int)
cdef void answer_to(Street street, int about, int pick) noexcept
@cython.locals(square=int, lit=int, _=int)
cdef void do_searchlight(Street street, int card, int target) noexcept
cdef void do_back_off(Street street, int card, int target) noexcept
