"""Why not? Find the clause that forbids what a seat tried, from its view alone."""

from __future__ import annotations

from tablee.core.bits import contains
from tablee.core.errors import Refused
from tablee.core.fields import Json
from tablee.games.happy_dayz.cards import PICKS
from tablee.games.happy_dayz.edge.position import write_table
from tablee.games.happy_dayz.effects.powers.table import power
from tablee.games.happy_dayz.view import HappyDayzView

GAME_NAME = "happy_dayz"
STEP_CLAUSES = {"transfer": "HDZ-16", "change": "HDZ-58", "drawn": "HDZ-59"}


def refuse(id: str, clause: str, **details: str) -> Refused:
    return Refused(id, clause, game=GAME_NAME, **details)


def refusal(view: HappyDayzView, pick: str) -> Refused:
    """Compare what was tried with what is asked."""
    verb, args = PICKS.parse(pick)
    told = write_table(view.board)
    step = told["steps"][-1].partition("-")[0]
    own = told["communities"][view.seat]
    if verb == "play" and step in ("lead", "follow"):
        return refuse_play(view, told, args)
    if verb == "pass" and step == "transfer":
        return refuse_pass(view, own, args)
    if step == "power":
        return refuse_power(view, told, verb, args)
    if told["steps"][-1] == "change-2":
        return refuse("version-unused" if verb == "version" else "now-version", "HDZ-63")
    if verb == "swap" and step in ("change", "drawn"):
        return refuse_swap(told, args)
    return refuse(f"now-{step}", STEP_CLAUSES.get(step, "HDZ-21"))


def held(told: Json, seat: int) -> list[str]:
    own = told["communities"][seat]
    return [*own["hand"], *own["transfer"]]


def refuse_play(view: HappyDayzView, told: Json, args: dict[str, str]) -> Refused:
    if args["card"] not in held(told, view.seat):
        return refuse("not-held", "HDZ-25", card=args["card"])
    if told["steps"][-1] == "follow":
        if "side" in args:
            return refuse("side-chosen", "HDZ-26")
        return refuse("must-follow", "HDZ-27", faction=str(told["demanded"]))
    if "side" not in args and told["bound_side"] is None:
        return refuse("choose-side", "HDZ-25")
    if args.get("side") != told["bound_side"]:
        return refuse("side-ordered", "HDZ-P36", side=str(told["bound_side"]))
    return refuse("faction-ordered", "HDZ-P37", faction=str(told["bound_faction"]))


def refuse_pass(view: HappyDayzView, own: dict[str, list[str]], args: dict[str, str]) -> Refused:
    if contains(view.board.sealed, view.seat):
        return refuse("passed-already", "HDZ-16")
    if args["card"] not in own["hand"]:
        return refuse("not-held", "HDZ-16", card=args["card"])
    is_pair = view.board.seats == 2 and not view.board.in_order
    if ("neighbour" not in args) != is_pair:
        return refuse("pass-one-way", "HDZ-17") if is_pair else refuse("pass-which-way", "HDZ-16")
    if own["passing"][0] == args["card"] and own["hand"].count(args["card"]) == 1:
        return refuse("pass-other", "HDZ-17" if is_pair else "HDZ-16", card=args["card"])
    if (
        view.board.in_order
        and view.board.seats == 2
        and (args["neighbour"] == "right") == (view.board.pass_left[view.seat] >= 0)
    ):
        return refuse("pass-in-order", "HDZ-17")
    return refuse("pass-left-done" if view.board.pass_left[view.seat] >= 0 else "pass-left-first", "HDZ-16")


def refuse_power(view: HappyDayzView, told: Json, verb: str, args: dict[str, str]) -> Refused:
    """Name the power's clause and what is wrong with the given card or seat."""
    card = power(view.board.powers[view.board.demanded])
    if verb == "keep" and card.verbs[view.board.top() // 16] == "give":
        return refuse("must-give", "HDZ-D4" if card.clause == "HDZ-64" else card.clause)
    if verb != card.verbs[view.board.top() // 16]:
        return refuse("now-power", card.clause)
    if contains(view.board.sealed, view.seat):
        return refuse("passed-one-already", card.clause)
    if verb in ("pass", "barter") and args["card"] not in held(told, view.seat):
        return refuse("not-held", card.clause, card=args["card"])
    if verb == "pass":
        return refuse("other-way" if "neighbour" in args else "pass-which-way", card.clause)
    if "card" in args:
        return refuse("not-that-card", card.clause, card=args["card"])
    if "seat" in args and int(args["seat"].removeprefix("seat-")) >= view.board.seats:
        return refuse("no-such-seat", card.clause)
    if "seat" in args and verb in ("to", "from"):
        yourself = args["seat"] == f"seat-{view.seat}" and not card.shares  # a seat that shares may also keep a card
        return refuse("not-to-yourself" if yourself else "not-that-seat", card.clause)
    return refuse("not-that-order", card.clause)


def refuse_swap(told: Json, args: dict[str, str]) -> Refused:
    in_play = told["factions"]
    if args["faction"] == "zombie":
        return refuse("zombies-stay", "HDZ-58")
    if args["faction"] not in in_play:
        return refuse("not-in-play", "HDZ-58", faction=args["faction"])
    if args["new_faction"] in in_play:
        return refuse("already-in-play", "HDZ-10", faction=args["new_faction"])
    if told["steps"][-1] == "drawn":
        return refuse("not-drawn", "HDZ-59", faction=args["new_faction"])
    return refuse("not-in-box", "HDZ-58", faction=args["new_faction"])
