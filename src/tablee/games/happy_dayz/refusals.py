"""Why not? The clause that forbids what a seat tried, found from its view alone."""

from __future__ import annotations

from tablee.core.errors import Refused
from tablee.games.happy_dayz.cards import PICKS
from tablee.games.happy_dayz.position import write_table
from tablee.games.happy_dayz.view import HappyDayzView

GAME_NAME = "happy_dayz"


def refuse(id: str, clause: str, **details: str) -> Refused:
    return Refused(id, clause, game=GAME_NAME, **details)


def refusal(view: HappyDayzView, pick: str) -> Refused:
    """Compare what was tried with what is asked."""
    verb, args = PICKS.parse(pick)
    told = write_table(view.table)
    step = told["steps"][-1]
    own = told["communities"][view.seat]
    if verb == "play" and step in ("lead", "follow"):
        return refuse_play(told, own, args)
    if verb == "pass" and step == "transfer":
        return refuse_pass(view, own, args)
    if verb in ("give", "discard") and step.startswith("power"):
        return refuse("not-in-zone", "HDZ-64" if verb == "give" else "HDZ-71", card=args["card"])
    if verb == "to" and step.startswith("power"):
        return refuse("not-to-yourself" if args["seat"] == f"seat-{view.seat}" else "no-such-seat", "HDZ-69")
    if verb == "swap" and step == "change":
        return refuse_swap(told, args)
    return refuse(f"now-{step.removesuffix('-2')}", {"transfer": "HDZ-16", "change": "HDZ-58"}.get(step, "HDZ-21"))


def refuse_play(told: dict[str, object], own: dict[str, list[str]], args: dict[str, str]) -> Refused:
    held = [*own["hand"], *own["transfer"]]
    if args["card"] not in held:
        return refuse("not-held", "HDZ-25", card=args["card"])
    if told["steps"][-1] == "lead":  # type: ignore[index]
        return refuse("choose-side", "HDZ-25")
    if "side" in args:
        return refuse("side-chosen", "HDZ-26")
    return refuse("must-follow", "HDZ-27", faction=str(told["demanded"]))


def refuse_pass(view: HappyDayzView, own: dict[str, list[str]], args: dict[str, str]) -> Refused:
    if (view.table.sealed >> view.seat) & 1:
        return refuse("passed-already", "HDZ-16")
    if args["card"] not in own["hand"]:
        return refuse("not-held", "HDZ-16", card=args["card"])
    if view.table.seats == 2:
        return refuse("pass-in-order", "HDZ-17")
    return refuse("pass-other", "HDZ-16", card=args["card"])


def refuse_swap(told: dict[str, object], args: dict[str, str]) -> Refused:
    in_play = told["factions"]
    assert isinstance(in_play, list)
    if args["faction"] not in in_play:
        return refuse("not-in-play", "HDZ-58", faction=args["faction"])
    if args["new_faction"] in in_play:
        return refuse("already-in-play", "HDZ-10", faction=args["new_faction"])
    return refuse("not-in-box", "HDZ-58", faction=args["new_faction"])
