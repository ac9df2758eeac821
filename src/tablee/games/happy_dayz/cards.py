"""What exists: factions, cards, losses, options. All of it data."""

from __future__ import annotations

from tablee.core.option import Option
from tablee.core.picks import Picks

WOODSTOCK = ("hippie", "soldier", "dog", "preacher", "scientist", "child")  # HDZ-5
FACTIONS = WOODSTOCK
VALUES = 13
ZOMBIES = 20
VANS = 3

# A card of the round's deck is 0..61: 13 of each Faction in play by slot, 20 Zombies, 3 Mini-vans (HDZ-13).
ZOMBIE_SLOT = 3
FIRST_ZOMBIE = 39
FIRST_VAN = 59
DECK = 62

# A card by name is 0..: 13 of every Faction, 20 Zombies, "van" (Mini-vans are identical).
NAMED_ZOMBIE = len(FACTIONS) * VALUES
NAMED_VAN = NAMED_ZOMBIE + ZOMBIES
CARD_NAMES = (
    *(f"{faction}-{value}" for faction in FACTIONS for value in range(1, VALUES + 1)),
    *(f"zombie-{value}" for value in range(1, ZOMBIES + 1)),
    "van",
)
NAMED = len(CARD_NAMES)

HAND_SIZES = {2: 16, 3: 14, 4: 12, 5: 10}  # HDZ-14
POPULATION = 66  # HDZ-12
CAMPAIGN_ROUNDS = 4  # HDZ-2

# Zombie losses, reconstructed (HDZ-P1): how many of the values 1..20 cost 3, then 6, then 9.
LOSSES = {"14-4-2": (14, 4, 2), "12-6-2": (12, 6, 2), "10-6-4": (10, 6, 4), "8-8-4": (8, 8, 4)}

# Children printed on Child 1..13, reconstructed (HDZ-P2).
CHILDREN = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4)

OPTIONS = (
    Option("mode", "campaign", ("express", "campaign")),  # HDZ-2
    Option("factions", ["hippie", "soldier", "dog"], FACTIONS, many=3),  # HDZ-10, HDZ-11
    Option("draw", False),  # HDZ-11: draw the three Factions at random instead
    Option("bunker", False),  # HDZ-74
    Option("memory", "closed", ("closed", "open")),  # HDZ-31: whether screens show what a perfect memory knows
    Option("zombie_losses", "14-4-2", tuple(LOSSES)),  # HDZ-P1
)

# Picks, in blocks of one per named card or seat.
LEAD_LOW = 0
LEAD_HIGH = LEAD_LOW + NAMED
FOLLOW = LEAD_HIGH + NAMED
PASS_LEFT = FOLLOW + NAMED
PASS_RIGHT = PASS_LEFT + NAMED
RECONSIDER = PASS_RIGHT + NAMED
TO_SEAT = RECONSIDER + 1
GIVE = TO_SEAT + 5
DISCARD = GIVE + NAMED
KEEP = DISCARD + NAMED
SWAP = KEEP + 1

PICKS = Picks(
    {
        "play": ("card", "side"),
        "pass": ("card", "neighbour"),
        "reconsider": (),
        "to": ("seat",),
        "give": ("card",),
        "discard": ("card",),
        "keep": (),
        "swap": ("faction", "new_faction"),
    },
    [
        *(f"play {card} low" for card in CARD_NAMES),
        *(f"play {card} high" for card in CARD_NAMES),
        *(f"play {card}" for card in CARD_NAMES),
        *(f"pass {card} left" for card in CARD_NAMES),
        *(f"pass {card} right" for card in CARD_NAMES),
        "reconsider",
        *(f"to seat-{seat}" for seat in range(5)),
        *(f"give {card}" for card in CARD_NAMES),
        *(f"discard {card}" for card in CARD_NAMES),
        "keep",
        *(f"swap {old} {new}" for old in FACTIONS for new in FACTIONS),
    ],
)
