"""The shuffled Power cards not in play: drawn for the first round or before a later one (HDZ-11, HDZ-59)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import contains
from tablee.core.event import Event
from tablee.games.happy_dayz.cards import AMERICAN_DREAM, FACTIONS, VERSIONS, WOODSTOCK
from tablee.games.happy_dayz.effects.powers.table import POWER_NAMES, faction_of, power_of, put_in_play

if TYPE_CHECKING:
    from tablee.core.chance import Chance
    from tablee.games.happy_dayz.state import Board

BUNKER, HORDE = -1, -2
EXTRA = {BUNKER: "bunker", HORDE: "horde"}


def power_deck(s: Board, without: list[int]) -> list[int]:
    """Return all Power cards of the match except `without`, plus the Bunker and the Horde if their box is used."""
    deck = [
        power_of(faction, version, s.prototype)
        for version in range(len(VERSIONS))
        for faction in range(len(FACTIONS))
        if contains(s.pool, faction) and contains(s.versions, version)
    ]
    deck = [power for power in deck if power not in without]
    if s.pool & 1 << FACTIONS.index(WOODSTOCK[0]) and not s.bunker:
        deck.append(BUNKER)
    if s.pool & 1 << FACTIONS.index(AMERICAN_DREAM[0]) and not s.horde:
        deck.append(HORDE)
    return deck


def add_extra(s: Board, card: int) -> None:
    if card == BUNKER:
        s.bunker = True
    else:
        s.horde = True


def draw_three(s: Board, chance: Chance) -> None:
    """Draw until there are three Factions, and put them in play; Bunker and Horde are added, repeated Factions skipped."""
    deck = power_deck(s, [])
    drawn: list[int] = []
    while len(drawn) < 3:
        card = deck.pop(chance.below(len(deck)))
        if card < 0:
            add_extra(s, card)
        elif faction_of(card) not in map(faction_of, drawn):
            drawn.append(card)
    put_in_play(s, drawn[0], drawn[1], drawn[2])


def draw_power(s: Board, chance: Chance) -> None:
    """Draw one power before a later round; set `s.offer` if it has to replace a Faction (HDZ-59, HDP-20).

    The prototype's deck also holds a second card of every Faction in play, which may be drawn.
    """
    deck = power_deck(s, [] if s.prototype else list(s.powers))
    while deck:
        card = deck.pop(chance.below(len(deck)))
        if s.sink is not None:
            name = EXTRA[card] if card < 0 else POWER_NAMES[card]
            s.sink.append(Event("draw-power", {"power": name}, reveals=True))
        if card < 0:
            add_extra(s, card)
            if card == BUNKER and not s.prototype:  # HDZ-74: draw another
                continue
        elif faction_of(card) in s.factions:
            powers = [card if faction_of(power) == faction_of(card) else power for power in s.powers]
            put_in_play(s, powers[0], powers[1], powers[2])
        else:
            s.offer = card
        return
