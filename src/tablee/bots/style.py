"""Styles: how a bot values what may happen. The same bot, with the same knowledge, wants something a little different."""

from __future__ import annotations

from math import sqrt

from tablee.bots.bot import Bot
from tablee.bots.greedy import Evaluation, Greedy
from tablee.bots.judge import Judge
from tablee.core.chance import Chance
from tablee.core.hot import cold
from tablee.core.state import State
from tablee.core.view import View

STYLES = ("plain", "bold", "careful", "spiteful", "kind")  # in the order of the numbers below
PLAIN = 0
BOLD = 1  # a good chance counts more than two halves of it: it takes risks
CAREFUL = 2  # the other way round: it avoids them
SPITEFUL = 3  # the strongest rival should do badly
KIND = 4  # the weakest rival should not do too badly
REGARD = 0.3  # the weight of that rival, and one minus this the own weight
FEWEST = 4  # worlds that the bold and the careful greedy bot look at, to tell good luck from bad


class Styled(Judge):
    """A judge that sees its values for one seat in a style; the values for the others stay as they are."""

    def __init__(self, own: Judge, style: int) -> None:
        super().__init__()
        self.own = own
        self.style = style
        self.seat = 0
        self.deep = own.deep
        self.decoupled = own.decoupled
        self.explore = own.explore

    def prepare(self, world: State) -> None:
        self.own.prepare(world)

    def playout(self, world: State, chance: Chance) -> None:
        self.own.playout(world, chance)

    def worth_into(self, world: State, out: list[float]) -> None:
        self.own.worth_into(world, out)
        own = max(0.0, out[self.seat])
        if self.style == BOLD:
            own *= own
        elif self.style == CAREFUL:
            own = sqrt(own)
        elif self.style == SPITEFUL:
            own = (1.0 - REGARD) * own + REGARD * (1.0 - self.strongest(world, out))
        elif self.style == KIND:
            own = (1.0 - REGARD) * own + REGARD * self.weakest(world, out)
        out[self.seat] = own

    def strongest(self, world: State, out: list[float]) -> float:
        most = 0.0
        for seat in range(world.seats):
            if seat != self.seat:
                most = max(most, out[seat])
        return most

    def weakest(self, world: State, out: list[float]) -> float:
        least = 1.0
        for seat in range(world.seats):
            if seat != self.seat:
                least = min(least, out[seat])
        return least


class Mannered(Bot):
    """A bot with styled judges, which it tells whose values to see in that style."""

    def __init__(self, player: Bot, judges: list[Styled]) -> None:
        super().__init__()
        self.player = player
        self.judges = judges

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        for judge in self.judges:
            judge.seat = view.seat
        return self.player.choose(view, options, chance)

    def forget(self) -> None:
        self.player.forget()


class HalfGreedy(Greedy):
    """A greedy bot that counts only the better half of the worlds it looks at (bold) or the worse half (careful)."""

    def __init__(self, plain: Greedy, bold: bool) -> None:
        super().__init__(plain.world, plain.trial, plain.evaluation, max(FEWEST, plain.samples))
        self.whim = plain.whim
        self.blind = plain.blind
        self.bold = bold

    @cold
    def best(self, view: View, options: list[int], chance: Chance) -> int:
        if len(options) == 1:
            return options[0]
        found: list[list[float]] = [[] for _ in options]
        for _ in range(self.samples):
            view.sample_into(self.world, chance)
            high = chance.below(2**30)
            start = (high << 30) + chance.below(2**30) + 1
            for i in range(len(options)):
                self.luck.x = start
                found[i].append(self.outcome(view.seat, options[i]))
        totals = [sum(sorted(values, reverse=self.bold)[: (self.samples + 1) // 2]) for values in found]
        equal = [option for option, total in zip(options, totals, strict=True) if total == max(totals)]
        return equal[chance.below(len(equal))]


@cold
def regarding(own: Evaluation, style: int) -> Evaluation:
    """Return an evaluation that also counts the strongest rival (spiteful) or the weakest (kind)."""

    def evaluate(state: State, seat: int) -> float:
        rivals = [own(state, other) for other in range(state.seats) if other != seat]
        rival = min(rivals) if style == KIND else -max(rivals)
        return (1.0 - REGARD) * own(state, seat) + REGARD * rival

    return evaluate
