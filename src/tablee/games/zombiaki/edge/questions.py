"""The kind of each decision and the arguments of its sentence."""

from __future__ import annotations

from collections.abc import Callable

from tablee.core.game import Json
from tablee.games.zombiaki.cards.cards import FLAMETHROWER, NET, VALUE
from tablee.games.zombiaki.cards.picks import PICK_CARD
from tablee.games.zombiaki.cards.squares import LANES, SQUARE, SQUARES, STREET
from tablee.games.zombiaki.cards.units import DOG_BODY, RAN
from tablee.games.zombiaki.edge.agenda import write_step
from tablee.games.zombiaki.effects.rules import ZombiakiState

Question = tuple[str, Json]


def question(duel: ZombiakiState, seat: int) -> Question:
    """Return the question of the step on top of the agenda."""
    step = write_step(duel.top())
    ask = ASKED.get(step["step"])
    return ask(duel, seat, step) if ask else (step["step"], {})


def ask_play(duel: ZombiakiState, seat: int, step: Json) -> Question:
    ordering = seat == 0 and duel.orders and not duel.ordered
    return ("play-orders", {"orders": duel.orders}) if ordering else ("play", {})


def ask_take(duel: ZombiakiState, seat: int, step: Json) -> Question:
    return "take-meat" if seat == 0 else "take-get-out", {}


def ask_click(duel: ZombiakiState, seat: int, step: Json) -> Question:
    gun = write_step(duel.step_at(duel.depth - 2))
    return "click", {"player_seat": 1, "card": gun["card"], "target": gun["target"]}


def ask_dogs(duel: ZombiakiState, seat: int, step: Json) -> Question:
    """Name the dogs that can still run; the kind changes once one has run."""
    ran = any(duel.body[square] == DOG_BODY and duel.marks[square] & RAN for square in range(STREET))
    left = sorted({PICK_CARD[pick] for pick in duel.options(seat)[:-1]})
    return "dogs-more" if ran else "dogs", {"dog_square": [SQUARES[square] for square in left]}


def ask_run(duel: ZombiakiState, seat: int, step: Json) -> Question:
    return "run", {"square": step["square"], "steps": step["steps"]}


def ask_shrapnel(duel: ZombiakiState, seat: int, step: Json) -> Question:
    return "shrapnel", {"square": step["square"]}


def ask_to(duel: ZombiakiState, seat: int, step: Json) -> Question:
    return f"to-{step['cause']}", {"square": step["square"]}


def ask_net(duel: ZombiakiState, seat: int, step: Json) -> Question:
    """Name the zombies in the net so far and the strength it can still hold."""
    caught = sum(duel.strength[SQUARE[square]] for square in step["squares"])
    return "net", {"chosen": step["squares"], "left": VALUE[NET] - caught}


def ask_pour(duel: ZombiakiState, seat: int, step: Json) -> Question:
    return "pour", {"square": step["square"], "points": step["points"]}


def ask_burn(duel: ZombiakiState, seat: int, step: Json) -> Question:
    """Name the burning squares with their points, and how many points are left."""
    row = step["row"] + 1
    chosen = [f"{lane}{row} ({step[lane]})" for lane in LANES if step[lane]]
    return "burn", {"row": row, "chosen": chosen, "left": VALUE[FLAMETHROWER] - sum(step[lane] for lane in LANES)}


ASKED: dict[str, Callable[[ZombiakiState, int, Json], Question]] = {
    "play": ask_play,
    "take": ask_take,
    "click": ask_click,
    "dogs": ask_dogs,
    "run": ask_run,
    "shrapnel": ask_shrapnel,
    "to": ask_to,
    "net": ask_net,
    "pour": ask_pour,
    "burn": ask_burn,
}
