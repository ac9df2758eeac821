"""Fights with dogs, human zombies and trees, and the duels of a werewolf (ZTE-21..26, ZTE-76, ZTE-90)."""

from __future__ import annotations

from tablee.core.bits import contains
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.games.zombies4.cards.picks import SQUARE_NAMES
from tablee.games.zombies4.cards.tables import ADD, AT, IS_WOODED, KEEP, ROLL, SHOOT, STRIKING, STRIKING_FIRST
from tablee.games.zombies4.decisions.pawn import can_play_aid, can_use_aid, may_push
from tablee.games.zombies4.decisions.playable import has_card
from tablee.games.zombies4.effects.land import move_zombie
from tablee.games.zombies4.effects.pawn import collect_trophies, lose_halves, relocate, retop, wake
from tablee.games.zombies4.effects.window import might_act, might_play, pause
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import (
    AT_MISS,
    AT_ROLL,
    BANISH,
    DOG_FOE,
    DUEL,
    FIGHT,
    FOE,
    HUMAN_FOE,
    LATER,
    NO_PUSH,
    TREE_FOE,
    WRATH,
    a_of,
    b_of,
    c_of,
    seat_of,
    step_of,
)

FOES = ("dog", "human", "tree")
NEEDED = [5, 4, 4]  # to beat a dog, a human zombie, a tree (ZTE-22, ZTE-90)
WOUND = [1, 2, 2]  # half hearts a miss costs (ZTE-24, ZTE-B11)


def start_fight(s: Board, seat: int, foe: int) -> None:
    s.push(step_of(FIGHT, seat, s.at[seat], foe, 0))
    if s.sink is not None:
        s.sink.append(Event("fight", {"seat": seat, "foe": FOES[foe], "square": SQUARE_NAMES[s.at[seat]]}))


def engage(s: Board, seat: int) -> None:
    """Fight one of the zombies on the pawn's square."""
    start_fight(s, seat, HUMAN_FOE if s.humans[s.at[seat]] else DOG_FOE)


def is_settled(s: Board, step: int) -> bool:
    """True if the fight is over because a card removed the fighter or the foe (ZTE-25)."""
    square = a_of(step)
    if s.at[seat_of(step)] != square:
        return True
    foe = b_of(step) & FOE
    if foe == TREE_FOE:
        return False
    return not s.must_fight(seat_of(step)) or (s.humans[square] == 0 if foe == HUMAN_FOE else s.dogs[square] == 0)


def advance_fight(s: Board, chance: Chance) -> bool:
    """Ask if there is a choice, otherwise roll or take the loss."""
    step = s.top()
    seat = seat_of(step)
    if is_settled(s, step):
        s.pop()
        return False
    if asks_miss(s, seat, c_of(step)) if c_of(step) else asks_roll(s, step):
        s.ask(seat)
        return True
    if c_of(step):
        suffer(s)
    else:
        roll(s, chance)
    return False


def asks_roll(s: Board, step: int) -> bool:
    """True if the Sickle can push or a card can be played before the roll."""
    if may_push(s, step):
        return True
    if might_act(s, seat_of(step)):
        pause(s, AT_ROLL)
    return has_card(s, seat_of(step))


def asks_miss(s: Board, seat: int, missing: int) -> bool:
    """True if there are enough bullets after a miss, or a card that provides some."""
    if s.bullets[seat] >= missing or can_use_aid(s, seat):
        return True
    if might_play(s, seat):
        pause(s, AT_MISS)
    return can_play_aid(s, seat)


def bonus(s: Board, step: int) -> int:
    """+1 for a Spear, +1 for a Sickle in the first attack (ZTE-85, ZTE-87)."""
    plus = 1 if s.front[seat_of(step)] & STRIKING else 0
    if s.front[seat_of(step)] & STRIKING_FIRST and not b_of(step) & LATER:
        plus += 1
    return plus


def least_die(s: Board, step: int) -> int:
    """The lowest die that beats the foe without bullets."""
    return NEEDED[b_of(step) & FOE] - bonus(s, step)


def roll(s: Board, chance: Chance) -> None:
    """Attack once: roll the die and add the bonus of weapons."""
    step = s.top()
    seat = seat_of(step)
    foe = b_of(step) & FOE
    die = 1 + chance.below(6)
    plus = bonus(s, step)
    if s.sink is not None:
        total = {"die": die, "bonus": plus, "total": die + plus, "needed": NEEDED[foe]}
        s.sink.append(Event("attack", {"seat": seat, "foe": FOES[foe], **total}))
    missing = NEEDED[foe] - die - plus
    if missing <= 0:
        beat(s)
    else:
        retop(s, step_of(FIGHT, seat, a_of(step), b_of(step) | LATER, missing))


def beat(s: Board) -> None:
    """Beat the foe: a zombie becomes a trophy, a tree does not (ZTE-26, ZTE-B10)."""
    step = s.pop()
    seat = seat_of(step)
    square = a_of(step)
    foe = b_of(step) & FOE
    if s.sink is not None:
        count = s.trophies[seat] + (foe != TREE_FOE)
        s.sink.append(Event("beat", {"seat": seat, "foe": FOES[foe], "square": SQUARE_NAMES[square], "count": count}))
    if foe == TREE_FOE:
        return
    if foe == DOG_FOE:
        s.dogs[square] -= 1
    else:
        s.humans[square] -= 1
        s.humans_out -= 1
        s.human_trophies[seat] += 1
    s.count_zombies(square)
    collect_trophies(s, seat, 1)


