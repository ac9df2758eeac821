"""Learn what farms of Happy Pigs are worth: play years with the current weights, fit new ones, and write them.

python -m bench.farms [--matches N] [--seats S] [--seed K]

The players look one pick ahead with the judge's farmers and weights (bots/evaluate/happy_pigs_worth.py). Some of their
picks, above all in the opening, are random, so that farms differ. For each round, the dollars by which a farm ends ahead of the
others' average are fitted to its features by ridge regression towards the current weights, and the lead that counts is the one with the best Brier
score. Run it again for another step of policy iteration; let the new judge play against the old one before keeping it.
"""

import argparse
import random
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import tablee
from tablee.bots.evaluate.happy_pigs_judge import HappyPigsJudge
from tablee.bots.evaluate.happy_pigs_weights import DOLLARS
from tablee.bots.evaluate.happy_pigs_worth import FEATURES, Worth
from tablee.core.chance import Chance
from tablee.games.happy_pigs.cards.cards import ROUNDS
from tablee.games.happy_pigs.state.board import CHANGE, PROGRAM, Board

Numbers = NDArray[np.float64]
GAME = tablee.game("happy_pigs")
TARGET = Path(tablee.__file__.replace("build/compiled", "src")).parent / "bots" / "evaluate" / "happy_pigs_weights.py"
VACCINATIONS = {i for i, text in enumerate(GAME.picks.texts) if text.startswith("vaccinate")}
LEADS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11.5, 13, 14.5, 16, 18, 20, 23, 26, 30, 40)
TRUST = 60.0  # the weight of the current weights against the matches
OPENING_WHIMS, WHIMS = (0.0, 0.0, 0.2, 0.5), (0.0, 0.0, 0.02, 0.04)


class Player:
    """Looks one pick ahead: tiles against several guesses of the others' tiles, other picks with the same luck."""

    def __init__(self, tiles: int = 16, tries: int = 3) -> None:
        self.judge = HappyPigsJudge()
        self.world = GAME.blank()
        self.luck = Chance(1)
        self.tiles, self.tries = tiles, tries

    def pick(self, state: Board, fresh: Board, seat: int) -> int:
        self.world.copy_from(state)
        self.judge.prepare(self.world)
        step = state.top() >> 3
        if step == PROGRAM:
            return self.tile(fresh, seat)
        options = [pick for pick in state.options(seat) if step == CHANGE or pick not in VACCINATIONS]
        totals = [0.0] * len(options)
        for _ in range(self.tries if len(options) > 1 else 0):
            start = self.luck.x
            for i, option in enumerate(options):
                self.luck.x = start
                self.world.copy_from(state)
                self.world.apply(seat, option, self.luck)
                totals[i] += self.value(seat)
        return options[totals.index(max(totals))]

    def tile(self, fresh: Board, seat: int) -> int:
        """Return the best tile, from the state in which the round began: the others' tiles are not known."""
        farmer, totals = self.judge.farmer, [0.0] * 4
        for _ in range(self.tiles):
            farmer.survey(fresh)
            tiles = [farmer.tile(fresh, other, self.luck) for other in range(fresh.seats)]
            start = self.luck.x
            for tile in range(4):
                self.luck.x = start
                self.world.copy_from(fresh)
                for other in range(fresh.seats):
                    self.world.apply(other, tile if other == seat else tiles[other], self.luck)
                totals[tile] += self.value(seat)
        return totals.index(max(totals))

    def value(self, seat: int) -> float:
        self.judge.playout(self.world, self.luck)
        return self.judge.value_to(self.world, seat)


def year(player: Player, seats: int, seed: int) -> tuple[list[list[list[float]]], list[int]]:
    """Play a match; return each farm's features at the start of each round, and the dollars at the end."""
    luck, table, worth = random.Random(seed), Chance(seed), Worth()
    opening, whim = luck.choice(OPENING_WHIMS), luck.choice(WHIMS)
    state, fresh = GAME.setup(seats, {}, table), GAME.blank()
    assert isinstance(state, Board)
    assert isinstance(fresh, Board)
    seen: list[list[list[float]]] = []
    while state.asked:
        if state.round > len(seen):
            seen.append([features(worth, state, seat) for seat in range(seats)])
        if state.sealed == 0:
            fresh.copy_from(state)
        seat = state.turn
        at_random = luck.random() < (whim if state.round else opening)
        pick = state.random_pick(table) if at_random else player.pick(state, fresh, seat)
        state.apply(seat, pick, table)
    return seen, [int(state.score(seat)) for seat in range(seats)]


def features(worth: Worth, state: Board, seat: int) -> list[float]:
    worth.read(state, seat)
    return list(worth.seen)


def fitted(farms: Numbers, leads: Numbers, current: Numbers) -> Numbers:
    """Return the weights that predict the leads best without leaving the current ones for little."""
    rows = farms.reshape(-1, FEATURES)
    rest = leads.reshape(-1) - rows @ current
    moved = np.linalg.solve(rows.T @ rows + TRUST * np.diag(rows.var(0) + 0.05), rows.T @ rest)
    return np.asarray(current + moved, np.float64)


def decisive(forecasts: Numbers, leads: Numbers) -> float:
    """Return the lead in dollars that makes victory e times as likely."""
    won = leads == leads.max(1, keepdims=True)
    won = won / won.sum(1, keepdims=True)

    def brier(lead: float) -> float:
        odds = np.exp((forecasts - forecasts.max(1, keepdims=True)) / lead)
        return float(((odds / odds.sum(1, keepdims=True) - won) ** 2).mean())

    return min(LEADS, key=brier)


def written(rows: list[Numbers], leads: list[float]) -> str:
    lines = "".join(f"    {', '.join(f'{weight:.2f}' for weight in row)},\n" for row in rows)
    return (
        '"""Weights of happy_pigs_worth.py, written by `python -m bench.farms`: one row per round, from the first to the last."""\n\n'
        f"# Dollars at the end of the year that one unit of each feature brings\nDOLLARS = [\n{lines}]  # fmt: skip\n"
        f"# The lead in dollars that makes victory e times as likely\nLEADS = {[float(lead) for lead in leads]}\n"
    )


def main() -> None:
    read = argparse.ArgumentParser(
        prog="python -m bench.farms", description="Learn what farms of Happy Pigs are worth."
    )
    read.add_argument("--matches", type=int, default=900, help="years to play")
    read.add_argument("--seats", type=int, default=3, help="number of seats")
    read.add_argument("--seed", type=int, default=1, help="seed of the first year")
    given = read.parse_args()
    player = Player()
    years = [year(player, given.seats, given.seed + number) for number in range(given.matches)]
    farms = np.array([seen for seen, _ in years], float)
    farms -= farms.mean(2, keepdims=True)
    leads = np.array([dollars for _, dollars in years], float)
    leads -= leads.mean(1, keepdims=True)
    current = np.array(DOLLARS, float).reshape(ROUNDS, FEATURES)
    rows = [fitted(farms[:, i], leads, current[i]) for i in range(ROUNDS)]
    for i in range(ROUNDS):
        before, after = (
            float(np.corrcoef((farms[:, i] @ w).ravel(), leads.ravel())[0, 1]) for w in (current[i], rows[i])
        )
        print(f"round {i + 1}: correlation with the lead at the end {before:.3f} → {after:.3f}")
    TARGET.write_text(written(rows, [decisive(farms[:, i] @ rows[i], leads) for i in range(ROUNDS)]), "utf-8")


if __name__ == "__main__":
    main()
