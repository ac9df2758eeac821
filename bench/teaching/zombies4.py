"""What is taught of Zombies!!! 4, as weights: `matters-move`, `matters-window`, `matters-miss`, `matters-placing` …"""

from __future__ import annotations

from bench.teaching.pupil import Json, Lessons
from tablee.core.decision import Decision

SPOTS = {
    "nw": (-1, -1),
    "n": (0, -1),
    "ne": (1, -1),
    "w": (-1, 0),
    "c": (0, 0),
    "e": (1, 0),
    "sw": (-1, 1),
    "s": (0, 1),
    "se": (1, 1),
}
PAGES = ("here-doggie", "return-to-sender", "something-not-right", "trees-are-alive", "twist-of-fate")
KEPT = (*PAGES, "sickle", "spear", "tranquilizer-gun")


def place(view: Json, square: str) -> tuple[int, int]:
    """Where a square lies on the map."""
    tile, _, spot = square.partition(".")
    laid = view["tiles"][int(tile[1:])]
    return 3 * laid["x"] + SPOTS[spot][0], 3 * laid["y"] + SPOTS[spot][1]


def far(view: Json, one: str, other: str) -> int:
    (x, y), (u, v) = place(view, one), place(view, other)
    return abs(x - u) + abs(y - v)


def own(view: Json) -> Json:
    found: Json = view["players"][view["seat"]]
    return found


def goals(view: Json) -> list[str]:
    """The Cabin once it is laid, else hearts and bullets."""
    cabin = [f"T{i}.c" for i, laid in enumerate(view["tiles"]) if laid["tile"] == "cabin"]
    return cabin or list(view["tokens"])


def move(view: Json, _asked: Decision, option: str) -> float:
    """Towards hearts and bullets while the Cabin is not laid, then towards the Cabin; round the dogs, if it costs little."""
    words = option.split()
    if words[0] in ("take", "cast"):
        return 10.0
    if words[0] == "play":
        return page(option)
    here = own(view)["square"]
    square = words[1] if words[0] == "step" else here
    if square is None or not goals(view):
        return 0.5 if words[0] == "step" else 0.0
    way = min(far(view, square, goal) for goal in goals(view))
    dogs: int = view["dogs"].get(square, 0)
    return -way - 0.6 * dogs - (0.5 if words[0] != "step" else 0.0)


def page(option: str) -> float:
    """Pages can be laid at any time in one's own turn: do it. Other cards wait."""
    words = option.split()
    if words[0] == "play":
        return 5.0 if words[1] in KEPT else -1.0
    return 0.0


def window(_view: Json, _asked: Decision, option: str) -> float:
    return page(option)


def fight(_view: Json, _asked: Decision, option: str) -> float:
    """Roll."""
    return 1.0 if option == "roll" else page(option)


def miss(view: Json, asked: Decision, option: str) -> float:
    """Pay one bullet if that is enough; with plenty of hearts fight on."""
    pays = option == "shoot"
    enough = asked.args.get("count", 1) <= 1 or own(view)["halves"] <= 2
    return 1.0 if pays == enough else 0.0


def placing(view: Json, asked: Decision, option: str) -> float:
    """Dogs on the way of the others, tokens on yours."""
    here, square = own(view)["square"], option.rsplit(maxsplit=1)[-1]
    if here is None or "." not in square:
        return 0.0
    return far(view, here, square) * (1.0 if asked.args.get("what") == "dog" else -1.0)


def pace(view: Json, _asked: Decision, option: str) -> float:
    """Away from your way, onto somebody else's."""
    here, square = own(view)["square"], option.rsplit(maxsplit=1)[-1]
    return float(far(view, here, square)) if here and "." in square else 0.0


def trim(_view: Json, _asked: Decision, option: str) -> float:
    """Keep pages and weapons."""
    return 0.0 if option.rsplit(maxsplit=1)[-1] in KEPT else 1.0


def push(_view: Json, _asked: Decision, option: str) -> float:
    return 0.0 if option == "keep" else 1.0


LESSONS: Lessons = {
    "move": move,
    "halt": move,
    "window": window,
    "fight": fight,
    "miss": miss,
    "placing": placing,
    "pace": pace,
    "trim": trim,
    "push": push,
    "cancel": lambda _view, _asked, option: float(option == "pass"),
}
