"""Derived information for display: where a walker and zombies can go, and the numbers that dice must reach."""

from __future__ import annotations

from tablee.core.fields import Json
from tablee.games.zombies4.cards.picks import SQUARE_NAMES
from tablee.games.zombies4.cards.tables import AT, DOG, HUMAN, LAY, ROTATE
from tablee.games.zombies4.decisions.land import list_laying, list_pace, list_prowl
from tablee.games.zombies4.edge.agenda import PLACES, write_step
from tablee.games.zombies4.effects.fight import least_die
from tablee.games.zombies4.effects.walk import needed
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import LAYING, PACE, a_of, step_of


def write_sight(s: Board) -> Json:
    """Write derived information.

    `reach`: each square the walker can get to, with the one before it; `paces`: where each movable zombie can go;
    `turns`: the rotations in which the drawn tile fits each place; `needed`: per seat for the spell, and for the attack.
    """
    top = s.agenda[s.depth - 1] if s.depth else None
    step: Json = {"step": ""} if top is None else write_step(top)
    return {
        "reach": write_reach(s, step["seat"], step["left"]) if step["step"] == "move" else {},
        "paces": write_paces(s) if step["step"] == "prowl" else {},
        "turns": write_turns(s, top) if top is not None and step["step"] == "laying" and "place" not in step else {},
        "needed": {
            "spell": [needed(s, seat) for seat in range(s.seats)],
            "attack": least_die(s, top) if top is not None and step["step"] == "fight" else None,
        },
    }


def write_paces(s: Board) -> dict[str, list[str]]:
    """For each zombie that may be moved now, by its square, the squares it can go to (ZTE-44, ZTE-45)."""
    found = {}
    for pick in list_prowl(s):
        human = pick >= HUMAN
        square = pick - (HUMAN if human else DOG)
        goals = list_pace(s, step_of(PACE, 0, square, int(human), 0))
        found[SQUARE_NAMES[square]] = [SQUARE_NAMES[goal - AT] for goal in goals]
    return found


def write_turns(s: Board, laying: int) -> dict[str, list[int]]:
    """For each place of the drawn tile, the angles in which it fits there (ZTE-13, ZTE-C5)."""
    found = {}
    for pick in list_laying(s, laying):
        there = list_laying(s, step_of(LAYING, 0, a_of(laying), pick - LAY, 0))
        found[PLACES[pick - LAY]] = [90 * (turn - ROTATE) for turn in there]
    return found


def write_reach(s: Board, seat: int, left: int, start: int | None = None) -> dict[str, str]:
    """Respect walls and doors, ignore fights on the way; a lost pawn stays on its tile (ZTE-31, ZTE-34, ZTE-79).

    The way begins where the pawn stands, or at another square.
    """
    near, lost = list(s.near), s.lost[seat]
    start = s.at[seat] if start is None else start
    before = {start: start}
    edge = [start]
    for _ in range(left):
        further = []
        for square in edge:
            for target in near[square * 4 : square * 4 + 4]:
                if target >= 0 and target not in before and (not lost or target // 9 == start // 9):
                    before[target] = square
                    further.append(target)
        edge = further
    return {SQUARE_NAMES[square]: SQUARE_NAMES[before[square]] for square in sorted(before) if square != start}