def suffer(s: Board) -> None:
    """Pay for a miss; the fight continues unless that was the last half heart (ZTE-24, ZTE-25)."""
    step = s.top()
    foe = b_of(step) & FOE
    retop(s, step_of(FIGHT, seat_of(step), a_of(step), b_of(step), 0))
    lose_halves(s, seat_of(step), 1 if foe == TREE_FOE and s.trees_half else WOUND[foe])


def do_fight(s: Board, seat: int, pick: int, chance: Chance) -> None:
    """Apply an answer within a fight other than a card."""
    if pick == ROLL:
        roll(s, chance)
    elif pick == SHOOT:
        shoot(s)
    elif pick == KEEP or pick >= AT:
        push_dog(s, pick)
    else:
        suffer(s)


def shoot(s: Board) -> None:
    """Spend exactly the bullets the miss requires (ZTE-23, ZTE-B8)."""
    step = s.top()
    seat = seat_of(step)
    s.bullets[seat] -= c_of(step)
    if s.sink is not None:
        s.sink.append(Event("shoot", {"seat": seat, "count": c_of(step)}))
    beat(s)


def push_dog(s: Board, pick: int) -> None:
    """Push the other dog away with the Sickle, or decline (ZTE-85, ZTE-C26)."""
    step = s.top()
    retop(s, step_of(FIGHT, seat_of(step), a_of(step), b_of(step) | NO_PUSH, 0))
    if pick == KEEP:
        return
    move_zombie(s, a_of(step), pick - AT)
    if s.sink is not None:
        way = {"from_square": SQUARE_NAMES[a_of(step)], "square": SQUARE_NAMES[pick - AT]}
        s.sink.append(Event("push", {"seat": seat_of(step), **way}))


# The trees


def advance_wrath(s: Board, chance: Chance) -> bool:
    """Let the next opponent to the left of the page's owner fight the trees (ZTE-90)."""
    step = s.pop()
    mask = a_of(step)
    for i in range(1, s.seats):
        seat = (seat_of(step) + i) % s.seats
        if contains(mask, seat):
            s.push(step_of(WRATH, seat_of(step), mask & ~(1 << seat), 0, 0))
            if s.at[seat] >= 0 and s.ground[s.at[seat]] & IS_WOODED:
                wake(s, seat)
                start_fight(s, seat, TREE_FOE)
            return False
    return False


# The werewolf


def start_duel(s: Board, seat: int, other: int) -> None:
    s.push(step_of(DUEL, seat, 0, other, 0))
    wake(s, other)
    if s.sink is not None:
        s.sink.append(Event("duel", {"seat": seat, "target_seat": other}))


def advance_duel(s: Board, chance: Chance) -> bool:
    """Run a duel: both roll, then the werewolf adds bullets, then the other seat (ZTE-B28)."""
    step = s.top()
    seat = seat_of(step)
    other = b_of(step) & 7
    phase = b_of(step) >> 3
    if phase == 0:
        if s.at[seat] < 0 or s.at[seat] != s.at[other]:
            s.pop()
            return False
        roll_duel(s, seat, other, chance)
        return False
    adder = seat if phase == 1 else other
    if s.bullets[adder] > 0:
        s.ask(adder)
        return True
    add_bullets(s, 0)
    return False


def roll_duel(s: Board, seat: int, other: int, chance: Chance) -> None:
    s.attacked |= 1 << other
    mine = 1 + chance.below(6)
    theirs = 1 + chance.below(6)
    retop(s, step_of(DUEL, seat, mine | theirs << 3, other | 1 << 3, 0))
    if s.sink is not None:
        s.sink.append(Event("duel-dice", {"seat": seat, "target_seat": other, "die": mine, "target_die": theirs}))


def do_duel(s: Board, seat: int, pick: int, chance: Chance) -> None:
    add_bullets(s, pick - ADD)


def add_bullets(s: Board, count: int) -> None:
    """Add bullets to a die, first the werewolf, then the other seat; then the lower total is banished (ZTE-B28)."""
    step = s.top()
    seat = seat_of(step)
    other = b_of(step) & 7
    adder = seat if b_of(step) >> 3 == 1 else other
    s.bullets[adder] -= count
    if s.sink is not None and count:
        s.sink.append(Event("duel-add", {"seat": adder, "count": count}))
    if adder == seat:
        retop(s, step_of(DUEL, seat, a_of(step), other | 2 << 3, count))
        return
    s.pop()
    difference = (a_of(step) & 7) + c_of(step) - (a_of(step) >> 3) - count
    if difference == 0:
        if s.sink is not None:
            s.sink.append(Event("duel-tie", {"seat": seat, "target_seat": other}))
        return
    loser = other if difference > 0 else seat
    s.push(step_of(BANISH, loser, 0, 0, 0))
    if s.sink is not None:
        s.sink.append(Event("duel-won", {"seat": seat if loser == other else other, "target_seat": loser}))


def do_banish(s: Board, seat: int, pick: int, chance: Chance) -> None:
    """Move the loser to a square of the Bridge (ZTE-76)."""
    step = s.pop()
    relocate(s, seat_of(step), pick - AT)
    wake(s, seat_of(step))
    if s.sink is not None:
        s.sink.append(Event("sent", {"seat": seat_of(step), "square": SQUARE_NAMES[pick - AT]}))
