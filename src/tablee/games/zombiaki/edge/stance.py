"""When a person wants to be asked (ZBK-A58): what a stance answers by itself, from what lies open."""

from __future__ import annotations

from tablee.games.zombiaki.edge.agenda import write_step
from tablee.games.zombiaki.view import ZombiakiView

USUAL, OWN = STANCES = ("usual", "own")


def waived(view: ZombiakiView, stance: str) -> str:
    """Whoever wants to be asked on their own turn only lets every gun fire."""
    street = view.board
    asked = write_step(street.top())["step"] if street.depth else ""
    return "let" if stance == OWN and asked == "click" else ""
