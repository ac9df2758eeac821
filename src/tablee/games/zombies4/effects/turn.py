"""The eight steps of a turn, in order, and the ends of a match without a winner (ZTE-11, ZTE-12, ZTE-C1, ZTE-C37)."""

from __future__ import annotations

from tablee.core.bits import nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.games.zombies4.cards.cards import card_ids
from tablee.games.zombies4.cards.tables import CARD_BIT, CAST, DISCARD
from tablee.games.zombies4.decisions.pawn import can_cast
from tablee.games.zombies4.effects.fight import engage
from tablee.games.zombies4.effects.land import draw_tile
from tablee.games.zombies4.effects.pawn import HAND, discard_card, retop, win
from tablee.games.zombies4.effects.walk import announce_spell
from tablee.games.zombies4.effects.window import open_window
from tablee.games.zombies4.state.board import LAST_ROUND, Board
from tablee.games.zombies4.state.knowledge import drawn, reshuffled
from tablee.games.zombies4.state.steps import (
    AT_FIGHTS,
    AT_MOVE,
    AT_PROWL,
    AT_TURN,
    BEFORE_FIGHTS,
    BEGIN,
    DRAW_TILE,
    ENDING,
    FIGHTS,
    LAST,
    MOVE,
    MOVE_DIE,
    OVER,
    PROWL,
    REFILL,
    TURN,
    ZOMBIE_DIE,
    a_of,
    seat_of,
    step_of,
)

START_HALVES = 6  # two hearts and two half hearts (ZTE-7)
START_BULLETS = 3
FIRST_SQUARE = 7  # the near end of the Bridge (ZTE-9)


def advance_turn(s: Board, chance: Chance) -> bool:
    """Run the next stage of the turn; questions are pushed on the agenda."""
    step = s.top()
    seat = seat_of(step)
    stage = a_of(step)
    if stage == FIGHTS and s.must_fight(seat):
        engage(s, seat)  # one zombie after the other, so the stage stays
        return False
    retop(s, step_of(TURN, seat, stage + 1, 0, 0))
    if stage == BEGIN:
        begin(s, seat)
        open_window(s, AT_TURN)
    elif stage == DRAW_TILE:
        if s.pile:
            draw_tile(s, seat, chance)
    elif stage == BEFORE_FIGHTS:
        if s.at[seat] >= 0:
            open_window(s, AT_FIGHTS)
    elif stage == REFILL:
        refill(s, seat, chance)
    elif stage == MOVE_DIE:
        if s.at[seat] >= 0:
            roll_move(s, seat, chance)
    elif stage == ZOMBIE_DIE:
        roll_zombies(s, seat, chance)
    elif stage == LAST:
        s.push(step_of(ENDING, seat, 0, 0, 0))
    elif stage == OVER:
        finish(s, seat)
    return False


def begin(s: Board, seat: int) -> None:
    """Start a new turn cycle for this seat; a dead pawn returns (ZTE-27, ZTE-30, ZTE-37)."""
    s.active = seat
    s.carded[seat] = 0
    s.paged[seat] = 0
    s.passing[seat] = 0
    s.attacked = 0
    s.tried = False
    if s.sink is not None:
        s.sink.append(Event("turn", {"seat": seat, "round": s.round}))
    if s.at[seat] < 0:
        equip(s, seat)
        if s.sink is not None:
            s.sink.append(Event("return", {"seat": seat}))
    if s.fever[seat] == 1:
        s.fever[seat] = 2
        if s.sink is not None:
            s.sink.append(Event("werewolf", {"seat": seat}))


def equip(s: Board, seat: int) -> None:
    """Put a fresh pawn on the first square of the Bridge (ZTE-7, ZTE-9)."""
    s.at[seat] = FIRST_SQUARE
    s.halves[seat] = START_HALVES
    s.bullets[seat] = START_BULLETS


