cimport cython
from tablee.core.chance cimport Chance
from tablee.games.zombies4.decisions.pawn cimport can_load_now, can_twist_now, may_push
from tablee.games.zombies4.effects.land cimport move_zombie
from tablee.games.zombies4.effects.pawn cimport collect_trophies, lose_halves, relocate, retop, wake
from tablee.games.zombies4.effects.window cimport might_act, might_play, pause
from tablee.games.zombies4.playable cimport has_card
from tablee.games.zombies4.state cimport Table
from tablee.games.zombies4.steps cimport (
    AT_MISS, AT_ROLL, BANISH, DOG_FOE, DUEL, FIGHT, FOE, HUMAN_FOE, LATER, NO_PUSH, TREE_FOE, WRATH, a_of, b_of, c_of, seat_of, step_of,
)
from tablee.games.zombies4.tables cimport ADD, AT, IS_WOODED, KEEP, ROLL, SHOOT, SICKLE, SPEAR

cdef int NEEDED[3]
cdef int WOUND[3]

cdef void start_fight(Table s, int seat, int foe) noexcept
cdef void engage(Table s, int seat) noexcept
@cython.locals(square=int, foe=int)
cdef bint is_settled(Table s, int step) noexcept
@cython.locals(step=int, seat=int)
cdef bint advance_fight(Table s, Chance chance) noexcept
cdef bint asks_roll(Table s, int step) noexcept
cdef bint asks_miss(Table s, int seat, int missing) noexcept
@cython.locals(plus=int)
cpdef int bonus(Table s, int step) noexcept
cpdef int least_die(Table s, int step) noexcept
@cython.locals(step=int, seat=int, foe=int, die=int, plus=int, missing=int)
cdef void roll(Table s, Chance chance) noexcept
@cython.locals(step=int, seat=int, square=int, foe=int)
cdef void beat(Table s) noexcept
@cython.locals(step=int, foe=int)
cdef void suffer(Table s) noexcept
cdef void do_fight(Table s, int pick, Chance chance) noexcept
@cython.locals(step=int, seat=int)
cdef void shoot(Table s) noexcept
@cython.locals(step=int)
cdef void push_dog(Table s, int pick) noexcept
@cython.locals(step=int, mask=int, i=int, seat=int)
cdef bint advance_wrath(Table s) noexcept
cdef void start_duel(Table s, int seat, int other) noexcept
@cython.locals(step=int, seat=int, other=int, phase=int, adder=int)
cdef bint advance_duel(Table s, Chance chance) noexcept
@cython.locals(mine=int, theirs=int)
cdef void roll_duel(Table s, int seat, int other, Chance chance) noexcept
@cython.locals(step=int, seat=int, other=int, count=int, adder=int, difference=int, loser=int)
cdef void do_duel(Table s, int pick) noexcept
@cython.locals(step=int)
cdef void do_banish(Table s, int pick) noexcept
