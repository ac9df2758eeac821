"""Static data of the game: factions, cards, losses, scenarios and picks."""

from __future__ import annotations

from tablee.core.picks import Picks

WOODSTOCK = ("hippie", "soldier", "dog", "preacher", "scientist", "child")  # HDZ-5
AMERICAN_DREAM = ("biker", "cheerleader", "police", "nurse", "governor", "survivalist")  # HDZ-77
FACTIONS = (*WOODSTOCK, *AMERICAN_DREAM)
BOXES = {"woodstock": WOODSTOCK, "american": AMERICAN_DREAM, "both": FACTIONS}  # HDZ-78
VERSIONS = ("base", "plus", "minus")  # HDZ-63
POWER_CHOICES = tuple(f"{faction}-{version}" for faction in FACTIONS for version in VERSIONS)
TOWNS = ("flowers-hill", "manor-height", "royal-district", "meadow-square", "rocky-junction")  # by seat (HDZ-6)
VALUES = 13
ZOMBIES = 20
VANS = 3

# A card of the round's deck is 0..61: 13 of each Faction in play by slot, 20 Zombies, 3 Mini-vans (HDZ-13).
ZOMBIE_SLOT = 3
FIRST_ZOMBIE = 39
FIRST_VAN = 59
DECK = 62
SLOTS = 3  # Factions in play
MOST_SEATS = 5
MOST_ROUNDS = 9
MOST_CARDS = 20  # hand limit, and so the most tricks in a round

# Named cards are numbered from 0: 13 per Faction, 20 Zombies, then "van" (Mini-vans are identical).
NAMED_ZOMBIE = len(FACTIONS) * VALUES
NAMED_VAN = NAMED_ZOMBIE + ZOMBIES
CARD_NAMES = (
    *(f"{faction}-{value}" for faction in FACTIONS for value in range(1, VALUES + 1)),
    *(f"zombie-{value}" for value in range(1, ZOMBIES + 1)),
    "van",
)
NAMED = len(CARD_NAMES)

HAND_SIZES = {2: 16, 3: 14, 4: 12, 5: 10}  # HDZ-14
PROTOTYPE_HAND_SIZES = {2: 17, 3: 15, 4: 13, 5: 11}  # HDP-2
WANDERING = 17  # HDP-3
POPULATION = 66  # HDZ-12
CAMPAIGN_ROUNDS = 4  # HDZ-2

# Zombie losses, reconstructed (HDZ-P1): how many of the values 1..20 cost 3, 6 and 9.
LOSSES = {"14-4-2": (14, 4, 2), "12-6-2": (12, 6, 2), "10-6-4": (10, 6, 4), "8-8-4": (8, 8, 4)}

# Children printed on Child 1..13, reconstructed (HDZ-P2): how many of the values show 1, 2, 3 and 4.
CHILDREN = {"4-4-3-2": (4, 4, 3, 2), "5-4-3-1": (5, 4, 3, 1), "3-3-4-3": (3, 3, 4, 3), "13-0-0-0": (13, 0, 0, 0)}

# Factions with a Patient Zero: three per box (HDZ-75); the choice of Factions is reconstructed (HDZ-P43).
PATIENTS = ("hippie", "soldier", "scientist", "biker", "nurse", "governor")

# Scenarios: three powers ("*" marks an advanced version, followed by its reconstructed sign) and the card added to
# them, if any (HDZ-76, HDZ-77, HDZ-P44, HDZ-P45).
SCENARIOS = {
    "s1": ("hippie", "soldier", "dog", ""),
    "s2": ("soldier*plus", "dog*plus", "child", ""),
    "s3": ("dog", "child*minus", "preacher", ""),
    "s4": ("child", "preacher*plus", "scientist", ""),
    "s5": ("preacher", "scientist*minus", "hippie*plus", ""),
    "s6": ("scientist", "hippie", "soldier", "bunker"),
    "m1": ("soldier*minus", "biker", "governor", ""),
    "m2": ("scientist*plus", "survivalist", "nurse", ""),
    "m3": ("child*plus", "police", "cheerleader", ""),
    "a1": ("biker", "cheerleader", "police", ""),
    "a2": ("cheerleader*plus", "police*plus", "nurse", ""),
    "a3": ("police", "nurse*minus", "governor", ""),
    "a4": ("nurse", "governor*plus", "survivalist", ""),
    "a5": ("governor", "survivalist*minus", "biker*plus", ""),
    "a6": ("survivalist", "biker", "cheerleader", "horde"),
}
SIGNS = ("mixed", "plus", "minus", "base")  # which version "*" stands for: the one listed, or the same for all
STORY_GOES_ON = {"s6": "m1", "a6": "m1", "m3": ""}  # otherwise the next in the list (HDZ-D23)

