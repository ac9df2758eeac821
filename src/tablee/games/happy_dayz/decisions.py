"""Options of each kind of decision, one small function per kind."""

from __future__ import annotations

from tablee.core.bits import contains, highest, nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.hot import Mask, unset
from tablee.games.happy_dayz.cards import (
    FACTIONS,
    KEEP,
    LEAD_HIGH,
    LEAD_LOW,
    PASS,
    PASS_LEFT,
    PASS_RIGHT,
    RECONSIDER,
    SWAP,
    VERSION,
)
from tablee.games.happy_dayz.cards import FOLLOW as FOLLOW_CARD
from tablee.games.happy_dayz.effects.powers.table import POWERS, faction_of
from tablee.games.happy_dayz.state import (
    CHANGE,
    DRAWN,
    FOLLOW,
    LEAD,
    ONE,
    STAGE,
    SUITS,
    TRANSFER,
    VAN_CARDS,
    Board,
)

KINDS = len(FACTIONS)


def options_of(s: Board, seat: int, out: list[int]) -> int:
    """Write the options of the step on top of the agenda into `out`; return how many there are."""
    step = s.agenda[s.depth - 1]
    if step == FOLLOW:
        return options_follow(s, seat, out)
    if step == LEAD:
        return options_lead(s, seat, out)
    if step == TRANSFER:
        return options_transfer(s, seat, out)
    if step == CHANGE:
        return options_change(s, out)
    if step == DRAWN:
        return options_drawn(s, out)
    if step == CHANGE + STAGE:
        return options_version(s, out)
    power = POWERS[s.powers[s.demanded]]
    return power.options_into(s, seat, out)


def playable(s: Board, seat: int, slot: int) -> Mask:
    """Cards this seat may play: those of the slot if it holds any, and Mini-vans (HDZ-27, HDZ-28, HDZ-34)."""
    own = s.hands[seat] | s.transfer[seat]
    if slot >= 0:
        follow = own & SUITS[slot]
        if follow:
            own = follow | (own & s.always)
    return s.one_van(own, s.transfer[seat]) if own & VAN_CARDS else own


def options_lead(s: Board, seat: int, out: list[int]) -> int:
    """List any card on either side of the board (HDZ-25), unless bound by the Governors (HDZ-P36)."""
    cards = playable(s, seat, s.bound_slot)
    if s.bound_side >= 0:
        return s.cards_into(cards, LEAD_HIGH if s.bound_side else LEAD_LOW, out)
    n = s.cards_into(cards, LEAD_LOW, out)
    for i in range(n):
        out[n + i] = out[i] + LEAD_HIGH - LEAD_LOW
    return 2 * n


def options_follow(s: Board, seat: int, out: list[int]) -> int:
    return s.cards_into(playable(s, seat, s.demanded), FOLLOW_CARD, out)


def options_transfer(s: Board, seat: int, out: list[int]) -> int:
    """Pass a card to the left neighbour, then one to the right (HDZ-16); after that, both can be taken back."""
    if s.pass_right[seat] >= 0:
        out[0] = RECONSIDER
        return 1
    return s.cards_into(passable(s, seat), passing(s, seat), out)


def passing(s: Board, seat: int) -> int:
    """First pick of the block that passes the next card; two seats pass both to the opponent, unordered (HDZ-17)."""
    if s.seats == 2 and not s.in_order:
        return PASS
    return PASS_LEFT if s.pass_left[seat] < 0 else PASS_RIGHT


def passable(s: Board, seat: int) -> Mask:
    """Cards that may be passed next; under rules 1, two seats passed theirs in deck order."""
    cards = s.hands[seat]
    if s.pass_left[seat] >= 0:
        cards ^= ONE << s.pass_left[seat]
    if not s.in_order or s.seats > 2:
        return s.one_van(cards, 0)
    if s.pass_left[seat] < 0:
        top = highest(cards)
        if top >= 59 and cards & VAN_CARDS & ~(ONE << top):
            return s.one_van(cards, 0)
        return cards & ~(ONE << top)
    return s.one_van(cards & ~((ONE << s.pass_left[seat]) - 1), 0)


# Between rounds


def options_change(s: Board, out: list[int]) -> int:
    """Replace one Faction in play by another, or keep all three (HDZ-58)."""
    out[0] = KEEP
    n = 1
    for i in range(3):
        old = s.factions[s.order[i]]
        for new in range(KINDS):
            if contains(s.pool, new) and new != s.factions[0] and new != s.factions[1] and new != s.factions[2]:
                out[n] = SWAP + old * KINDS + new
                n += 1
    return n


def options_version(s: Board, out: list[int]) -> int:
    """Choose the version of the new Faction's power (HDZ-63)."""
    n = 0
    for version in range(3):
        if contains(s.versions, version):
            out[n] = VERSION + version
            n += 1
    return n


def options_drawn(s: Board, out: list[int]) -> int:
    """Choose the Faction that the drawn power replaces (HDZ-59); the prototype may replace none (HDP-20)."""
    n = 0
    if s.prototype:
        out[0] = KEEP
        n = 1
    new = faction_of(s.offer)
    for i in range(3):
        out[n] = SWAP + s.factions[s.order[i]] * KINDS + new
        n += 1
    return n


def random_answer(s: Board, chance: Chance) -> int:
    """Return a random option of the seat to answer, without listing the cards it could pass, lead or follow with."""
    step = s.agenda[s.depth - 1]
    sides = 1
    if step == FOLLOW:
        first = FOLLOW_CARD
        cards = playable(s, s.turn, s.demanded)
    elif step == LEAD:
        first = LEAD_HIGH if s.bound_side == 1 else LEAD_LOW
        cards = playable(s, s.turn, s.bound_slot)
        sides = 2 if s.bound_side < 0 else 1
    elif step == TRANSFER:
        first = passing(s, s.turn)
        cards = passable(s, s.turn)
    else:
        out = unset(256)
        return out[chance.below(options_of(s, s.turn, out))]
    n = popcount(cards)
    k = chance.below(sides * n)
    if k >= n:
        first = LEAD_HIGH
        k -= n
    return first + s.named(nth_bit(cards, k))
