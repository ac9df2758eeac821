"""The kind of each decision and the arguments of its sentence."""

from __future__ import annotations

from tablee.core.fields import Json
from tablee.games.zombies4.cards.picks import BASE, SQUARE_NAMES, SQUARES
from tablee.games.zombies4.edge.agenda import write_step
from tablee.games.zombies4.edge.words import TOKENS
from tablee.games.zombies4.effects.rules import Zombies4State


def question(state: Zombies4State, seat: int) -> tuple[str, Json]:
    """Return the kind of the decision on top of the agenda, and its arguments."""
    step = write_step(state.agenda[state.depth - 1])
    kind = step["step"]
    if kind in DETAILS:
        return DETAILS[kind](step, state, seat)
    return kind, {}


def of_window(step: Json, state: Zombies4State, seat: int) -> tuple[str, Json]:
    return "window", {"reason": step["reason"], "active_seat": state.active}


def of_card(step: Json, state: Zombies4State, seat: int) -> tuple[str, Json]:
    if not step.get("announced"):
        return "target", {"card": step["card"]}
    if "target" in step:
        return "cancel-target", {"card": step["card"], "player_seat": step["seat"], "target_seat": step["target"]}
    return "cancel", {"card": step["card"], "player_seat": step["seat"]}


def of_laying(step: Json, state: Zombies4State, seat: int) -> tuple[str, Json]:
    return ("rotation" if "place" in step else "laying"), {"tile": step["tile"]}


def of_placing(step: Json, state: Zombies4State, seat: int) -> tuple[str, Json]:
    place = step["square"].partition(".")[0]
    return "placing", {
        "what": step["what"],
        "count": step["left"],
        "chosen_point": put_down(step, state),
        "place": place,
    }


def put_down(step: Json, state: Zombies4State) -> list[str]:
    """Compass points of the tile that already hold something of the same sort, repeated for each one."""
    first = SQUARES[step["square"]] // 9 * 9
    squares = range(first, first + 9)
    if step["what"] == "dogs":
        held = [at for at in squares for _ in range(state.dogs[at])]
    else:
        token = TOKENS.index(step["what"].removesuffix("s"))
        held = [at for at in squares if state.token[at] == token]
    return [SQUARE_NAMES[at].partition(".")[2] for at in held]


def of_fight(step: Json, state: Zombies4State, seat: int) -> tuple[str, Json]:
    if step["missing"]:
        return "miss", {"foe": step["foe"], "count": step["missing"]}
    return ("push" if BASE["keep"] in state.options(seat) else "fight"), {"foe": step["foe"]}


def of_move(step: Json, state: Zombies4State, seat: int) -> tuple[str, Json]:
    return ("move", {"count": step["left"]}) if step["left"] else ("halt", {})


def of_duel(step: Json, state: Zombies4State, seat: int) -> tuple[str, Json]:
    mine, theirs = step["die"] + step["added"], step["target_die"]
    return (
        ("duel", {"die": mine, "target_die": theirs})
        if seat == step["seat"]
        else ("duel", {"die": theirs, "target_die": mine})
    )


def of_prowl(step: Json, state: Zombies4State, seat: int) -> tuple[str, Json]:
    return "prowl", {"count": step["left"]}


def of_pace(step: Json, state: Zombies4State, seat: int) -> tuple[str, Json]:
    return "pace", {"zombie": "human" if step.get("human") else "dog", "square": step["square"]}


def of_send(step: Json, state: Zombies4State, seat: int) -> tuple[str, Json]:
    return "send", {"card": step["card"], "target_seat": step["target"]}


def of_herd(step: Json, state: Zombies4State, seat: int) -> tuple[str, Json]:
    return ("herd", {"square": step["square"]}) if "place" in step else ("herd-tile", {})


def of_target(step: Json, state: Zombies4State, seat: int) -> tuple[str, Json]:
    return step["step"], {"target_seat": step["target"]}


def of_purge(step: Json, state: Zombies4State, seat: int) -> tuple[str, Json]:
    return ("purge-pile", {}) if step["pile"] == "none" else ("purge", {"pile": step["pile"], "count": step["left"]})


DETAILS = {
    "window": of_window,
    "card": of_card,
    "laying": of_laying,
    "placing": of_placing,
    "fight": of_fight,
    "move": of_move,
    "duel": of_duel,
    "prowl": of_prowl,
    "pace": of_pace,
    "send": of_send,
    "herd": of_herd,
    "theft": of_target,
    "search": of_target,
    "purge": of_purge,
}
