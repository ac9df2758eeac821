"""All picks: their texts, and the tables that map a pick to a card and a target."""

from __future__ import annotations

from tablee.core.picks import Picks
from tablee.games.zombiaki.cards.cards import CARD_COUNT, CARDS, DAWN, FLAMETHROWER, IDS, VALUE
from tablee.games.zombiaki.cards.squares import DIRECTIONS, LANE_COUNT, LANES, NEAR, NOWHERE, SQUARES, STREET
from tablee.games.zombiaki.cards.targets import TARGET_COUNT, TARGETS

# The table is built in the order of pick numbers

VERBS = {
    "play": ("card", "target", "aim"), "order": ("square",), "end": (), "discard": ("card",), "take": ("card",),
    "to": ("square",), "run": ("from_square", "square"), "stop": (), "go": (), "click": (), "let": (), "done": (),
    "shrapnel": ("square",), "net": ("square",), "pour": ("square",), "burn": ("lane", "points"),
}  # fmt: skip
BARRICADE = STREET  # as the destination of an ordered zombie
ROW_BITS = 3
POINT_BITS = 3  # for the flame's points in one lane

TEXTS: list[str] = []
PICK_CARD: list[int] = []
PICK_TARGET: list[int] = []  # a target, a square, or for `burn` the lane shifted left by POINT_BITS, plus points


def add(text: str, card: int = 0, target: int = 0) -> int:
    """Add a pick; return its number."""
    TEXTS.append(text.rstrip())
    PICK_CARD.append(card)
    PICK_TARGET.append(target)
    return len(TEXTS) - 1


def add_squares(verb: str) -> int:
    """Add a pick of this verb for each square; return the number of the first."""
    first = len(TEXTS)
    for square in range(STREET):
        add(f"{verb} {SQUARES[square]}", 0, square)
    return first


def add_cards(verb: str) -> list[int]:
    """Add a pick of this verb for each card except Dawn, which ends the match before anybody can hold it."""
    return [0 if card == DAWN else add(f"{verb} {IDS[card]}", card) for card in range(CARD_COUNT)]


PLAY_ON = [0] * (CARD_COUNT * TARGET_COUNT)  # [TARGET_COUNT * card + target]
for _card in range(CARD_COUNT):
    for _target in CARDS[_card].targets:
        PLAY_ON[TARGET_COUNT * _card + _target] = add(f"play {IDS[_card]} {TARGETS[_target]}", _card, _target)
ORDER = add_squares("order")  # + square
END = add("end")
DISCARD = add_cards("discard")  # [card]
TAKE_CARD = add_cards("take")  # [card]
TO_SQUARE = add_squares("to")  # + square
TO_BARRICADE = add("to barricade", 0, BARRICADE)
RUN_TO: list[int] = []  # [DIRECTIONS * square + direction]
for _step, _near in enumerate(NEAR):
    _square = _step // DIRECTIONS
    RUN_TO.append(0 if _near == NOWHERE else add(f"run {SQUARES[_square]} {SQUARES[_near]}", _square, _near))
STOP = add("stop")
GO = add("go")
CLICK_IT = add("click")
LET_IT = add("let")
SHRAPNEL_AT = add_squares("shrapnel")  # + square
NET_ALSO = add_squares("net")  # + square
POUR_ON = add_squares("pour")  # + square
BURN_LANE = [0] * (LANE_COUNT << POINT_BITS)  # [lane << POINT_BITS | points]
for _lane in range(LANE_COUNT):
    for _points in range(1, VALUE[FLAMETHROWER] + 1):
        _about = _lane << POINT_BITS | _points
        BURN_LANE[_about] = add(f"burn {LANES[_lane]} {_points}", 0, _about)
FINISH = add("done")

CLAUSES = {
    "play": "ZBK-15", "order": "ZBK-34", "end": "ZBK-15", "discard": "ZBK-14", "take": "ZBK-46", "to": "ZBK-3",
    "run": "ZBK-32", "stop": "ZBK-32", "go": "ZBK-49", "click": "ZBK-47", "let": "ZBK-47", "done": "ZBK-72",
    "shrapnel": "ZBK-A24", "net": "ZBK-72", "pour": "ZBK-68", "burn": "ZBK-A31",
}  # fmt: skip
PICKS = Picks(VERBS, TEXTS, CLAUSES, things={"card": IDS})
