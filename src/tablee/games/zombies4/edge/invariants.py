"""Invariants of a state: each card and tile exactly once, everything in a legal place, the agenda can be run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tablee.core.bits import members
from tablee.core.errors import BadInput
from tablee.core.fields import Json
from tablee.games.zombies4.cards.cards import CARDS, KIND_OF, KINDS, LAID
from tablee.games.zombies4.cards.picks import SQUARE_NAMES, SQUARES
from tablee.games.zombies4.cards.tables import ALL_CARDS, IS_TOKEN, IS_USABLE
from tablee.games.zombies4.cards.tiles import TILES
from tablee.games.zombies4.decisions.playable import is_used_on_opponent
from tablee.games.zombies4.edge.agenda import is_open_card, name_of, write_step
from tablee.games.zombies4.edge.words import TILE_IDS, tiles_of
from tablee.games.zombies4.effects.rules import Zombies4State
from tablee.games.zombies4.effects.turn import is_dawn
from tablee.games.zombies4.state.board import LAST_ROUND

TOPMOST = ("laying", "pace", "send", "herd", "shot", "theft", "search", "purge", "banish")
"""Steps that always ask, so no other step is ever on top of them."""
BESIDE = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
CARRIERS = tuple(card.id for card in CARDS if "carries" in card.traits)


def check(state: Zombies4State) -> None:
    """Raise BadInput, naming the field, if an invariant is broken."""
    for field, problem in problems(state):
        raise BadInput("position-invariant", game="zombies4", field=field, detail=problem)


def problems(state: Zombies4State) -> Iterator[tuple[str, str]]:
    steps = [write_step(step) for step in state.agenda[: state.depth]]
    yield from map_problems(state, steps)
    yield from square_problems(state)
    yield from player_problems(state)
    yield from card_problems(state, steps)
    yield from end_problems(state)
    yield from agenda_problems(state, steps)


def map_problems(state: Zombies4State, steps: list[Json]) -> Iterator[tuple[str, str]]:
    kinds, xs, ys = state.kind[: state.laid], state.x[: state.laid], state.y[: state.laid]
    being_laid = [TILE_IDS.index(step["tile"]) for step in steps if step["step"] == "laying"]
    counts = Counter([*kinds, *being_laid, *(TILE_IDS.index(name) for name in tiles_of(state.pile))])
    for kind, tile in enumerate(TILES):
        if counts[kind] != tile.copies:
            yield "tiles", f"{counts[kind]} × {tile.id}"
    if not kinds or (kinds[0], xs[0], ys[0], state.rotation[0]) != (0, 0, 0, 0):
        yield "tiles", "the first is not the Bridge at 0, 0"
    if len(set(zip(xs, ys, strict=True))) != state.laid:
        yield "tiles", "two in one place"
    near = state.near
    for slot in range(1, state.laid):
        beside_bridge = abs(xs[slot]) + abs(ys[slot]) == 1
        if beside_bridge != (slot == 1) or (slot == 1 and ys[slot] != -1):
            yield "tiles", f"T{slot} and the Bridge"
        if not any(0 <= near[step] < slot * 9 for step in range(slot * 36, slot * 36 + 36)):
            yield "tiles", f"T{slot} cannot be entered"


def square_problems(state: Zombies4State) -> Iterator[tuple[str, str]]:
    ground, dogs, humans, token, moved = state.ground, state.dogs, state.humans, state.token, state.moved
    for square in range(state.laid * 9):
        if (dogs[square] or humans[square]) and not ground[square] & IS_USABLE:
            yield "dogs", f"{SQUARE_NAMES[square]} cannot be used"
        if not 0 <= dogs[square] <= 2 or humans[square] > 1 or (humans[square] and dogs[square]):
            yield "dogs", f"too many on {SQUARE_NAMES[square]}"
        if token[square] and not ground[square] & IS_TOKEN:
            yield "tokens", f"none may lie on {SQUARE_NAMES[square]}"
        if moved[square] > dogs[square] + humans[square]:
            yield "moved", f"more than there are on {SQUARE_NAMES[square]}"
    caught = sum(state.trophies) - sum(state.human_trophies)
    if sum(dogs[: state.laid * 9]) + state.pool + caught != 100:
        yield "pool", "not 100 dogs in all"


def player_problems(state: Zombies4State) -> Iterator[tuple[str, str]]:
    ground = state.ground
    for seat in range(state.seats):
        square, halves = state.at[seat], state.halves[seat]
        if (square < 0) != (halves == 0) or halves > 10:
            yield "players", f"seat {seat} is on the map if and only if it has hearts"
        if square >= 0 and not ground[square] & IS_USABLE:
            yield "players", f"seat {seat} stands where nobody can"
        if state.bullets[seat] < 0 or not 0 <= state.human_trophies[seat] <= state.trophies[seat]:
            yield "players", f"bullets or trophies of seat {seat}"
        kinds = [KIND_OF[card] for card in members(state.front[seat])]
        if len(set(kinds)) != len(kinds) or any(kind >= LAID for kind in kinds):
            yield "players", f"seat {seat} cannot have these cards in front"
        if state.hand[seat].bit_count() > 4:
            yield "players", f"seat {seat} holds too many cards"


def card_problems(state: Zombies4State, steps: list[Json]) -> Iterator[tuple[str, str]]:
    played = [1 << ((step >> 8) & 511) for step in state.agenda[: state.depth] if is_open_card(step)]
    piles = [*state.hand, *state.front, state.draw, state.discard, state.removed, *played]
    if sum(piles) != ALL_CARDS or sum(pile.bit_count() for pile in piles) != len(KIND_OF):
        yield "draw", "a card is missing or twice"
    may = state.may
    for who in (*range(state.seats), 6):
        for place, cards in enumerate([*state.hand, state.draw]):
            if place != who or place == 6:
                if cards & ~may[who * 7 + place]:
                    yield "known", "a card is where somebody knows it is not"


def end_problems(state: Zombies4State) -> Iterator[tuple[str, str]]:
    ends = [state.winner >= 0, bool(state.dawn), bool(state.stopped)]
    is_over = any(ends)
    if is_over != (state.depth == 0) or sum(ends) > 1:
        yield "agenda", "the match is over if and only if somebody has won, dawn has come, or it was stopped"
    if bool(state.dawn) != is_dawn(state):
        yield "hours", "dawn comes when the night is over"
    if state.stopped and (state.round != LAST_ROUND or state.night):
        yield "stopped", "a match is stopped after its last round"
    if state.pile and state.hours:
        yield "hours", "the last tile is not drawn yet"
    if not is_over and max(state.trophies) >= state.kills:
        yield "players", "somebody has won already"


def agenda_problems(state: Zombies4State, steps: list[Json]) -> Iterator[tuple[str, str]]:
    if not steps:
        return
    if steps[0]["step"] != "turn" or steps[0]["seat"] != state.active:
        yield "agenda", "it does not begin with the turn of the active seat"
    for depth, step in enumerate(steps):
        below = steps[depth - 1] if depth else {"step": "nothing"}
        is_top = depth == len(steps) - 1
        for problem in step_problems(state, step, below, is_top):
            yield "agenda", f"{step['step']}: {problem}"
    top = name_of(state.agenda[state.depth - 1])
    if top in ("turn", "spell", "wrath") or not state.asked or not state.options(state.turn):
        yield "agenda", "its last step asks nobody"


def step_problems(state: Zombies4State, step: Json, below: Json, is_top: bool) -> Iterator[str]:
    name, squares = step["step"], state.laid * 9
    if step["seat"] >= state.seats or step.get("target", 0) >= state.seats:
        yield "no such seat"
    elif "square" in step and SQUARES[step["square"]] >= squares:
        yield "no such square"
    elif name == "turn" and below["step"] != "nothing":
        yield "a turn within a turn"
    elif name in TOPMOST and not is_top:
        yield "something lies upon it"
    elif name in CHECKS and (is_top or name != "fight"):  # a waiting fight may have lost its fighter or foe
        yield from CHECKS[name](state, step, below)
    if name in ("window", "card") and is_top and step["asked"] >= state.seats:
        yield "asked"


def check_card(state: Zombies4State, step: Json, below: Json) -> Iterator[str]:
    kind = KINDS[step["card"]]
    is_cancel = "cancels" in CARDS[kind].traits
    if is_cancel and (below["step"] != "card" or not below.get("announced") or below.get("in_use")):
        yield "nothing to cancel"
    if below["step"] == "card" and not is_cancel:
        yield "a card is played upon another"
    if step.get("in_use") and (not is_used_on_opponent(state, kind) or step.get("announced") or "target" in step):
        yield "it cannot be in use so"
    if not 1 <= step["asked"] <= state.seats and not step.get("in_use"):
        yield "asked"


def check_window(state: Zombies4State, step: Json, below: Json) -> Iterator[str]:
    if step["asked"] > state.seats or step["seat"] != state.active:
        yield "asked"
    waiting = {"move": "move", "arrival": "move", "prowl": "prowl", "spell": "spell", "duel": "duel"}
    if below["step"] != waiting.get(step["reason"], "turn"):
        yield "it opens where it does not belong"


def check_laying(state: Zombies4State, step: Json, below: Json) -> Iterator[str]:
    if step["tile"] == "bridge":
        yield "the Bridge lies from the start"
    if "place" not in step:
        return
    tile, side = step["place"].split()
    slot = int(tile[1:])
    if slot >= state.laid:
        yield "no such place"
        return
    x, y = state.x[slot] + BESIDE[side][0], state.y[slot] + BESIDE[side][1]
    if (x, y) in zip(state.x[: state.laid], state.y[: state.laid], strict=True):
        yield "a tile lies there already"
    elif abs(x) + abs(y) == 1 and state.laid > 1:  # ZTE-14
        yield "the place is beside the Bridge"


def check_placing(state: Zombies4State, step: Json, below: Json) -> Iterator[str]:
    square, left = SQUARES[step["square"]], step["left"]
    end = square - square % 9 + 9
    if step["what"] == "dogs":
        dogs, humans, ground = state.dogs, state.humans, state.ground
        room = sum(2 - dogs[at] for at in range(square, end) if ground[at] & IS_USABLE and not humans[at])
        if not 1 <= left <= min(room, state.pool):
            yield "no room"
        return
    token, ground = state.token, state.ground
    first, waiting = end - 9, left + (below["left"] if below["step"] == "placing" else 0)
    if not 1 <= left or waiting > sum(1 for at in range(first, end) if ground[at] & IS_TOKEN and not token[at]):
        yield "no room"
    if left > sum(1 for at in range(square, end) if ground[at] & IS_TOKEN and not token[at]):
        yield "no room"


def check_fight(state: Zombies4State, step: Json, below: Json) -> Iterator[str]:
    square, seat, foe = SQUARES[step["square"]], step["seat"], step["foe"]
    if foe != "tree" and not (state.dogs if foe == "dog" else state.humans)[square]:
        yield "no foe"
    if not 0 <= step["missing"] <= 4 or (step["missing"] and not step.get("later")):
        yield "missing"
    if state.at[seat] != square:
        yield "the fighter is elsewhere"


def check_left(state: Zombies4State, step: Json, below: Json) -> Iterator[str]:
    if step["left"] > 6 or step["seat"] != state.active or below["step"] != "turn":
        yield "left"


def check_duel(state: Zombies4State, step: Json, below: Json) -> Iterator[str]:
    dice = range(1, 7) if step["phase"] else (0,)
    if step["phase"] > 2 or step["die"] not in dice or step["target_die"] not in dice or step["target"] == step["seat"]:
        yield "die or phase"
    if step["added"] > 30 or (step["added"] and step["phase"] != 2) or below["step"] != "move":
        yield "added"


def check_pace(state: Zombies4State, step: Json, below: Json) -> Iterator[str]:
    square = SQUARES[step["square"]]
    zombies = state.humans if step.get("human") else state.dogs
    if zombies[square] <= state.moved[square] or below["step"] != "prowl":
        yield "no such zombie"


def check_send(state: Zombies4State, step: Json, below: Json) -> Iterator[str]:
    if step["card"] not in CARRIERS or state.at[step["target"]] < 0:
        yield "no such pawn"


def check_herd(state: Zombies4State, step: Json, below: Json) -> Iterator[str]:
    square = SQUARES[step["square"]]
    if step["tile"] != square // 9:
        yield "another tile"
    if "place" in step and (int(step["place"][1:]) >= state.laid or not state.dogs[square] + state.humans[square]):
        yield "no such zombie"


def check_purge(state: Zombies4State, step: Json, below: Json) -> Iterator[str]:
    if not 1 <= step["left"] <= 3 or step["kind"] >= len(CARDS):
        yield "left"


def check_wrath(state: Zombies4State, step: Json, below: Json) -> Iterator[str]:
    if step["seats"] >= 1 << state.seats:
        yield "no such seat"


def check_under_turn(state: Zombies4State, step: Json, below: Json) -> Iterator[str]:
    if step["seat"] != state.active or below["step"] not in ("turn", "move", "ending"):
        yield "out of place"


CHECKS = {
    "card": check_card,
    "window": check_window,
    "laying": check_laying,
    "placing": check_placing,
    "fight": check_fight,
    "move": check_left,
    "prowl": check_left,
    "duel": check_duel,
    "pace": check_pace,
    "send": check_send,
    "herd": check_herd,
    "purge": check_purge,
    "wrath": check_wrath,
    "ending": check_under_turn,
    "spell": check_under_turn,
}
