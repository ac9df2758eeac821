"""Setup of a match: read the settings, lay out the powers, deal the first round."""

from __future__ import annotations

from tablee.core.chance import Chance
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
from tablee.games.happy_dayz.effects.drawing import draw_three
from tablee.games.happy_dayz.effects.powers.table import put_in_play, row
from tablee.games.happy_dayz.effects.rounds import start_round
from tablee.games.happy_dayz.effects.scenarios import begin_scenario, story
from tablee.games.happy_dayz.state import Board


def faction_mask(names: tuple[str, ...]) -> int:
    return sum(1 << FACTIONS.index(name) for name in names)


def loss_masks(threes: int, sixes: int) -> tuple[int, int]:
    """Masks of the Zombies that cost more than 3, and more than 6."""
    dear, dearest = ZOMBIES - threes, ZOMBIES - threes - sixes
    top = FIRST_ZOMBIE + ZOMBIES
    return ((1 << dear) - 1) << (top - dear), ((1 << dearest) - 1) << (top - dearest)


# What each value of an option means in the state.
Meanings = dict[Value, int]
POOLS: Meanings = {name: faction_mask(box) for name, box in BOXES.items()}
PROMOS: Meanings = {"none": 0, "three": faction_mask(PATIENTS), "all": faction_mask(FACTIONS)}
VERSION_MASKS: Meanings = {"all": 7, **{version: 1 << number for number, version in enumerate(VERSIONS)}}
SIGN_NUMBERS: Meanings = {name: number for number, name in enumerate(SIGNS)}
CHILDREN_NUMBERS: Meanings = {name: number for number, name in enumerate(CHILDREN)}
POWER_ROWS = [{f"{f}-{v}": row(f, v, prototype) for f in FACTIONS for v in VERSIONS} for prototype in (False, True)]
LOSS_MASKS: dict[Value, tuple[int, int]] = {name: loss_masks(split[0], split[1]) for name, split in LOSSES.items()}


def set_up(s: Board, options: dict[str, Value], chance: Chance) -> None:
    """Set up a match and start its first round (HDZ-9..14)."""
    read_rules(s, options)
    read_box(s, options)
    lay_out(s, options, chance)
    for i in range(s.seats):
        s.population[i] = POPULATION
    start_round(s, chance)


def rounds_of(options: dict[str, Value]) -> int:
    """Maximum number of rounds (HDZ-2, HDZ-D23)."""
    if options["story"] != "no":
        return len(story(str(options["scenario"]), int(str(options["story"]))))
    return CAMPAIGN_ROUNDS if options["mode"] == "campaign" else 1


def hand_size(options: dict[str, Value], seats: int) -> int:
    return (PROTOTYPE_HAND_SIZES if options["edition"] == "prototype" else HAND_SIZES)[seats]


def read_rules(s: Board, options: dict[str, Value]) -> None:
    s.prototype = int(options["edition"] == "prototype")
    s.rounds = rounds_of(options)
    s.hand_size = hand_size(options, s.seats)
    s.drawing = options["optional_draw"] is True
    s.draw_instead = options["draw_instead"] is True
    s.may_keep = options["soldiers_may_keep"] is True
    s.in_order = options["pass_in_order"] is True
    s.story = options["story"] != "no"
    s.equal_split = options["equal_split"] is True
    s.signs = SIGN_NUMBERS[options["scenario_signs"]]
    s.children = CHILDREN_NUMBERS[options["children"]]
    s.sixes, s.nines = LOSS_MASKS[options["zombie_losses"]]


def read_box(s: Board, options: dict[str, Value]) -> None:
    """Read which Factions, versions and Patients Zero are available."""
    s.pool = POOLS[options["boxes"]]
    s.promos = PROMOS[options["patient_zero"]]
    s.versions = VERSION_MASKS[options["versions"]]


def lay_out(s: Board, options: dict[str, Value], chance: Chance) -> None:
    """Put the three powers of the first round in play, with Bunker and Horde if used."""
    if options["scenario"] != "none":
        begin_scenario(s, str(options["scenario"]))
    if options["bunker"]:
        s.bunker = True
    if options["horde"]:
        s.horde = True
    if options["scenario"] == "none":
        names = options["powers"]
        assert isinstance(names, list)
        powers = draw_three(s, chance) if options["draw"] else [POWER_ROWS[s.prototype][name] for name in names]
        put_in_play(s, powers[0], powers[1], powers[2])
