"""A person who plays like a bot: among answers the bot finds equally good, the proposed one is the least work."""

from __future__ import annotations

from tablee.bots import Bot
from tablee.bots.careful import Careful
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.state import State
from tablee.core.view import View


class Person(Bot):
    """Picks only what its bot finds best. A bot that does not compare all answers plays as it does."""

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
        equal = self.bot.best(view, options, chance)
        if texts[options[0]].startswith("rotate "):
            return options[0] if options[0] in equal else equal[chance.below(len(equal))]
        return plan[0] if plan and plan[0] in equal else equal[chance.below(len(equal))]

    def move(self, view: View, options: list[int], plan: list[int], chance: Chance) -> int:
        """Take all proposed moves of zombies if the bot would make each of them, in any order; else one of its own."""
        found, own = self.agrees(view, plan, chance)
        if found:
            self.taken = plan[1:]
            return plan[0]
        here = [pick for pick in own if pick in options]
        if not here:
            here = self.bot.best(view, options, chance) if isinstance(self.bot, Careful) else options
        return here[chance.below(len(here))]

    def agrees(self, view: View, plan: list[int], chance: Chance) -> tuple[bool, list[int]]:
        """Return whether the bot would make all these moves, and otherwise what it would do where it would not."""
        world = self.game.blank()
        view.sample_into(world, Chance(0))
        left = pairs(self.game, plan)
        while left:
            options = world.options(view.seat)
            best = self.bests(world, view.seat, options, chance)
            for move in left:
                after = self.after(world, view.seat, move, chance) if move[0] in best else None
                if after is not None:
                    world = after
                    left.remove(move)
                    break
            else:
                return False, best
        return True, []

    def after(self, world: State, seat: int, move: list[int], chance: Chance) -> State | None:
        """Return the world after a move; None if the bot would send this zombie elsewhere."""
        moved = world.clone()
        for pick in move:
            options = moved.options(seat)
            if pick not in options or (pick != move[0] and pick not in self.bests(moved, seat, options, chance)):
                return None
            self.game.apply(moved, seat, pick, Chance(0))
        return moved

    def bests(self, world: State, seat: int, options: list[int], chance: Chance) -> list[int]:
        if len(options) == 1 or not isinstance(self.bot, Careful):
            return options
        return self.bot.best(self.game.view(world, seat), options, chance)


def pairs(game: Game, plan: list[int]) -> list[list[int]]:
    """Split moves into a zombie and its destination; a zombie with only one destination has none to pick."""
    found: list[list[int]] = []
    for pick in plan:
        if game.picks.texts[pick].startswith("at "):
            found[-1].append(pick)
        else:
            found.append([pick])
    return found
