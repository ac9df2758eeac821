"""All picks: their texts, and the tables that turn a pick into a card and a target."""

from __future__ import annotations

from tablee.core.picks import Picks
from tablee.games.zombiaki.cards.cards import CARDS
from tablee.games.zombiaki.cards.tables import LANES, NEAR, SQUARE, SQUARES

# Targets of a card: the squares 0 to 14, then

LANE_A = 15  # and B and C
CAR_IN_LANE_A = 18  # and B and C
THE_CAR = 21
NO_TARGET = 22
TARGETS = (*SQUARES, *LANES, *(f"{lane} car" for lane in LANES), "car", "")

ANY = tuple(range(15))
ROW_1, ROW_5 = (0, 5, 10), (4, 9, 14)
ROWS_1_TO_3 = tuple(square for square in ANY if square % 5 < 3)
ROWS_1_TO_4 = tuple(square for square in ANY if square % 5 < 4)
IN_LANES, CARS = (15, 16, 17), (18, 19, 20)
NONE = (22,)
TARGETS_OF_TYPE: dict[str, tuple[int, ...]] = {
    "zombie": ROW_1, "dog": ROWS_1_TO_3, "boss": ANY, "human": ANY, "claws": ANY, "terror": NONE, "mass": ANY,
    "change": ANY[:14], "bite": ANY, "hunger": ANY, "meat": NONE, "pick-axe": ANY, "click": (), "not-so-fast": ANY,
    "dawn": (), "shot": IN_LANES + CARS, "burst": IN_LANES + CARS, "sniper": (*ANY, 21),
    "wall": ROWS_1_TO_4, "pit": ANY, "barrier": tuple(sorted(ROW_1 + ROW_5)), "barrel": ROW_5, "mine": ANY, "car": ANY,
    "napalm": ANY, "net": ANY, "freeze": NONE, "grenade": ANY, "gasoline": ANY, "flamethrower": NONE,
    "street-on-fire": (15, 17), "high-voltage": IN_LANES, "blood": ANY, "searchlight": IN_LANES, "back-off": NONE,
    "get-out": NONE,
}  # fmt: skip

# The table is built in the order of the numbers

VERBS = {
    "play": ("card", "target", "aim"), "order": ("square",), "end": (), "discard": ("card",), "take": ("card",),
    "to": ("square",), "run": ("from_square", "square"), "stop": (), "go": (), "click": (), "let": (), "done": (),
    "shrapnel": ("square",), "net": ("square",), "pour": ("square",), "burn": ("lane", "points"),
}  # fmt: skip
TEXTS: list[str] = []
PICK_CARD = [0] * 1024
PICK_TARGET = [0] * 1024  # a target, a square, or for `burn` 8 * lane + points


def add(text: str, card: int = 0, target: int = 0) -> int:
    """One more pick; the answer is its number."""
    PICK_CARD[len(TEXTS)] = card
    PICK_TARGET[len(TEXTS)] = target
    TEXTS.append(text.rstrip())
    return len(TEXTS) - 1


FIRST_PLAY = [0] * 44  # [card]: its plays end where those of the next card begin
DISCARD = [0] * 43  # [card]
TAKE_CARD = [0] * 43  # [card]
RUN_TO = [0] * 60  # [4 * square + direction]
BURN_LANE = [0] * 24  # [8 * lane + points]

for _card in range(43):
    FIRST_PLAY[_card] = len(TEXTS)
    for _target in TARGETS_OF_TYPE[CARDS[_card].type]:
        add(f"play {CARDS[_card].id} {TARGETS[_target]}", _card, _target)
FIRST_PLAY[43] = len(TEXTS)
ORDER = len(TEXTS)  # + square
for _square in range(15):
    add(f"order {SQUARES[_square]}", 0, _square)
END = add("end")
for _card in range(43):
    if CARDS[_card].id != "dawn":  # Dawn ends the match before anybody could hold it
        DISCARD[_card] = add(f"discard {CARDS[_card].id}", _card)
for _card in range(43):
    if CARDS[_card].id != "dawn":
        TAKE_CARD[_card] = add(f"take {CARDS[_card].id}", _card)
TO_SQUARE = len(TEXTS)  # + square
for _square in range(15):
    add(f"to {SQUARES[_square]}", 0, _square)
TO_BARRICADE = add("to barricade", 0, 15)
for _square in range(15):
    for _direction in range(4):
        _near = NEAR[4 * _square + _direction]
        if _near >= 0:
            RUN_TO[4 * _square + _direction] = add(f"run {SQUARES[_square]} {SQUARES[_near]}", _square, _near)
STOP = add("stop")
GO = add("go")
CLICK_IT = add("click")
LET_IT = add("let")
SHRAPNEL_AT = len(TEXTS)  # + square
for _square in range(15):
    add(f"shrapnel {SQUARES[_square]}", 0, _square)
NET_ALSO = len(TEXTS) - 1  # + square; A1 would be the first in its net, so it is never added
for _square in range(1, 15):
    add(f"net {SQUARES[_square]}", 0, _square)
POUR_ON = len(TEXTS)  # + square
for _square in range(15):
    add(f"pour {SQUARES[_square]}", 0, _square)
for _lane in range(3):
    for _points in range(1, 6):
        BURN_LANE[8 * _lane + _points] = add(f"burn {LANES[_lane]} {_points}", 0, 8 * _lane + _points)
FINISH = add("done")

CLAUSES = {
    "play": "ZBK-15", "order": "ZBK-34", "end": "ZBK-15", "discard": "ZBK-14", "take": "ZBK-46", "to": "ZBK-3",
    "run": "ZBK-32", "stop": "ZBK-32", "go": "ZBK-49", "click": "ZBK-47", "let": "ZBK-47", "done": "ZBK-72",
    "shrapnel": "ZBK-A24", "net": "ZBK-72", "pour": "ZBK-68", "burn": "ZBK-A31",
}  # fmt: skip
PICKS = Picks(VERBS, TEXTS, CLAUSES, things={"card": [card.id for card in CARDS]})


def target_of(text: str) -> int:
    """The target named by the words after a card; -1 when there is no such target."""
    return TARGETS.index(text) if text in TARGETS else SQUARE.get(text, -1)
