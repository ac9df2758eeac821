"""Setup of a match before the first deal: read the settings, lay out the powers."""

from __future__ import annotations

from tablee.core.setting import Value
from tablee.games.happy_dayz.cards import (
    BOXES,
    CAMPAIGN_ROUNDS,
    CHILDREN,
    FACTIONS,
    FIRST_ZOMBIE,
    HAND_SIZES,
    LOSSES,
    PATIENTS,
    POPULATION,
    PROTOTYPE_HAND_SIZES,
    SIGNS,
    VERSIONS,
    ZOMBIES,
)
from tablee.games.happy_dayz.effects.powers.table import put_in_play, row
from tablee.games.happy_dayz.effects.scenarios import begin_scenario, story
from tablee.games.happy_dayz.state import Board


def faction_mask(names: tuple[str, ...]) -> int:
    return sum(1 << FACTIONS.index(name) for name in names)


def loss_masks(threes: int, sixes: int) -> tuple[int, int]:
    """Masks of the Zombies that cost more than 3, and more than 6."""
    dear, dearest = ZOMBIES - threes, ZOMBIES - threes - sixes
    top = FIRST_ZOMBIE + ZOMBIES
    return ((1 << dear) - 1) << (top - dear), ((1 << dearest) - 1) << (top - dearest)


# What each value of a setting means in the state.
Meanings = dict[Value, int]
POOLS: Meanings = {name: faction_mask(box) for name, box in BOXES.items()}
PROMOS: Meanings = {"none": 0, "three": faction_mask(PATIENTS), "all": faction_mask(FACTIONS)}
VERSION_MASKS: Meanings = {"all": 7, **{version: 1 << number for number, version in enumerate(VERSIONS)}}
SIGN_NUMBERS: Meanings = {name: number for number, name in enumerate(SIGNS)}
CHILDREN_NUMBERS: Meanings = {name: number for number, name in enumerate(CHILDREN)}
POWER_ROWS = [{f"{f}-{v}": row(f, v, prototype) for f in FACTIONS for v in VERSIONS} for prototype in (False, True)]
LOSS_MASKS: dict[Value, tuple[int, int]] = {name: loss_masks(split[0], split[1]) for name, split in LOSSES.items()}


def lay_out(s: Board, settings: dict[str, Value]) -> None:
    """Set up a match except what is drawn and dealt (HDZ-9..12)."""
    read_rules(s, settings)
    read_box(s, settings)
    lay_out_powers(s, settings)
    for i in range(s.seats):
        s.population[i] = POPULATION


def rounds_of(settings: dict[str, Value]) -> int:
    """Maximum number of rounds (HDZ-2, HDZ-D23)."""
    if settings["story"] != "no":
        return len(story(str(settings["scenario"]), int(str(settings["story"]))))
    return CAMPAIGN_ROUNDS if settings["mode"] == "campaign" else 1


def hand_size(settings: dict[str, Value], seats: int) -> int:
    return (PROTOTYPE_HAND_SIZES if settings["edition"] == "prototype" else HAND_SIZES)[seats]


def read_rules(s: Board, settings: dict[str, Value]) -> None:
    s.prototype = int(settings["edition"] == "prototype")
    s.rounds = rounds_of(settings)
    s.hand_size = hand_size(settings, s.seats)
    s.drawing = settings["optional_draw"] is True
    s.draw_instead = settings["draw_instead"] is True
    s.may_keep = settings["soldiers_may_keep"] is True
    s.in_order = settings["pass_in_order"] is True
    s.story = settings["story"] != "no"
    s.equal_split = settings["equal_split"] is True
    s.signs = SIGN_NUMBERS[settings["scenario_signs"]]
    s.children = CHILDREN_NUMBERS[settings["children"]]
    s.sixes, s.nines = LOSS_MASKS[settings["zombie_losses"]]


def read_box(s: Board, settings: dict[str, Value]) -> None:
    """Read which Factions, versions and Patients Zero are available."""
    s.pool = POOLS[settings["boxes"]]
    s.promos = PROMOS[settings["patient_zero"]]
    s.versions = VERSION_MASKS[settings["versions"]]


def lay_out_powers(s: Board, settings: dict[str, Value]) -> None:
    """Put the three powers of the first round in play, unless they are drawn, with Bunker and Horde if used."""
    if settings["scenario"] != "none":
        begin_scenario(s, str(settings["scenario"]))
    if settings["bunker"]:
        s.bunker = True
    if settings["horde"]:
        s.horde = True
    if settings["scenario"] == "none" and not settings["draw"]:
        names = settings["powers"]
        assert isinstance(names, list)
        powers = [POWER_ROWS[s.prototype][name] for name in names]
        put_in_play(s, powers[0], powers[1], powers[2])
