"""Positions of Happy Pigs from farms and a phase; everything else has default values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import tablee
from tablee import Match, Refused
from tablee.core.game import Json
from tablee.games.happy_pigs.cards.cards import CARDS, CARDS_PER_SEASON, FIELD_WIDTHS, ROUNDS_PER_SEASON
from tablee.games.happy_pigs.cards.picks import KINDS
from tablee.games.happy_pigs.edge.ground import Farm
from tablee.games.happy_pigs.edge.layout import settle
from tablee.games.happy_pigs.edge.shown import PigShown, layout_json

GAME = tablee.game("happy_pigs")
QUIET = "spring-special-offer"  # a spring card with no effect in phase 5


def farm(money: int = 45, pigs: Mapping[str, int] | None = None, **more: Any) -> Json:
    """Return a farm with one field and nothing else by default."""
    return {
        "money": money,
        "fields": 1,
        "items": {},
        "pigs": dict(pigs or {}),
        "action": None,
        "share": 0,
        "moves": 12,
        "hand": [],
        **more,
    }


def position(farms: Sequence[Json], options: Mapping[str, Any] | None = None, **table: Any) -> Json:
    """Return a position of round 1 with a quiet card; the farms' layouts and the unseen cards are derived."""
    chosen = dict(options or {})
    state: Json = {
        "phase": "program",
        "asked": list(range(len(farms))),
        "round": 1,
        "first_seat": 0,
        "card": QUIET,
        "next_card": None,
        "holder_seat": None,
        "neutral_action": None,
        "left": 0,
        "births": 0,
        "fed": {},
        **table,
    }
    state["unseen"] = table.get("unseen", unseen(state))
    state["farms"] = [{"layout": drawn(one, chosen, state["round"]), **one} for one in farms]
    return {"game": "happy_pigs", "seats": len(farms), "options": chosen, "state": state}


def drawn(one: Json, options: Mapping[str, Any], round: int) -> list[PigShown]:
    ground = Farm(one["fields"], bool(options.get("straddle")), FIELD_WIDTHS[options.get("field", "8x6")])
    return layout_json(settle((), ground, [one["pigs"].get(kind, 0) for kind in KINDS])) if round else []


def unseen(state: Json) -> list[str]:
    """Return the unseen cards; besides the active and the next one, the first cards of the box count as seen."""
    ids = [card.id for card in CARDS]
    turned = state["round"] + (state["next_card"] is not None)
    left: list[str] = []
    for season in range(4):
        mine = ids[season * CARDS_PER_SEASON : (season + 1) * CARDS_PER_SEASON]
        mine.sort(key=lambda card: card not in {state["card"], state["next_card"]})
        seen = min(max(turned - season * ROUNDS_PER_SEASON, 0), ROUNDS_PER_SEASON)
        left += mine[seen:]
    return sorted(left, key=ids.index)


def place(farms: Sequence[Json], options: Mapping[str, Any] | None = None, **table: Any) -> Match:
    return Match.from_position(GAME, position(farms, options, **table), seed=1)


def acting(action: str, share: int, *farms: Json, **table: Any) -> Match:
    """Return a match in which one farm performs an action; the others chose the same and have no share."""
    turn, left = table.pop("turn", 0), table.pop("left", share)
    options = table.pop("options", {})
    told = [{**one, "action": one["action"] or action} for one in farms]
    told[turn]["share"] = share
    if len(farms) == 2 and options.get("neutral_tiles", True):
        table = {"holder_seat": 1 - table.get("first_seat", 0), "neutral_action": "sell", **table}
    return place(told, options, phase="act", asked=[turn], left=left, **table)


def play(match: Match, *picks: str) -> list[Json]:
    """Make these picks for whoever is asked first; return what everybody was told by the last one."""
    events: list[Json] = []
    for pick in picks:
        events = [event.told_to(None) for event in match.pick(match.pending[0].seat, pick)]
    return events


def program(match: Match, *actions: str) -> list[Json]:
    """Let every seat lay its tile; return what everybody was told by the last one."""
    events: list[Json] = []
    for seat, action in enumerate(actions):
        events = [event.told_to(None) for event in match.pick(seat, f"program {action}")]
    return events


def owned(match: Match, seat: int = 0) -> Json:
    found: Json = match.position()["state"]["farms"][seat]
    return found


def money(match: Match, seat: int = 0) -> int:
    found: int = owned(match, seat)["money"]
    return found


def pigs(match: Match, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = owned(match, seat)["pigs"]
    return found


def market(match: Match) -> Json:
    found: Json = match.view(None)["market"]
    return found


def options(match: Match, seat: int = 0) -> list[str]:
    decision = match.decision(seat)
    assert decision is not None
    return decision.options


def kinds(events: Sequence[Json]) -> list[str]:
    return [event["event"] for event in events]


def refused(match: Match, seat: int, pick: str) -> tuple[str, str]:
    """Return the id and clause of the refusal of this pick; nothing may change."""
    before = match.position()
    with pytest.raises(Refused) as caught:
        match.pick(seat, pick)
    assert match.position() == before
    return caught.value.id, caught.value.clause
