"""How much a match asks of one person: questions, windows and gestures, before and after.

python -m bench.effort [GAME …] [--seats N] [--matches N] [--bot SPEC] [--json FILE]
Before: every question is put, every pick is an answer. After: what the usual stance answers by itself is not asked, and
picks that are one intention (a walk to its goal, a zombie and its square, what is strewn over a tile, the same again, a
verb as often as wished) are one gesture. Both play the same deals; the picks are those of a bot, by default of the level "sharp" of each game.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import tablee
from tablee.bots import Bot, bot
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.view import View

STANCE = "usual"
WINDOWS = (STANCE, "own")  # stances that answer questions by themselves


@dataclass(frozen=True)
class Effort:
    """What matches of one game and seat count asked of one person, on average."""

    game: str
    seats: int
    matches: int
    questions_before: float
    windows_before: float
    questions_after: float
    gestures_after: float


class Run:
    """Picks of one seat that are one gesture so far, and what the seat saw before them."""

    def __init__(self, game: Game, view: View, pick: str, options: list[str]) -> None:
        self.game = game
        self.view = view
        self.picks = [pick]
        self.is_ordered = self.is_next(pick, options)

    def is_next(self, pick: str, options: list[str]) -> bool:
        """Whether "this verb again" would have picked it."""
        return self.game.in_order(verb_of(pick), options)[:1] == [pick]

    def takes(self, pick: str, options: list[str]) -> bool:
        """Whether a person would have meant this pick as well, with the same gesture."""
        picks = [*self.picks, pick]
        first, verbs = picks[0], {verb_of(one) for one in picks}
        if len(verbs) == 1 and self.is_ordered and self.is_next(pick, options):
            return True
        if set(picks) == {first} and " " in first:
            return True
        words = [word for one in picks for word in one.split(" ")[1:]]
        together = " ".join([verb_of(first), *words])
        if len(verbs) == 1 and self.game.spelled(self.view, pick) == picks:
            return True
        return (len(verbs) == 1 or len(picks) == 2) and self.game.spelled(self.view, together) == picks


def verb_of(pick: str) -> str:
    return pick.partition(" ")[0]


class Table:
    """One match in which bots answer, and what it asked of each seat."""

    def __init__(self, game: Game, seats: int, player: Bot, seed: int) -> None:
        self.match = Match.start(game, seats, {}, f"effort {seed}")
        self.player = player
        self.luck = Chance(seed)
        self.questions = self.windows = self.gestures = 0
        self.run: Run | None = None
        self.at = -1  # whose run it is

    def play(self, waives: bool) -> None:
        while not self.match.over:
            self.answer(waives)

    def answer(self, waives: bool) -> None:
        """Put the next question; whoever has just answered goes on, so that nobody interrupts a gesture by chance."""
        match, game = self.match, self.match.game
        asked = [decision.seat for decision in match.pending]
        seat = self.at if self.at in asked else asked[0]
        view = game.view(match.state, seat)
        options = match.state.options(seat)
        waived = game.waived(view, STANCE) if waives else ""
        if waived:
            match.pick(seat, waived)
            return
        self.questions += 1
        self.windows += any(game.waived(view, stance) for stance in WINDOWS)
        pick = game.picks.texts[self.player.choose(view, options, self.luck)]
        self.gesture(seat, view, pick, [game.picks.texts[option] for option in options])
        match.pick(seat, pick)
        if match.revealing[-1] or match.record.lines[-1].outcomes:
            self.run = None  # something unforeseen: the next pick is thought about anew

    def gesture(self, seat: int, view: View, pick: str, options: list[str]) -> None:
        if self.run is not None and self.at == seat and self.run.takes(pick, options):
            self.run.picks.append(pick)
            return
        self.run, self.at = Run(self.match.game, view, pick, options), seat
        self.gestures += 1


def measure(game: Game, seats: int, spec: str, matches: int) -> Effort:
    """The effort of so many matches, each played before and after."""
    sums = [0, 0, 0, 0]
    for seed in range(matches):
        before, after = (Table(game, seats, bot(spec, game), seed) for _ in range(2))
        before.play(waives=False)
        after.play(waives=True)
        found = (before.questions, before.windows, after.questions, after.gestures)
        sums = [total + one for total, one in zip(sums, found, strict=True)]
    return Effort(game.name, seats, matches, *(round(total / seats / matches, 1) for total in sums))


def efforts(games: list[Game], seats: int | None, spec: str, matches: int) -> Iterator[Effort]:
    for game in games:
        for count in range(game.fewest_seats, game.most_seats + 1):
            if seats in (None, count):
                yield measure(game, count, spec, matches)


def main(arguments: list[str]) -> int:
    read = argparse.ArgumentParser(prog="python -m bench.effort", description="What a match asks of one person.")
    read.add_argument("games", nargs="*", default=tablee.games(), help="some of the games; without any, all")
    read.add_argument("--seats", type=int, help="this number of seats only")
    read.add_argument("--matches", type=int, default=1, help="how many matches of each kind are played")
    read.add_argument("--bot", default="sharp", help="the bot or level whose picks are played")
    read.add_argument("--json", type=Path, help="write the figures to this file as well")
    given = read.parse_args(arguments)
    print(f"{'per person and match':22}{'before':>22}{'after':>22}")
    print(f"{'game':16}{'seats':>6}{'questions':>12}{'windows':>10}{'questions':>12}{'gestures':>10}", flush=True)
    found = []
    for one in efforts([tablee.game(name) for name in given.games], given.seats, given.bot, given.matches):
        figures = (one.questions_before, one.windows_before, one.questions_after, one.gestures_after)
        print(
            f"{one.game:16}{one.seats:>6}"
            + "".join(f"{n:>{w}}" for n, w in zip(figures, (12, 10, 12, 10), strict=True)),
            flush=True,
        )
        found.append(asdict(one))
    if given.json:
        given.json.write_text(f"{json.dumps(found, indent=1)}\n")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except tablee.BadInput as problem:
        print(f"bench.effort: {problem}", file=sys.stderr)
        sys.exit(2)
