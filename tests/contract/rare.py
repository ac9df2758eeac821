"""What seldom or never occurs in random matches, by game, each with its reason; the message or pick is the name."""

from __future__ import annotations

# Too seldom for a normal run, demanded of a long one.
RARE: dict[str, dict[str, str]] = {
    "happy_pigs": {"event-shared-victory": "equal money and equal farms at the end, once in hundreds of matches"},
}

LATER = (
    "biker",
    "cheerleader",
    "governor",
    "nurse",
    "police",
    "survivalist",
)  # factions of other editions
FACTIONS = ("hippie", "soldier", "dog", "preacher", "scientist", "child")
LARGE = "a farm of so many fields is beyond random play"

# Does not occur in random matches: scenario tests reach it from positions, or the table of picks holds it for the sake of order.
NEVER: dict[str, dict[str, str]] = {
    "happy_dayz": {
        "event-no-encounter": "HDZ-D6: no base power draws enough to empty the Reserve",
        "faction-van": "a Mini-van belongs to no Faction; its name is for the legend",
        "card-patient-zero": "a card of another edition",
        **{f"pick swap {one} {one}": "the table of swaps is square" for one in FACTIONS},
        **{f"{kind}-{name}": "named for the editions to come" for name in LATER for kind in ("card", "faction")},
    },
    "happy_pigs": {f"pick {verb} field-{number}": LARGE for verb in ("to", "arrange") for number in range(7, 20)},
    "zombiaki": {"card-dawn": "ZBK-7: it ends the match before anybody could hold it"},
}
