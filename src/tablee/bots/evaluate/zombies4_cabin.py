"""Dogs in the Cabin: while one is in its rooms, nobody can cast the spell (ZTE-48)."""

from __future__ import annotations

from tablee.games.zombies4.cards.tables import IS_CABIN
from tablee.games.zombies4.effects.rules import Zombies4State

DOG_STEPS = 2  # how far a dog moves


def guards(s: Zombies4State) -> int:
    """Count the dogs in the rooms of the Cabin."""
    count = 0
    if s.cabin >= 0:
        for square in range(s.cabin * 9, s.cabin * 9 + 9):
            if s.ground[square] & IS_CABIN:
                count += s.dogs[square]
    return count


def stuck_guards(s: Zombies4State) -> int:
    """Count the dogs in the Cabin that cannot be led out in one move."""
    count = 0
    if s.cabin >= 0:
        for square in range(s.cabin * 9, s.cabin * 9 + 9):
            if s.ground[square] & IS_CABIN and s.dogs[square] and not leads_out(s, square, DOG_STEPS):
                count += s.dogs[square]
    return count


def leads_out(s: Zombies4State, square: int, steps: int) -> bool:
    """True if a dog on this square can leave the rooms in this many steps."""
    if not s.ground[square] & IS_CABIN:
        return True
    if steps == 0:
        return False
    for side in range(4):
        target = s.near[square * 4 + side]
        if target >= 0 and s.dogs[target] < 2 and leads_out(s, target, steps - 1):
            return True
    return False
