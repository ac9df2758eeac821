"""Positions and views as readable JSON, written and read back."""

from __future__ import annotations

from typing import Any

import cython

from tablee.games.happy_dayz.cards import FACTIONS, FIRST_VAN, FIRST_ZOMBIE, ZOMBIES
from tablee.games.happy_dayz.checking import check_piles
from tablee.games.happy_dayz.powers.table import POWER_NAMES
from tablee.games.happy_dayz.reading import (
    PLACE_NAMES,
    SIDES,
    STEPS,
    Deck,
    groups_of,
    read_groups,
    read_slot,
    slot_name,
    wrong,
)
from tablee.games.happy_dayz.rules import HappyDayzState

if not cython.compiled:
    from tablee.games.happy_dayz.state import ONE, Table
    from tablee.games.happy_dayz.view import HappyDayzView

Json = dict[str, Any]
FACE_DOWN = "face-down"
STEP_NUMBERS = {name: number for number, name in STEPS.items()}


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(6) if (mask >> seat) & 1]


# Writing


def write_table(t: Table) -> Json:
    """All that lies on a table; hidden parts that were left out are empty."""
    deck = Deck(list(t.factions))
    name = [*deck.names, None]  # index -1 is None
    return {
        "round": t.round,
        "rounds": t.rounds,
        "trick": t.trick,
        "hand_size": t.hand_size,
        "factions": [FACTIONS[faction] for faction in t.factions],
        "powers": [POWER_NAMES[power] for power in t.powers],
        "bunker": bool(t.bunker),
        "pool": [name for number, name in enumerate(FACTIONS) if (t.pool >> number) & 1],
        "losses": [t.loss(1 << (FIRST_ZOMBIE + value)) for value in range(ZOMBIES)],
        "steps": [STEPS[step] for step in t.agenda[: t.depth]],
        "asked": seats_in(t.asked),
        "sealed": seats_in(t.sealed),
        "leader": t.leader,
        "starter": t.starter,
        "starters": seats_in(t.starters),
        "side": SIDES[t.side],
        "demanded": slot_name(list(t.factions), t.demanded),
        "encounter": name[t.encounter],
        "board": deck.list(t.board),
        "won": deck.list(t.won),
        "met": name[t.met],
        "winner": t.winner,
        "held": name[t.held],
        "communities": [write_community(t, seat, deck) for seat in range(t.seats)],
        "reserve": deck.list(t.reserve),
        "under": [{"card": name[t.under[i]], "seen": seats_in(t.under_seen[i])} for i in range(t.under_count)],
    }


def write_community(t: Table, seat: int, deck: Deck) -> Json:
    name = [*deck.names, FACE_DOWN, None]  # by index: -1 is no card, -2 one that is not known
    return {
        "population": t.population[seat],
        "gain": t.gain[seat],
        "hand": deck.list(t.hands[seat]),
        "transfer": deck.list(t.transfer[seat]),
        "zone": deck.list(t.zones[seat]),
        "carried": t.carried[seat],
        "passing": [name[t.pass_left[seat]], name[t.pass_right[seat]]],
        "card": name[t.cards[seat]],
        "void": [slot_name(list(t.factions), slot) for slot in range(4) if (t.voids[seat] >> slot) & 1],
    }


def write_position(t: Table) -> Json:
    """The whole state, with what each seat and, last, a spectator may know of the hidden places."""
    deck = Deck(list(t.factions))
    knowers = [*range(t.seats), 5]
    memory = [groups_of(deck, list(t.maybe)[who * 11 : who * 11 + 11]) for who in knowers]
    return {**write_table(t), "memory": memory}


def write_view(view: HappyDayzView) -> Json:
    """What a seat may know: the open table, the sizes of hidden places, and what may lie in them."""
    t = view.table
    places = [place for place in range(11) if place % 6 < t.seats or place == 5]
    own = 6 + view.seat if view.seat >= 0 else -1
    maybe = [0 if place == own else view.maybe[place] for place in range(11)]
    return {
        "seat": view.seat,
        "seats": t.seats,
        **write_table(t),
        "sizes": {PLACE_NAMES[place]: view.sizes[place] for place in places},
        "hidden": groups_of(Deck(list(t.factions)), maybe),
    }


# Reading


def number(told: Json, field: str, low: int, high: int) -> int:
    value = told.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise wrong(field, f"{value!r} is not a number from {low} to {high}")
    return value


def seat_mask(told: Json, field: str, seats: int) -> int:
    value = told.get(field)
    if not isinstance(value, list) or any(seat not in range(seats) for seat in value):
        raise wrong(field, f"{value!r} is not a list of seats")
    return sum(1 << seat for seat in set(value))


def one_of(value: Any, names: Any, field: str) -> int:
    if value not in names:
        raise wrong(field, f"{value!r} is none of {', '.join(map(str, names))}")
    return list(names).index(value)


