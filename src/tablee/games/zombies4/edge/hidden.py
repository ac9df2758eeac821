"""What each seat knows about hidden cards, as readable JSON: cards grouped by where they may be."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import contains
from tablee.core.fields import Json, broken
from tablee.core.kinds import Unreadable
from tablee.games.zombies4.cards.cards import CARD_COUNT, CARDS, KIND_OF
from tablee.games.zombies4.cards.picks import SEATS
from tablee.games.zombies4.edge.agenda import card_of, is_open_card
from tablee.games.zombies4.edge.words import take_cards, taken_cards
from tablee.games.zombies4.state.board import PILE_PLACE, Board
from tablee.games.zombies4.state.knowledge import PLACES, WATCHER, forget, hidden_from

GAME = "zombies4"
PLACE_NAMES = (*(f"seat-{seat}" for seat in range(SEATS)), "draw")


def knower_name(who: int) -> str:
    return "watcher" if who == WATCHER else f"seat-{who}"


def knowers(s: Board) -> tuple[int, ...]:
    """The seats and, last, the spectator."""
    return (*range(s.seats), WATCHER)


# Writing


def write_knowledge(s: Board, who: int) -> list[Json]:
    """The cards hidden from a seat, grouped by where they may be as far as it knows."""
    groups: dict[int, list[str]] = {}
    for card, mask in enumerate(may_masks(s, who)):
        if mask:
            groups.setdefault(mask, []).append(CARDS[KIND_OF[card]].id)
    return [{"may": places_of(mask), "cards": groups[mask]} for mask in sorted(groups)]


def write_known(s: Board) -> dict[str, list[Json]]:
    """Write the knowledge of those who know more than they can currently see."""
    return {knower_name(who): write_truth(s, who) for who in knowers(s) if not is_plain(s, who)}


def write_truth(s: Board, who: int) -> list[Json]:
    """The groups including the true place of each card, for positions."""
    groups: dict[tuple[int, int], list[str]] = {}
    for card, mask in enumerate(may_masks(s, who)):
        if mask:
            groups.setdefault((place_of(s, card), mask), []).append(CARDS[KIND_OF[card]].id)
    return [{"at": PLACE_NAMES[at], "may": places_of(mask), "cards": groups[at, mask]} for at, mask in sorted(groups)]


def may_masks(s: Board, who: int) -> list[int]:
    """For each card, the mask of places where it may be as far as this seat knows."""
    rows = s.may[who * PLACES : (who + 1) * PLACES]
    return [sum((cards >> card & 1) << place for place, cards in enumerate(rows)) for card in range(CARD_COUNT)]


def is_plain(s: Board, who: int) -> bool:
    """True if this seat knows only what it sees: each hidden card may be in any hidden place."""
    hidden = hidden_from(s, who)
    rows = s.may[who * PLACES : (who + 1) * PLACES]
    open_places = [place == PILE_PLACE or (place < s.seats and place != who) for place in range(PLACES)]
    return rows == [hidden if is_open else 0 for is_open in open_places]


def places_of(mask: int) -> list[str]:
    return [name for place, name in enumerate(PLACE_NAMES) if contains(mask, place)]


def place_of(s: Board, card: int) -> int:
    return next((seat for seat in range(s.seats) if contains(s.hand[seat], card)), PILE_PLACE)


# Reading


def read_knowledge(s: Board, who: int, groups: list[Json]) -> None:
    """Read what a seat knows, for a view: the cards themselves are hidden, so each group takes its own copies."""
    taken = taken_cards(s) | played_cards(s)
    rows = [0] * PLACES
    for group in groups:
        cards = take_cards(group["cards"], taken)
        taken |= cards
        for place in group["may"]:
            rows[PLACE_NAMES.index(place)] |= cards
    put_rows(s, who, rows)


def played_cards(s: Board) -> int:
    """Cards that are being played and lie in no pile."""
    return sum(1 << card_of(step) for step in s.agenda[: s.depth] if is_open_card(step))


def read_truth(s: Board, who: int, groups: Any) -> None:
    """Read what a seat knows, for a position: each group gives the true place of its cards."""
    if not isinstance(groups, list):
        raise broken(GAME, "known", "not a list of groups")
    used, rows = 0, [0] * PLACES
    for group in groups:
        at, may, names = read_group(group)
        there = s.draw if at == PILE_PLACE else s.hand[at]
        try:
            cards = take_cards(names, ~there | used)
        except Unreadable:
            raise broken(GAME, "known", f"{', '.join(names)} are not all at {group['at']}") from None
        used |= cards
        for place in may:
            rows[place] |= cards
    put_rows(s, who, rows)


def read_group(group: Any) -> tuple[int, list[int], list[str]]:
    """Read a group: where its cards are, where they may be, and which they are."""
    if not isinstance(group, dict) or group.keys() != {"at", "may", "cards"}:
        raise broken(GAME, "known", "not a group with at, may and cards")
    if not all(isinstance(group[name], list) for name in ("may", "cards")):
        raise broken(GAME, "known", "may and cards are lists")
    words = [group["at"], *group["may"]]
    if not all(word in PLACE_NAMES for word in words) or not all(isinstance(name, str) for name in group["cards"]):
        raise broken(GAME, "known", f"the places are {', '.join(PLACE_NAMES)}")
    return PLACE_NAMES.index(group["at"]), [PLACE_NAMES.index(word) for word in group["may"]], group["cards"]


def put_rows(s: Board, who: int, rows: list[int]) -> None:
    may = list(s.may)
    may[who * PLACES : (who + 1) * PLACES] = rows
    s.put_field("may", may)


def know_nothing(s: Board, who: int) -> None:
    forget(s, who)
