"""The play step; each card type has its own function for why it may not be played."""

from __future__ import annotations

from tablee.core.bits import contains, lowest, nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.hot import unset
from tablee.games.zombiaki.cards.behaviour import Play
from tablee.games.zombiaki.cards.cards import CARDS, GATHERS, MOST_HELD, STAYS, TARGETS_OF
from tablee.games.zombiaki.cards.events import (
    SAY_END,
    SAY_END_EMPTY,
    SAY_END_STUCK,
    SAY_END_TERROR,
    SAY_PLAY,
    SAY_PLAY_AT,
    SAY_PLAY_CAR,
    SAY_PLAY_LANE,
)
from tablee.games.zombiaki.cards.picks import END, ORDER, PICK_CARD, PICK_TARGET, PLAY_ON
from tablee.games.zombiaki.cards.reasons import FINE
from tablee.games.zombiaki.cards.steps import AFTER, ASK_HUMANS, ASK_ZOMBIES, BY_ORDER, DONE, PLAY, TO
from tablee.games.zombiaki.cards.targets import CAR_IN_LANE_A, LANE_A, NO_TARGET, TARGET_COUNT
from tablee.games.zombiaki.effects.arrivals import (
    do_arrive,
    do_boss,
    do_claws,
    do_human,
    why_dog,
    why_human,
    why_zombie,
)
from tablee.games.zombiaki.effects.flames import (
    do_flamethrower,
    do_gasoline,
    do_lane_damage,
    do_napalm,
    why_flamethrower,
)
from tablee.games.zombiaki.effects.guns import do_aim, why_sniper
from tablee.games.zombiaki.effects.holds import do_freeze, do_net, why_net
from tablee.games.zombiaki.effects.moves import (
    do_back_off,
    do_bite,
    do_blood,
    do_change,
    do_hunger,
    do_mass,
    do_searchlight,
    obedient,
    why_bite,
    why_blood,
    why_change,
    why_hunger,
    why_mass,
)
from tablee.games.zombiaki.effects.objects import (
    do_barrel,
    do_grenade,
    do_pick_axe,
    do_put,
    why_barrel,
    why_barrier,
    why_car,
    why_mine,
    why_pick_axe,
    why_wall,
)
from tablee.games.zombiaki.effects.sites import (
    AGAINST_GUNS,
    ANYWHERE,
    BEFORE_MOVING,
    EMPTY,
    FREE,
    IN_SIGHT,
    ON_THING,
    ON_UNIT,
    ON_ZOMBIE,
)
from tablee.games.zombiaki.effects.turns import do_get_out, do_meat, do_terror, why_get_out, why_meat
from tablee.games.zombiaki.state import Board

NO_CARD = -1


def why_never(street: Board, card: int, target: int) -> int:
    """FINE: every target in the pick table is allowed (ZBK-A47)."""
    return FINE


def do_nothing(street: Board, card: int, target: int) -> None:
    """Do nothing: Click, Not so fast and Dawn are not played in the play step."""


# One row per card type: where it may be played, why not on a target there, and its effect

PLAYS = {
    "zombie": Play(EMPTY, why_zombie, do_arrive),
    "dog": Play(EMPTY, why_dog, do_arrive),
    "boss": Play(ON_ZOMBIE, why_never, do_boss),
    "human": Play(ON_ZOMBIE, why_human, do_human),
    "claws": Play(ON_ZOMBIE, why_never, do_claws),
    "terror": Play(ANYWHERE, why_never, do_terror),
    "mass": Play(ON_ZOMBIE, why_mass, do_mass),
    "change": Play(ON_ZOMBIE, why_change, do_change),
    "bite": Play(ON_ZOMBIE, why_bite, do_bite),
    "hunger": Play(ON_ZOMBIE, why_hunger, do_hunger),
    "meat": Play(ANYWHERE, why_meat, do_meat),
    "pick-axe": Play(ON_THING, why_pick_axe, do_pick_axe),
    "click": Play(AGAINST_GUNS, why_never, do_nothing),
    "not-so-fast": Play(BEFORE_MOVING, why_never, do_nothing),
    "dawn": Play(BEFORE_MOVING, why_never, do_nothing),
    "shot": Play(IN_SIGHT, why_never, do_aim),
    "burst": Play(IN_SIGHT, why_never, do_aim),
    "sniper": Play(ON_UNIT, why_sniper, do_aim),
    "wall": Play(FREE, why_wall, do_put),
    "pit": Play(FREE, why_never, do_put),
    "barrier": Play(FREE, why_barrier, do_put),
    "barrel": Play(ANYWHERE, why_barrel, do_barrel),
    "mine": Play(FREE, why_mine, do_put),
    "car": Play(FREE, why_car, do_put),
    "napalm": Play(ANYWHERE, why_never, do_napalm),
    "net": Play(ON_ZOMBIE, why_net, do_net),
    "freeze": Play(ANYWHERE, why_never, do_freeze),
    "grenade": Play(ANYWHERE, why_never, do_grenade),
    "gasoline": Play(ANYWHERE, why_never, do_gasoline),
    "flamethrower": Play(ANYWHERE, why_flamethrower, do_flamethrower),
    "street-on-fire": Play(ANYWHERE, why_never, do_lane_damage),
    "high-voltage": Play(ANYWHERE, why_never, do_lane_damage),
    "blood": Play(ON_UNIT, why_blood, do_blood),
    "searchlight": Play(ANYWHERE, why_never, do_searchlight),
    "back-off": Play(ANYWHERE, why_never, do_back_off),
    "get-out": Play(ANYWHERE, why_get_out, do_get_out),
}
SITE = [PLAYS[card.type].site.targets for card in CARDS]
WHY_OUTSIDE = [PLAYS[card.type].site.why_outside for card in CARDS]
WHY_NOT = [PLAYS[card.type].why for card in CARDS]
HAS_REASONS = [int(PLAYS[card.type].why is not why_never) for card in CARDS]
USE = [PLAYS[card.type].do for card in CARDS]


