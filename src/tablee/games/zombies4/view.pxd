cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport lowest, popcount, u64
from tablee.core.state cimport State
from tablee.core.view cimport View
from tablee.games.zombies4.decisions.ask cimport asker, is_quiet
from tablee.games.zombies4.effects.window cimport includes
from tablee.games.zombies4.knowledge cimport PLACES, WATCHER, deal_hidden, forget
from tablee.games.zombies4.rules cimport Zombies4State
from tablee.games.zombies4.state cimport PILE_PLACE, Table
from tablee.games.zombies4.steps cimport CARD, PURGE, WINDOW, a_of, b_of, c_of, op_of, seat_of, step_of
from tablee.games.zombies4.tables cimport ALL_CARDS, ALL_PAGES, CARD_BIT, COPIES, KIND_COUNT

cdef class Zombies4View(View):
    cdef readonly Zombies4State table
    cdef readonly int sizes[7]
    @cython.locals(table=Zombies4State, other=int, who=int, i=int)
    cpdef void look(self, Zombies4State state, int seat) noexcept
    @cython.locals(world=Zombies4State, who=int, other=int)
    cpdef void sample_into(self, State state, Chance chance) noexcept

@cython.locals(step=int, wanted=u64, seat=int)
cdef void fill_purge(Table world, int who) noexcept
@cython.locals(hidden=int, found=u64, given=u64, both=u64)
cdef void trade_for(Table world, int who, int seat, u64 wanted) noexcept
@cython.locals(step=int)
cdef void hide_question(Table table) noexcept
@cython.locals(step=int, at=int)
cdef void guess_question(Table world, int seat, Chance chance) noexcept
@cython.locals(possible=int, i=int, other=int, allowed=bint, _=int)
cdef int guess_other(Table world, int seat, int reason, int start, Chance chance) noexcept
@cython.locals(name="int[50]", rank="int[50]", card=int, kind=int, first=int, last=int, position=int, other=int)
cpdef void put_in_order(Table table, int who) noexcept
@cython.locals(bit=u64, seat=int, rank=int, place=int)
cdef int rank_of(Table table, int who, int card) noexcept
@cython.locals(seat=int, place=int, i=int, step=int)
cdef void rename(Table table, int who, int* name) noexcept
@cython.locals(result=u64)
cdef u64 renamed(u64 cards, int* name) noexcept
