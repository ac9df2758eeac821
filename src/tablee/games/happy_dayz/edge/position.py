"""Positions and views as readable JSON, and back; impossible ones are rejected with the field named."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import contains, members
from tablee.core.errors import BadInput
from tablee.core.fields import Json, Reader, broken, read_fields, write_fields, wrong_field
from tablee.core.kinds import Kind, Seats, Unreadable
from tablee.games.happy_dayz.cards import DECK, FACTIONS, FIRST_VAN, FIRST_ZOMBIE, SIDES, SLOTS, ZOMBIES
from tablee.games.happy_dayz.edge.hidden import fresh_memory, groups_of, read_groups, read_memory, write_memory
from tablee.games.happy_dayz.edge.invariants import check_frame, check_piles
from tablee.games.happy_dayz.edge.words import (
    HIDDEN_CARD,
    HIDDEN_NAME,
    PLACE_NAMES,
    STEP_NUMBERS,
    STEPS,
    Card,
    Cards,
    deck_names,
    named_card,
)
from tablee.games.happy_dayz.effects.powers.table import POWER_NAMES, power, put_in_play
from tablee.games.happy_dayz.effects.rules import HappyDayzState
from tablee.games.happy_dayz.state import HANDS, PLACES, RESERVE, Board
from tablee.games.happy_dayz.view import HappyDayzView

GAME = "happy_dayz"
ALL_CARDS = (1 << DECK) - 1
BUT_VANS = (1 << FIRST_VAN) - 1
# Defaults for fields that a position may omit
USUAL: Json = {
    "edition": "final", "versions": ["base"], "promos": [], "children": "4-4-3-2", "equal_split": False, "drawing": False,
    "may_keep": False, "in_order": False, "draw_instead": False, "story": False, "scenario": None, "signs": "mixed", "bunker": False, "horde": False, "offer": None, "replaced": None,
    "demanded": None, "bound_side": None, "bound_faction": None, "encounter": None, "board": [], "wandering": 0,
    "above": [], "under": [], "won": [], "met": None, "held": None, "sharing": [], "target": -1, "way": "left",
}  # fmt: skip
USUAL_ROW: Json = {"void": [], "passing": [None, None], "card": None}


# Writing


def write_table(t: Board) -> Json:
    """Write everything on a table; hidden parts missing from a view are written empty."""
    written = {
        **write_fields(t),
        "losses": [t.loss(1 << (FIRST_ZOMBIE + value)) for value in range(ZOMBIES)],
        "steps": [STEPS[step] for step in t.agenda[: t.depth]],
        "asked": Seats().write(t.asked, t),
        "sealed": Seats().write(t.sealed, t),
        "won": Cards().write(t.won, t),
        "met": Card().write(t.met, t),
        "held": Card().write(t.held, t),
        "sharing": Cards().write(t.sharing, t),
        "above": write_order(t, t.above[: t.above_count], t.above_seen),
        "under": write_order(t, t.under[: t.under_count], t.under_seen),
    }
    for seat, row in enumerate(written[t.rows]):
        row["passing"] = [Card().write(t.pass_left[seat], t), Card().write(t.pass_right[seat], t)]
        row["card"] = Card().write(t.cards[seat], t)
    return written


def write_order(t: Board, cards: list[int], seen: list[int]) -> list[Json]:
    names = deck_names(t)
    return [
        {"card": None if card < 0 else names[card], "seen": members(mask)}
        for card, mask in zip(cards, seen, strict=False)
    ]


def write_position(t: Board) -> Json:
    """Write the whole state."""
    return {**write_table(t), "memory": write_memory(t)}


def write_view(view: HappyDayzView) -> Json:
    """Write what a seat may know: the open table, the sizes of hidden places, and what they may hold."""
    t = view.board
    places = [place for place in range(PLACES) if place % HANDS < t.seats or place == RESERVE]
    own = HANDS + view.seat if view.seat >= 0 else -1
    maybe = [0 if place == own else view.maybe[place] for place in range(PLACES)]
    return {
        "seat": view.seat,
        "seats": t.seats,
        **write_table(t),
        "left_side": SIDES[1 if t.prototype else 0],  # HDZ-8, HDP-5
        "reconstructed": reconstructed(t),
        "sizes": {PLACE_NAMES[place]: view.sizes[place] for place in places},
        "hidden": groups_of(deck_names(t), maybe),
    }


def reconstructed(t: Board) -> list[str]:
    """List what is in play whose printed text we do not know."""
    ours = [POWER_NAMES[number] for number in t.powers if power(number).status == "reconstructed"]
    return [*ours, "zombie"] + ["horde"] * t.horde  # the Zombies' losses are reconstructed, too (HDZ-P1)


# Reading


def read_position(seats: int, data: Json) -> HappyDayzState:
    """Read and validate a position; return its state."""
    t = read_table(seats, data)
    for name in ("above", "under"):
        if any(row["card"] is None for row in data.get(name, [])):
            raise broken(GAME, name, "a card is missing")
    check_piles(t)
    check_frame(t)
    if data.get("memory") is None:
        fresh_memory(t)
    else:
        read_memory(t, data["memory"])
    said = {name: value for name, value in data.items() if name != "memory" or value is not None}
    same_again(said, write_position(t))
    return t


def read_table(seats: int, data: Json) -> HappyDayzState:
    """Read a table from JSON, with defaults for missing fields."""
    t = HappyDayzState()
    t.seats = seats
    full = USUAL | data
    rows = Reader(t, GAME).rows(full)
    full[t.rows] = [USUAL_ROW | row for row in rows]
    read_steps(t, full)
    read_powers(t, full)
    read_fields(t, full, GAME)
    put_in_play(t, *t.powers)
    read_losses(t, full)
    read_laid(t, full[t.rows])
    read_order(t, full)
    read_trick(t, full)
    return t


def read_steps(t: Board, data: Json) -> None:
    """Read which seats are asked what; a position that asks nobody is over."""
    for name in listed(data, "steps")[:4]:
        if not isinstance(name, str) or name not in STEP_NUMBERS:
            raise wrong_field(GAME, "steps", name)
        t.push(STEP_NUMBERS[name])
    asked = read(Seats(), data.get("asked"), t, "asked")
    if asked:
        t.ask_all(asked)
    t.sealed = read(Seats(), data.get("sealed"), t, "sealed")


def read_powers(t: Board, data: Json) -> None:
    """Read three different Factions with one power each; all card names depend on them."""
    factions, powers = listed(data, "factions"), listed(data, "powers")
    if len(factions) != SLOTS or len(powers) != SLOTS:
        raise broken(GAME, "factions", "there must be three Factions, each with a power")
    if len(set(map(str, factions))) != SLOTS or not all(faction in FACTIONS for faction in factions):
        raise wrong_field(GAME, "factions", factions)
    if not all(name in POWER_NAMES for name in powers):
        raise wrong_field(GAME, "powers", powers)
    if [name.rpartition("-")[0] for name in powers] != factions:
        raise broken(GAME, "powers", "each Faction has a power of its own")
    t.put_field("factions", [FACTIONS.index(faction) for faction in factions])


def read_losses(t: Board, data: Json) -> None:
    losses = listed(data, "losses")
    if len(losses) != ZOMBIES or any(type(loss) is not int or loss not in (3, 6, 9) for loss in losses):
        raise broken(GAME, "losses", f"there must be {ZOMBIES} losses of 3, 6 or 9")
    if losses != sorted(losses):
        raise broken(GAME, "losses", "a higher Zombie cannot cost less")
    t.sixes = sum(1 << (FIRST_ZOMBIE + value) for value, loss in enumerate(losses) if loss > 3)
    t.nines = sum(1 << (FIRST_ZOMBIE + value) for value, loss in enumerate(losses) if loss > 6)


def read_laid(t: Board, rows: list[Json]) -> None:
    """Read the cards of a trick in progress, which lie nowhere else."""
    if t.top() != STEP_NUMBERS["follow"]:
        return
    cards = [-1] * len(t.cards)
    for seat, row in enumerate(rows):
        cards[seat] = read(Card(), row["card"], t, "card")
        t.put_field("cards", cards)
    t.played = sum(card >= 0 for card in cards)


def read_order(t: Board, data: Json) -> None:
    """Read the cards known to lie on top of or under the Reserve; a view may not know some of them."""
    above, under = listed(data, "above"), listed(data, "under")
    if len(above) > 2:
        raise broken(GAME, "above", "at most two cards are known to lie on top")
    if len(under) > DECK:
        raise wrong_field(GAME, "under", f"{len(under)} cards")
    for name, rows in (("above", above[::-1]), ("under", under)):
        for row in rows:
            if not isinstance(row, dict) or set(row) != {"card", "seen"}:
                raise wrong_field(GAME, name, row)
            card = HIDDEN_CARD if row["card"] is None else read_card(row["card"], t, name)
            seen = read_seen(row["seen"], name)
            if name == "above":
                t.put_above(card, seen)
            else:
                t.put_under(card, seen)


def read_seen(data: Any, name: str) -> int:
    """Read who has seen a card: seats, and 5 for the spectator."""
    if not isinstance(data, list) or any(type(seat) is not int or not 0 <= seat < 6 for seat in data):
        raise wrong_field(GAME, name, data)
    return sum(1 << seat for seat in set(data))


def read_trick(t: Board, data: Json) -> None:
    """Read the trick just won; its cards already lie elsewhere and are named a second time."""
    zone = t.zones[t.winner] if t.winner >= 0 else 0
    t.sharing = again_all(listed(data, "sharing"), BUT_VANS | zone, t, "sharing")
    read_won(t, data)
    chosen = power(t.powers[t.demanded]).held_among(t) if t.winner >= 0 and 0 <= t.demanded < SLOTS else 0
    t.held = again(data["held"], BUT_VANS | chosen, t, "held")
    for seat, row in enumerate(data[t.rows]):
        left, right = pair(row["passing"])
        own = t.hands[seat] | t.transfer[seat]
        first = again(left, own, t, "passing")
        second = again(right, own & ~(1 << first) if first >= 0 else own, t, "passing")
        put_at(t, "pass_left", seat, first)
        put_at(t, "pass_right", seat, second)
        if t.top() != STEP_NUMBERS["follow"]:
            put_at(t, "cards", seat, again(row["card"], ALL_CARDS, t, "card"))


def put_at(t: Board, name: str, seat: int, value: int) -> None:
    values = list(getattr(t, name))
    values[seat] = value
    t.put_field(name, values)


def read_won(t: Board, data: Json) -> None:
    """Read the cards won; Mini-vans are matched first to those still to be given, then to the winner's, then to any."""
    won, met = listed(data, "won"), data["met"]
    nearest = [t.sharing, t.zones[t.winner] if t.winner >= 0 else 0, ALL_CARDS]
    vans = list(dict.fromkeys(van for cards in nearest for van in range(FIRST_VAN, DECK) if contains(cards, van)))
    t.won = again_all([name for name in won if name != "van"], ALL_CARDS, t, "won")
    if won.count("van") > len(vans):
        raise broken(GAME, "won", "a fourth Mini-van")
    t.won |= sum(1 << van for van in vans[: won.count("van")])
    left = [van for van in vans if not contains(t.won, van)]
    t.met = left[0] if met == "van" and left else again(met, ALL_CARDS & ~t.won, t, "met")


