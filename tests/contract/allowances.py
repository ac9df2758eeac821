"""Where our games' rules deviate from the contract, each with its reason."""

from __future__ import annotations

from tablee.contract import Allowances
from tablee.games.happy_dayz.cards import FACTIONS

HUMANS = "ZTE-C35: no tile of this box brings human zombies; positions do"
BANK = "ZTE-35: nobody can stand beside the bridge"
PROTOTYPE = "HDP-13: the Dogs of the prototype, with which most other settings do not go"
LARGE = "a farm of that many fields is beyond random play"

ALLOWANCES = {
    "happy_dayz": Allowances(
        opened={"tally": "HDZ-31"},
        rare=dict.fromkeys(("decision-dog-prototype", "event-peek", "event-place"), PROTOTYPE),
        never={
            "faction-van": "a Mini-van belongs to no Faction; its name is for the legend",
            "pick take *": "HDZ-P16: 150 of them, each only when an advanced Preacher finds just this card on the Reserve",
            **{f"pick swap {one} {one}": "the table of swaps is square" for one in FACTIONS},
        },
    ),
    "happy_pigs": Allowances(
        all_open=({"open_programming": True},),  # HPG-60
        open_verbs={"vaccinate": "HPG-46", **dict.fromkeys(("arrange", "lift", "to", "put", "tidy"), "HPG-14")},
        rare={
            "event-shared-victory": "equal money and equal farms at the end, once in hundreds of matches",
            "event-babies-sold-out": "HPG-A5: fifty Babies on the farms, and a pair without one",
            "event-stuck-market": "HPG-A5: a size is sold out while somebody needs just that one",
        },
        never={
            **{f"pick {verb} field-{number}": LARGE for verb in ("to", "arrange") for number in range(7, 20)},
            **{f"pick take {count}": "that many grown pigs are beyond random play" for count in range(5, 50)},
        },
    ),
    "zombiaki": Allowances(
        all_open=({},),  # ZBK-17: hands lie open, and the order of a deck is drawn when it is needed
        never={"card-dawn": "ZBK-7: it ends the match before anybody could hold it"},
    ),
    "zombies4": Allowances(
        rare={
            "event-push": "a Sickle in front, two dogs on one square, and no urge to keep them",
            "event-spell-disturbed": "somebody casts, and somebody else can and does stop it",
        },
        never={
            "pick-human": HUMANS,
            "pick human *": HUMANS,
            **{f"pick {verb} T0.{square}": BANK for verb in ("at", "step", "dog") for square in ("?[ew]", "[ew]")},
            **{f"pick add {count}": "that many bullets are beyond random play" for count in range(12, 31)},
            "pick lay T[12] south": "ZTE-14: the place is beside the Bridge, or taken",
            "pick lay T0 *": "ZTE-14: the first tile has only one place, so nobody is asked",
            "pick lay T29 *": "when it lies there is no tile left to lay",
        },
    ),
}
