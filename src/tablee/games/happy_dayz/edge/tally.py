"""The tally of a round, line by line, as an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.event import Event
from tablee.games.happy_dayz.cards import FACTIONS, FIRST_ZOMBIE, VALUES, ZOMBIES
from tablee.games.happy_dayz.effects.names import card_names
from tablee.games.happy_dayz.effects.powers.table import power
from tablee.games.happy_dayz.scoring import score_bunker, score_patients, score_zombies

if TYPE_CHECKING:
    from tablee.games.happy_dayz.state import Board


def tally_event(s: Board, seat: int) -> Event:
    """Report how a Community's new Population was counted: each Faction, the Zombies, the Bunker (HDZ-55)."""
    zone = s.zones[seat]
    lines = []
    for slot in range(3):
        count = ((zone >> (VALUES * slot)) & ((1 << VALUES) - 1)).bit_count()
        worth = power(s.powers[slot]).worth(s, seat, slot)
        lines.append({"faction": FACTIONS[s.factions[slot]], "count": count, "survivors": worth})
    zombies = ((zone >> FIRST_ZOMBIE) & ((1 << ZOMBIES) - 1)).bit_count()
    lines.append({"faction": "zombie", "count": zombies, "survivors": score_zombies(s, seat)})
    if s.bunker:
        lines.append({"faction": "bunker", "count": 1, "survivors": score_bunker(s, seat)})
    if s.patients & zone:
        survivors = score_patients(s, seat)
        lines.append({"faction": "patient-zero", "count": (s.patients & zone).bit_count(), "survivors": survivors})
    args = {
        "seat": seat,
        "lines": lines,
        "zone_cards": card_names(s, zone),
        "gain": s.gain[seat],
        "population": s.population[seat],
    }
    return Event("tally", args, reveals=True)
