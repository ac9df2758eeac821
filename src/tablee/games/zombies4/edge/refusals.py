"""Why a pick is not offered: the clause that forbids it, found from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tablee.core.bits import contains
from tablee.core.errors import Refused
from tablee.games.zombies4.cards.cards import CARDS, KINDS, PAGES, USABLE
from tablee.games.zombies4.cards.picks import SQUARE_NAMES, SQUARES
from tablee.games.zombies4.cards.tables import IS_CABIN, SAME
from tablee.games.zombies4.cards.tiles import SIDES
from tablee.games.zombies4.decisions.land import fits
from tablee.games.zombies4.decisions.pawn import may_push
from tablee.games.zombies4.edge.agenda import PLACES, TILE_IDS, write_step
from tablee.games.zombies4.edge.words import KIND_COPIES
from tablee.games.zombies4.view import Zombies4View

Why = tuple[str, str]


class Case(NamedTuple):
    """The context of a refusal: the seat's view, the open step, and the words of the pick."""

    view: Zombies4View
    step: dict[str, Any]
    words: list[str]

    @property
    def seat(self) -> int:
        return self.view.seat

    @property
    def square(self) -> int:
        return self.view.board.at[self.seat]

    @property
    def kind(self) -> str:
        return str(self.step["step"])


def refusal(view: Zombies4View, pick: str) -> Refused:
    """Return the refusal of a pick that was not offered to the seat of this view."""
    verb, *words = pick.split(" ")
    step = write_step(view.board.agenda[view.board.depth - 1])
    case = Case(view, step, words)
    id, clause = names_nobody(case) or VERBS[verb](case)
    details = {"card": words[0]} if id == "card-useless" else {}
    return Refused(id, clause, game="zombies4", **details)


def names_nobody(case: Case) -> Why | None:
    """Refuse a seat number beyond the players of this match."""
    seats = [word for word in case.words if word.startswith("seat-")]
    empty = any(int(word.removeprefix("seat-")) >= case.view.board.seats for word in seats)
    return ("no-such-seat", "ZTE-6") if empty else None


# Cards


def why_play(case: Case) -> Why:
    table, seat, kind = case.view.board, case.seat, KINDS[case.words[0]]
    if not table.hand[seat] & KIND_COPIES[kind]:
        return "not-held", "ZTE-36"
    if table.carded[seat]:
        return "one-card", "ZTE-38"
    if "cancels" in CARDS[kind].traits:
        return "nothing-to-cancel", "ZTE-89"
    if kind < PAGES and table.active != seat:
        return "page-own-turn", "ZTE-36"
    if table.front[seat] & KIND_COPIES[kind]:
        return "one-copy", "ZTE-55"
    return ("card-useless", CARDS[kind].clause) if is_moment(case) else ("not-now", "ZTE-C14")


def is_moment(case: Case) -> bool:
    """True if cards may be played and used now."""
    if case.step.get("missing") or is_pushing(case):
        return False
    return case.kind in ("window", "move", "fight")


def is_pushing(case: Case) -> bool:
    """True if the Sickle asks where the other dog goes."""
    board = case.view.board
    return case.kind == "fight" and not case.step["missing"] and may_push(board, board.agenda[board.depth - 1])


def why_use(case: Case) -> Why:
    table, seat, kind = case.view.board, case.seat, KINDS[case.words[0]]
    if not table.front[seat] & KIND_COPIES[kind]:
        return "not-in-front", "ZTE-37"
    if kind >= USABLE:
        return "works-lying", CARDS[kind].clause
    if kind < PAGES and table.paged[seat]:
        return "one-page", "ZTE-37"
    return ("card-useless", CARDS[kind].clause) if is_moment(case) else ("not-now", "ZTE-C14")


def why_pass(case: Case) -> Why:
    if case.words and (case.kind == "window" or case.step.get("announced")):
        return "no-standing-pass", "ZTE-C38"
    return "nothing-to-pass", "ZTE-C23"


def why_discard(case: Case) -> Why:
    if case.kind not in ("ending", "trim"):
        return "no-discard-now", "ZTE-41"
    return "not-held", "ZTE-40"


def why_take(case: Case) -> Why:
    if case.kind == "search":
        return "not-in-that-hand", "ZTE-80"
    return ("no-such-page" if case.kind == "theft" else "nothing-to-take"), "ZTE-93"


def why_remove(case: Case) -> Why:
    is_open = case.kind == "purge" and case.step["pile"] != "none"
    return ("not-in-that-pile" if is_open else "no-pile-open"), "ZTE-86"