def one_card(deck: Deck, name: Any, field: str) -> int:
    return -1 if name is None else deck.card(name, field)


def read_table(seats: int, told: Json) -> Table:
    """A table from its JSON; BadInput naming the field when something does not fit."""
    t = HappyDayzState()
    t.seats = seats
    read_settings(t, told)
    deck = Deck(list(t.factions))
    read_frame(t, told)
    read_communities(t, told, deck)
    read_trick(t, told, deck)
    return t


def read_settings(t: Table, told: Json) -> None:
    t.round = number(told, "round", 0, 9)
    t.rounds = number(told, "rounds", 1, 9)
    t.trick = number(told, "trick", 0, 20)
    t.hand_size = number(told, "hand_size", 1, 20)
    t.bunker = 1 if told.get("bunker") else 0
    factions, powers = told.get("factions"), told.get("powers")
    if not isinstance(factions, list) or not isinstance(powers, list) or len(factions) != 3 or len(powers) != 3:
        raise wrong("factions", "there must be three Factions, each with a power")
    found = [one_of(faction, FACTIONS, "factions") for faction in factions]
    if len(set(found)) != 3:
        raise wrong("factions", "a Faction stands twice")
    t.set_factions(found[0], found[1], found[2])
    for i in range(3):
        t.powers[i] = one_of(powers[i], POWER_NAMES, "powers")
    for name in told.get("pool", []):
        t.pool |= 1 << one_of(name, FACTIONS, "pool")
    losses = told.get("losses")
    if not isinstance(losses, list) or len(losses) != ZOMBIES or not set(losses) <= {3, 6, 9}:
        raise wrong("losses", "there must be 20 losses of 3, 6 or 9")
    t.sixes = sum([1 << (FIRST_ZOMBIE + value) for value, loss in enumerate(losses) if loss > 3])
    t.nines = sum([1 << (FIRST_ZOMBIE + value) for value, loss in enumerate(losses) if loss > 6])


def read_frame(t: Table, told: Json) -> None:
    """Who is asked what; a position that asks nobody is over."""
    for name in told.get("steps", []):
        t.push(list(STEP_NUMBERS.values())[one_of(name, STEP_NUMBERS, "steps")])
    asked, sealed = seat_mask(told, "asked", t.seats), seat_mask(told, "sealed", t.seats)
    if asked & sealed:
        raise wrong("sealed", "a seat is asked and has answered")
    if asked and not t.depth:
        raise wrong("steps", "somebody is asked, but nothing is on the agenda")
    if asked:
        t.ask_all(asked)
    t.sealed = sealed
    t.leader = number(told, "leader", 0, t.seats - 1)
    t.starter = number(told, "starter", 0, t.seats - 1)
    t.starters = seat_mask(told, "starters", t.seats)


def read_communities(t: Table, told: Json, deck: Deck) -> None:
    communities = told.get("communities")
    if not isinstance(communities, list) or len(communities) != t.seats:
        raise wrong("communities", f"there must be {t.seats}")
    for i in range(t.seats):
        own = communities[i]
        t.population[i] = number(own, "population", 0, 9999)
        t.gain[i] = number(own, "gain", -999, 999)
        t.carried[i] = number(own, "carried", 0, 3)
        t.hands[i] = deck.mask(own.get("hand"), "hand")
        for name in own.get("void", []):
            t.voids[i] |= 1 << read_slot(list(t.factions), name, "void")
    for i in range(t.seats):
        t.transfer[i] = deck.mask(communities[i].get("transfer"), "transfer")
        t.zones[i] = deck.mask(communities[i].get("zone"), "zone")
        left, right = communities[i].get("passing", [None, None])
        t.pass_left[i] = held_card(deck, left, t.hands[i])
        kept = t.hands[i] if t.pass_left[i] < 0 else t.hands[i] & ~(ONE << t.pass_left[i])
        t.pass_right[i] = held_card(deck, right, kept)


def held_card(deck: Deck, name: Any, cards: int) -> int:
    """A card that is named again and must lie among these."""
    if name is None:
        return -1
    if name == FACE_DOWN:
        return -2
    for card in range(62):
        if (cards >> card) & 1 and deck.names[card] == name:
            return card
    raise wrong("passing", f"{name} is not there")


def read_trick(t: Table, told: Json, deck: Deck) -> None:
    t.side = one_of(told.get("side"), SIDES, "side")
    t.demanded = read_slot(list(t.factions), told.get("demanded"), "demanded")
    t.encounter = one_card(deck, told.get("encounter"), "encounter")
    t.board = deck.mask(told.get("board"), "board")
    t.winner = number(told, "winner", -1, t.seats - 1)
    following = t.top() == STEP_NUMBERS["follow"]
    for i in range(t.seats):
        card = told["communities"][i].get("card")
        if following:
            t.cards[i] = one_card(deck, card, "card")
            t.played += t.cards[i] >= 0
        else:  # the trick just won, which lies elsewhere already
            t.cards[i] = named_again(deck, card, sum(t.zones) | t.board, "card")
    under = told.get("under", [])
    for row in under:
        t.put_under(one_card(deck, row.get("card"), "under"), sum([1 << seat for seat in row.get("seen", [])]))
    t.reserve = deck.mask(told.get("reserve"), "reserve")
    read_won(t, told, deck)