def do_play(street: Board, side: int, chance: Chance) -> int:
    """Ask while something can be played; under Terror, the humans play only one card (ZBK-39)."""
    if side and street.terror and street.played:
        street.say(SAY_END_TERROR, side, 0, 0)
        return DONE
    if can_play(street, side) or (street.asks_all and street.held[side]):
        return ASK_HUMANS if side else ASK_ZOMBIES
    street.say(SAY_END_STUCK if street.held[side] else SAY_END_EMPTY, side, street.held[side], 0)
    return DONE


def can_play(street: Board, side: int) -> bool:
    """True if any card in hand, or an order, has a legal target."""
    for i in range(MOST_HELD * side, MOST_HELD * side + street.held[side]):
        if targets_of(street, street.hand[i]):
            return True
    return side == 0 and obedient(street) != 0


def targets_of(street: Board, card: int) -> int:
    """Return the mask of the targets a card can be played on."""
    targets = SITE[card](street) & TARGETS_OF[card]
    if HAS_REASONS[card]:
        asked = targets
        while asked:
            target = lowest(asked)
            asked &= asked - 1
            if WHY_NOT[card](street, card, target):
                targets ^= 1 << target
    return targets


def why_no_play(street: Board, card: int, target: int) -> int:
    """Reason why a card cannot be played on this target."""
    if contains(SITE[card](street), target):
        return WHY_NOT[card](street, card, target)
    return WHY_OUTSIDE[card](street, target)


def options_play(street: Board, side: int, out: list[int]) -> int:
    """List every play of a card in hand, every order of the Boss, and the end of the turn."""
    n = 0
    last = NO_CARD
    for i in range(MOST_HELD * side, MOST_HELD * side + street.held[side]):
        card = street.hand[i]
        targets = 0 if card == last else targets_of(street, card)
        last = card
        while targets:
            out[n] = PLAY_ON[TARGET_COUNT * card + lowest(targets)]
            targets &= targets - 1
            n += 1
    orders = 0 if side else obedient(street)
    while orders:
        out[n] = ORDER + lowest(orders)
        orders &= orders - 1
        n += 1
    out[n] = END
    return n + 1


def random_play(street: Board, side: int, chance: Chance) -> int:
    """Return one of the options above at random, without listing them."""
    targets = unset(MOST_HELD)
    first = MOST_HELD * side
    orders = 0 if side else obedient(street)
    count = popcount(orders) + 1
    last = NO_CARD
    for i in range(street.held[side]):
        card = street.hand[first + i]
        targets[i] = 0 if card == last else targets_of(street, card)
        last = card
        count += popcount(targets[i])
    n = chance.below(count)
    for i in range(street.held[side]):
        plays = popcount(targets[i])
        if n < plays:
            return PLAY_ON[TARGET_COUNT * street.hand[first + i] + nth_bit(targets[i], n)]
        n -= plays
    return ORDER + nth_bit(orders, n) if n < popcount(orders) else END


def answer_play(street: Board, side: int, pick: int) -> None:
    if pick == END:
        street.say(SAY_END, side, street.held[side], 0)
        return
    street.plan(PLAY, side)
    street.plan(AFTER, 0)
    if pick >= ORDER:
        street.plan(TO, PICK_TARGET[pick] | BY_ORDER << 4)
        return
    card = PICK_CARD[pick]
    street.lose(side, card)
    street.played += side
    if not STAYS[card]:
        street.throw(card)
    say_play(street, side, card, PICK_TARGET[pick])
    USE[card](street, card, PICK_TARGET[pick])


def say_play(street: Board, side: int, card: int, target: int) -> None:
    """Report where a card is played; a set is reported once complete."""
    if target == NO_TARGET or GATHERS[card]:
        street.say(SAY_PLAY, side, card, 0)
    elif target < LANE_A:
        street.say(SAY_PLAY_AT, side, card, target)
    elif target < CAR_IN_LANE_A:
        street.say(SAY_PLAY_LANE, side, card, target - LANE_A)
    else:
        street.say(SAY_PLAY_CAR, side, card, 0)
