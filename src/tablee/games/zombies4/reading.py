"""Positions and views from JSON. A position may leave out what has its usual value; what it says must be exactly so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from tablee.core.errors import BadInput
from tablee.core.setting import Value
from tablee.games.zombies4.agenda import name_of, seat_of
from tablee.games.zombies4.cards import KINDS
from tablee.games.zombies4.knowledge import WATCHER
from tablee.games.zombies4.picks import SQUARE_NAMES
from tablee.games.zombies4.position import (
    PASSES,
    PLACE_NAMES,
    TILE_NUMBERS,
    Deck,
    know_nothing,
    read_clock,
    read_hand,
    read_knowledge,
    read_map,
    read_passing,
    read_player,
    read_truth,
    set_sizes,
)
from tablee.games.zombies4.rules import Zombies4State
from tablee.games.zombies4.setup import set_options
from tablee.games.zombies4.tiles import TILES
from tablee.games.zombies4.view import Zombies4View, put_in_order
from tablee.games.zombies4.writing import knower_name, write_position

Json = dict[str, Any]
Spec = Callable[[Any], bool]
GAME = "zombies4"


# What the fields of a position look like


def whole(low: int, high: int) -> Spec:
    return lambda value: type(value) is int and low <= value <= high


def one_of(words: Any) -> Spec:
    return lambda value: isinstance(value, str) and value in words


def many(spec: Spec) -> Spec:
    return lambda value: isinstance(value, list) and all(map(spec, value))


def table_of(keys: Spec, spec: Spec) -> Spec:
    return lambda value: isinstance(value, dict) and all(keys(key) and spec(one) for key, one in value.items())


def record_of(fields: dict[str, Spec], required: int = 0) -> Spec:
    """A dict with no other fields than these; the first `required` of them must be there."""
    needed = list(fields)[:required]
    return lambda value: (
        isinstance(value, dict)
        and all(name in value for name in needed)
        and all(name in fields and fields[name](one) for name, one in value.items())
    )


def maybe(spec: Spec) -> Spec:
    return lambda value: value is None or spec(value)


def is_angle(value: Any) -> bool:
    return type(value) is int and value in (0, 90, 180, 270)


def is_flag(value: Any) -> bool:
    return isinstance(value, bool)


SQUARE = one_of(SQUARE_NAMES)
CARD = one_of(KINDS)
TILE = record_of({"tile": one_of(TILE_NUMBERS), "x": whole(-30, 30), "y": whole(-30, 30), "angle": is_angle}, 4)
PLAYER = record_of(
    {
        "square": maybe(SQUARE),
        "halves": whole(0, 10),
        "bullets": whole(0, 10_000),
        "trophies": whole(0, 200),
        "human_trophies": whole(0, 200),
        "front": many(CARD),
        "carded": is_flag,
        "paged": is_flag,
        "lost": whole(0, 2),
        "repellent": whole(0, 2),
        "fever": whole(0, 2),
        "hand": many(CARD),
        "passing": one_of(PASSES),
    }
)
GROUP = record_of({"at": one_of(PLACE_NAMES), "may": many(one_of(PLACE_NAMES)), "cards": many(CARD)}, 3)
FIELDS: dict[str, Spec] = {
    "tiles": many(TILE),
    "dogs": table_of(SQUARE, whole(1, 2)),
    "humans": table_of(SQUARE, whole(1, 1)),
    "moved": table_of(SQUARE, whole(1, 2)),
    "tokens": table_of(SQUARE, one_of(("heart", "bullet"))),
    "pile": many(one_of(TILE_NUMBERS)),
    "pool": whole(0, 100),
    "players": many(PLAYER),
    "active": whole(0, 5),
    "first": whole(0, 5),
    "round": whole(1, 10_000),
    "hours": whole(0, 11),
    "attacked": many(whole(0, 5)),
    "tried": is_flag,
    "winner": maybe(whole(0, 5)),
    "dawn": is_flag,
    "agenda": many(lambda value: isinstance(value, dict)),
    "discard": many(CARD),
    "removed": many(CARD),
    "draw": many(CARD),
    "known": table_of(one_of([knower_name(who) for who in range(7)]), many(GROUP)),
}


def bad_field(field: str, value: Any) -> BadInput:
    return BadInput("position-field", game=GAME, field=field, value=str(value)[:60])


def broken(field: str, detail: str) -> BadInput:
    return BadInput("position-invariant", game=GAME, field=field, detail=detail)


# Positions


def read_position(seats: int, options: Mapping[str, Value], given: Json) -> Zombies4State:
    """The state a position tells of."""
    for name, value in given.items():
        if name not in FIELDS or not FIELDS[name](value):
            raise bad_field(name, value)
    state = Zombies4State()
    state.seats = seats
    set_options(state, options)
    full = with_defaults(seats, given)
    deck = Deck()
    parts: dict[str, Callable[[], None]] = {
        "tiles": lambda: read_map(state, full),
        "players": lambda: read_players(state, full["players"], deck),
        "agenda": lambda: read_clock(state, full, deck),
        "draw": lambda: read_draw(state, given, deck),
        "pool": lambda: read_pool(state, given),
        "known": lambda: read_known(state, full["known"]),
    }
    for field, read in parts.items():
        try:
            read()
        except (ValueError, KeyError, TypeError, OverflowError) as error:
            raise broken(field, str(error)) from error
    ask(state)
    is_exact(state, given)
    return state


def with_defaults(seats: int, given: Json) -> Json:
    """The position with a lone Bridge, fresh players and the beginning of a turn where it says nothing."""
    active = given.get("active", 0)
    start: list[Json] = [
        {"step": "turn", "seat": active, "stage": "draw-tile"},
        {"step": "window", "seat": active, "asked": 0, "reason": "turn"},
    ]
    bridge = [{"tile": "bridge", "x": 0, "y": 0, "angle": 0}]
    full = {"tiles": bridge, "players": [{} for _ in range(seats)], "agenda": start, "known": {}, **given}
    full.setdefault("pile", rest_of_tiles(full["tiles"], full["agenda"]))
    if len(full["players"]) != seats:
        raise bad_field("players", f"{len(full['players'])} ≠ {seats}")
    for name in ("active", "first", "winner"):
        if (full.get(name) or 0) >= seats:
            raise bad_field(name, full[name])
    if any(seat >= seats for seat in full.get("attacked", [])):
        raise bad_field("attacked", full["attacked"])
    return full


def rest_of_tiles(tiles: list[Json], agenda: list[Json]) -> list[str]:
    """All tiles that are neither on the map nor about to be laid."""
    laying = [str(step.get("tile")) for step in agenda if step.get("step") == "laying"]
    used = Counter([tile["tile"] for tile in tiles] + laying)
    return [tile.id for tile in TILES for _ in range(tile.copies - used[tile.id])]


def read_players(state: Zombies4State, players: list[Json], deck: Deck) -> None:
    for seat, player in enumerate(players):
        read_player(state, seat, player, deck)
        read_hand(state, seat, player.get("hand", []), deck)
        read_passing(state, seat, player.get("passing", ""))


def read_draw(state: Zombies4State, given: Json, deck: Deck) -> None:
    state.draw = deck.take(given["draw"]) if "draw" in given else deck.left


def read_pool(state: Zombies4State, given: Json) -> None:
    dogs = sum(state.dogs[: state.laid * 9])
    trophies = sum(state.trophies[: state.seats]) - sum(state.human_trophies[: state.seats])
    state.pool = given.get("pool", max(0, 100 - dogs - trophies))


def read_known(state: Zombies4State, known: dict[str, list[Json]]) -> None:
    for who in (*range(state.seats), WATCHER):
        if knower_name(who) in known:
            read_truth(state, who, known[knower_name(who)])
        else:
            know_nothing(state, who)


def ask(state: Zombies4State) -> None:
    """Ask whom the agenda asks; refuse a position in which that cannot be."""
    if state.depth == 0:
        state.ask_nobody()
        return
    top = state.agenda[state.depth - 1]
    if name_of(top) in ("turn", "spell", "wrath") or seat_of(top) >= state.seats:
        raise broken("agenda", "its last step asks nobody")
    state.ask(state.asker())


def is_exact(state: Zombies4State, given: Json) -> None:
    """What the position says is what the state would say of itself."""
    written = write_position(state)
    for name, value in given.items():
        same = written[name] == value
        if name == "players":
            pairs = zip(value, written[name], strict=True)
            same = all(full[field] == said for player, full in pairs for field, said in player.items())
        if not same:
            raise broken(name, "not in the usual order, or more than there is")


# Views


def read_view(shown: Json) -> Zombies4View:
    """The view again from its JSON, which is trusted: it came from `write_view`."""
    view = Zombies4View()
    table, deck, seats = view.table, Deck(), len(shown["players"])
    view.seat, table.seats = shown["seat"], seats
    who = view.seat if view.seat >= 0 else WATCHER
    set_options(table, shown["options"])
    read_map(table, shown)
    table.pool = shown["pool"]
    if view.seat >= 0:
        read_hand(table, view.seat, shown["hand"], deck)
        read_passing(table, view.seat, shown["passing"])
    for seat, player in enumerate(shown["players"]):
        read_player(table, seat, player, deck)
    read_clock(table, shown, deck)
    read_knowledge(table, who, shown["unseen"], deck)
    set_sizes(view, [player["hand"] for player in shown["players"]], shown["draw"])
    if shown["asked"] is not None:
        table.ask(shown["asked"])
    put_in_order(table, who)
    return view
