"""Proposed answers that a person may take as they are: where zombies go, and where dogs and tokens are put.

Zombies are sent onto the squares of the others, onto their ways to the Cabin and into it, away from the asking seat and
its own way; those who have pages and are near the Cabin are hindered most. Tokens are put the other way round.
Everything is worked out in a world sampled from the view, so it tells nothing hidden.
"""

from __future__ import annotations

from tablee.core.bits import popcount
from tablee.core.chance import Chance
from tablee.games.zombies4.cards.picks import PICKS, SQUARES
from tablee.games.zombies4.cards.tables import ALL_PAGES, IS_CABIN
from tablee.games.zombies4.edge.agenda import name_of, write_step
from tablee.games.zombies4.edge.sight import write_paces
from tablee.games.zombies4.effects.rules import Zombies4State
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.view import Zombies4View

ASKED = ("prowl", "pace", "placing")  # the steps with a proposal
# How much a zombie hinders a pawn, by where it stands. All weights are fitted to what the strongest bot would do.
PAWN = 1.2  # on a pawn's square
WAY = 1.5  # on all its shortest ways to the Cabin; on some of them, that share of it
ROOM = 3.5  # in the Cabin, against a pawn that is there
NEARBY = 0.05  # beside a pawn; half of it for each further step
LATER = 0.7  # factor on ROOM for each step between a pawn and the Cabin
OWN = -3.0  # the weight of the asking seat
CLOSEST = 0.8  # how much of the others' weight, 1 on average, goes to those with pages and near the Cabin
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
    starts = [s.at[other] if s.at[other] >= 0 else RETURN for other in range(s.seats)]
    close = [LATER ** home[start] if rooms else 1.0 for start in starts]
    for other, weight in enumerate(weights(s, seat, close)):
        far = distances(s, [starts[other]])
        for square, share in ways(s, far, home).items():
            found[square] += weight * WAY * share
        for room in rooms:
            found[room] += weight * ROOM * close[other]
        if s.at[other] >= 0:
            for square, steps in far.items():
                found[square] += weight * (NEARBY * 0.5**steps if steps else PAWN)
    return found


def weights(s: Board, seat: int, close: list[float]) -> list[float]:
    """Return how much it matters to hinder each seat."""
    danger = [near * (1 + popcount(s.front[other] & ALL_PAGES)) for other, near in enumerate(close)]
    usual = (sum(danger) - danger[seat]) / (s.seats - 1)
    return [OWN if other == seat else 1 - CLOSEST + CLOSEST * one / usual for other, one in enumerate(danger)]


def ways(s: Board, far: dict[int, int], home: dict[int, int]) -> dict[int, float]:
    """Return the squares between a pawn and the Cabin, and the share of the shortest ways that cross each of them.

    `far` and `home` are the steps from the pawn and from the Cabin.
    """
    start = next(iter(far))
    on = [square for square, steps in far.items() if home and steps + home[square] == home[start]]  # nearest first
    to, back = dict.fromkeys(on, 0), dict.fromkeys(on, 0)  # the number of ways from the pawn, and on to the Cabin
    for square in on:
        to[square] = sum(to[before] for before in beside(s, square, far, -1) if before in to) or 1
    for square in reversed(on):
        back[square] = sum(back[after] for after in beside(s, square, far, 1) if after in back) or 1
    return {square: to[square] * back[square] / back[start] for square in on if square != start and home[square]}


def beside(s: Board, square: int, far: dict[int, int], by: int) -> list[int]:
    """Return the neighbours of a square that are one step further from the pawn, or nearer to it."""
    near = [s.near[4 * square + side] for side in range(4)]
    return [other for other in near if other >= 0 and far[other] == far[square] + by]


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
