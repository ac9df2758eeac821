"""The advice for Zombiaki as weights: `matters-play`, `matters-discard`, `matters-hold`, `matters-click` …"""

from __future__ import annotations

from bench.teaching.pupil import Json, Lessons
from tablee.core.decision import Decision

LANES = "ABC"
SHOTS = {"shot": 1.0, "good-shot": 2.0, "burst-2": 2.0, "burst-3": 3.0, "sniper": 3.0}


def foremost(view: Json, lane: str) -> int:
    """Return the row of the lane's zombie nearest to the barricade."""
    return max((int(square[1]) for square in view["units"] if square[0] == lane), default=0)


def is_dead(view: Json) -> bool:
    return bool(view["seat"] == 0)


def discard(_view: Json, _asked: Decision, option: str) -> float:
    """Do not discard strong zombies or strong shots."""
    card = option.rsplit(maxsplit=1)[-1]
    if card.startswith("zombie-"):
        return -float(card[-1])
    return -SHOTS.get(card, 0.5)


def play(view: Json, _asked: Decision, option: str) -> float:
    """As zombies, spread over all lanes, strong ones first; as humans, shoot the zombie nearest to the barricade."""
    words = option.split()
    if words[0] != "play":
        return 0.0 if words[0] == "end" else 0.5
    card, target = words[1], words[2] if len(words) > 2 else ""
    if is_dead(view):
        crowd = sum(square[0] == target[:1] for square in view["units"])
        return float(card[-1]) + 2 - crowd if card.startswith("zombie-") else 0.6
    near = foremost(view, target[:1]) if target else 0
    if card in SHOTS:
        return near + SHOTS[card] if near else -1.0
    return near - 2.0 if target else 0.2


def square_row(option: str) -> int:
    word = option.rsplit(maxsplit=1)[-1]
    return int(word[1]) if len(word) == 2 and word[0] in LANES else 0


def forwards(_view: Json, _asked: Decision, option: str) -> float:
    return float(square_row(option))


def hold(_view: Json, _asked: Decision, option: str) -> float:
    """Hold back a zombie close to the barricade; in the first rows it is a waste."""
    return square_row(option) - 3.5


def click(view: Json, asked: Decision, option: str) -> float:
    """Cancel what would hit the foremost zombie."""
    lane = str(asked.args.get("target", ""))[:1]
    near = foremost(view, lane) if lane in LANES else 0
    return near - 2.5 if option != "pass" else 0.0


def strongest(_view: Json, _asked: Decision, option: str) -> float:
    card = option.rsplit(maxsplit=1)[-1]
    return SHOTS.get(card, float(card[-1]) if card.startswith("zombie-") else 0.5)


LESSONS: Lessons = {
    "discard": discard,
    "play": play,
    "play-orders": play,
    "to-order": forwards,
    "to-bite": forwards,
    "run": forwards,
    "hold": hold,
    "net": forwards,
    "click": click,
    "take-meat": strongest,
    "take-get-out": strongest,
}
