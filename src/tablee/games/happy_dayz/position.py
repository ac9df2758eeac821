"""Positions and views read back from their JSON; whatever cannot be is refused with its field named."""

from __future__ import annotations

from typing import Any

from tablee.core.hot import Mask, cold
from tablee.games.happy_dayz.cards import (
    CHILDREN,
    FACTIONS,
    FIRST_VAN,
    FIRST_ZOMBIE,
    NEIGHBOURS,
    SCENARIOS,
    SIDES,
    SIGNS,
    VERSIONS,
    WANDERING,
    ZOMBIES,
)
from tablee.games.happy_dayz.checking import check_frame, check_piles, order_seen
from tablee.games.happy_dayz.powers.table import POWER_NAMES, power, put_in_play
from tablee.games.happy_dayz.reading import (
    HIDDEN_CARD,
    PLACE_NAMES,
    STEP_NUMBERS,
    Deck,
    Van,
    flag,
    listed,
    maybe_one_of,
    number,
    one_of,
    read_groups,
    seat_mask,
    slot_names,
    some_of,
    wrong,
)
from tablee.games.happy_dayz.rules import HappyDayzState
from tablee.games.happy_dayz.state import ALL, HANDS, ONE, PLACES, RESERVE, SPECTATOR, SUITS, VAN_CARDS, Table
from tablee.games.happy_dayz.view import HappyDayzView
from tablee.games.happy_dayz.writing import write_position

Json = dict[str, Any]
COMMUNITY = {"population", "gain", "hand", "transfer", "zone", "carried", "passing", "card", "void"}


def read_table(seats: int, told: Json) -> Table:
    """A table from its JSON; a field that is left out is as usual."""
    t = HappyDayzState()
    t.seats = seats
    read_settings(t, told)
    read_powers(t, told)
    deck = Deck(list(t.factions))
    read_frame(t, told)
    read_piles(t, told, deck)
    read_communities(t, told)
    read_trick(t, told, deck)
    return t


def read_settings(t: Table, told: Json) -> None:
    t.prototype = one_of(told.get("edition", "final"), ("final", "prototype"), "edition")
    t.round = number(told, "round", 0, 9)
    t.rounds = number(told, "rounds", 1, 9)
    t.trick = number(told, "trick", 0, 20)
    t.hand_size = number(told, "hand_size", 1, 20)
    t.pool = some_of(told.get("pool"), FACTIONS, "pool")
    t.versions = some_of(told.get("versions", ["base"]), VERSIONS, "versions")
    t.promos = some_of(told.get("promos", []), FACTIONS, "promos")
    t.children = one_of(told.get("children", "4-4-3-2"), list(CHILDREN), "children")
    t.equal_split = flag(told, "equal_split")
    t.drawing = flag(told, "drawing")
    t.story = flag(told, "story")
    t.scenario = maybe_one_of(told.get("scenario"), list(SCENARIOS), "scenario")
    t.signs = one_of(told.get("signs", "mixed"), SIGNS, "signs")
    losses = listed(told.get("losses"), "losses")
    if len(losses) != ZOMBIES or any(type(loss) is not int or loss not in (3, 6, 9) for loss in losses):
        raise wrong("losses", "there must be 20 losses of 3, 6 or 9")
    if losses != sorted(losses):
        raise wrong("losses", "a higher Zombie cannot cost less")
    t.sixes = sum([1 << (FIRST_ZOMBIE + value) for value, loss in enumerate(losses) if loss > 3])
    t.nines = sum([1 << (FIRST_ZOMBIE + value) for value, loss in enumerate(losses) if loss > 6])


