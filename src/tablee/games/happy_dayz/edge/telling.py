"""The events that open a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import contains
from tablee.core.event import Event
from tablee.games.happy_dayz.cards import FACTIONS, SCENARIOS

if TYPE_CHECKING:
    from tablee.games.happy_dayz.state import Board


def starter_event(s: Board) -> Event:
    """Report who leads first and why (HDZ-20, HDZ-57).

    Transfer Zones decide in round 1 and on a tie, otherwise fewest Survivors, then the greatest loss.
    """
    fewest = min(s.population[seat] for seat in range(s.seats))
    poor = sum(s.population[seat] == fewest for seat in range(s.seats))
    later = "starter-fewest" if poor == 1 else "starter-loss" if s.starters.bit_count() == 1 else "starter-tie"
    return Event("starter" if s.round == 1 else later, {"seat": s.leader, "round": s.round})


def kept_vans(s: Board) -> list[Event]:
    """Report whose Mini-vans stay for the next round (HDZ-40)."""
    return [Event("keep-vans", {"seat": seat, "count": s.carried[seat]}) for seat in range(s.seats) if s.carried[seat]]


def round_events(s: Board) -> list[Event]:
    """Report the Factions in play, the scenario (in a story or at the start), and how many cards each seat has."""
    factions = [FACTIONS[faction] for faction in s.factions]
    told = [Event("round", {"round": s.round, "factions": factions})]
    if s.scenario >= 0 and (s.story or s.round == 1):
        name = list(SCENARIOS)[s.scenario]
        told.append(Event("scenario", {"scenario": name, "story": name}))
    if s.patients:
        promos = [faction for faction in factions if contains(s.promos, FACTIONS.index(faction))]
        told.append(Event("patient-zero", {"factions": promos}))
    return told + [Event("deal", {"seat": seat, "count": s.hand_size}) for seat in range(s.seats)]
