"""The play step; each card type has its own function for why it may not be played."""

from __future__ import annotations

from tablee.core.bits import contains, lowest
from tablee.core.chance import Chance
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
from tablee.games.zombiaki.cards.reasons import FINE, WHY_NO_ZOMBIE
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
from tablee.games.zombiaki.effects.guns import do_aim, why_lane_gun, why_sniper
from tablee.games.zombiaki.effects.holds import do_freeze, do_net, why_click, why_late, why_net
from tablee.games.zombiaki.effects.motion import why_no_zombie
from tablee.games.zombiaki.effects.moves import (
    can_order,
    do_back_off,
    do_bite,
    do_blood,
    do_change,
    do_hunger,
    do_mass,
    do_searchlight,
    list_orders,
    why_bite,
    why_blood,
    why_change,
    why_hunger,
    why_mass,
    why_no_orders,
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
from tablee.games.zombiaki.effects.sites import ANYWHERE, EMPTY, FREE, ON_THING, ON_UNIT, ON_ZOMBIE
from tablee.games.zombiaki.effects.turns import do_get_out, do_meat, do_terror, why_get_out, why_meat
from tablee.games.zombiaki.state import Board


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
    "click": Play(ANYWHERE, why_click, do_nothing),
    "not-so-fast": Play(ANYWHERE, why_late, do_nothing),
    "dawn": Play(ANYWHERE, why_late, do_nothing),
    "shot": Play(ANYWHERE, why_lane_gun, do_aim),
    "burst": Play(ANYWHERE, why_lane_gun, do_aim),
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
SITE = [PLAYS[card.type].site.squares for card in CARDS]
OTHERWISE = [PLAYS[card.type].site.otherwise for card in CARDS]
WHY_NOT = [PLAYS[card.type].why for card in CARDS]
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
        card = street.hand[i]
        targets = SITE[card](street) & TARGETS_OF[card]
        while targets:
            if WHY_NOT[card](street, card, lowest(targets)) == FINE:
                return True
            targets &= targets - 1
    return side == 0 and can_order(street)


def why_no_play(street: Board, card: int, target: int) -> int:
    """Reason why a card cannot be played on this target; a dog where a zombie is needed has its own (ZBK-A8)."""
    if contains(SITE[card](street), target):
        return WHY_NOT[card](street, card, target)
    return why_no_zombie(street, target) if OTHERWISE[card] == WHY_NO_ZOMBIE else OTHERWISE[card]


def options_play(street: Board, side: int, out: list[int]) -> int:
    """List every play of a card in hand, every order of the Boss, and the end of the turn."""
    n = 0
    for i in range(MOST_HELD * side, MOST_HELD * side + street.held[side]):
        card = street.hand[i]
        if i == MOST_HELD * side or card != street.hand[i - 1]:
            n = list_plays(street, card, out, n)
    if side == 0 and why_no_orders(street) == FINE:
        n = list_orders(street, out, n)
    out[n] = END
    return n + 1


def list_plays(street: Board, card: int, out: list[int], n: int) -> int:
    targets = SITE[card](street) & TARGETS_OF[card]
    while targets:
        target = lowest(targets)
        targets &= targets - 1
        if WHY_NOT[card](street, card, target) == FINE:
            out[n] = PLAY_ON[TARGET_COUNT * card + target]
            n += 1
    return n


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
