cimport cython
from tablee.core.chance cimport Chance
from tablee.games.zombiaki.effects.harm cimport plan_entries
from tablee.games.zombiaki.picks cimport PICK_CARD, PICK_TARGET, RUN_TO, STOP
from tablee.games.zombiaki.state cimport Street
from tablee.games.zombiaki.tables cimport (
    ASK_ZOMBIES, BACK, BOSS_FALLEN, DOG_BODY, DOGS, DONE, FINE, FORWARD, HELD, JOINED, LANE, MOVED, NEAR, NETTED,
    NO_BOSS, NOBODY, NOWHERE, RAN, ROW, RUN, SAY_BACK, SAY_CROSS, SAY_RUN, SAY_WALK, WALL_HEIGHT, WHY_BARRED,
    WHY_FROZEN, WHY_IS_DOG, WHY_JOINED, WHY_LANE_BARRED, WHY_MOVED, WHY_NETTED, WHY_NO_ZOMBIE, WHY_OCCUPIED,
    WHY_OFF_STREET, WHY_WALL_BACK, WHY_WALL_DOG, WHY_WALL_LINE, WHY_WALL_OWN,
)

cdef int why_bound(Street street, int square) noexcept
cdef int why_no_zombie(Street street, int square) noexcept
@cython.locals(why=int)
cdef int why_no_card_move(Street street, int square) noexcept
@cython.locals(target=int, height=int)
cdef int why_no_step(Street street, int square, int direction) noexcept
@cython.locals(total=int)
cdef int line_strength(Street street, int square) noexcept

@cython.locals(entered=int, row=int, square=int)
cdef int do_march(Street street, int about, Chance chance) noexcept
cdef bint can_march(Street street, int square) noexcept
cdef void walk(Street street, int square) noexcept
cdef void cross(Street street, int square) noexcept

@cython.locals(square=int)
cdef int do_dogs(Street street, int about, Chance chance) noexcept
cdef bint can_run(Street street, int square) noexcept
@cython.locals(direction=int)
cdef bint can_step(Street street, int square) noexcept
@cython.locals(n=int, square=int)
cdef int options_dogs(Street street, int about, int* out) noexcept
@cython.locals(direction=int)
cdef int list_steps(Street street, int square, int* out, int n) noexcept
@cython.locals(square=int)
cdef void answer_dogs(Street street, int about, int pick) noexcept
@cython.locals(start=int, square=int)
cdef void run(Street street, int pick, int steps) noexcept
@cython.locals(square=int)
cdef int do_run(Street street, int about, Chance chance) noexcept
@cython.locals(n=int)
cdef int options_run(Street street, int about, int* out) noexcept
cdef void answer_run(Street street, int about, int pick) noexcept

cdef bint can_back(Street street, int square) noexcept
cdef void step_back(Street street, int square) noexcept
@cython.locals(entered=int, row=int, square=int)
cdef void fall_back(Street street, int squares) noexcept
@cython.locals(zombies=int, square=int)
cdef int do_after(Street street, int about, Chance chance) noexcept
