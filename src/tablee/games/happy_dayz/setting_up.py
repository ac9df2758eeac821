"""How a match begins: options become settings, Factions are chosen, the first round is dealt."""

from __future__ import annotations

import cython

from tablee.core.option import Value
from tablee.games.happy_dayz.cards import (
    CAMPAIGN_ROUNDS,
    FACTIONS,
    FIRST_ZOMBIE,
    HAND_SIZES,
    LOSSES,
    POPULATION,
    WOODSTOCK,
    ZOMBIES,
)

if not cython.compiled:
    from tablee.core.chance import Chance
    from tablee.games.happy_dayz.rounds import start_round
    from tablee.games.happy_dayz.state import Table


def set_up(s: Table, options: dict[str, Value], chance: Chance) -> None:
    """Everything before the first deal (HDZ-9..14)."""
    s.rounds = CAMPAIGN_ROUNDS if options["mode"] == "campaign" else 1
    s.hand_size = HAND_SIZES[s.seats]
    s.bunker = 1 if options["bunker"] else 0
    s.pool = sum([1 << FACTIONS.index(name) for name in WOODSTOCK])
    threes, sixes, _ = LOSSES[str(options["zombie_losses"])]
    s.sixes = ((1 << (ZOMBIES - threes)) - 1) << (FIRST_ZOMBIE + threes)
    s.nines = ((1 << (ZOMBIES - threes - sixes)) - 1) << (FIRST_ZOMBIE + threes + sixes)
    names = options["factions"]
    assert isinstance(names, list)
    chosen = draw_factions(s, chance) if options["draw"] else [FACTIONS.index(name) for name in names]
    s.set_factions(chosen[0], chosen[1], chosen[2])
    for i in range(3):
        s.powers[i] = chosen[i]
    for i in range(s.seats):
        s.population[i] = POPULATION
    start_round(s, chance)


def draw_factions(s: Table, chance: Chance) -> list[int]:
    """Shuffle the Power cards and draw until three Factions lie there; the Bunker is set aside as active (HDZ-D22)."""
    cards = [*range(len(WOODSTOCK)), -1]
    drawn: list[int] = []
    while len(drawn) < 3:
        card = cards.pop(chance.below(len(cards)))
        if card < 0:
            s.bunker = 1
        else:
            drawn.append(card)
    return drawn
