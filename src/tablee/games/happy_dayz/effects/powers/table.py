"""All Power cards of Factions, one row each."""

from __future__ import annotations

from tablee.games.happy_dayz.cards import FACTIONS, VERSIONS
from tablee.games.happy_dayz.effects.powers.biker import Biker
from tablee.games.happy_dayz.effects.powers.cheerleader import Cheerleader, CheerleaderMinus, CheerleaderPlus
from tablee.games.happy_dayz.effects.powers.child import Child, ChildMinus, ChildPlus
from tablee.games.happy_dayz.effects.powers.dog import Dog, DogMinus, DogPlus, DogPrototype
from tablee.games.happy_dayz.effects.powers.governor import Governor, GovernorMinus, GovernorPlus
from tablee.games.happy_dayz.effects.powers.hippie import Hippie, HippieMinus, HippiePlus
from tablee.games.happy_dayz.effects.powers.nurse import Nurse, NurseMinus, NursePlus
from tablee.games.happy_dayz.effects.powers.police import Police, PoliceMinus, PolicePlus
from tablee.games.happy_dayz.effects.powers.power import Power
from tablee.games.happy_dayz.effects.powers.preacher import Preacher, PreacherMinus, PreacherPlus, PreacherPrototype
from tablee.games.happy_dayz.effects.powers.scientist import Scientist
from tablee.games.happy_dayz.effects.powers.soldier import Soldier, SoldierMinus, SoldierPlus
from tablee.games.happy_dayz.effects.powers.survivalist import Survivalist, SurvivalistMinus, SurvivalistPlus
from tablee.games.happy_dayz.state import SUITS, VAN_CARDS, Board

OURS = "reconstructed"
POWERS: list[Power] = [
    Hippie("hippie"),
    HippiePlus("hippie", "plus", OURS),
    HippieMinus("hippie", "minus", OURS),
    Soldier("soldier"),
    SoldierPlus("soldier", "plus", OURS),
    SoldierMinus("soldier", "minus"),
    Dog("dog"),
    DogPlus("dog", "plus", OURS),
    DogMinus("dog", "minus", OURS),
    DogPrototype("dog", "prototype"),
    Preacher("preacher"),
    PreacherPlus("preacher", "plus", OURS),
    PreacherMinus("preacher", "minus", OURS),
    PreacherPrototype("preacher", "prototype"),
    Scientist("scientist"),
    Scientist("scientist", "plus", OURS, enough=3),
    Scientist("scientist", "minus", OURS, enough=99),
    Child("child", "base", OURS),
    ChildPlus("child", "plus", OURS),
    ChildMinus("child", "minus", OURS),
    ChildPlus("child", "prototype", OURS),  # the numbers on the cards are reconstructed (HDZ-P2)
    Biker("biker", "base", OURS),
    Biker("biker", "plus", OURS, most=99),
    Biker("biker", "minus", OURS, most=4),
    Cheerleader("cheerleader", "base", OURS),
    CheerleaderPlus("cheerleader", "plus", OURS),
    CheerleaderMinus("cheerleader", "minus", OURS),
    Police("police", "base", OURS),
    PolicePlus("police", "plus", OURS),
    PoliceMinus("police", "minus", OURS),
    Nurse("nurse", "base", OURS),
    NursePlus("nurse", "plus", OURS),
    NurseMinus("nurse", "minus", OURS),
    Governor("governor", "base", OURS),
    GovernorPlus("governor", "plus", OURS),
    GovernorMinus("governor", "minus", OURS),
    Survivalist("survivalist", "base", OURS),
    SurvivalistPlus("survivalist", "plus", OURS),
    SurvivalistMinus("survivalist", "minus", OURS),
]
POWER_NAMES = [power.name for power in POWERS]
FACTION_OF = [FACTIONS.index(power.faction) for power in POWERS]
ALWAYS = [int(power.always) for power in POWERS]
TRUMP_SIDES = [power.trump_sides for power in POWERS]


def row(faction: str, version: str, prototype: bool) -> int:
    """Index of a power; the prototype has some powers of its own (HDP-10, HDP-13, HDP-15)."""
    own = f"{faction}-prototype"
    return POWER_NAMES.index(own if prototype and own in POWER_NAMES else f"{faction}-{version}")


KINDS = len(FACTIONS)
ROWS = [row(faction, version, prototype) for prototype in (False, True) for version in VERSIONS for faction in FACTIONS]


def power(index: int) -> Power:
    """Return the Power card of this index."""
    return POWERS[index]


def faction_of(index: int) -> int:
    """Return the Faction of a Power card."""
    return FACTION_OF[index]


def power_of(faction: int, version: int, prototype: int) -> int:
    """Index of a Faction's Power card."""
    return ROWS[(3 * prototype + version) * KINDS + faction]


def put_in_play(s: Board, first: int, second: int, third: int) -> None:
    """Put three Power cards and their Factions in play; cache on the board what they change in every trick."""
    s.powers[0] = first
    s.powers[1] = second
    s.powers[2] = third
    s.set_factions(FACTION_OF[first], FACTION_OF[second], FACTION_OF[third])
    s.always = VAN_CARDS
    s.trump = -1
    s.trump_sides = 0
    for slot in range(3):
        card = s.powers[slot]
        if ALWAYS[card]:
            s.always |= SUITS[slot]
        if TRUMP_SIDES[card]:
            s.trump = slot
            s.trump_sides = TRUMP_SIDES[card]
