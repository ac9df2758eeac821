"""Zombiaki: the evaluation completes a card that has been begun; the judge asks a network."""

from __future__ import annotations

from tablee.bots.evaluate.zombiaki_features import Street
from tablee.bots.evaluate.zombiaki_threat import VICTORY, Scratch, look
from tablee.bots.judge import Judge
from tablee.bots.network import Features, Network
from tablee.bots.weights import known
from tablee.core.chance import Chance
from tablee.core.hot import cold
from tablee.core.state import State
from tablee.games.zombiaki.cards.steps import BURN, NETTING, POUR, TAKE, TO
from tablee.games.zombiaki.effects.rules import ZombiakiState

__all__ = ["evaluate"]

DEEPEST = 3  # answers to look ahead
QUICK = 6  # picks before a street is judged without a network
TRIALS = [ZombiakiState(), ZombiakiState(), ZombiakiState()]
SCRATCH = Scratch()


def evaluate(state: State, seat: int) -> float:
    """Evaluate the state, assuming that the seat completes a card it has begun in the best way."""
    assert isinstance(state, ZombiakiState)
    return best(state, seat, 0)


def best(duel: ZombiakiState, seat: int, depth: int) -> float:
    """Return the value of the best answer while a played card still asks for a target, else of the street."""
    if depth == DEEPEST or duel.turn != seat or not is_second_half(duel.top() & 31):
        return look(duel, seat, SCRATCH)
    out = [0] * 256
    n = duel.options_into(seat, out)
    trial = TRIALS[depth]
    most = -2.0 * VICTORY
    for i in range(n):
        trial.copy_from(duel)
        SCRATCH.begin()
        trial.apply(seat, out[i], SCRATCH.luck)
        value = best(trial, seat, depth + 1)
        if value > most:
            most = value
    return most


def is_second_half(kind: int) -> bool:
    return kind == TO or kind == TAKE or kind == NETTING or kind == POUR or kind == BURN


class ZombiakiJudge(Judge):
    """Asks the network at once; without one it plays a few greedy picks and evaluates the street.

    With random playouts the zombies always win, which tells nothing.
    """

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.ahead = 0 if network.hidden else QUICK  # quick picks before it judges
        self.whim = 30  # percentage of them that are random
        self.even = 8.0  # the lead that is worth 0.75 of a victory
        self.trust = 1.0  # the weight of the network, if there is one
        self.network = network
        self.scratch = Scratch()

    def playout(self, world: State, chance: Chance) -> None:
        assert isinstance(world, ZombiakiState)
        duel = world
        for _ in range(self.ahead):
            if duel.asked == 0:
                return
            whim = chance.below(100) < self.whim
            duel.apply(duel.turn, duel.random_pick(chance) if whim else eager(duel, self.scratch), chance)

    def worth_into(self, world: State, out: list[float]) -> None:
        assert isinstance(world, ZombiakiState)
        if world.asked == 0:
            out[0] = world.reward(0)
        else:
            learned = self.trust if self.network.hidden else 0.0
            out[0] = 0.0
            if learned < 1.0:
                value = look(world, 0, self.scratch)
                out[0] += (1.0 - learned) * (0.5 + 0.5 * value / (abs(value) + self.even))
            if learned > 0.0:
                out[0] += learned * self.network.chance(world, 0)
        out[1] = 1.0 - out[0]


def eager(duel: ZombiakiState, scratch: Scratch) -> int:
    """Return the option after which the street looks best to the asked seat."""
    out = [0] * 256
    n = duel.options_into(duel.turn, out)
    if n == 1:
        return out[0]
    most = -2.0 * VICTORY
    chosen = out[0]
    for i in range(n):
        scratch.tried.copy_from(duel)
        scratch.begin()
        scratch.tried.apply(duel.turn, out[i], scratch.luck)
        value = look(scratch.tried, duel.turn, scratch)
        if value > most:
            most = value
            chosen = out[i]
    return chosen


@cold
def features() -> Features:
    return Street()


@cold
def judge() -> Judge:
    return ZombiakiJudge(known("zombiaki", Street()))


@cold
def quick() -> Judge:
    """Return a judge that plays on by quick picks, so that it can finish a match."""
    made = ZombiakiJudge(known("zombiaki", Street()))
    made.ahead = QUICK
    return made