# Picks, in contiguous blocks: one per named card, seat, Faction, version or side.
LEAD_LOW = 0
LEAD_HIGH = LEAD_LOW + NAMED
FOLLOW = LEAD_HIGH + NAMED
PASS_LEFT = FOLLOW + NAMED
PASS_RIGHT = PASS_LEFT + NAMED
RECONSIDER = PASS_RIGHT + NAMED
TO_SEAT = RECONSIDER + 1
FROM_SEAT = TO_SEAT + 5
GIVE = FROM_SEAT + 5
FETCH = GIVE + NAMED
TAKE = FETCH + NAMED
DISCARD = TAKE + NAMED
DISCARD_SURVIVOR = DISCARD + NAMED
BARTER = DISCARD_SURVIVOR + 1
KEEP = BARTER + NAMED
SWAP = KEEP + 1
VERSION = SWAP + len(FACTIONS) ** 2
TURN = VERSION + len(VERSIONS)
SIDE = TURN + 2
ORDER = SIDE + 2
ORDER_FACTION = ORDER + 10
PASS = ORDER_FACTION + 10 * (len(FACTIONS) + 1)

NEIGHBOURS = ("left", "right")
SIDES = ("low", "high")

PICKS = Picks(
    {
        "play": ("card", "side"),
        "pass": ("card", "neighbour"),
        "reconsider": (),
        "to": ("seat",),
        "from": ("seat",),
        "give": ("card",),
        "fetch": ("card",),
        "take": ("card",),
        "discard": ("card",),
        "barter": ("card",),
        "keep": (),
        "swap": ("faction", "new_faction"),
        "version": ("version",),
        "turn": ("neighbour",),
        "side": ("side",),
        "order": ("seat", "side", "faction"),
    },
    [
        *(f"play {card} low" for card in CARD_NAMES),
        *(f"play {card} high" for card in CARD_NAMES),
        *(f"play {card}" for card in CARD_NAMES),
        *(f"pass {card} left" for card in CARD_NAMES),
        *(f"pass {card} right" for card in CARD_NAMES),
        "reconsider",
        *(f"to seat-{seat}" for seat in range(5)),
        *(f"from seat-{seat}" for seat in range(5)),
        *(f"give {card}" for card in CARD_NAMES),
        *(f"fetch {card}" for card in CARD_NAMES),
        *(f"take {card}" for card in CARD_NAMES),
        *(f"discard {card}" for card in CARD_NAMES),
        "discard survivor",
        *(f"barter {card}" for card in CARD_NAMES),
        "keep",
        *(f"swap {old} {new}" for old in FACTIONS for new in FACTIONS),
        *(f"version {version}" for version in VERSIONS),
        *(f"turn {neighbour}" for neighbour in NEIGHBOURS),
        *(f"side {side}" for side in SIDES),
        *(f"order seat-{seat} {side}" for seat in range(5) for side in SIDES),
        *(f"order seat-{seat} {side} {f}" for seat in range(5) for side in SIDES for f in (*FACTIONS, "zombie")),
        *(f"pass {card}" for card in CARD_NAMES),  # with two seats there is only one neighbour (HDZ-17)
    ],
    clauses={
        "play": "HDZ-25",
        **dict.fromkeys(("pass", "reconsider"), "HDZ-16"),
        **dict.fromkeys(
            ("to", "from", "give", "fetch", "take", "discard", "barter", "turn", "side", "order"), "HDZ-42"
        ),
        **dict.fromkeys(("keep", "swap"), "HDZ-58"),
        "version": "HDZ-63",
    },
)
