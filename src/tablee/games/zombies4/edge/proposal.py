"""Proposed answers that a person may take as they are: where zombies go, and where dogs and tokens are put.

Zombies are sent towards the others and onto their ways to the Cabin, away from the asking seat and its own way; tokens
are put the other way round. Everything is worked out in a world sampled from the view, so it tells nothing hidden.
"""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.zombies4.cards.picks import PICKS, SQUARES
from tablee.games.zombies4.cards.tables import IS_CABIN
from tablee.games.zombies4.edge.agenda import name_of, write_step
from tablee.games.zombies4.edge.sight import write_paces
from tablee.games.zombies4.effects.rules import Zombies4State
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.view import Zombies4View

ASKED = ("prowl", "pace", "placing")  # the steps with a proposal
HALVING = 0.5  # of the nuisance of a zombie, by each step that parts it from a pawn
ON_THE_WAY = 1.0  # as much as on the pawn's own square
OWN = -2.0  # against 1 for each of the others
RETURN = SQUARES["T0.s"]  # where a dead pawn comes back


def proposed(view: Zombies4View) -> list[str]:
    """Return the picks that answer the open question and all that belong to it; none if nothing is proposed."""
    board, seat = view.board, view.seat
    if seat < 0 or not board.asked or board.turn != seat or name_of(board.agenda[board.depth - 1]) not in ASKED:
        return []
    world = Zombies4State()
    view.sample_into(world, Chance(0))
    luck, nuisance = Chance(0), nuisances(world, seat)
    found: list[str] = []
    while world.asked and world.turn == seat and name_of(world.agenda[world.depth - 1]) in ASKED:
        pick = next_pick(world, seat, nuisance)
        found.append(pick)
        world.apply(seat, PICKS.numbers[pick], luck)
    return found


def next_pick(world: Zombies4State, seat: int, nuisance: list[float]) -> str:
    """Return the pick that hinders the others most and the seat least; the first of several."""
    step = world.agenda[world.depth - 1]
    if name_of(step) == "prowl":
        gains = {
            start: max(nuisance[SQUARES[goal]] for goal in goals) - nuisance[SQUARES[start]]
            for start, goals in write_paces(world).items()
        }
        start = max(gains, key=lambda one: gains[one])
        return f"human {start}" if world.humans[SQUARES[start]] else f"dog {start}"
    squares = [PICKS.texts[pick] for pick in world.options(seat)]
    is_token = name_of(step) == "placing" and write_step(step)["what"] != "dogs"
    return max(squares, key=lambda pick: nuisance[SQUARES[pick.split()[1]]] * (-1 if is_token else 1))


def nuisances(s: Board, seat: int) -> list[float]:
    """Return how much a zombie on each square hinders the others, less how much it hinders this seat."""
    found = [0.0] * (9 * s.laid)
    rooms = [square for square in range(9 * s.laid) if s.ground[square] & IS_CABIN]
    home = distances(s, rooms)
    for other in range(s.seats):
        weight = OWN if other == seat else 1.0
        start = s.at[other] if s.at[other] >= 0 else RETURN
        far = distances(s, [start])
        for square, steps in far.items():
            if s.at[other] >= 0:
                found[square] += weight * HALVING**steps
            if rooms and square != start and steps + home[square] == home[start]:
                found[square] += weight * ON_THE_WAY
    return found


def distances(s: Board, starts: list[int]) -> dict[int, int]:
    """Return the steps from the nearest of these squares to each other one, walls and doors respected."""
    near = list(s.near)
    found = dict.fromkeys(starts, 0)
    edge = starts
    while edge:
        further = []
        for square in edge:
            for target in near[4 * square : 4 * square + 4]:
                if target >= 0 and target not in found:
                    found[target] = found[square] + 1
                    further.append(target)
        edge = further
    return found
