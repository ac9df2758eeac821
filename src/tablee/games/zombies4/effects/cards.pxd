cimport cython
from tablee.core.intrinsics cimport lowest, popcount, u64
from tablee.games.zombies4.decisions.card cimport purge_pile
from tablee.games.zombies4.effects.land cimport add_dogs, move_zombie
from tablee.games.zombies4.effects.pawn cimport collect_trophies, discard_card, retop, wake
from tablee.games.zombies4.effects.walk cimport send
from tablee.games.zombies4.knowledge cimport looked, shown, taken
from tablee.games.zombies4.playable cimport can_herd_to, is_targeted, lasting, may_fly, pages_to_take, wooded_opponents
from tablee.games.zombies4.state cimport PILE_PLACE, Table
from tablee.games.zombies4.steps cimport (
    HERD, NO_PLACE, PURGE, SEARCH, SEND, SHOT, THEFT, TRIM, WRATH, a_of, b_of, c_of, seat_of, step_of,
)
from tablee.games.zombies4.tables cimport (
    ALL_PAGES, AMULET, AT, BAD_ZOMBIE, CARD_BIT, CARD_KIND, CLAIR_WARLOCK, COPIES, DISCARD, FEVER, FRIENDS,
    FULLY_LOADED, HERE_DOGGIE, LOST, MAGIC_KEY, NEWSPAPER, PAGE_KINDS, PILE, PORTAL, REMOVE, REPELLENT,
    RETURN_TO_SENDER, SOMETHING, TAKE, TALK, TILE, TRANQUILIZER, TREES, TWIST,
)

cdef int DOGGIES, PURGED

cdef void lie_down(Table s, int seat, int card) noexcept
cdef void take_effect(Table s, int seat, int kind, int target) noexcept
cdef void take_quiet_effect(Table s, int seat, int kind, int target) noexcept
cdef void call_doggies(Table s, int seat) noexcept
@cython.locals(here=int, there=int)
cdef void swap(Table s, int seat, int target) noexcept
cdef void swat(Table s, int seat, int target) noexcept
@cython.locals(bullets=int, halves=int)
cdef void load(Table s, int seat, int target) noexcept
@cython.locals(other=int)
cdef void twist(Table s, int seat) noexcept
cdef void lose_way(Table s, int target) noexcept
cdef void repel(Table s, int seat) noexcept
cdef void catch_fever(Table s, int seat) noexcept
@cython.locals(step=int, slot=int, square=int)
cdef bint advance_herd(Table s) noexcept
@cython.locals(step=int, found=int, last=int, tile=int)
cdef bint ask_herd_tile(Table s) noexcept
@cython.locals(target=int)
cdef bint can_fly_to(Table s, int square, int tile) noexcept
@cython.locals(step=int)
cdef void do_herd(Table s, int pick) noexcept
@cython.locals(seat=int, square=int, count=int)
cdef void do_shot(Table s, int pick) noexcept
@cython.locals(step=int, pages=u64)
cdef bint advance_theft(Table s) noexcept
@cython.locals(step=int, page=u64)
cdef void do_theft(Table s, int pick) noexcept
cdef void search_hand(Table s, int seat, int target) noexcept
@cython.locals(step=int, cards=u64)
cdef bint advance_search(Table s) noexcept
@cython.locals(step=int, seat=int, target=int, card=int)
cdef void do_search(Table s, int pick) noexcept
@cython.locals(seat=int)
cdef bint advance_trim(Table s) noexcept
cdef void do_trim(Table s, int pick) noexcept
@cython.locals(step=int)
cdef bint advance_purge(Table s) noexcept
@cython.locals(step=int, seat=int, kind=int, card=int)
cdef void do_purge(Table s, int pick) noexcept
@cython.locals(cards=u64, count=int)
cdef void open_pile(Table s, int seat, int pile) noexcept