def refill(s: Board, seat: int, chance: Chance) -> None:
    """Draw up to three cards, reshuffling the discards when the pile is empty (ZTE-43)."""
    before = s.hand[seat]
    while popcount(s.hand[seat]) < HAND and (s.draw or s.discard):
        if not s.draw:
            s.draw = s.discard
            s.discard = 0
            reshuffled(s)
            if s.sink is not None:
                s.sink.append(Event("reshuffle", {"count": s.draw.bit_count()}))
        card = nth_bit(s.draw, chance.below(popcount(s.draw)))
        s.draw ^= CARD_BIT[card]
        s.hand[seat] |= CARD_BIT[card]
        drawn(s, seat, card)
    if s.sink is not None and s.hand[seat] != before:
        new = s.hand[seat] ^ before
        cards = card_ids(new)
        secret = {"card": cards}
        s.sink.append(Event("draw", {"seat": seat, "count": len(cards)}, secret, to=1 << seat, reveals=True))


def roll_move(s: Board, seat: int, chance: Chance) -> None:
    die = 1 + chance.below(6)
    if s.sink is not None:
        s.sink.append(Event("move-die", {"seat": seat, "die": die}))
    s.push(step_of(MOVE, seat, 0, die, 0))
    open_window(s, AT_MOVE)


def roll_zombies(s: Board, seat: int, chance: Chance) -> None:
    die = 1 + chance.below(6)
    if s.sink is not None:
        s.sink.append(Event("zombie-die", {"seat": seat, "die": die}))
    s.push(step_of(PROWL, seat, 0, die, 0))
    open_window(s, AT_PROWL)


def advance_ending(s: Board, chance: Chance) -> bool:
    seat = seat_of(s.top())
    if not s.hand[seat] and not can_cast(s, seat):
        s.pop()
        return False
    s.ask(seat)
    return True


def do_ending(s: Board, seat: int, pick: int, chance: Chance) -> None:
    """Cast the spell, discard one card, or keep all; the last two end the turn (ZTE-41)."""
    if pick == CAST:
        announce_spell(s, seat)
        return
    s.pop()
    if pick >= DISCARD:
        discard_card(s, seat, pick - DISCARD)
    elif s.sink is not None:
        s.sink.append(Event("kept", {"seat": seat}))


def finish(s: Board, seat: int) -> None:
    """End effects that last until the end of this turn; then the seat to the left is next, or the match ends."""
    wear_off(s, seat)
    following = (seat + 1) % s.seats
    if following == s.first:
        if s.pile == 0:
            s.hours += 1
        if is_dawn(s):
            break_dawn(s)
            return
        if s.round == LAST_ROUND and not s.night:
            stop_match(s)
            return
        s.round += 1
    retop(s, step_of(TURN, following, BEGIN, 0, 0))


def is_dawn(s: Board) -> bool:
    """True if the rounds of the night are over, in a match with a night (ZTE-C1)."""
    return s.hours > s.night and (s.night > 0 or s.version_1)


def wear_off(s: Board, seat: int) -> None:
    if s.lost[seat]:
        s.lost[seat] -= 1
        if s.sink is not None and s.lost[seat] == 0:
            s.sink.append(Event("effect-over", {"seat": seat, "card": "lost-in-the-woods"}))
    if s.repel[seat]:
        s.repel[seat] -= 1
        if s.sink is not None and s.repel[seat] == 0:
            s.sink.append(Event("effect-over", {"seat": seat, "card": "dog-repellent"}))
    if s.fever[seat] == 2:
        s.fever[seat] = 0
        if s.sink is not None:
            s.sink.append(Event("effect-over", {"seat": seat, "card": "full-moon-fever"}))


def break_dawn(s: Board) -> None:
    """End the match at dawn without a winner: trophies decide (ZTE-C1, ZTE-C2)."""
    s.dawn = True
    win(s, -1)
    if s.sink is not None:
        s.sink.append(Event("dawn", {"round": s.round}))


def stop_match(s: Board) -> None:
    """Stop a match that might never end: trophies decide (ZTE-C37)."""
    s.stopped = True
    win(s, -1)
    if s.sink is not None:
        s.sink.append(Event("stopped", {"round": s.round}))