def why_end(case: Case) -> Why:
    return ("turn-goes-on", "ZTE-11") if case.view.board.active == case.seat else ("not-your-turn-now", "ZTE-12")


def why_on(case: Case) -> Why:
    if case.kind != "card" or case.step.get("announced"):
        return "no-target-now", "ZTE-C13"
    if case.words[0] == f"seat-{case.seat}":
        return "not-yourself", "ZTE-C33"
    return "no-target", CARDS[KINDS[case.step["card"]]].clause


# Tiles


def why_lay(case: Case) -> Why:
    table, slot, side = case.view.board, int(case.words[0][1:]), SIDES.index(case.words[1])
    if case.kind != "laying" or "place" in case.step:
        return "no-tile-now", "ZTE-11"
    if slot >= table.laid:
        return "no-such-tile", "ZTE-13"
    if table.beside[slot * 4 + side] >= 0:
        return "place-taken", "ZTE-13"
    x, y = table.x[slot] + (0, 1, 0, -1)[side], table.y[slot] + (-1, 0, 1, 0)[side]
    if table.laid == 1 or abs(x) + abs(y) == 1:
        return "beside-bridge", "ZTE-14"
    around = [table.x[i] + dx == x and table.y[i] + dy == y for i in range(slot) for dx, dy in STEPS]
    return ("other-name", "ZTE-C4") if any(around) else ("tile-closed", "ZTE-B18")