def read_powers(t: Table, told: Json) -> None:
    factions, powers = listed(told.get("factions"), "factions"), listed(told.get("powers"), "powers")
    if len(factions) != 3 or len(powers) != 3:
        raise wrong("factions", "there must be three Factions, each with a power")
    names = [FACTIONS[one_of(faction, FACTIONS, "factions")] for faction in factions]
    if len(set(names)) != 3:
        raise wrong("factions", "a Faction stands twice")
    numbers = [one_of(name, POWER_NAMES, "powers") for name in powers]
    if [POWER_NAMES[each].rpartition("-")[0] for each in numbers] != names:
        raise wrong("powers", "each Faction has a power of its own")
    put_in_play(t, numbers[0], numbers[1], numbers[2])
    t.bunker = flag(told, "bunker")
    t.horde = flag(told, "horde")
    offers = POWER_NAMES if told.get("steps") == ["drawn"] else FACTIONS
    t.offer = maybe_one_of(told.get("offer"), offers, "offer")
    t.replaced = maybe_one_of(told.get("replaced"), names, "replaced")


def read_frame(t: Table, told: Json) -> None:
    """Who is asked what; a position that asks nobody is over."""
    for name in listed(told.get("steps"), "steps")[:4]:
        one_of(name, list(STEP_NUMBERS), "steps")
        t.push(STEP_NUMBERS[name])
    asked = seat_mask(told.get("asked"), "asked", t.seats)
    if asked:
        t.ask_all(asked)
    t.sealed = seat_mask(told.get("sealed"), "sealed", t.seats)
    t.leader = number(told, "leader", 0, t.seats - 1)
    t.starter = number(told, "starter", 0, t.seats - 1)
    t.starters = seat_mask(told.get("starters"), "starters", t.seats)


def read_piles(t: Table, told: Json, deck: Deck) -> None:
    """Everything that lies in one place only."""
    communities = read_rows(told.get("communities"), t.seats)
    following = t.top() == STEP_NUMBERS["follow"]
    for i in range(t.seats):
        t.hands[i] = deck.mask(communities[i].get("hand"), "hand")
    for i in range(t.seats):
        t.transfer[i] = deck.mask(communities[i].get("transfer"), "transfer")
        t.zones[i] = deck.mask(communities[i].get("zone"), "zone")
        if following and communities[i].get("card") is not None:
            t.cards[i] = deck.card(communities[i]["card"], "card")
            t.played += 1
    t.encounter = deck.card(told["encounter"], "encounter") if told.get("encounter") is not None else -1
    t.board = deck.mask(told.get("board", []), "board")
    read_order(t, told, deck)
    t.reserve = deck.mask(told.get("reserve"), "reserve")
    t.wandering = number({"wandering": 0, **told}, "wandering", 0, WANDERING)


def read_rows(communities: Any, seats: int) -> list[Json]:
    rows = listed(communities, "communities")
    if len(rows) != seats or not all(isinstance(own, dict) and set(own) <= COMMUNITY for own in rows):
        raise wrong("communities", f"there must be {seats}, with {', '.join(sorted(COMMUNITY))}")
    return rows


def read_order(t: Table, told: Json, deck: Deck) -> None:
    """The cards known to lie on top of and under the Reserve; in a view some of them are not."""
    above, under = listed(told.get("above", []), "above"), listed(told.get("under", []), "under")
    if len(above) > 2:
        raise wrong("above", "at most two cards are known to lie on top")
    for field, rows in (("above", above[::-1]), ("under", under)):
        for row in rows:
            if not isinstance(row, dict) or set(row) != {"card", "seen"}:
                raise wrong(field, f"{row!r} is not a card and who has seen it")
            card = HIDDEN_CARD if row["card"] is None else deck.card(row["card"], field)
            seen = seat_mask(row["seen"], field, 6)
            if field == "above":
                t.put_above(card, seen)
            else:
                t.put_under(card, seen)


def read_communities(t: Table, told: Json) -> None:
    names = slot_names(t.factions)
    for i in range(t.seats):
        own = told["communities"][i]
        t.population[i] = number(own, "population", 0, 9999)
        t.gain[i] = number(own, "gain", -999, 999)
        t.carried[i] = number(own, "carried", 0, 3)
        t.voids[i] = some_of(own.get("void", []), names, "void")