def again(name: Any, cards: int, t: Board, field: str) -> int:
    """Find a card that already lies somewhere by name; among several Mini-vans, the first in `cards`."""
    if name is None or name == HIDDEN_NAME:
        return -1 if name is None else HIDDEN_CARD
    found = [card for card, its in enumerate(deck_names(t)) if its == name and contains(cards, card)]
    if not found:
        raise broken(GAME, field, f"{name!r} is not there")
    return found[0]


def again_all(names: list[Any], cards: int, t: Board, field: str) -> int:
    mask = 0
    for name in names:
        card = again(name, cards & ~mask, t, field)
        if card < 0:
            raise wrong_field(GAME, field, name)
        mask |= 1 << card
    return mask


def read(kind: Kind, data: Any, t: Board, name: str) -> Any:
    """Read a value that no declared field covers."""
    try:
        return kind.read(data, t)
    except Unreadable:
        raise wrong_field(GAME, name, data) from None


def read_card(data: Any, t: Board, name: str) -> int:
    try:
        return named_card(data, t)
    except Unreadable:
        raise wrong_field(GAME, name, data) from None


def listed(data: Json, name: str) -> list[Any]:
    value = data.get(name)
    if not isinstance(value, list):
        raise wrong_field(GAME, name, value)
    return value


def pair(value: Any) -> list[Any]:
    if not isinstance(value, list) or len(value) != 2:
        raise wrong_field(GAME, "passing", value)
    return value


def same_again(said: Json, written: Json) -> None:
    """Reject what does not round-trip: unknown fields, and values not in canonical order."""
    for name, value in said.items():
        if name not in written:
            raise wrong(name, "there is no such field")
        if name == Board.rows:
            for own, again_own in zip(value, written[name], strict=True):
                same_again(own, again_own)
        elif written[name] != value:
            raise wrong(name, f"{value!r} is not in the usual order, {written[name]!r} would be")


def wrong(name: str, detail: str) -> BadInput:
    return broken(GAME, name, detail)


# Reading views


def read_view(data: Json) -> HappyDayzView:
    """Read a view from JSON."""
    view = HappyDayzView()
    view.seat = data["seat"]
    view.board = read_table(data["seats"], data)
    view.board.memory = False
    view.put_places(data["sizes"], read_groups(view.board, data["hidden"], None, "hidden"))
    return view
