"""Compound answers, expanded to ordinary picks: a walk, zombies and where they go, several squares, the end of a turn."""

from __future__ import annotations

from collections.abc import Callable

from tablee.core.fields import Json
from tablee.games.zombies4.cards.picks import SQUARE_NAMES, SQUARES, VERBS
from tablee.games.zombies4.cards.tiles import COMPASS
from tablee.games.zombies4.edge.agenda import write_step
from tablee.games.zombies4.edge.proposal import proposed
from tablee.games.zombies4.edge.sight import write_reach
from tablee.games.zombies4.edge.words import names
from tablee.games.zombies4.view import Zombies4View

FRENCH = {"no": "nw", "o": "w", "so": "sw"}  # compass points that differ
WALKS = ("walk", "marche", "marcher", "aller")
ENDS = ("collect", "stop", "roll")  # what a walk may end with


def spelled(view: Zombies4View, text: str) -> list[str]:
    """Expand an answer to picks; return other text unchanged.

    Examples: `walk T5.n`, `walk T5.s T5.n stop`, `dog T3.c T3.n`, `at T4.n T4.n T4.e`, `lay T2 north 90`, and while zombies
    are moved `discard amulet`, which lets the rest of them go as proposed.
    """
    board = view.board
    if board.depth == 0:
        return [text]
    step = write_step(board.agenda[board.depth - 1])
    verb, *words = text.split()
    words = [square_named(word, step) for word in words]
    found = LONGER[verb](view, step, words) if verb in LONGER else []
    if not found and verb not in VERBS:
        found = bare(step, [square_named(word, step) for word in text.split()])
    return found or [" ".join([verb, *words])]


def square_named(word: str, step: Json) -> str:
    """Normalize the name of a square: French compass points are accepted, and a known tile may be omitted."""
    tile, dot, point = word.rpartition(".")
    point = FRENCH.get(point.lower(), point.lower())
    if dot:
        named = f"{tile.upper()}.{point}"
        return named if named in SQUARES else word
    if step["step"] == "placing" and point in COMPASS:
        return f"{step['square'].partition('.')[0]}.{point}"
    return word


def walk(view: Zombies4View, step: Json, words: list[str]) -> list[str]:
    """Step to the goal by the shortest way, or from goal to goal; then do what the last words say."""
    goals, then = [], list(words)
    while then and then[0] not in ENDS:
        goals.append(then.pop(0))
    if step["step"] != "move" or not goals or not all(goal in SQUARES for goal in goals):
        return [f"step {words[0]}"] if words else []
    way: list[str] = []
    at = view.board.at[step["seat"]]
    for goal in goals:
        leg = shortest(view, step, SQUARE_NAMES[at], goal)
        if not leg:
            return [f"step {goal}"]
        way += leg
        at = SQUARES[goal]
    return way + then


def shortest(view: Zombies4View, step: Json, start: str, goal: str) -> list[str]:
    """Return the steps of a shortest way; none if there is none within the roll."""
    before = write_reach(view.board, step["seat"], step["left"], SQUARES[start])
    way: list[str] = []
    at = goal
    while at in before and len(way) <= step["left"]:
        way.append(f"step {at}")
        at = before[at]
    return way[::-1]


def lead(verb: str) -> Callable[[Zombies4View, Json, list[str]], list[str]]:
    """Read zombies and their goals in pairs."""

    def pairs(view: Zombies4View, step: Json, words: list[str]) -> list[str]:
        return [f"{verb} {word}" if i % 2 == 0 else f"at {word}" for i, word in enumerate(words)]

    return pairs


def each(verb: str) -> Callable[[Zombies4View, Json, list[str]], list[str]]:
    """Apply the same verb to each of several words."""

    def all_of(view: Zombies4View, step: Json, words: list[str]) -> list[str]:
        return [f"{verb} {word}" for word in words]

    return all_of


def lay(view: Zombies4View, step: Json, words: list[str]) -> list[str]:
    """Expand a place and the rotation of the tile there."""
    return [f"lay {words[0]} {words[1]}", f"rotate {words[2]}"] if len(words) == 3 else []


def last_of_turn(verb: str) -> Callable[[Zombies4View, Json, list[str]], list[str]]:
    """Let zombies that are still to be moved go as proposed, then end the turn."""

    def all_of(view: Zombies4View, step: Json, words: list[str]) -> list[str]:
        held = names(view.board.hand[view.seat])
        if step["step"] not in ("prowl", "pace") or not all(word in held for word in words):
            return []
        return [*proposed(view), " ".join([verb, *words])]

    return all_of


def against(verb: str) -> Callable[[Zombies4View, Json, list[str]], list[str]]:
    """Expand a card and whom it is played or used on."""

    def both(view: Zombies4View, step: Json, words: list[str]) -> list[str]:
        return [f"{verb} {words[0]}", f"on {words[1]}"] if len(words) == 2 else []

    return both


def bare(step: Json, words: list[str]) -> list[str]:
    """Interpret bare squares as what is being asked for."""
    if not words or not all(word in SQUARES for word in words):
        return []
    if step["step"] == "prowl":
        return [f"dog {word}" if i % 2 == 0 else f"at {word}" for i, word in enumerate(words)]
    return [f"{'step' if step['step'] == 'move' else 'at'} {word}" for word in words]


LONGER: dict[str, Callable[[Zombies4View, Json, list[str]], list[str]]] = {
    **dict.fromkeys((*WALKS, "step"), walk),
    "dog": lead("dog"),
    "human": lead("human"),
    "at": each("at"),
    "remove": each("remove"),
    "lay": lay,
    "play": against("play"),
    "use": against("use"),
    "discard": last_of_turn("discard"),
    "end": last_of_turn("end"),
}