def read_trick(t: Table, told: Json, deck: Deck) -> None:
    """The trick, and the one just won, whose cards lie elsewhere already and are named again."""
    names = slot_names(t.factions)
    t.side = one_of(told.get("side"), SIDES, "side")
    t.demanded = maybe_one_of(told.get("demanded"), names, "demanded")
    t.bound_side = maybe_one_of(told.get("bound_side"), SIDES, "bound_side")
    t.bound_slot = maybe_one_of(told.get("bound_faction"), names, "bound_faction")
    t.winner = number(told, "winner", -1, t.seats - 1)
    t.target = number({"target": -1, **told}, "target", -1, t.seats - 1)
    t.way = (1, -1)[one_of(told.get("way", "left"), NEIGHBOURS, "way")]
    zone = t.zones[t.winner] if t.winner >= 0 else 0
    t.sharing = deck.again_mask(told.get("sharing", []), others() | zone, "sharing")
    read_won(t, told, deck)
    read_held(t, told, deck)
    for i in range(t.seats):
        left, right = pair(told["communities"][i].get("passing", [None, None]))
        own = t.hands[i] | t.transfer[i]
        t.pass_left[i] = deck.again(left, own, "passing")
        t.pass_right[i] = deck.again(right, own & ~(ONE << t.pass_left[i]) if t.pass_left[i] >= 0 else own, "passing")
        if t.top() != STEP_NUMBERS["follow"]:
            t.cards[i] = deck.again(told["communities"][i].get("card"), everywhere(), "card")


def read_held(t: Table, told: Json, deck: Deck) -> None:
    """The card that the winner has chosen; in a view the Zone it comes from is hidden, but for the Mini-vans."""
    held = power(t.powers[t.demanded]).held_among(t) if t.winner >= 0 and 0 <= t.demanded < 3 else 0
    t.held = deck.again(told.get("held"), others() | held, "held")


def everywhere() -> Mask:
    return ALL


def others() -> Mask:
    """All cards but the Mini-vans."""
    return ALL & ~VAN_CARDS


def pair(value: Any) -> list[Any]:
    if not isinstance(value, list) or len(value) != 2:
        raise wrong("passing", f"{value!r} is not a card for the left and one for the right")
    return value


def read_won(t: Table, told: Json, deck: Deck) -> None:
    """Mini-vans are first those still to be given, then those of the winner, then any."""
    won, met = listed(told.get("won", []), "won"), told.get("met")
    nearest = [t.sharing, t.zones[t.winner] if t.winner >= 0 else 0, everywhere()]
    vans = [van for cards in nearest for van in range(FIRST_VAN, 62) if (cards >> van) & 1]
    order = list(dict.fromkeys(vans))
    t.won = deck.again_mask([name for name in won if name != "van"], everywhere(), "won")
    if won.count("van") > len(order):
        raise wrong("won", "a fourth Mini-van")
    for van in order[: won.count("van")]:
        t.won |= ONE << van
    left = [van for van in order if not (t.won >> van) & 1]
    if met == "van" and left:
        t.met = left[0]
    else:
        t.met = deck.again(met, everywhere() & ~t.won, "met")


# What is known


def hidden_vans(t: Table, who: int) -> list[Van]:
    """Each Mini-van that is hidden, where it truly lies, and whether a knower has seen it put on or under the Reserve."""
    piles = [(6 + seat, t.hands[seat], False) for seat in range(t.seats)]
    piles += [(5, 1 << card, (seen >> who) & 1 == 1) for card, seen in order_seen(t)]
    piles.append((5, t.reserve, False))
    return [(van, place, known) for van in range(FIRST_VAN, 62) for place, cards, known in piles if (cards >> van) & 1]


