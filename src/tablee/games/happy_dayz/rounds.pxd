cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport lowest, popcount, u64
from tablee.games.happy_dayz.memory cimport remember_deal, remember_shown, remember_tally
from tablee.games.happy_dayz.powers.table cimport power_of, put_in_play
from tablee.games.happy_dayz.scoring cimport greatest_loser, next_starters, poorest, score_round
from tablee.games.happy_dayz.state cimport (
    ALL, CHANGE, DRAWN, FIRST_VAN_CARD, ONE, STAGE, TRANSFER, VAN_CARDS, Table,
)

cdef int KEEP_PICK, SWAP_PICK, VERSION_PICK, KINDS, WANDERERS

cdef void start_round(Table s, Chance chance) noexcept
@cython.locals(deck="int[62]", n=int, i=int, _=int, k=int, j=int, van=int, card=int, seat=int, left=u64)
cdef void deal(Table s, Chance chance) noexcept
@cython.locals(i=int, out=int)
cdef void end_round(Table s, Chance chance) noexcept
cdef void prepare_round(Table s, int seat, Chance chance) noexcept
@cython.locals(i=int)
cdef void clear_round(Table s) noexcept
cdef void do_change(Table s, int seat, int pick, Chance chance) noexcept
cdef void do_version(Table s, int seat, int pick, Chance chance) noexcept
cdef void do_drawn(Table s, int seat, int pick, Chance chance) noexcept
cdef void keep_all(Table s, int seat, Chance chance) noexcept
@cython.locals(slot=int)
cdef int slot_of_faction(Table s, int faction) noexcept
@cython.locals(slot=int)
cdef void bring_in(Table s, int seat, int power, Chance chance) noexcept
