"""The rules assembled: what each step does and asks, and the effect of an answer."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.hot import unset
from tablee.games.zombiaki.cards.behaviour import Step
from tablee.games.zombiaki.cards.cards import CARD_COUNT, COPIES
from tablee.games.zombiaki.cards.events import SAY_BEGIN
from tablee.games.zombiaki.cards.steps import (
    AFTER,
    BULLETS,
    BURN,
    CAR_BLAST,
    DOGS,
    DRAW,
    ENTER,
    GUN,
    HOLD,
    HUMAN_END,
    HUMAN_TURN,
    KEEP,
    MARCH,
    MINE_BLAST,
    NETTING,
    PLAY,
    POUR,
    REACT,
    ROLL,
    RUN,
    SHRAPNEL,
    STEPS,
    TAKE,
    TO,
    ZOMBIE_TURN,
)
from tablee.games.zombiaki.decisions import answer_play, do_play, options_play, random_play, why_no_play
from tablee.games.zombiaki.effects.flames import (
    answer_burn,
    answer_pour,
    do_burn,
    do_pour,
    options_burn,
    options_pour,
    why_not_burn,
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
    why_not_net,
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
    why_no_run,
)
from tablee.games.zombiaki.effects.moves import WHY_TO, answer_to, do_to, options_to, why_no_own_move, why_order
from tablee.games.zombiaki.effects.objects import do_roll
from tablee.games.zombiaki.effects.turns import (
    answer_keep,
    answer_take,
    do_draw,
    do_human_end,
    do_human_turn,
    do_keep,
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


ROWS = {
    ZOMBIE_TURN: Step(do_zombie_turn),
    HOLD: Step(do_hold, options_hold, answer_hold),
    DOGS: Step(do_dogs, options_dogs, answer_dogs),
    RUN: Step(do_run, options_run, answer_run),
    MARCH: Step(do_march),
    AFTER: Step(do_after),
    DRAW: Step(do_draw),
    KEEP: Step(do_keep, options_keep, answer_keep),
    PLAY: Step(do_play, options_play, answer_play),
    HUMAN_TURN: Step(do_human_turn),
    ROLL: Step(do_roll),
    HUMAN_END: Step(do_human_end),
    ENTER: Step(do_enter),
    MINE_BLAST: Step(do_mine_blast),
    CAR_BLAST: Step(do_car_blast),
    SHRAPNEL: Step(do_shrapnel, options_shrapnel, answer_shrapnel),
    GUN: Step(do_gun),
    REACT: Step(do_react, options_react, answer_react),
    BULLETS: Step(do_bullets),
    TO: Step(do_to, options_to, answer_to),
    TAKE: Step(do_take, options_take, answer_take),
    NETTING: Step(do_netting, options_netting, answer_netting),
    POUR: Step(do_pour, options_pour, answer_pour),
    BURN: Step(do_burn, options_burn, answer_burn),
}
DO = [ROWS[step].do for step in range(len(STEPS))]
OPTIONS = [ROWS[step].options or options_none for step in range(len(STEPS))]
ANSWER = [ROWS[step].answer or answer_none for step in range(len(STEPS))]


class ZombiakiState(Board):
    """The hot face of Zombiaki!: runs the agenda until a seat must be asked or the match is over."""

    def score(self, seat: int) -> float:
        return score_side(self, seat)

    def options_into(self, seat: int, out: list[int]) -> int:
        step = self.top()
        return OPTIONS[step & 31](self, step >> 5, out)

    def random_pick(self, chance: Chance) -> int:
        step = self.top()
        if step & 31 == PLAY:
            return random_play(self, step >> 5, chance)
        out = unset(256)
        n = OPTIONS[step & 31](self, step >> 5, out)
        return out[chance.below(n)]

    def apply(self, seat: int, pick: int, chance: Chance) -> None:
        step = self.pop()
        ANSWER[step & 31](self, step >> 5, pick)
        self.carry_on(chance)

    def deal(self, chance: Chance) -> None:
        """Set up two decks of 40 (ZBK-4); the zombies take the first turn (ZBK-10)."""
        for card in range(CARD_COUNT):
            self.put_cards(card, COPIES[card], 0)
        self.say(SAY_BEGIN, 0, self.left[0], 0)
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
        """Reason (cards/reasons.py) why a card cannot be played on this target; 0 if it can."""
        return why_no_play(self, card, target)

    def why_no_order(self, square: int) -> int:
        return why_order(self, square)

    def why_no_hold(self, square: int) -> int:
        return why_hold(self, square)

    def why_no_net(self, netted: int, square: int) -> int:
        return why_not_net(self, netted, square)

    def why_no_burn(self, about: int, lane: int, points: int) -> int:
        return why_not_burn(self, about, lane, points)

    def why_no_own_move(self, square: int, cause: int) -> int:
        """Reason why the unit itself cannot be moved for this cause, regardless of its surroundings."""
        return why_no_own_move(self, square, cause)

    def why_no_run(self, square: int) -> int:
        return why_no_run(self, square)

    def why_not_to(self, square: int, cause: int, direction: int) -> int:
        return WHY_TO[cause](self, square, direction)
