"""Positions and views as readable JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.games.happy_dayz.cards import (
    CHILDREN,
    FACTIONS,
    FIRST_ZOMBIE,
    NEIGHBOURS,
    SCENARIOS,
    SIDES,
    SIGNS,
    VERSIONS,
    ZOMBIES,
)
from tablee.games.happy_dayz.powers.table import POWER_NAMES, power
from tablee.games.happy_dayz.reading import HIDDEN_CARD, HIDDEN_NAME, PLACE_NAMES, STEPS, Deck, groups_of, slot_name
from tablee.games.happy_dayz.state import DRAWN, HANDS, PLACES, RESERVE, SPECTATOR

if TYPE_CHECKING:
    from tablee.games.happy_dayz.state import Table
    from tablee.games.happy_dayz.view import HappyDayzView

Json = dict[str, Any]


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(6) if (mask >> seat) & 1]


def chosen(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for number, name in enumerate(names) if (mask >> number) & 1]


def card_or_none(deck: Deck, card: int) -> str | None:
    if card == HIDDEN_CARD:
        return HIDDEN_NAME
    return None if card < 0 else deck.names[card]


def write_table(t: Table) -> Json:
    """All that lies on a table; hidden parts that were left out are empty."""
    deck = Deck(list(t.factions))
    return {
        **write_settings(t),
        **write_powers(t),
        **write_frame(t),
        **write_trick(t, deck),
        "communities": [write_community(t, seat, deck) for seat in range(t.seats)],
        "reserve": deck.list(t.reserve),
        "wandering": t.wandering,
        "above": write_order(deck, list(t.above)[: t.above_count], list(t.above_seen)),
        "under": write_order(deck, list(t.under)[: t.under_count], list(t.under_seen)),
    }


def write_settings(t: Table) -> Json:
    return {
        "edition": "prototype" if t.prototype else "final",
        "round": t.round,
        "rounds": t.rounds,
        "trick": t.trick,
        "hand_size": t.hand_size,
        "pool": chosen(FACTIONS, t.pool),
        "versions": chosen(VERSIONS, t.versions),
        "promos": chosen(FACTIONS, t.promos),
        "losses": [t.loss(1 << (FIRST_ZOMBIE + value)) for value in range(ZOMBIES)],
        "children": list(CHILDREN)[t.children],
        "equal_split": bool(t.equal_split),
        "drawing": bool(t.drawing),
        "story": bool(t.story),
        "scenario": None if t.scenario < 0 else list(SCENARIOS)[t.scenario],
        "signs": SIGNS[t.signs],
    }


def write_powers(t: Table) -> Json:
    """The powers in play; between rounds also what is to come in: a Faction, or the power that was drawn."""
    offers = POWER_NAMES if t.top() == DRAWN else FACTIONS
    return {
        "factions": [FACTIONS[faction] for faction in t.factions],
        "powers": [POWER_NAMES[number] for number in t.powers],
        "bunker": bool(t.bunker),
        "horde": bool(t.horde),
        "offer": None if t.offer < 0 else offers[t.offer],
        "replaced": slot_name(list(t.factions), t.replaced),
    }


def write_frame(t: Table) -> Json:
    return {
        "steps": [STEPS[step] for step in list(t.agenda)[: t.depth]],
        "asked": seats_in(t.asked),
        "sealed": seats_in(t.sealed),
        "leader": t.leader,
        "starter": t.starter,
        "starters": seats_in(t.starters),
    }


def write_trick(t: Table, deck: Deck) -> Json:
    return {
        "side": SIDES[t.side],
        "demanded": slot_name(list(t.factions), t.demanded),
        "encounter": card_or_none(deck, t.encounter),
        "bound_side": None if t.bound_side < 0 else SIDES[t.bound_side],
        "bound_faction": slot_name(list(t.factions), t.bound_slot),
        "board": deck.list(t.board),
        "won": deck.list(t.won),
        "met": card_or_none(deck, t.met),
        "winner": t.winner,
        "held": card_or_none(deck, t.held),
        "sharing": deck.list(t.sharing),
        "target": t.target,
        "way": NEIGHBOURS[0 if t.way > 0 else 1],
    }


def write_order(deck: Deck, cards: list[int], seen: list[int]) -> list[Json]:
    return [
        {"card": None if card < 0 else deck.names[card], "seen": seats_in(mask)}
        for card, mask in zip(cards, seen, strict=False)
    ]


def write_community(t: Table, seat: int, deck: Deck) -> Json:
    return {
        "population": t.population[seat],
        "gain": t.gain[seat],
        "hand": deck.list(t.hands[seat]),
        "transfer": deck.list(t.transfer[seat]),
        "zone": deck.list(t.zones[seat]),
        "carried": t.carried[seat],
        "passing": [card_or_none(deck, t.pass_left[seat]), card_or_none(deck, t.pass_right[seat])],
        "card": card_or_none(deck, t.cards[seat]),
        "void": [slot_name(list(t.factions), slot) for slot in range(4) if (t.voids[seat] >> slot) & 1],
    }


def write_memory(t: Table) -> list[list[Json]]:
    """What each seat and, last, a spectator may know of the hidden places."""
    deck = Deck(list(t.factions))
    return [
        groups_of(deck, list(t.maybe)[who * PLACES : who * PLACES + PLACES]) for who in [*range(t.seats), SPECTATOR]
    ]


def write_position(t: Table) -> Json:
    """The whole state."""
    return {**write_table(t), "memory": write_memory(t)}


def reconstructed(t: Table) -> list[str]:
    """What is in play and has no printed text that we know."""
    ours = [POWER_NAMES[number] for number in t.powers if power(number).status == "reconstructed"]
    return ours + ["horde"] * t.horde


def write_view(view: HappyDayzView) -> Json:
    """What a seat may know: the open table, the sizes of hidden places, and what may lie in them."""
    t = view.table
    places = [place for place in range(PLACES) if place % HANDS < t.seats or place == RESERVE]
    own = 6 + view.seat if view.seat >= 0 else -1
    maybe = [0 if place == own else view.maybe[place] for place in range(PLACES)]
    return {
        "seat": view.seat,
        "seats": t.seats,
        **write_table(t),
        "left_side": SIDES[1 if t.prototype else 0],  # HDZ-8, HDP-5
        "reconstructed": reconstructed(t),
        "sizes": {PLACE_NAMES[place]: view.sizes[place] for place in places},
        "hidden": groups_of(Deck(list(t.factions)), maybe),
    }
