"""The kind of each decision and its arguments: what is left, what things cost, what is in danger."""

from __future__ import annotations

from tablee.core.game import Json
from tablee.games.happy_pigs.cards.cards import ACTIONS, SIZES, VACCINE
from tablee.games.happy_pigs.cards.picks import WARES, read_hand
from tablee.games.happy_pigs.edge.shown import phase
from tablee.games.happy_pigs.state.board import Board


def question(s: Board, seat: int) -> tuple[str, Json]:
    """Return the kind of the question and the arguments of its sentence and its options."""
    hand = read_hand(s.hand[seat])
    if hand.field >= 0:
        return "lift" if hand.cell < 0 else "to" if hand.target < 0 else "put", {}
    now = phase(s)
    if now == "act":
        action = ACTIONS[s.programs[seat]]
        return action, {"count": s.left, **prices(s, seat, action)}
    if now == "opening":
        return now, {"count": s.left, **prices(s, seat, "buy")}
    if now == "program":
        both = "-neutral" if s.holder == seat else ""
        return f"program{both}", {"round": s.round, "change": s.rounds_to_change(), "unsafe": unsafe(s, seat)}
    vaccines = s.items[3 * seat + VACCINE]
    return now, {"count": s.left if now == "babies" else vaccines}


def prices(s: Board, seat: int, action: str) -> Json:
    """Current prices of what the action buys or sells."""
    if action == "buy":
        return {f"price_{ware}": s.price(seat, i) for i, ware in enumerate(WARES)}
    if action == "sell":
        return {f"price_{size}": s.sale(i) for i, size in enumerate(SIZES)}
    return {}


def unsafe(s: Board, seat: int) -> int:
    """Number of pigs a season change would take even if all vaccines are used."""
    return max(0, s.unvaccinated(seat) - s.items[3 * seat + VACCINE])
