cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport highest, lowest, popcount, u64
from tablee.games.happy_dayz.memory cimport remember_put, remember_shown
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.powers.table cimport POWERS
from tablee.games.happy_dayz.rounds cimport end_round, start_round
from tablee.games.happy_dayz.scoring cimport first_leader
from tablee.games.happy_dayz.state cimport (
    CHANGE, FIRST_VAN_CARD, FOLLOW, LEAD, NEXT, ONE, POWER, SUITS, TRANSFER, VAN_CARDS, ZOMBIE_CARDS, Table, slot_of,
)

cdef int LEAD_HIGH_PICK, FOLLOW_PICK, LEFT_PICK, RIGHT_PICK, RECONSIDER_PICK, KEEP_PICK, SWAP_PICK, KINDS, NAMED_COUNT

@cython.locals(step=int, power=Power)
cdef void do_pick(Table s, int seat, int pick, Chance chance) noexcept
cdef void advance(Table s, Chance chance) noexcept
@cython.locals(card=int)
cdef void do_pass(Table s, int seat, int pick, Chance chance) noexcept
@cython.locals(i=int, left=int, right=int, cards=u64, received=u64)
cdef void reveal_transfer(Table s) noexcept
cdef void start_trick(Table s, Chance chance) noexcept
cdef void do_lead(Table s, int seat, int pick, Chance chance) noexcept
cdef void do_follow(Table s, int seat, int pick, Chance chance) noexcept
@cython.locals(card=int, bit=u64, astray=bint, hidden=bint)
cdef void lay(Table s, int seat, int named) noexcept
@cython.locals(card=int, winner=int, best=int, i=int, seat=int)
cdef int trick_winner(Table s) noexcept
@cython.locals(i=int, pile=u64)
cdef u64 trick_cards(Table s) noexcept
@cython.locals(winner=int, power=Power)
cdef void finish_trick(Table s, Chance chance) noexcept
cdef void stay_on_board(Table s) noexcept
@cython.locals(pile=u64)
cdef void collect(Table s, int winner) noexcept
@cython.locals(zombies=u64, bit=u64, seat=int)
cdef void redistribute(Table s, int winner) noexcept
cdef void put(Table s, u64 cards, int seat) noexcept
@cython.locals(old=int, new=int, slot=int)
cdef void do_change(Table s, int seat, int pick, Chance chance) noexcept