def read_won(t: Table, told: Json, deck: Deck) -> None:
    """The trick just won lies in Zones already: its cards are named again, Mini-vans are any of those there."""
    piles = sum(t.zones) | sum([ONE << t.under[i] for i in range(t.under_count) if t.under[i] >= 0])
    t.won = 0
    for name in told.get("won", []):
        t.won |= 1 << named_again(deck, name, piles & ~t.won, "won")
    t.met = named_again(deck, told.get("met"), piles & ~t.won, "met")
    t.held = named_again(deck, told.get("held"), sum(t.zones), "held")


def named_again(deck: Deck, name: Any, vans: int, field: str) -> int:
    """A card that lies somewhere already, by name; a Mini-van is the first of these."""
    if name != "van":
        return one_card(deck, name, field)
    return held_card(deck, name, vans & (7 << FIRST_VAN))


def hidden_vans(t: Table) -> list[tuple[int, int]]:
    """Each Mini-van that is hidden, and where it truly lies."""
    piles = [(6 + seat, t.hands[seat]) for seat in range(t.seats)]
    piles.append((5, t.reserve | sum(ONE << t.under[i] for i in range(t.under_count))))
    return [(van, place) for van in range(FIRST_VAN, 62) for place, cards in piles if (cards >> van) & 1]


def read_memory(t: Table, memory: list[Any], deck: Deck) -> None:
    """What each knower may know; Mini-vans in Zones are open and stand in no group."""
    if len(memory) != t.seats + 1:
        raise wrong("memory", f"there must be {t.seats + 1}: the seats and the spectator")
    for i in range(t.seats + 1):
        who = i if i < t.seats else 5
        base = who * 11
        maybe = read_groups(deck, memory[i], hidden_vans(t), "memory")
        for place in range(11):
            t.maybe[base + place] = maybe[place]


def fresh_memory(t: Table) -> None:
    """Without a memory everybody knows the Zones, and nothing of what lies elsewhere but the own hand."""
    blind = t.reserve | sum([ONE << t.under[i] for i in range(t.under_count)]) | sum(t.hands)
    for who in range(6):
        base = who * 11
        own = t.hands[who] if who < t.seats else 0
        for i in range(t.seats):
            t.maybe[base + i] = t.zones[i] & ~(7 << FIRST_VAN)
            t.maybe[base + 6 + i] = own if i == who else blind & ~own
        t.maybe[base + 5] = blind & ~own


def read_position(seats: int, told: Json) -> Table:
    """A state from its JSON, exactly as it stands there; only `memory` may be left out."""
    try:
        t = read_table(seats, told)
        check_piles(t)
        if told.get("memory") is None:
            fresh_memory(t)
        else:
            read_memory(t, told["memory"], Deck(list(t.factions)))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise wrong("state", f"{type(error).__name__} {error}") from error
    written = write_position(t)
    for field in {**written, **told}:
        if field not in written or (
            written[field] != told.get(field) and not (field == "memory" and told.get(field) is None)
        ):
            raise wrong(field, "it cannot be as it stands; cards, seats and groups are listed in their order")
    if FACE_DOWN in str(told["communities"]):
        raise wrong("passing", "a position names every card")
    return t


def read_view(told: Json) -> HappyDayzView:
    """A view from its JSON."""
    view = HappyDayzView()
    view.seat = told["seat"]
    view.table = read_table(told["seats"], told)
    view.table.memory = False
    deck = Deck(list(view.table.factions))
    deck.vans = FIRST_VAN + len(open_vans(view.table))
    fill_view(view, told["sizes"], read_groups(deck, told["hidden"], None, "hidden"))
    view.settle()
    return view


def open_vans(t: Table) -> list[int]:
    """The Mini-vans that a table without its hidden parts still shows."""
    shown = sum(t.hands) | sum(t.transfer) | sum(t.zones) | t.board
    single = [*t.cards, t.encounter, *(t.under[i] for i in range(t.under_count))]
    return [van for van in range(FIRST_VAN, 62) if (shown >> van) & 1 or van in single]


def fill_view(view: HappyDayzView, sizes: Json, maybe: list[int]) -> None:
    for place in range(11):
        view.sizes[place] = sizes.get(PLACE_NAMES[place], 0)
        view.maybe[place] = maybe[place]
    if view.seat >= 0:
        view.maybe[6 + view.seat] = view.table.hands[view.seat]
