"""Stances, that is when a person wants to be asked for cards (ZTE-C38), and the decisions they waive.

Only public information decides, so neither a pause nor its absence reveals a hand.
"""

from __future__ import annotations

from tablee.core.fields import Json
from tablee.games.zombies4.cards.tables import ALTAR, CARS, IS_CAVE, IS_ROOM
from tablee.games.zombies4.decisions.pawn import may_act, may_push
from tablee.games.zombies4.edge.agenda import write_step
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.view import Zombies4View

USUAL, ALWAYS, OWN = STANCES = ("usual", "always", "own")
WEAK = 2  # half hearts at which any roll may be the last


def waived(view: Zombies4View, stance: str) -> str:
    """The pick by which a stance answers the open question; "" if the person is asked."""
    s, seat = view.board, view.seat
    if stance == ALWAYS or s.depth == 0:
        return ""
    step = write_step(s.agenda[s.depth - 1])
    name = step["step"]
    if name == "window":
        return "" if concerns(s, seat, step, stance) else "pass"
    if name == "card" and step.get("announced"):
        return "pass" if stance == OWN and seat != s.active else ""
    if name == "fight":
        return "roll" if is_routine(s, seat, step) else ""
    if name == "move":
        return "stop" if is_done(s, seat, step) else ""
    return ""


def concerns(s: Board, seat: int, step: Json, stance: str) -> bool:
    """True if the spell is cast, a werewolf attacks this seat, or somebody arrives on its tile.

    In a seat's own turn, cards are played while walking and fighting, so other windows need no question.
    """
    if seat == s.active or stance == OWN:
        return False
    if step["reason"] == "spell":
        return True
    if step["reason"] == "duel":
        return bool(write_step(s.agenda[s.depth - 2])["target"] == seat)
    return step["reason"] == "arrival" and s.at[seat] >= 0 and s.at[seat] // 9 == s.at[s.active] // 9


def is_routine(s: Board, seat: int, step: Json) -> bool:
    """True for a further roll of a fight, with more than one heart left and no dog to push."""
    if step["missing"] or not step.get("later") or s.halves[seat] <= WEAK:
        return False
    return not may_push(s, s.agenda[s.depth - 1])


def is_done(s: Board, seat: int, step: Json) -> bool:
    """True if the walk is over and the pawn stands where no card can be laid down."""
    if may_act(s, seat, step["left"]):
        return False
    ground, tile = s.ground[s.at[seat]], s.kind[s.at[seat] // 9]
    return not ground & (IS_ROOM | IS_CAVE) and tile not in (CARS, ALTAR)
