"""Bad Zombie. No Biscuit!: all zombies of a tile move to an adjacent one (ZTE-73, ZTE-B27)."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.zombies4.cards.tables import AT, CABIN, TILE
from tablee.games.zombies4.effects.cards.needs import can_lay, may_fly
from tablee.games.zombies4.effects.cards.rolled_up_newspaper import fly
from tablee.games.zombies4.effects.pawn import retop
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import HERD, NO_PLACE, a_of, b_of, c_of, seat_of, step_of


def can_herd(s: Board, seat: int, kind: int) -> bool:
    """True if a zombie of the pawn's tile can go to an adjacent tile; never from the Cabin."""
    slot = s.at[seat] // 9
    if not can_lay(s, seat, kind) or s.kind[slot] == CABIN:
        return False
    for side in range(4):
        if can_herd_to(s, slot, s.beside[slot * 4 + side]):
            return True
    return False


def can_herd_to(s: Board, slot: int, tile: int) -> bool:
    if tile < 0:
        return False
    for square in range(slot * 9, slot * 9 + 9):
        if s.dogs[square] + s.humans[square] and can_fly_to(s, square, tile):
            return True
    return False


def can_fly_to(s: Board, square: int, tile: int) -> bool:
    for target in range(tile * 9, tile * 9 + 9):
        if may_fly(s, square, target):
            return True
    return False


def herd(s: Board, seat: int, target: int) -> None:
    s.push(step_of(HERD, seat, s.at[seat] // 9 * 9, NO_PLACE, s.at[seat] // 9))


def advance_herd(s: Board) -> bool:
    """Choose a tile, then move one zombie after another there; those without room stay (ZTE-B27)."""
    step = s.top()
    if b_of(step) == NO_PLACE:
        return ask_herd_tile(s)
    slot = c_of(step)
    for square in range(a_of(step), slot * 9 + 9):
        if s.dogs[square] + s.humans[square] and can_fly_to(s, square, b_of(step)):
            retop(s, step_of(HERD, seat_of(step), square, b_of(step), slot))
            s.ask(seat_of(step))
            return True
    s.pop()
    return False


def ask_herd_tile(s: Board) -> bool:
    """Ask for the tile, unless only one is possible."""
    step = s.top()
    found = 0
    last = 0
    for tile in range(s.laid):
        if s.is_beside(c_of(step), tile) and can_herd_to(s, c_of(step), tile):
            found += 1
            last = tile
    if found > 1:
        s.ask(seat_of(step))
        return True
    herd_to(s, last)
    return False


def options_herd(s: Board, step: int, seat: int, out: list[int]) -> int:
    """Choose a tile, then a square for each zombie."""
    n = 0
    if b_of(step) == NO_PLACE:
        for tile in range(s.laid):
            if s.is_beside(c_of(step), tile) and can_herd_to(s, c_of(step), tile):
                out[n] = TILE + tile
                n += 1
        return n
    for square in range(b_of(step) * 9, b_of(step) * 9 + 9):
        if may_fly(s, a_of(step), square):
            out[n] = AT + square
            n += 1
    return n


def do_herd(s: Board, seat: int, pick: int, chance: Chance) -> None:
    step = s.top()
    if b_of(step) == NO_PLACE:
        herd_to(s, pick - TILE)
    else:
        fly(s, seat_of(step), a_of(step), pick - AT)


def herd_to(s: Board, tile: int) -> None:
    step = s.top()
    retop(s, step_of(HERD, seat_of(step), a_of(step), tile, c_of(step)))
