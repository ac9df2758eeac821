"""Stances, that is when a person wants to be asked (ZBK-A58), and the decisions they waive, from public information."""

from __future__ import annotations

from tablee.games.zombiaki.edge.agenda import write_step
from tablee.games.zombiaki.view import ZombiakiView

USUAL, OWN = STANCES = ("usual", "own")


def waived(view: ZombiakiView, stance: str) -> str:
    """Let every gun fire for a seat that wants to be asked only on its own turn."""
    street = view.board
    asked = write_step(street.top())["step"] if street.depth else ""
    return "let" if stance == OWN and asked == "click" else ""
