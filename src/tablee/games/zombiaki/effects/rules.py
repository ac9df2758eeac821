"""The rules put together: what each step does, what it asks, and what an answer does."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.zombiaki.cards.tables import COPIES, ZOMBIE_TURN
from tablee.games.zombiaki.decisions import WHY_NOT, answer_play, options_play
from tablee.games.zombiaki.effects.flames import (
    answer_burn,
    answer_pour,
    do_burn,
    do_pour,
    options_burn,
    options_pour,
)
from tablee.games.zombiaki.effects.guns import answer_react, do_bullets, do_gun, do_react, options_react
from tablee.games.zombiaki.effects.harm import (
    answer_shrapnel,
    do_car_blast,
    do_enter,
    do_mine_blast,
    do_shrapnel,
    options_shrapnel,
)
from tablee.games.zombiaki.effects.holds import (
    answer_hold,
    answer_netting,
    do_hold,
    do_netting,
    options_hold,
    options_netting,
    why_hold,
)
from tablee.games.zombiaki.effects.motion import (
    answer_dogs,
    answer_run,
    do_after,
    do_dogs,
    do_march,
    do_run,
    options_dogs,
    options_run,
)
from tablee.games.zombiaki.effects.moves import WHY_TO, answer_to, do_to, options_to, why_order
from tablee.games.zombiaki.effects.objects import do_roll
from tablee.games.zombiaki.effects.turns import (
    answer_keep,
    answer_take,
    do_draw,
    do_human_end,
    do_human_turn,
    do_keep,
    do_play,
    do_take,
    do_zombie_turn,
    options_keep,
    options_take,
)
from tablee.games.zombiaki.scoring import score_side
from tablee.games.zombiaki.state import Board


def options_none(street: Board, about: int, out: list[int]) -> int:
    return 0


def answer_none(street: Board, about: int, pick: int) -> None:
    pass


# In the order of the steps (tables.py)

DO = [
    do_zombie_turn, do_hold, do_dogs, do_run, do_march, do_after, do_draw, do_keep, do_play, do_human_turn, do_roll,
    do_human_end, do_enter, do_mine_blast, do_car_blast, do_shrapnel, do_gun, do_react, do_bullets, do_to, do_take,
    do_netting, do_pour, do_burn,
]  # fmt: skip
OPTIONS = [
    options_none, options_hold, options_dogs, options_run, options_none, options_none, options_none, options_keep,
    options_play, options_none, options_none, options_none, options_none, options_none, options_none,
    options_shrapnel, options_none, options_react, options_none, options_to, options_take, options_netting,
    options_pour, options_burn,
]  # fmt: skip
ANSWER = [
    answer_none, answer_hold, answer_dogs, answer_run, answer_none, answer_none, answer_none, answer_keep,
    answer_play, answer_none, answer_none, answer_none, answer_none, answer_none, answer_none,
    answer_shrapnel, answer_none, answer_react, answer_none, answer_to, answer_take, answer_netting,
    answer_pour, answer_burn,
]  # fmt: skip


class ZombiakiState(Board):
    """The hot face of Zombiaki!: the agenda is run until somebody must be asked or the match is over."""

    def score(self, seat: int) -> float:
        return score_side(self, seat)

    def options_into(self, seat: int, out: list[int]) -> int:
        step = self.top()
        return OPTIONS[step & 31](self, step >> 5, out)

    def apply(self, seat: int, pick: int, chance: Chance) -> None:
        step = self.pop()
        ANSWER[step & 31](self, step >> 5, pick)
        self.carry_on(chance)

    def begin(self, chance: Chance) -> None:
        """Two decks of 40 (ZBK-4), and the zombies take the first turn (ZBK-10)."""
        for card in range(43):
            self.put_cards(card, COPIES[card], 0)
        self.plan(ZOMBIE_TURN, 0)
        self.carry_on(chance)

    def carry_on(self, chance: Chance) -> None:
        while self.depth:
            step = self.pop()
            asked = DO[step & 31](self, step >> 5, chance)
            if asked:
                self.push(step)
                self.ask(asked - 1)
                return
        self.ask_nobody()

    def why_no_play(self, card: int, target: int) -> int:
        """The reason (tables.py) why a card cannot be played so; 0 when it can."""
        return WHY_NOT[card](self, card, target)

    def why_no_order(self, square: int) -> int:
        return why_order(self, square)

    def why_no_hold(self, square: int) -> int:
        return why_hold(self, square)

    def why_not_to(self, square: int, cause: int, direction: int) -> int:
        return WHY_TO[cause](self, square, direction)