def why_rotate(case: Case) -> Why:
    if case.kind != "laying" or "place" not in case.step:
        return "no-tile-now", "ZTE-11"
    kind = TILE_IDS.index(case.step["tile"])
    looks = SAME[kind * 4 + int(case.words[0]) // 90]
    place = PLACES.index(case.step["place"])
    is_offered = looks != int(case.words[0]) // 90 and fits(case.view.board, kind, looks, place)
    return ("rotation-same", "ZTE-C5") if is_offered else ("tile-closed", "ZTE-B18")


# Walking


def why_step(case: Case) -> Why:
    table, target = case.view.board, SQUARES[case.words[0]]
    if case.kind != "move":
        return "not-walking", "ZTE-31"
    if not case.step["left"]:
        return "no-squares-left", "ZTE-31"
    if target in table.near[case.square * 4 : case.square * 4 + 4]:
        return "lost", "ZTE-79"
    if target >= table.laid * 9 or not table.ground[target] & 1:
        return "no-such-square", "ZTE-35"
    return ("wall", "ZTE-34") if is_next(case, target) else ("too-far", "ZTE-32")


def is_next(case: Case, target: int) -> bool:
    """True if the square would be adjacent to the pawn's but for a wall."""
    table = case.view.board

    def place(square: int) -> tuple[int, int]:
        return table.x[square // 9] * 3 + square % 3, table.y[square // 9] * 3 + square % 9 // 3

    (x, y), (at_x, at_y) = place(target), place(case.square)
    return abs(x - at_x) + abs(y - at_y) == 1


def why_collect(case: Case) -> Why:
    table, square = case.view.board, case.square
    if case.kind != "move":
        return "not-walking", "ZTE-C9"
    if not table.token[square]:
        return "no-token", "ZTE-33"
    if table.dogs[square] + table.humans[square]:
        return "token-guarded", "ZTE-33"
    return "hearts-full", "ZTE-53"


def why_cast(case: Case) -> Why:
    table, square = case.view.board, case.square
    if table.active != case.seat:
        return "not-your-turn", "ZTE-B45"
    if square < 0 or not table.ground[square] & IS_CABIN:
        return "not-in-cabin", "ZTE-48"
    if table.tried:
        return "spell-tried", "ZTE-50"
    rooms = [room for room in range(table.laid * 9) if table.ground[room] & IS_CABIN]
    if any(table.dogs[room] + table.humans[room] for room in rooms):
        return "cabin-not-clear", "ZTE-B44"
    return "spell-not-now", "ZTE-B45"


def why_attack(case: Case) -> Why:
    table, other = case.view.board, int(case.words[0].removeprefix("seat-"))
    if table.fever[case.seat] != 2 or case.kind != "move":
        return "no-werewolf", "ZTE-C30"
    if other == case.seat:
        return "not-yourself", "ZTE-C33"
    if contains(table.attacked, other):
        return "attacked-already", "ZTE-B28"
    return "not-here", "ZTE-B28"


# Fights


def why_shoot(case: Case) -> Why:
    if case.kind == "fight" and case.step.get("missing"):
        return "not-enough-bullets", "ZTE-B8"
    return "no-miss", "ZTE-23"


def why_roll(case: Case) -> Why:
    if is_pushing(case):
        return "push-first", "ZTE-B37"
    return ("pay-first", "ZTE-24") if case.kind == "fight" else ("no-fight", "ZTE-21")


def why_add(case: Case) -> Why:
    return ("not-so-many-bullets" if case.kind == "duel" else "no-duel"), "ZTE-B28"


# Zombies and squares


def why_dog(case: Case) -> Why:
    return why_zombie(case, list(case.view.board.dogs))


def why_human(case: Case) -> Why:
    return why_zombie(case, list(case.view.board.humans))


def why_zombie(case: Case, zombies: list[int]) -> Why:
    square = SQUARES[case.words[0]]
    if case.kind != "prowl":
        return "no-prowl", "ZTE-44"
    if square >= case.view.board.laid * 9 or not zombies[square]:
        return "no-zombie", "ZTE-44"
    if zombies[square] == case.view.board.moved[square]:
        return "moved-already", "ZTE-44"
    return "zombie-stuck", "ZTE-46"


def why_tile(case: Case) -> Why:
    choosing = case.kind == "herd" and "place" not in case.step
    return ("not-carried-there" if choosing else "no-herd-now"), "ZTE-73"


def why_at(case: Case) -> Why:
    table, square = case.view.board, SQUARES[case.words[0]]
    if case.kind not in AT:
        return "no-square-now", "ZTE-C4"
    if square >= table.laid * 9 or not table.ground[square] & 1:
        return "no-such-square", "ZTE-35"
    return AT[case.kind](case, square)


def at_placing(case: Case, square: int) -> Why:
    first, what = SQUARES[case.step["square"]], case.step["what"]
    table = case.view.board
    if square // 9 != first // 9:
        return "other-tile", "ZTE-15"
    if what == "dogs" and (table.dogs[square] == 2 or table.humans[square]):
        return "square-full", "ZTE-17"
    if what != "dogs" and (table.token[square] or not table.ground[square] & 8):
        return "no-token-square", "ZTE-18"
    return "reading-order", "ZTE-C6"


def at_pace(case: Case, square: int) -> Why:
    table, human = case.view.board, bool(case.step.get("human"))
    if SQUARE_NAMES[square] == case.step["square"]:
        return "not-its-own", "ZTE-C8"
    if not table.has_room(square, human):
        return "square-full", "ZTE-46"
    reached = {SQUARES[case.step["square"]]}
    for _ in range(1 if human else 2):
        around = {table.near[at * 4 + side] for at in reached for side in range(4)}
        reached |= {at for at in around if at >= 0 and table.has_room(at, human)}
    return ("repelled", "ZTE-75") if square in reached else ("zombie-too-far", "ZTE-45")


def at_send(case: Case, square: int) -> Why:
    return "not-carried-there", CARDS[KINDS[case.step["card"]]].clause


def at_herd(case: Case, square: int) -> Why:
    return "not-carried-there", "ZTE-73"


AT: dict[str, Callable[[Case, int], Why]] = {
    "placing": at_placing,
    "pace": at_pace,
    "send": at_send,
    "herd": at_herd,
    "shot": lambda case, square: ("no-dog-there", "ZTE-91"),
    "banish": lambda case, square: ("not-the-bridge", "ZTE-76"),
    "fight": lambda case, square: ("no-push", "ZTE-85"),
}
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))

VERBS: dict[str, Callable[[Case], Why]] = {
    "pass": why_pass,
    "roll": why_roll,
    "shoot": why_shoot,
    "suffer": lambda case: ("no-miss", "ZTE-24"),
    "stop": lambda case: ("not-walking", "ZTE-31"),
    "collect": why_collect,
    "cast": why_cast,
    "keep": lambda case: ("no-push", "ZTE-85"),
    "end": why_end,
    "lay": why_lay,
    "rotate": why_rotate,
    "attack": why_attack,
    "on": why_on,
    "play": why_play,
    "use": why_use,
    "discard": why_discard,
    "take": why_take,
    "remove": why_remove,
    "pile": lambda case: ("no-pile-now", "ZTE-86"),
    "add": why_add,
    "tile": why_tile,
    "at": why_at,
    "step": why_step,
    "dog": why_dog,
    "human": why_human,
}
