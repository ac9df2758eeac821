"""What seldom or never occurs in random matches, by game, each with its reason: messages and picks, with wildcards."""

from __future__ import annotations

from tablee.games.happy_dayz.cards import FACTIONS

# Too seldom for a normal run, demanded of a long one.
RARE: dict[str, dict[str, str]] = {
    "happy_pigs": {"event-shared-victory": "equal money and equal farms at the end, once in hundreds of matches"},
    "zombies4": {
        "event-push": "a Sickle in front, two dogs on one square, and no urge to keep them",
        "event-spell-disturbed": "somebody casts, and somebody else can and does stop it",
    },
}

HUMANS = "ZTE-C35: no tile of this box brings human zombies; positions do"
BANK = "ZTE-35: nobody can stand beside the bridge"
LARGE = "a farm of so many fields is beyond random play"

# Does not occur in random matches: scenario tests reach it from positions, or the table of picks holds it for the sake of order.
NEVER: dict[str, dict[str, str]] = {
    "happy_dayz": {
        "faction-van": "a Mini-van belongs to no Faction; its name is for the legend",
        "pick take *": "HDZ-P16: 150 of them, each only when an advanced Preacher finds just this card on the Reserve",
        **{f"pick swap {one} {one}": "the table of swaps is square" for one in FACTIONS},
    },
    "happy_pigs": {f"pick {verb} field-{number}": LARGE for verb in ("to", "arrange") for number in range(7, 20)},
    "zombiaki": {"card-dawn": "ZBK-7: it ends the match before anybody could hold it"},
    "zombies4": {
        "pick-human": HUMANS,
        "pick human *": HUMANS,
        **{f"pick {verb} T0.{square}": BANK for verb in ("at", "step", "dog") for square in ("?[ew]", "[ew]")},
        **{f"pick add {count}": "so many bullets are beyond random play" for count in range(12, 31)},
        "pick lay T[12] south": "ZTE-14: the place is beside the Bridge, or taken",
        "pick lay T0 *": "ZTE-14: the first tile has but one place, so nobody is asked",
        "pick lay T29 *": "when it lies there is no tile left to lay",
    },
}
