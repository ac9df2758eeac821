"""A person who plays like a bot and saves effort: takes what is proposed where the bot would gain next to nothing else.

python -m bench.person [GAME] [--seats N] [--matches N] [--bot SPEC]
Plays such a person against the bot on all other seats and prints its share of the victories: it should be as strong.
"""

from __future__ import annotations

import argparse

import tablee
from bench import run
from tablee.bots import Bot, bot
from tablee.bots.careful import Careful
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.state import State
from tablee.core.view import View
from tablee.lab.numbers import wilson

SLACK = 0.001  # of the chance to win: what a person gives away rather than move every zombie by hand
WORLDS = 40  # in which answers are compared, at most


class Person(Bot):
    """Takes what is proposed if it costs hardly any chance to win, and otherwise picks what its bot finds best.

    A bot that does not compare all answers plays as it does.
    """

    def __init__(self, game: Game, bot: Bot) -> None:
        super().__init__()
        self.game, self.bot = game, bot
        self.taken: list[int] = []  # the rest of what is proposed

    def forget(self) -> None:
        self.taken = []
        self.bot.forget()

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        if not isinstance(self.bot, Careful) or len(options) == 1:
            return self.bot.choose(view, options, chance)
        if self.taken and self.taken[0] in options:
            return self.taken.pop(0)
        self.taken = []
        texts = self.game.picks.texts
        plan = [self.game.picks.numbers[pick] for pick in self.game.proposed(view)]
        if plan and texts[options[0]].startswith(("dog ", "human ")):
            return self.move(view, options, plan, chance)
        if plan and plan[0] in self.good(view, options, chance):
            return plan[0]
        equal = self.bot.best(view, options, chance)
        as_it_lies = texts[options[0]].startswith("rotate ") and options[0] in equal
        return options[0] if as_it_lies else equal[chance.below(len(equal))]

    def move(self, view: View, options: list[int], plan: list[int], chance: Chance) -> int:
        """Take all proposed moves of zombies if each of them is good, in any order; else make the bot's."""
        if self.agrees(view, plan, chance):
            self.taken = plan[1:]
            return plan[0]
        return self.bot.choose(view, options, chance)

    def agrees(self, view: View, plan: list[int], chance: Chance) -> bool:
        """True if the bot would make all these moves, or hardly better ones."""
        world = self.game.blank()
        view.sample_into(world, Chance(0))
        left = pairs(self.game, plan)
        while left:
            good = self.good_in(world, view.seat, chance)
            for move in left:
                after = self.after(world, view.seat, move, chance) if move[0] in good else None
                if after is not None:
                    world = after
                    left.remove(move)
                    break
            else:
                return False
        return True

    def after(self, world: State, seat: int, move: list[int], chance: Chance) -> State | None:
        """Return the world after a move; None if the bot would send this zombie elsewhere."""
        moved = world.clone()
        for pick in move:
            if pick != move[0] and pick not in self.good_in(moved, seat, chance):
                return None
            self.game.apply(moved, seat, pick, Chance(0))
        return moved

    def good_in(self, world: State, seat: int, chance: Chance) -> list[int]:
        options = world.options(seat)
        return options if len(options) == 1 else self.good(self.game.view(world, seat), options, chance)

    def good(self, view: View, options: list[int], chance: Chance) -> list[int]:
        """Return the answers that cost hardly any chance to win, each compared in the same worlds."""
        assert isinstance(self.bot, Careful)
        found: list[list[float]] = [[] for _ in options]
        worlds = max(1, min(WORLDS, self.bot.tries // len(options)))
        for _ in range(worlds):
            self.bot.compare(view, options, list(range(len(options))), found, chance)
        least = max(map(sum, found)) - SLACK * worlds
        return [option for option, worths in zip(options, found, strict=True) if sum(worths) >= least]


def pairs(game: Game, plan: list[int]) -> list[list[int]]:
    """Split moves into a zombie and its destination; a zombie with only one destination has none to pick."""
    found: list[list[int]] = []
    for pick in plan:
        if game.picks.texts[pick].startswith("at "):
            found[-1].append(pick)
        else:
            found.append([pick])
    return found


def play(game: Game, seats: int, spec: str, number: int) -> float:
    """Play one match of a person against the bot; every deal comes once for each seat. Return the person's reward."""
    own, deal = number % seats, Chance(number // seats)
    players = [bot(spec, game) for _ in range(seats)]
    players[own] = Person(game, players[own])
    streams = [Chance((number << 32) + 1 + seat) for seat in range(seats)]
    state = game.setup(seats, {}, deal)
    while state.asked:
        seat = state.turn
        pick = players[seat].choose(game.view(state, seat), state.options(seat), streams[seat])
        state.apply(seat, pick, deal)
    return state.reward(own)


def main(arguments: list[str]) -> int:
    read = argparse.ArgumentParser(
        prog="python -m bench.person", description="Measure a person who saves effort against the bot itself."
    )
    read.add_argument("game", nargs="?", default="zombies4", help="the game (default: zombies4)")
    read.add_argument("--seats", type=int, default=3)
    read.add_argument("--matches", type=int, default=30)
    read.add_argument("--bot", default="merciless", help="the bot or level on the other seats")
    given = read.parse_args(arguments)
    game, won = tablee.game(given.game), 0.0
    for number in range(given.matches):
        won += play(game, given.seats, given.bot, number)
        share = won / (number + 1)
        low, high = wilson(share, number + 1)
        print(f"{number + 1:5} matches: {share:4.0%} ({low:.0%}–{high:.0%}), {1 / given.seats:.0%} is even", flush=True)
    return 0


if __name__ == "__main__":
    run("bench.person", main)
