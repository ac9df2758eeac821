"""The numbers behind the words, as the hot rules use them: cards, squares, units, steps, reasons and events."""

from __future__ import annotations

from tablee.games.zombiaki.cards.cards import CARDS, IDS

# Cards, in the order of cards.py

ZOMBIE_2, ZOMBIE_3, ZOMBIE_4, ZOMBIE_5, DOG, BOSS, HUMAN, CLAWS, TERROR = range(9)
MASS, CHANGE, BITE, HUNGER, MEAT, PICK_AXE, CLICK, NOT_SO_FAST, DAWN = range(9, 18)
SHOT, GOOD_SHOT, BURST_2, BURST_3, SNIPER, WALL_5, WALL_6, PIT_1, PIT_2 = range(18, 27)
BARRIER, BARREL, MINE, CAR, NAPALM, NET, FREEZE, GRENADE = range(27, 35)
GASOLINE, FLAMETHROWER, STREET_ON_FIRE, HIGH_VOLTAGE, BLOOD, SEARCHLIGHT, BACK_OFF, GET_OUT = range(35, 43)

NOTHING = 0  # on a square without object; card 0 is never an object
COPIES = [0] * 43
VALUE = [0] * 43
STAYS = [0] * 43
WALL_HEIGHT = [0] * 43
PIT_DEPTH = [0] * 43
for _card in range(43):
    COPIES[_card] = CARDS[_card].copies
    VALUE[_card] = CARDS[_card].value
    STAYS[_card] = 1 if CARDS[_card].stays else 0
    WALL_HEIGHT[_card] = CARDS[_card].value if CARDS[_card].type == "wall" else 0
    PIT_DEPTH[_card] = CARDS[_card].value if CARDS[_card].type == "pit" else 0

# Squares: lane by lane, each from row 1 to row 5

LANES = "ABC"
SQUARES = tuple(f"{lane}{row}" for lane in LANES for row in range(1, 6))
SQUARE = {name: square for square, name in enumerate(SQUARES)}
ROWS = 5
NOWHERE = -1
LEFT, BACK, FORWARD, RIGHT = range(4)  # in ascending order of the square reached

