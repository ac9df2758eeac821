"""The advice for Zombies!!! 4 as weights: `matters-move`, `matters-window`, `matters-miss`, `matters-placing` …"""

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
    """Return the coordinates of a square on the map."""
    tile, _, spot = square.partition(".")
    laid = view["tiles"][int(tile[1:])]
    return 3 * laid["x"] + SPOTS[spot][0], 3 * laid["y"] + SPOTS[spot][1]


def far(view: Json, one: str, other: str) -> int:
    (x, y), (u, v) = place(view, one), place(view, other)
    return abs(x - u) + abs(y - v)


def own(view: Json) -> Json:
    found: Json = view["players"][view["seat"]]
    return found


def cabin(view: Json) -> str:
    """Return the middle of the Cabin once it is laid, else an empty string."""
    return next((f"T{i}.c" for i, laid in enumerate(view["tiles"]) if laid["tile"] == "cabin"), "")


def liking(view: Json, square: str) -> float:
    """Value a square: hearts and bullets, above all the Cabin; avoid dogs if it costs little."""
    dogs: int = view["dogs"].get(square, 0)
    token = 2.0 if square in view["tokens"] else 0.0
    goals = [cabin(view)] if cabin(view) else list(view["tokens"])
    way = min((far(view, square, goal) for goal in goals), default=0)
    return token - way - 0.8 * dogs


def first_step(view: Json, here: str) -> str:
    """Return the first step to the best reachable square; empty if the current one is best."""
    before: dict[str, str] = view["reach"]
    target = max([here, *before], key=lambda square: liking(view, square))
    while target != here and before[target] != here:
        target = before[target]
    return target if target != here else ""


def move(view: Json, _asked: Decision, option: str) -> float:
    """Take tokens; walk towards hearts and bullets until the Cabin is laid, then towards the Cabin."""
    words = option.split()
    if words[0] == "collect":
        return 10.0
    if words[0] in ("play", "use"):
        return page(option)
    here = own(view)["square"]
    wanted = first_step(view, here) if here else ""
    return 1.0 if words[0] == "step" and words[1] == wanted else 0.5 if words[0] == "stop" else 0.0


def page(option: str) -> float:
    """Play pages and weapons whenever possible and keep them in front; leave other cards alone."""
    words = option.split()
    if words[0] == "play":
        return 5.0 if words[1] in KEPT else -1.0
    return -2.0 if words[0] == "use" else 0.0


def prowl(view: Json, _asked: Decision, option: str) -> float:
    """Move the dogs in the Cabin first, then those next to you."""
    here, square = own(view)["square"], option.rsplit(maxsplit=1)[-1]
    if "." not in square:
        return -99.0
    inside = cabin(view)[:-1] and square.startswith(cabin(view)[:-1])
    return 50.0 if inside else -float(far(view, here, square)) if here else 0.0


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
    """Place dogs in the others' way, tokens in yours."""
    here, square = own(view)["square"], option.rsplit(maxsplit=1)[-1]
    if here is None or "." not in square:
        return 0.0
    return far(view, here, square) * (1.0 if asked.args.get("what") == "dogs" else -1.0)


def pace(view: Json, _asked: Decision, option: str) -> float:
    """Move dogs out of your way: out of the Cabin, and far from you."""
    here, square = own(view)["square"], option.rsplit(maxsplit=1)[-1]
    if "." not in square:
        return 0.0
    inside = cabin(view)[:-1] and square.startswith(cabin(view)[:-1])
    return (float(far(view, here, square)) if here else 0.0) - (50.0 if inside else 0.0)


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
    "prowl": prowl,
    "trim": trim,
    "push": push,
    "cancel": lambda _view, _asked, option: float(option == "pass"),
}