def read_memory(t: Table, memory: Any, deck: Deck) -> None:
    """What each knower may know; Mini-vans in Zones are open and stand in no group."""
    if len(listed(memory, "memory")) != t.seats + 1:
        raise wrong("memory", f"there must be {t.seats + 1}: the seats and the spectator")
    for i in range(t.seats + 1):
        who = i if i < t.seats else 5
        maybe = read_groups(deck, memory[i], hidden_vans(t, who), "memory")
        for place in range(PLACES):
            t.maybe[PLACES * who + place] = maybe[place]


@cold
def fresh_memory(t: Table) -> None:
    """Without a memory everybody knows the Zones, and nothing of what lies elsewhere but the own hand and who lacks what."""
    blind = t.reserve | sum(t.hands) | sum([1 << card for card, _ in order_seen(t)])
    for who in range(SPECTATOR + 1):
        base = who * PLACES
        own = t.hands[who] if who < t.seats else 0
        for i in range(t.seats):
            lacks = 0
            for slot in range(4):
                if (t.voids[i] >> slot) & 1:
                    lacks |= SUITS[slot]
            t.maybe[base + i] = t.zones[i] & ~VAN_CARDS
            t.maybe[base + HANDS + i] = own if i == who else blind & ~own & ~lacks
        t.maybe[base + RESERVE] = blind & ~own
        forget_order(t, who)


@cold
def forget_order(t: Table, who: int) -> None:
    """A card that a knower has seen put on or under the Reserve is in no hand."""
    seen = sum([1 << card for card, mask in order_seen(t) if (mask >> who) & 1])
    for i in range(t.seats):
        t.maybe[who * PLACES + HANDS + i] &= ~seen


def read_position(seats: int, told: Json) -> Table:
    """A sound state that stands in the position as it is written."""
    t = read_table(seats, told)
    for field in ("above", "under"):
        if any(row["card"] is None for row in told.get(field, [])):
            raise wrong(field, "a card is missing")
    check_piles(t)
    check_frame(t)
    if told.get("memory") is None:
        fresh_memory(t)
    else:
        read_memory(t, told["memory"], Deck(list(t.factions)))
    same_again(
        {name: value for name, value in told.items() if name != "memory" or value is not None}, write_position(t)
    )
    return t


def same_again(told: Json, again: Json) -> None:
    """Nothing may be bent into something else: what is read is written again just so."""
    for field, value in told.items():
        if field not in again:
            raise wrong(field, "there is no such field")
        if field == "communities":
            for own, own_again in zip(value, again[field], strict=True):
                same_again(own, own_again)
        elif again[field] != value:
            raise wrong(field, f"{value!r} is not in the usual order, {again[field]!r} would be")


def read_view(told: Json) -> HappyDayzView:
    """A view from its JSON."""
    view = HappyDayzView()
    view.seat = told["seat"]
    view.table = read_table(told["seats"], told)
    view.table.memory = False
    deck = Deck(list(view.table.factions))
    deck.vans = FIRST_VAN + len(open_vans(view.table))
    fill_view(view, told["sizes"], read_groups(deck, told["hidden"], None, "hidden"))
    return view


def open_vans(t: Table) -> list[int]:
    """The Mini-vans that a table without its hidden parts still shows."""
    shown = sum(t.hands) | sum(t.transfer) | sum(t.zones) | t.board
    order = [*(t.above[i] for i in range(t.above_count)), *(t.under[i] for i in range(t.under_count))]
    single = [*(t.cards if t.top() == 3 else []), t.encounter, *order]
    return [van for van in range(FIRST_VAN, 62) if (shown >> van) & 1 or van in single]


def fill_view(view: HappyDayzView, sizes: Json, maybe: list[int]) -> None:
    for place in range(PLACES):
        view.sizes[place] = sizes.get(PLACE_NAMES[place], 0)
        view.maybe[place] = maybe[place]
    if view.seat >= 0:
        view.maybe[6 + view.seat] = view.table.hands[view.seat]
