"""What a seat may be asked: the play step, where every card says itself why it may not be played."""

from __future__ import annotations

from tablee.games.zombiaki.cards.picks import (
    CAR_IN_LANE_A,
    END,
    FIRST_PLAY,
    LANE_A,
    NO_TARGET,
    ORDER,
    PICK_CARD,
    PICK_TARGET,
)
from tablee.games.zombiaki.cards.tables import (
    AFTER,
    BY_ORDER,
    FINE,
    PLAY,
    SAY_PLAY,
    SAY_PLAY_AT,
    SAY_PLAY_CAR,
    SAY_PLAY_LANE,
    STAYS,
    TO,
)
from tablee.games.zombiaki.effects.arrivals import (
    do_arrive,
    do_boss,
    do_claws,
    do_human,
    why_attach,
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
from tablee.games.zombiaki.effects.holds import do_freeze, do_net, why_late, why_net
from tablee.games.zombiaki.effects.moves import (
    do_back_off,
    do_bite,
    do_blood,
    do_change,
    do_hunger,
    do_mass,
    do_searchlight,
    why_bite,
    why_blood,
    why_change,
    why_hunger,
    why_mass,
    why_no_orders,
    why_order,
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
    why_pit,
    why_wall,
)
from tablee.games.zombiaki.effects.turns import do_get_out, do_meat, do_terror, why_get_out, why_meat
from tablee.games.zombiaki.state import Board


def why_never(street: Board, card: int, target: int) -> int:
    """Any target the pick table has will do (ZBK-A47)."""
    return FINE


def do_nothing(street: Board, card: int, target: int) -> None:
    """Click, Not so fast and Dawn are not played in the play step."""


# In the order of the cards

WHY_NOT = [
    why_zombie, why_zombie, why_zombie, why_zombie, why_dog, why_attach, why_human, why_attach, why_never, why_mass,
    why_change, why_bite, why_hunger, why_meat, why_pick_axe, why_late, why_late, why_late,
    why_lane_gun, why_lane_gun, why_lane_gun, why_lane_gun, why_sniper, why_wall, why_wall, why_pit, why_pit,
    why_barrier, why_barrel, why_mine, why_car, why_never, why_net, why_never, why_never, why_never, why_flamethrower,
    why_never, why_never, why_blood, why_never, why_never, why_get_out,
]  # fmt: skip
USE = [
    do_arrive, do_arrive, do_arrive, do_arrive, do_arrive, do_boss, do_human, do_claws, do_terror, do_mass,
    do_change, do_bite, do_hunger, do_meat, do_pick_axe, do_nothing, do_nothing, do_nothing,
    do_aim, do_aim, do_aim, do_aim, do_aim, do_put, do_put, do_put, do_put,
    do_put, do_barrel, do_put, do_put, do_napalm, do_net, do_freeze, do_grenade, do_gasoline, do_flamethrower,
    do_lane_damage, do_lane_damage, do_blood, do_searchlight, do_back_off, do_get_out,
]  # fmt: skip


def options_play(street: Board, side: int, out: list[int]) -> int:
    """Every way to play a card of the hand, an order of the Boss, or the end of the turn."""
    n = 0
    for i in range(4 * side, 4 * side + street.held[side]):
        card = street.hand[i]
        if i == 4 * side or card != street.hand[i - 1]:
            for pick in range(FIRST_PLAY[card], FIRST_PLAY[card + 1]):
                if WHY_NOT[card](street, card, PICK_TARGET[pick]) == FINE:
                    out[n] = pick
                    n += 1
    if side == 0 and why_no_orders(street) == FINE:
        for square in range(15):
            if why_order(street, square) == FINE:
                out[n] = ORDER + square
                n += 1
    out[n] = END
    return n + 1


def answer_play(street: Board, side: int, pick: int) -> None:
    if pick == END:
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
    if target == NO_TARGET:
        street.say(SAY_PLAY, side, card, 0)
    elif target < LANE_A:
        street.say(SAY_PLAY_AT, side, card, target)
    elif target < CAR_IN_LANE_A:
        street.say(SAY_PLAY_LANE, side, card, target - LANE_A)
    else:
        street.say(SAY_PLAY_CAR, side, card, 0)
