cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport highest, lowest, popcount, u64
from tablee.games.happy_dayz.memory cimport remember_open, remember_put, remember_void
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.powers.table cimport POWERS
from tablee.games.happy_dayz.rounds cimport do_change, do_drawn, do_version, end_round
from tablee.games.happy_dayz.scoring cimport first_leader
from tablee.games.happy_dayz.state cimport (
    CHANGE, DRAWN, FIRST_VAN_CARD, FOLLOW, HANDS, LEAD, NEXT, ONE, RESERVE, STAGE, TRANSFER, VAN_CARDS, ZOMBIE_CARDS,
    Table, slot_of,
)

cdef int LEAD_HIGH_PICK, FOLLOW_PICK, LEFT_PICK, RIGHT_PICK, RECONSIDER_PICK, NAMED_COUNT

@cython.locals(step=int, power=Power)
cdef void do_pick(Table s, int seat, int pick, Chance chance) noexcept
cdef void advance(Table s, Chance chance) noexcept
@cython.locals(card=int)
cdef void do_pass(Table s, int seat, int pick, Chance chance) noexcept
@cython.locals(i=int, left=int, right=int)
cdef void reveal_transfer(Table s) noexcept
@cython.locals(i=int)
cdef void start_trick(Table s, Chance chance) noexcept
cdef void do_lead(Table s, int seat, int pick, Chance chance) noexcept
cdef void do_follow(Table s, int seat, int pick, Chance chance) noexcept
@cython.locals(card=int, bit=u64, seen=bint)
cdef void lay(Table s, int seat, int named, int wanted) noexcept
@cython.locals(lacking=bint)
cdef void show_laid(Table s, int seat, int card, int wanted, bint seen) noexcept
@cython.locals(card=int, winner=int, best=int, seat=int, slot=int)
cdef int trick_winner(Table s) noexcept
@cython.locals(seat=int)
cdef bint has_slot(Table s, int slot) noexcept
@cython.locals(i=int, pile=u64)
cdef u64 trick_cards(Table s) noexcept
@cython.locals(winner=int, power=Power)
cdef void finish_trick(Table s, Chance chance) noexcept
cdef void stay_on_board(Table s) noexcept
@cython.locals(pile=u64, zombies=u64)
cdef void collect(Table s, int winner) noexcept
@cython.locals(bit=u64)
cdef void redistribute(Table s, u64 zombies, int seat) noexcept
cdef void put(Table s, u64 cards, int seat) noexcept
