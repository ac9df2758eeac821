"""Settings of a match: their contradictions, and what one choice implies for another."""

from __future__ import annotations

from collections.abc import Collection

from tablee.core.errors import BadInput
from tablee.core.setting import Setting, Value
from tablee.games.happy_dayz.cards import (
    BOXES,
    CHILDREN,
    FACTIONS,
    LOSSES,
    POWER_CHOICES,
    SCENARIOS,
    SIGNS,
    VERSIONS,
)
from tablee.games.happy_dayz.effects.scenarios import scenario_powers, story

GAME_NAME = "happy_dayz"
FIRST_FACTIONS = {"woodstock": ["hippie", "soldier", "dog"], "american": ["biker", "cheerleader", "police"]}

SETTINGS = (
    Setting("edition", "final", ("final", "prototype")),  # HDP-1
    Setting("mode", "campaign", ("express", "campaign")),  # HDZ-2
    Setting("factions", FIRST_FACTIONS["woodstock"], FACTIONS, many=3),  # HDZ-10, HDZ-11
    Setting("powers", [f"{name}-base" for name in FIRST_FACTIONS["woodstock"]], POWER_CHOICES, many=3),  # HDZ-63
    Setting("draw", False),  # HDZ-11: draw the three powers at random instead
    Setting("scenario", "none", ("none", *SCENARIOS)),  # HDZ-76, HDZ-77
    Setting("story", "no", ("no", "4", "6")),  # HDZ-D23: each round plays the next scenario, for this many rounds
    Setting("boxes", "woodstock", tuple(BOXES)),  # HDZ-78: which Factions may be drawn or brought in
    Setting("versions", "base", (*VERSIONS, "all")),  # HDZ-63: which versions of powers may appear
    Setting("optional_draw", False),  # HDZ-59
    Setting("bunker", False),  # HDZ-74
    Setting("horde", False),  # HDZ-P42
    Setting("patient_zero", "none", ("none", "three", "all")),  # HDZ-75
    Setting("memory", "closed", ("closed", "open")),  # HDZ-31: whether screens show what a perfect memory knows
    Setting("zombie_losses", "14-4-2", tuple(LOSSES)),  # HDZ-P1
    Setting("children", "4-4-3-2", tuple(CHILDREN)),  # HDZ-P2
    Setting("scenario_signs", "mixed", SIGNS),  # HDZ-P44
    Setting("equal_split", False),  # HDZ-P7
    Setting("soldiers_may_keep", False),  # HDZ-D4
    Setting("draw_instead", False),  # HDZ-D24: the drawn power replaces the free change
    Setting("pass_in_order", False, past=True),  # rules 1: with two seats, cards were passed in deck order
)
GROUPS = {
    "length": ("mode", "story"),
    "variants": (
        "edition",
        "boxes",
        "factions",
        "versions",
        "draw",
        "scenario",
        "memory",
        "bunker",
        "horde",
        "patient_zero",
    ),
}
PRESETS: dict[str, dict[str, Value]] = {
    "first": {"mode": "express", "memory": "open"},
    "short": {"mode": "express"},
    "everything": {
        "boxes": "both",
        "versions": "all",
        "draw": True,
        "optional_draw": True,
        "bunker": True,
        "horde": True,
    },
}
DEFAULTS = {setting.name: setting.default for setting in SETTINGS}

# Settings that cannot be combined with a setting of this value (True: any value but the default).
CONTRADICTIONS = (
    ("edition", "prototype", ("mode", "scenario", "story", "versions", "patient_zero")),  # HDP-1, HDP-21
    ("draw", True, ("factions", "powers", "scenario", "story")),
    ("scenario", True, ("factions", "powers")),
    ("story", True, ("mode", "factions", "powers", "optional_draw", "bunker", "horde")),  # HDZ-D23
)


# There is nothing to settle unless one of these differs from its default.
TELLING = ("edition", "factions", "powers", "draw", "scenario", "story", "boxes")


def contradiction(setting: str, other: str) -> BadInput:
    return BadInput("setting-contradiction", game=GAME_NAME, field=setting, setting=setting, other=other)


def settle(chosen: dict[str, Value], said: Collection[str] = ()) -> dict[str, Value]:
    """Reject contradictions and add what the settings imply; idempotent.

    `said` names the settings given explicitly: Factions named there are not replaced by those of another box.
    """
    if not any(chosen[setting] != DEFAULTS[setting] for setting in TELLING):
        return chosen
    for setting, value, others in CONTRADICTIONS:
        if chosen[setting] == value or (value is True and chosen[setting] != DEFAULTS[setting]):
            for other in others:
                if chosen[other] != DEFAULTS[other]:
                    raise contradiction(setting, other)
    for named in ("factions", "powers"):
        if named in said and chosen["boxes"] == "american" and is_usual(chosen):
            raise contradiction("boxes", named)
    settled = dict(chosen)
    if settled["story"] != "no" and settled["scenario"] == "none":
        settled["scenario"] = "s1"
    settle_powers(settled)
    settle_boxes(settled)
    return settled


def names(value: Value) -> list[str]:
    assert isinstance(value, list)
    return value


def settle_powers(settled: dict[str, Value]) -> None:
    """Factions without powers get base powers; powers without Factions bring theirs."""
    powers, factions = names(settled["powers"]), names(settled["factions"])
    own = [power.rpartition("-")[0] for power in powers]
    if settled["boxes"] == "american" and is_usual(settled):
        factions = FIRST_FACTIONS["american"]
    if powers == DEFAULTS["powers"]:
        powers, own = [f"{faction}-base" for faction in factions], factions
    elif len(set(own)) < len(own):
        allowed = next(setting for setting in SETTINGS if setting.name == "powers").allowed
        details = {"setting": "powers", "value": "+".join(powers), "allowed": allowed}
        raise BadInput("setting-value", game=GAME_NAME, field="powers", **details)
    elif factions not in (DEFAULTS["factions"], own):
        raise contradiction("powers", "factions")
    if settled["edition"] == "prototype" and any(not power.endswith("-base") for power in powers):
        raise contradiction("edition", "powers")
    settled["powers"], settled["factions"] = powers, own


def is_usual(settled: dict[str, Value]) -> bool:
    """True if no setting determines the first Factions."""
    said = ("factions", "powers", "draw", "scenario")
    return all(settled[setting] == DEFAULTS[setting] for setting in said)


def settle_boxes(settled: dict[str, Value]) -> None:
    """Add the other box if Factions need it, unless a different box was chosen explicitly."""
    if settled["draw"]:
        return
    needed, cause = names(settled["factions"]), "factions"
    if settled["scenario"] != "none":
        rounds = int(str(settled["story"])) if settled["story"] != "no" else 1
        told = story(str(settled["scenario"]), rounds)
        needed, cause = [power.rpartition("-")[0] for name in told for power in scenario_powers(name)], "scenario"
    if set(needed) <= set(BOXES[str(settled["boxes"])]):
        return
    if settled["boxes"] != DEFAULTS["boxes"]:
        raise contradiction("boxes", cause)
    settled["boxes"] = "american" if set(needed) <= set(BOXES["american"]) else "both"