ROW = [0] * 15  # 0 for row 1 to 4 for row 5
LANE = [0] * 15
NEAR = [0] * 60  # [4 * square + direction]
BESIDE = [0] * 15  # mask of the squares next to it, not diagonally
AROUND = [0] * 15  # mask of the squares next to it, diagonally too
for _square in range(15):
    _lane = _square // 5
    _row = _square % 5
    LANE[_square] = _lane
    ROW[_square] = _row
    NEAR[4 * _square] = _square - 5 if _lane > 0 else NOWHERE
    NEAR[4 * _square + 1] = _square - 1 if _row > 0 else NOWHERE
    NEAR[4 * _square + 2] = _square + 1 if _row < 4 else NOWHERE
    NEAR[4 * _square + 3] = _square + 5 if _lane < 2 else NOWHERE
    for _other in range(15):
        _aside = abs(_other // 5 - _lane)
        _along = abs(_other % 5 - _row)
        if _aside + _along == 1:
            BESIDE[_square] |= 1 << _other
        if max(_aside, _along) == 1:
            AROUND[_square] |= 1 << _other

# Units: `body` counts the cards a unit is made of, so that two bodies joined by Mass are their sum

NOBODY = 0
DOG_BODY = 1  # a dog has nothing attached, so every larger body is a zombie
PARTS = 6
PART_CARD = [ZOMBIE_2, ZOMBIE_3, ZOMBIE_4, ZOMBIE_5, HUMAN, CLAWS]  # a bitten human is a zombie of strength 1
PART_CARDS = ("zombie-2", "zombie-3", "zombie-4", "zombie-5", "human", "claws")
BODY = [0] * 8  # [card]: part n counts from bit 3 n + 1
for _part in range(6):
    BODY[PART_CARD[_part]] = 2 << (3 * _part)
BODY[DOG] = DOG_BODY
SHIELD = 2 << 18
BOSS_BODY = 2 << 19
MOVED, JOINED, OBEYED, NETTED, HELD, RAN = 1, 2, 4, 8, 16, 32
MARKS = ("moved", "joined", "obeyed", "netted", "held", "ran")
MOST_STRENGTH = 63
MOST_HELD = 4
NO_BOSS, BOSS_IN_PLAY, BOSS_FALLEN = range(3)

# Steps of the agenda: kind + 32 * what it is about

(
    ZOMBIE_TURN, HOLD, DOGS, RUN, MARCH, AFTER, DRAW, KEEP, PLAY, HUMAN_TURN, ROLL, HUMAN_END,
    ENTER, MINE_BLAST, CAR_BLAST, SHRAPNEL, GUN, REACT, BULLETS, TO, TAKE, NETTING, POUR, BURN,
) = range(24)  # fmt: skip
STEPS = (
    "zombie-turn", "hold", "dogs", "run", "march", "after", "draw", "discard", "play", "human-turn", "roll", "human-end",
    "enter", "mine", "car", "shrapnel", "gun", "click", "bullets", "to", "take", "net", "pour", "burn",
)  # fmt: skip
DONE, ASK_ZOMBIES, ASK_HUMANS = range(3)  # what carrying out a step answers
BY_ORDER, BY_MASS, BY_CHANGE, BY_BLOOD, BY_BITE = range(5)
CAUSES = ("order", "mass", "change", "blood", "bite")

# Why a pick is not offered: the refusal and its clause ("" = the clause of the card played)

REASONS = (
    ("fine", ""),
    ("frozen", "ZBK-70"),
    ("netted", "ZBK-73"),
    ("barred", "ZBK-61"),
    ("lane-barred", "ZBK-62"),
    ("moved", "ZBK-25"),
    ("joined", "ZBK-41"),
    ("occupied", "ZBK-22"),
    ("wall-line", "ZBK-59"),
    ("wall-own", "ZBK-A12"),
    ("wall-back", "ZBK-27"),
    ("wall-dog", "ZBK-33"),
    ("wall-placed", "ZBK-A13"),
    ("off-street", "ZBK-A7"),
    ("no-zombie", ""),
    ("is-dog", "ZBK-A8"),
    ("taken", "ZBK-19"),
    ("barrel-there", "ZBK-A14"),
    ("dog-row", "ZBK-A46"),
    ("shield-already", "ZBK-37"),
    ("no-shield", "ZBK-43"),
    ("no-room", "ZBK-43"),
    ("no-partner", ""),
    ("change-first", "ZBK-42"),
    ("no-way", ""),
    ("empty-hand", "ZBK-A42"),
    ("not-before", "ZBK-49"),
    ("held-already", "ZBK-A50"),
    ("nothing-to-break", "ZBK-48"),
    ("not-breakable", "ZBK-A32"),
    ("no-target", "ZBK-A18"),
    ("no-car", "ZBK-A17"),
    ("no-unit", ""),
    ("no-car-at-all", "ZBK-A51"),
    ("not-empty", "ZBK-A10"),
    ("on-fire", "ZBK-A10"),
    ("wall-near-zombie", "ZBK-56"),
    ("wall-behind-zombie", "ZBK-56"),
    ("barrier-row", "ZBK-A1"),
    ("barrel-blocked", "ZBK-74"),
    ("mine-in-front", "ZBK-77"),
    ("car-blocked", "ZBK-A37"),
    ("too-strong", "ZBK-72"),
    ("flame-blocked", "ZBK-86"),
    ("flame-empty", "ZBK-A31"),
    ("no-boss", "ZBK-34"),
    ("orders-spent", "ZBK-34"),
    ("ordered-already", "ZBK-34"),
    ("boss-himself", "ZBK-A28"),
    ("too-strong-to-obey", "ZBK-35"),
    ("obeyed-already", "ZBK-35"),
)
(
    FINE, WHY_FROZEN, WHY_NETTED, WHY_BARRED, WHY_LANE_BARRED, WHY_MOVED, WHY_JOINED, WHY_OCCUPIED,
    WHY_WALL_LINE, WHY_WALL_OWN, WHY_WALL_BACK, WHY_WALL_DOG, WHY_WALL_PLACED, WHY_OFF_STREET,
    WHY_NO_ZOMBIE, WHY_IS_DOG, WHY_TAKEN, WHY_BARREL_THERE, WHY_DOG_ROW, WHY_SHIELD_ALREADY, WHY_NO_SHIELD,
    WHY_NO_ROOM, WHY_NO_PARTNER, WHY_CHANGE_FIRST, WHY_NO_WAY, WHY_EMPTY_HAND, WHY_NOT_BEFORE, WHY_HELD_ALREADY,
    WHY_NOTHING_TO_BREAK, WHY_NOT_BREAKABLE, WHY_NO_TARGET, WHY_NO_CAR, WHY_NO_UNIT, WHY_NO_CAR_AT_ALL,
    WHY_NOT_EMPTY, WHY_ON_FIRE, WHY_WALL_NEAR, WHY_WALL_BEHIND, WHY_BARRIER_ROW, WHY_BARREL_BLOCKED,
    WHY_MINE_IN_FRONT, WHY_CAR_BLOCKED, WHY_TOO_STRONG, WHY_FLAME_BLOCKED, WHY_FLAME_EMPTY, WHY_NO_BOSS,
    WHY_ORDERS_SPENT, WHY_ORDERED_ALREADY, WHY_BOSS_HIMSELF, WHY_TOO_STRONG_TO_OBEY, WHY_OBEYED_ALREADY,
) = range(51)  # fmt: skip

# Events: kind and what its three numbers are

EVENTS = (
    ("turn", ("seat", "round")),
    ("draw", ("seat", "drawn_card")),
    ("dawn", ()),
    ("discard", ("seat", "card")),
    ("play", ("seat", "card")),
    ("play-at", ("seat", "card", "square")),
    ("play-lane", ("seat", "card", "lane")),
    ("play-car", ("seat", "card")),
    ("lose", ("seat", "card")),
    ("click", ("seat", "card")),
    ("rise", ("square",)),
    ("run", ("from_square", "square")),
    ("walk", ("from_square", "square", "strength")),
    ("back", ("unit", "from_square", "square")),
    ("slip", ("unit", "from_square", "square")),
    ("cross", ("from_square",)),
    ("order", ("square", "left")),
    ("join", ("from_square", "square", "strength")),
    ("swap", ("from_square", "square")),
    ("grow", ("square", "strength")),
    ("hit", ("square", "damage", "strength")),
    ("die", ("unit", "square")),
    ("shield", ("square",)),
    ("boss-dies", ()),
    ("mine", ("square",)),
    ("shrapnel", ("square",)),
    ("car", ("square",)),
    ("destroy", ("card", "square")),
    ("fall", ("square",)),
    ("plug", ("square",)),
    ("roll", ("from_square", "square")),
    ("roll-off", ("from_square",)),
    ("crash", ("square", "card")),
    ("barrel-hit", ("square",)),
    ("burn", ("square",)),
    ("fire-out", ("square",)),
    ("barrier-up", ("square",)),
    ("net", ("square",)),
    ("net-off", ()),
    ("thaw", ()),
)
(
    SAY_TURN, SAY_DRAW, SAY_DAWN, SAY_DISCARD, SAY_PLAY, SAY_PLAY_AT, SAY_PLAY_LANE, SAY_PLAY_CAR, SAY_LOSE, SAY_CLICK,
    SAY_RISE, SAY_RUN, SAY_WALK, SAY_BACK, SAY_SLIP, SAY_CROSS, SAY_ORDER, SAY_JOIN, SAY_SWAP, SAY_GROW,
    SAY_HIT, SAY_DIE, SAY_SHIELD, SAY_BOSS_DIES, SAY_MINE, SAY_SHRAPNEL, SAY_CAR, SAY_DESTROY, SAY_FALL, SAY_PLUG,
    SAY_ROLL, SAY_ROLL_OFF, SAY_CRASH, SAY_BARREL_HIT, SAY_BURN, SAY_FIRE_OUT, SAY_BARRIER_UP,
    SAY_NET, SAY_NET_OFF, SAY_THAW,
) = range(40)  # fmt: skip
UNITS = ("zombie", "dog")


NAMES = {"square": SQUARES, "card": IDS, "lane": tuple(LANES), "unit": UNITS}
SPOKEN = tuple(
    (name, tuple((word, NAMES.get(word.rpartition("_")[2])) for word in words)) for name, words in EVENTS
)  # each number with the names it stands for, if it stands for a thing


def event_args(kind: int, numbers: tuple[int, int, int]) -> dict[str, str | int]:
    """The numbers of an event as a person reads them."""
    words = SPOKEN[kind][1]
    return {word: names[n] if names else n for (word, names), n in zip(words, numbers, strict=False)}
