"""Positions and views as readable JSON and back. A position may omit default values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tablee.core.errors import BadInput
from tablee.core.fields import Json, broken, read_fields, refuse_unknown, write_fields, wrong_field
from tablee.core.kinds import Number, Unreadable, Word
from tablee.core.setting import Value
from tablee.games.zombies4.cards.cards import CARDS
from tablee.games.zombies4.cards.tiles import TILES
from tablee.games.zombies4.edge.agenda import (
    is_open_card,
    kind_of_card,
    name_of,
    read_step,
    seat_of,
    with_card,
    write_step,
)
from tablee.games.zombies4.edge.hidden import (
    know_nothing,
    knower_name,
    knowers,
    read_knowledge,
    read_truth,
    write_knowledge,
    write_known,
)
from tablee.games.zombies4.edge.proposal import proposed
from tablee.games.zombies4.edge.sight import write_sight
from tablee.games.zombies4.edge.words import DOGS, TILE_IDS, take_cards, taken_cards
from tablee.games.zombies4.effects.rules import Zombies4State
from tablee.games.zombies4.state.board import PILE_PLACE, Board
from tablee.games.zombies4.state.knowledge import WATCHER
from tablee.games.zombies4.view import Zombies4View, put_in_order

GAME = "zombies4"
BY_HAND = {"tiles", "agenda", "known"}
TILE = {"tile": Word(TILE_IDS), "x": Number(-30, 30), "y": Number(-30, 30), "angle": Number(0, 270)}
BLANK = Zombies4State()
BLANK.seats = 1
NEW = write_fields(BLANK)  # defaults of a position: nothing has happened yet
FRESH: Json = {**NEW.pop(BLANK.rows)[0], "square": "T0.s", "halves": 6, "bullets": 3}
FOLLOWS = ("pile", "draw", "pool")  # computed from the rest if omitted


# Writing


def write_position(state: Zombies4State) -> Json:
    """Write the whole state; `known` lists only knowers who know more than they can currently see."""
    return {
        "tiles": write_tiles(state),
        **write_fields(state),
        "agenda": write_agenda(state),
        "known": write_known(state),
    }


def write_tiles(s: Board) -> list[Json]:
    """The tiles in order of laying."""
    rows = zip(s.kind[: s.laid], s.x, s.y, s.rotation, strict=False)
    return [{"tile": TILE_IDS[kind], "x": x, "y": y, "angle": 90 * rotation} for kind, x, y, rotation in rows]


def write_agenda(s: Board) -> list[Json]:
    return [write_step(step) for step in s.agenda[: s.depth]]


def write_view(view: Zombies4View) -> Json:
    """Write everything a seat may know, and derived values for a board to show."""
    table, seat, sizes = view.board, view.seat, list(view.sizes)
    shown = write_fields(table)
    own = shown["players"][seat] if seat >= 0 else {"hand": [], "passing": ""}
    hand, passing = own["hand"], own["passing"]
    for player, size in zip(shown["players"], sizes, strict=False):
        del player["passing"]
        player["hand"] = size
    return {
        "seat": seat,
        "asked": table.turn if table.asked else None,
        "options": write_fields(table, "setting"),
        "tiles": write_tiles(table),
        **shown,
        "agenda": write_agenda(table),
        "hand": hand,
        "passing": passing,
        "draw": sizes[PILE_PLACE],
        **write_sight(table),
        "plan": proposed(view),
        "unseen": write_knowledge(table, seat if seat >= 0 else WATCHER),
    }


# Reading positions


def read_position(seats: int, settings: Mapping[str, Value], given: Json) -> Zombies4State:
    """Read a position; reject it unless its fields equal those of the resulting state."""
    state = Zombies4State()
    state.seats = seats
    read_fields(state, settings, GAME, "setting")
    keys = {own.key for own in state.declared if own.role == "table" and not own.of_seats}
    refuse_unknown(given, keys | BY_HAND | {state.rows}, GAME)
    full = with_defaults(seats, given)
    read_tiles(state, full["tiles"])
    read_table(state, full)
    state.survey()
    read_agenda(state, full["agenda"])
    read_known(state, full["known"])
    ask(state)
    is_exact(state, given)
    return state


def with_defaults(seats: int, given: Json) -> Json:
    """Fill in defaults: a lone Bridge, fresh players and the start of a turn."""
    active = given.get("active", 0)
    start = [
        {"step": "turn", "seat": active, "stage": "draw-tile"},
        {"step": "window", "seat": active, "asked": 0, "reason": "turn"},
    ]
    bridge = [{"tile": "bridge", "x": 0, "y": 0, "angle": 0}]
    usual = {**NEW, "tiles": bridge, "players": [{}] * seats, "agenda": start, "known": {}}
    full = {name: value for name, value in usual.items() if name not in FOLLOWS} | given
    for name, kind in (("tiles", list), ("players", list), ("agenda", list), ("known", dict), ("dogs", dict)):
        if not isinstance(full[name], kind):
            raise wrong_field(GAME, name, full[name])
    full["players"] = [read_player(player) for player in full["players"]]
    full.setdefault("pile", rest_of_tiles(full))
    full.setdefault("draw", rest_of_cards(full))
    full.setdefault("pool", rest_of_dogs(full))
    return full


def read_player(player: Any) -> Json:
    """Read a player of a position, with defaults."""
    if not isinstance(player, dict) or not player.keys() <= FRESH.keys():
        raise wrong_field(GAME, "players", player)
    return FRESH | player


def rest_of_tiles(full: Json) -> list[str]:
    """All tiles that are neither on the map nor about to be laid."""
    laying = [step.get("tile") for step in full["agenda"] if isinstance(step, dict) and step.get("step") == "laying"]
    used = Counter(map(str, [*laying, *(tile.get("tile") for tile in full["tiles"] if isinstance(tile, dict))]))
    return [tile.id for tile in TILES for _ in range(tile.copies - used[tile.id])]


def rest_of_cards(full: Json) -> list[str]:
    """All cards that lie nowhere else; a card being played is in no pile."""
    piles = [
        full["discard"],
        full["removed"],
        *(player[pile] for player in full["players"] for pile in ("hand", "front")),
    ]
    used = Counter(str(name) for pile in piles if isinstance(pile, list) for name in pile)
    steps = [step for step in full["agenda"] if isinstance(step, dict) and step.get("step") == "card"]
    used.update(str(step.get("card")) for step in steps if not step.get("in_use"))
    return [card.id for card in CARDS for _ in range(card.copies - used[card.id])]


def rest_of_dogs(full: Json) -> int:
    caught = [(player["trophies"], player["human_trophies"]) for player in full["players"]]
    numbers = [*full["dogs"].values(), *(n for pair in caught for n in pair)]
    if not all(type(n) is int for n in numbers):
        return 0  # rejected when it is read
    gone: int = sum(full["dogs"].values()) + sum(trophies - humans for trophies, humans in caught)
    return max(0, DOGS - gone)


def read_tiles(s: Board, tiles: list[Any]) -> None:
    """Lay the tiles one after the other."""
    if len(tiles) > sum(tile.copies for tile in TILES):
        raise wrong_field(GAME, "tiles", tiles)
    for tile in tiles:
        if not isinstance(tile, dict) or tile.keys() != TILE.keys() or tile["angle"] not in (0, 90, 180, 270):
            raise wrong_field(GAME, "tiles", tile)
        try:
            kind, x, y, angle = (TILE[name].read(tile[name], s) for name in TILE)
        except Unreadable:
            raise wrong_field(GAME, "tiles", tile) from None
        s.lay_tile(kind, angle // 90, x, y)


def read_table(s: Board, full: Json) -> None:
    """Read the fields; errors about a player name the field `players`."""
    try:
        read_fields(s, full, GAME)
    except BadInput as wrong:
        if wrong.details["field"] in FRESH:
            raise broken(GAME, "players", f"{wrong.details['field']}: {wrong.details['value']}") from wrong
        raise
    for own in s.declared:
        if own.role == "table" and own.used == ("laid", 9) and any(getattr(s, own.name)[9 * s.laid :]):
            raise broken(GAME, "tiles", f"no such square on this map, but there are {own.key} on it")
    if max(s.at[: s.seats]) >= 9 * s.laid:
        raise broken(GAME, "players", "no such square on this map")


def read_agenda(s: Board, steps: list[Any]) -> None:
    for step in steps:
        try:
            number = read_step(step)
            if is_open_card(number):
                card = take_cards([CARDS[kind_of_card(number)].id], taken_cards(s))
                number = with_card(number, card.bit_length() - 1)
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
            raise broken(GAME, "agenda", str(error) or str(step)[:40]) from error
        s.push(number)


def read_known(state: Zombies4State, known: Json) -> None:
    if not known.keys() <= {knower_name(who) for who in knowers(state)}:
        raise broken(GAME, "known", "somebody who is not at the table")
    for who in knowers(state):
        if knower_name(who) in known:
            read_truth(state, who, known[knower_name(who)])
        else:
            know_nothing(state, who)


def ask(state: Zombies4State) -> None:
    """Ask the seat that the agenda asks; reject a position in which it asks nobody."""
    if state.depth == 0:
        state.ask_nobody()
        return
    top = state.agenda[state.depth - 1]
    if name_of(top) in ("turn", "spell", "wrath") or seat_of(top) >= state.seats:
        raise broken(GAME, "agenda", "its last step asks nobody")
    state.ask(state.asker())


def is_exact(state: Zombies4State, given: Json) -> None:
    """Reject the position unless it equals what the state would write."""
    written = write_position(state)
    for name, value in given.items():
        same = written[name] == value
        if name == "players":
            pairs = zip(value, written[name], strict=True)
            same = all(full[field] == said for player, full in pairs for field, said in player.items())
        if not same:
            raise broken(GAME, name, "not in the usual order, or more than there is")


# Reading views


def read_view(shown: Json) -> Zombies4View:
    """Read a view from JSON, which is trusted: it came from `write_view`."""
    view = Zombies4View()
    table, seats = view.board, len(shown["players"])
    view.seat, table.seats = shown["seat"], seats
    who = view.seat if view.seat >= 0 else WATCHER
    read_fields(table, shown["options"], GAME, "setting")
    read_tiles(table, shown["tiles"])
    rows = [{**player, "hand": [], "passing": ""} for player in shown["players"]]
    if view.seat >= 0:
        rows[view.seat] |= {"hand": shown["hand"], "passing": shown["passing"]}
    read_fields(table, {**shown, "players": rows, "draw": []}, GAME)
    table.survey()
    read_agenda(table, shown["agenda"])
    read_knowledge(table, who, shown["unseen"])
    view.set_sizes([player["hand"] for player in shown["players"]], shown["draw"])
    if shown["asked"] is not None:
        table.ask(shown["asked"])
    put_in_order(table, who)
    return view
