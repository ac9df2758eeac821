"""The turn: start and end, draw, discard, play; and cards that affect hands or turns: Terror, Meat, Get out."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.zombiaki.cards.cards import BARRIER, DAWN, FREEZE, MOST_HELD, NAPALM, NET
from tablee.games.zombiaki.cards.events import (
    SAY_BARRIER_UP,
    SAY_DAWN,
    SAY_DISCARD,
    SAY_FIRE_OUT,
    SAY_LOSE,
    SAY_NET_OFF,
    SAY_NOTHING,
    SAY_THAW,
    SAY_TURN,
)
from tablee.games.zombiaki.cards.picks import DISCARD, PICK_CARD, TAKE_CARD
from tablee.games.zombiaki.cards.reasons import FINE, WHY_EMPTY_HAND
from tablee.games.zombiaki.cards.squares import NOWHERE
from tablee.games.zombiaki.cards.steps import (
    AFTER,
    ASK_HUMANS,
    ASK_ZOMBIES,
    DOGS,
    DONE,
    DRAW,
    HOLD,
    HUMAN_END,
    HUMAN_TURN,
    KEEP,
    MARCH,
    PLAY,
    ROLL,
    TAKE,
    ZOMBIE_TURN,
)
from tablee.games.zombiaki.cards.units import JOINED, MOVED, NETTED
from tablee.games.zombiaki.effects.motion import unmark
from tablee.games.zombiaki.state import Board

# Start and end


def do_zombie_turn(street: Board, about: int, chance: Chance) -> int:
    """Plan movement, draw, discard and play (ZBK-11), in reverse, as the agenda is a stack."""
    street.round += 1
    street.ordered = False
    unmark(street, MOVED | JOINED)
    street.say(SAY_TURN, 0, street.round, street.left[0])
    street.plan(HUMAN_TURN, 0)
    street.plan(PLAY, 0)
    street.plan(KEEP, 0)
    street.plan(DRAW, 0)
    street.plan(AFTER, 0)
    street.plan(MARCH, 0)
    street.plan(DOGS, 0)
    street.plan(HOLD, 0)
    return DONE


def do_human_turn(street: Board, about: int, chance: Chance) -> int:
    """End expiring effects (ZBK-A43), then plan barrel roll, draw, discard and play (ZBK-12)."""
    street.say(SAY_TURN, 1, street.round, street.left[0])
    street.played = 0
    end_effects(street)
    street.plan(ZOMBIE_TURN, 0)
    street.plan(HUMAN_END, 0)
    street.plan(PLAY, 1)
    street.plan(KEEP, 1)
    street.plan(DRAW, 1)
    street.plan(AFTER, 0)
    street.plan(ROLL, 0)
    return DONE


def end_effects(street: Board) -> None:
    """End net, barriers and napalm at the start of a human turn, and Freeze if the setting says so (ZBK-A4)."""
    if street.net:
        street.net = False
        street.throw(NET)
        street.say(SAY_NET_OFF, 0, 0, 0)
        unmark(street, NETTED)
    square = street.find_object(BARRIER)
    while square != NOWHERE:
        street.remove(square)
        street.say(SAY_BARRIER_UP, square, 0, 0)
        square = street.find_object(BARRIER)
    if street.fire >= 0:
        street.say(SAY_FIRE_OUT, street.fire, 0, 0)
        street.fire = -1
        street.throw(NAPALM)
    if street.frozen and street.freeze_ends_early:
        thaw(street)


def do_human_end(street: Board, about: int, chance: Chance) -> int:
    """End Terror with this human turn (ZBK-A43) and Freeze with the second one (ZBK-70)."""
    street.terror = False
    if street.frozen == 1:
        thaw(street)
    elif street.frozen:
        street.frozen -= 1
    return DONE


def thaw(street: Board) -> None:
    street.frozen = 0
    street.throw(FREEZE)
    street.say(SAY_THAW, 0, 0, 0)


# Draw and discard


def do_draw(street: Board, side: int, chance: Chance) -> int:
    """Fill the hand to four (ZBK-13); Dawn ends the match (ZBK-7), an empty human deck does not (ZBK-A34)."""
    drawn = 0
    card = 0
    while card != DAWN and street.held[side] < MOST_HELD and street.left[side] > 0:
        card = street.draw(side, chance)
        if card != DAWN:
            street.gain(side, card)
            drawn = drawn << 6 | (card + 1)
    if drawn:
        street.say_drawn(side, drawn)
    if card == DAWN:
        street.throw(DAWN)
        street.say(SAY_DAWN, 1, 0, 0)
        street.win(1)
    return DONE


def do_keep(street: Board, side: int, chance: Chance) -> int:
    """Ask to discard one of four cards (ZBK-14); keep all if there are fewer (ZBK-A35)."""
    first = MOST_HELD * side
    if street.held[side] < MOST_HELD:
        return DONE
    if street.hand[first] == street.hand[first + MOST_HELD - 1] and not street.asks_all:  # four of a kind
        answer_keep(street, side, DISCARD[street.hand[first]])
        return DONE
    return ASK_HUMANS if side else ASK_ZOMBIES


def options_keep(street: Board, side: int, out: list[int]) -> int:
    n = 0
    for i in range(MOST_HELD * side, MOST_HELD * side + street.held[side]):
        if i == MOST_HELD * side or street.hand[i] != street.hand[i - 1]:
            out[n] = DISCARD[street.hand[i]]
            n += 1
    return n


def answer_keep(street: Board, side: int, pick: int) -> None:
    card = PICK_CARD[pick]
    street.lose(side, card)
    street.throw(card)
    street.say(SAY_DISCARD, side, card, 0)


# Terror, Meat, Get out


def do_terror(street: Board, card: int, target: int) -> None:
    """Limit the humans to one card; a second Terror in the same turn has no effect (ZBK-A48)."""
    if street.terror:
        street.say(SAY_NOTHING, card, 0, 0)
    street.terror = True


def why_meat(street: Board, card: int, target: int) -> int:
    return FINE if street.held[1] else WHY_EMPTY_HAND


def why_get_out(street: Board, card: int, target: int) -> int:
    return FINE if street.held[0] else WHY_EMPTY_HAND


def do_meat(street: Board, card: int, target: int) -> None:
    street.plan(TAKE, 0)


def do_get_out(street: Board, card: int, target: int) -> None:
    street.plan(TAKE, 1)


def do_take(street: Board, side: int, chance: Chance) -> int:
    """Ask which card to take, unless all cards of the other hand are equal."""
    first = MOST_HELD * (1 - side)
    if street.hand[first] == street.hand[first + street.held[1 - side] - 1] and not street.asks_all:
        answer_take(street, side, TAKE_CARD[street.hand[first]])
        return DONE
    return ASK_HUMANS if side else ASK_ZOMBIES


def options_take(street: Board, side: int, out: list[int]) -> int:
    """Any card of the other hand, which is open (ZBK-46, ZBK-65)."""
    first = MOST_HELD * (1 - side)
    n = 0
    for i in range(first, first + street.held[1 - side]):
        if i == first or street.hand[i] != street.hand[i - 1]:
            out[n] = TAKE_CARD[street.hand[i]]
            n += 1
    return n


def answer_take(street: Board, side: int, pick: int) -> None:
    card = PICK_CARD[pick]
    street.lose(1 - side, card)
    street.throw(card)
    street.say(SAY_LOSE, 1 - side, card, 0)
