cimport cython
from libc.math cimport exp, sqrt
from tablee.bots.evaluate.zombies4_cabin cimport guards, stuck_guards
from tablee.bots.evaluate.zombies4_quiet cimport is_half_played, settle
from tablee.bots.judge cimport Judge
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport lowest, popcount, u64
from tablee.core.state cimport State
from tablee.games.zombies4.rules cimport Zombies4State
from tablee.games.zombies4.state cimport HEART
from tablee.games.zombies4.steps cimport HERD, LAYING, MOVE, MOVE_DIE, NO_PLACE, PACE, SPELL, TURN, a_of, b_of, op_of, seat_of
from tablee.games.zombies4.tables cimport ALL_PAGES, CARD_KIND, CLAIR_WARLOCK, COPIES, IS_CABIN, PAGE_KINDS, RETURN_TO_SENDER, SICKLE, SPEAR, TRANQUILIZER

cdef int YET, WALKED, TURNS, STEPS_KEPT, SAME_LUCK
cdef double ARRIVAL[864]
cdef double HAND[22]

cdef class Race(Judge):
    cdef public double bullet, usual, bite, brave, width, spare, pull, wish
    cdef public double bump, bound, settle, far, hurry
    cdef public double guard, stuck, haste, fade, patience, late, ward, growth
    cdef public double held, fresh, calm, hunt
    cdef Zombies4State trial
    cdef Chance luck
    cdef int cost[270]
    cdef int toll[270]
    cdef double out[6]
    cdef int need[6]
    cdef double vigour[6]
    cdef int pages[6]
    cdef double reached[6]
    cdef int left, more, walked, guarded, tiles, again, laying, thinker
    cdef double shield, hindered

    cpdef void playout(self, State world, Chance chance) noexcept
    cpdef void prepare(self, State world) noexcept
    @cython.locals(seat=int, value=double)
    cdef void worth_into(self, State world, double* out) noexcept
    @cython.locals(table=Zombies4State, options="int[256]", n=int, most=double, i=int)
    cpdef double worth(self, State state, int seat) noexcept
    @cython.locals(op=int)
    cdef bint is_second_half(self, Zombies4State s) noexcept
    cdef double look(self, Zombies4State s, int seat) noexcept
    @cython.locals(value=double, cards=u64)
    cdef double hand(self, Zombies4State s, int seat) noexcept
    @cython.locals(alive=double, nights=int, turn=int, i=int)
    cdef void chances(self, Zombies4State s, int own) noexcept
    @cython.locals(ahead=int, seat=int)
    cdef void survey(self, Zombies4State s, int own) noexcept
    @cython.locals(steps=int, dice=int, there=double, again=double, pages=double, chance=double)
    cdef double take_turn(self, Zombies4State s, int own, int seat, int turn, double alive) noexcept
    @cython.locals(worth=double)
    cdef double stoppers(self, Zombies4State s, int seat) noexcept
    @cython.locals(total=double, share="double[6]", seat=int)
    cdef void share_rest(self, Zombies4State s, double alive) noexcept
    @cython.locals(alive=double, i=int, seat=int, chance=double)
    cdef double casting(self, Zombies4State s) noexcept
    @cython.locals(i=int, op=int)
    cdef int walk_ahead(self, Zombies4State s) noexcept
    @cython.locals(queue="int[1024]", head=int, tail=int, square=int, far=int, side=int, target=int, bump=int, met=int)
    cdef void find_ways(self, Zombies4State s) noexcept
    @cython.locals(square=int, bound=int, total=int, slot=int, middle=int)
    cdef int steps_needed(self, Zombies4State s, int seat) noexcept
    @cython.locals(hit=double, dogs=double, life=double, spread=double)
    cdef double survival(self, Zombies4State s, int seat, int own) noexcept
    cdef double hit(self, Zombies4State s, int seat) noexcept
    @cython.locals(total=double, square=int, value=double, _=int)
    cdef double tokens_near(self, Zombies4State s, int seat) noexcept
    @cython.locals(count=int, kind=int)
    cdef int pages_held(self, Zombies4State s, int seat) noexcept
