"""What each seat may know, and full worlds that look like it."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.core.view import View
from tablee.games.zombiaki.effects.rules import ZombiakiState


class ZombiakiView(View):
    """What anybody may know: all but the order of the decks, which nobody fixes before a card is drawn (ZBK-17)."""

    def __init__(self) -> None:
        super().__init__()
        self.board = ZombiakiState()

    def sample_into(self, state: State, chance: Chance) -> None:
        state.copy_from(self.board)
