"""Gunfire: Shot, Good shot, Burst and Sniper, and the Click that stops them."""

from __future__ import annotations

from tablee.core.bits import highest, lowest
from tablee.core.chance import Chance
from tablee.games.zombiaki.cards.cards import BLOCKS, BURST_2, BURST_3, CAR, CLICK, VALUE
from tablee.games.zombiaki.cards.events import SAY_CLICK
from tablee.games.zombiaki.cards.picks import CLICK_IT, LET_IT
from tablee.games.zombiaki.cards.reasons import FINE, WHY_NO_CAR_AT_ALL
from tablee.games.zombiaki.cards.squares import AHEAD, LANE_SQUARES, NOWHERE
from tablee.games.zombiaki.cards.steps import ASK_ZOMBIES, BULLETS, CAR_BLAST, DONE, GUN, REACT
from tablee.games.zombiaki.cards.targets import CAR_IN_LANE_A, LANE_A, THE_CAR
from tablee.games.zombiaki.cards.units import SHIELD
from tablee.games.zombiaki.effects.harm import SURVIVED, endurance, hit
from tablee.games.zombiaki.effects.motion import step_back
from tablee.games.zombiaki.state import Board

# Lines of fire


def is_in_reach(street: Board, square: int) -> bool:
    """True if no wall or barrier stands between the barricade and the square (ZBK-86)."""
    things = street.things & AHEAD[square]
    while things:
        if BLOCKS[street.objects[lowest(things)]]:
            return False
        things &= things - 1
    return True


def first_target(street: Board, lane: int) -> int:
    """Square of the first unit seen from the barricade; walls and barriers hide what is behind (ZBK-A15)."""
    units = street.units & LANE_SQUARES[lane]
    if not units:
        return NOWHERE
    square = highest(units)
    return square if is_in_reach(street, square) else NOWHERE


# Possible targets


def why_sniper(street: Board, card: int, target: int) -> int:
    """Sniper hits any unit on the street (ZBK-55), or the car (ZBK-A51)."""
    return WHY_NO_CAR_AT_ALL if target == THE_CAR and street.find_object(CAR) == NOWHERE else FINE


# Click


def do_aim(street: Board, card: int, target: int) -> None:
    """Announce the shot; a Click in the zombies' hand may still stop it (ZBK-47)."""
    street.plan(GUN, card | target << 6)
    if street.holds(0, CLICK):
        street.plan(REACT, card)


def do_react(street: Board, card: int, chance: Chance) -> int:
    return ASK_ZOMBIES


def options_react(street: Board, card: int, out: list[int]) -> int:
    out[0] = CLICK_IT
    out[1] = LET_IT
    return 2


def answer_react(street: Board, card: int, pick: int) -> None:
    if pick == CLICK_IT:
        street.lose(0, CLICK)
        street.throw(CLICK)
        street.say(SAY_CLICK, 0, card, 0)
        street.pop()  # the gun


# Firing


def do_gun(street: Board, about: int, chance: Chance) -> int:
    card = about & 63
    target = about >> 6
    burst = card == BURST_2 or card == BURST_3
    if target == THE_CAR:
        street.plan(CAR_BLAST, street.find_object(CAR))
    elif target >= CAR_IN_LANE_A:
        if burst:  # one bullet for the car, the rest fly on (ZBK-A17)
            street.plan(BULLETS, target - CAR_IN_LANE_A | (VALUE[card] - 1) << 2)
        street.plan(CAR_BLAST, street.find_object(CAR))
    elif burst:
        street.plan(BULLETS, target - LANE_A | VALUE[card] << 2)
    else:
        shoot(street, first_target(street, target - LANE_A) if target >= LANE_A else target, VALUE[card])
    return DONE


def shoot(street: Board, square: int, power: int) -> None:
    """Hit a unit; if it survives it steps back (ZBK-51), unless a shield absorbed the hit (ZBK-A19)."""
    if hit(street, square, power) == SURVIVED:
        step_back(street, square)


def do_bullets(street: Board, about: int, chance: Chance) -> int:
    """Fire on past each unit killed (ZBK-52), until one survives or a shield absorbs the rest (ZBK-54)."""
    bullets = about >> 2
    while bullets:
        square = first_target(street, about & 3)
        if square == NOWHERE:
            break
        needed = endurance(street, square)
        if street.body[square] & SHIELD or needed > bullets:
            needed = bullets
        shoot(street, square, needed)
        bullets = bullets - needed
    return DONE
