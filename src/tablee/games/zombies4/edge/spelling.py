"""Compound answers, expanded to ordinary picks: the goal of a walk, a zombie and where it goes, several squares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.games.zombies4.cards.picks import SQUARES, VERBS
from tablee.games.zombies4.cards.tiles import COMPASS
from tablee.games.zombies4.edge.agenda import write_step
from tablee.games.zombies4.edge.sight import write_reach
from tablee.games.zombies4.view import Zombies4View

Json = dict[str, Any]
FRENCH = {"no": "nw", "o": "w", "so": "sw"}  # compass points that differ
WALKS = ("walk", "marche", "marcher", "aller")


def spelled(view: Zombies4View, text: str) -> list[str]:
    """Expand an answer to picks; return other text unchanged.

    Examples: `walk T5.n`, `dog T3.c T3.n`, `at T4.n T4.n T4.e`, `lay T2 north 90`.
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
    """Step to the goal by the shortest way."""
    if step["step"] != "move" or len(words) != 1:
        return [f"step {words[0]}"] if words else []
    before = write_reach(view.board, step["seat"], step["left"])
    way: list[str] = []
    at = words[0]
    while at in before and len(way) <= step["left"]:
        way.append(f"step {at}")
        at = before[at]
    return way[::-1] or [f"step {words[0]}"]


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
}
