"""How much a match demands of one person: questions, windows, gestures and typed lines, before and after.

python -m bench.effort [GAME …] [--seats N] [--matches N] [--bot SPEC] [--json FILE]
Before: every question is asked, and every pick is one answer. After: questions that the default stance answers are not
asked, and picks that express one intention (a walk to its destination, a zombie and its square, what is scattered over
a tile, repetitions, a verb several times, what is proposed) are one gesture (gestures.py); equal picks are grouped where
their order does not matter. A tile and its rotation are one only if it is dropped as it lies in the hand.
As in the browser and in the terminal, a gesture continues after a pause in which everybody passed. In the terminal, one
line can also move several zombies; the last column counts lines.
Both play the same deals with the picks of a bot, by default the level "sharp"; after, by a person who plays as the bot does
and takes what is proposed where the bot would gain next to nothing by anything else (`bench.person` measures the cost).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import groupby
from pathlib import Path

import tablee
from bench import run
from bench.gestures import Run, verb_of
from bench.person import Person
from tablee.bots import Bot, bot
from tablee.core.chance import Chance
from tablee.core.fields import write_fields
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.state import State

STANCE = "usual"
WINDOWS = (STANCE, "own")  # stances that answer questions automatically
PASS = "pass"


@dataclass(frozen=True)
class Effort:
    """What matches of one game and seat count demand of one person, on average."""

    game: str
    seats: int
    matches: int
    questions_before: float
    windows_before: float
    questions_after: float
    gestures_after: float
    lines_after: float


def alike(picks: list[int]) -> list[int]:
    """Group equal picks, in the order of their first occurrence."""
    return sorted(picks, key=picks.index)


class Stretch:
    """Picks of one seat without anything unforeseen in between, and the state before the first."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.picks: list[int] = []

    def gestures(self, *, typed: bool = False) -> list[Run]:
        """Return the fewest gestures, or typed lines, with the same result; equivalent orders of the picks count."""
        ways = (self.runs(order, typed=typed) for order in (self.picks, *self.others()) if self.ends_alike(order))
        return min(ways, key=len)

    def others(self) -> Iterator[list[int]]:
        """Yield reorderings that group equal picks: within runs of a verb, verb by verb, and in the game's order."""
        texts = self.game.picks.texts
        verbs = [verb_of(texts[pick]) for pick in self.picks]
        yield [pick for _, same in groupby(self.picks, lambda pick: verb_of(texts[pick])) for pick in alike(list(same))]
        whole = sorted(alike(self.picks), key=lambda pick: verbs.index(verb_of(texts[pick])))
        yield whole
        yield self.in_order(whole)

    def in_order(self, picks: list[int]) -> list[int]:
        """Order picks of one verb as repeating the verb would take them, as far as possible."""
        state, left, found = self.state.clone(), list(picks), list[int]()
        while left:
            verb = verb_of(self.game.picks.texts[left[0]])
            offered = [self.game.picks.texts[pick] for pick in state.options(self.seat)]
            wanted = [self.game.picks.numbers[text] for text in self.game.in_order(verb, offered)]
            pick = next((one for one in wanted if one in left), left[0])
            left.remove(pick)
            found.append(pick)
            if self.game.picks.texts[pick] not in offered:
                return picks
            self.game.apply(state, self.seat, pick, Chance(0))
        return found

    def runs(self, order: list[int], *, typed: bool) -> list[Run]:
        """Split picks into the fewest gestures; the first ones are as long as possible."""
        state, texts = self.state.clone(), self.game.picks.texts
        single: list[Run] = []  # each pick as a gesture of its own
        for pick in order:
            options = [texts[option] for option in state.options(self.seat)]
            single.append(Run(self.game, self.game.view(state, self.seat), texts[pick], options, typed=typed))
            self.game.apply(state, self.seat, pick, Chance(0))
        fewest: list[list[Run]] = [[]]  # for the picks from the last ones on
        for start in range(len(single) - 1, -1, -1):
            ways = [
                [run, *fewest[len(single) - end]]
                for end in range(len(single), start, -1)
                if (run := joined(single[start:end])) is not None
            ]
            fewest.append(min(ways, key=len))
        return fewest[-1]

    def ends_alike(self, order: list[int]) -> bool:
        """True if these picks are possible in this order and lead to the same state."""
        if order == self.picks:
            return True
        mine, other = self.state.clone(), self.state.clone()
        for pick in self.picks:
            self.game.apply(mine, self.seat, pick, Chance(0))
        for pick in order:
            if pick not in other.options(self.seat):
                return False
            self.game.apply(other, self.seat, pick, Chance(0))
        return summary(mine) == summary(other)


def joined(singles: list[Run]) -> Run | None:
    """Return one gesture for all of these picks, if there is one."""
    first, *rest = singles
    picks, options = [one.picks[0] for one in singles], [one.options[0] for one in singles]
    if rest and not first.is_one(picks, options):
        return None
    found = Run(first.game, first.view, picks[0], options[0], typed=first.typed)
    found.picks, found.options = picks, options
    return found


def summary(state: State) -> tuple[object, ...]:
    return write_fields(state), state.agenda[: state.depth], state.asked, state.sealed


class Tally:
    """A count of gestures, or of typed lines."""

    def __init__(self, *, typed: bool) -> None:
        self.typed = typed
        self.count = 0
        self.paused: dict[int, Run] = {}  # by seat: a gesture that continues if everybody passes

    def add(self, stretch: Stretch) -> None:
        """Count the gestures of a stretch, unless the first one continues after a pause."""
        found = stretch.gestures(typed=self.typed)
        paused = self.paused.pop(stretch.seat, None)
        if paused and paused.goes_on(found[0]):
            found[0] = paused
            self.count -= 1
        self.count += len(found)
        self.paused[stretch.seat] = found[-1]


class Table:
    """One match played by a bot, and what it demanded of the seats."""

    def __init__(self, game: Game, seats: int, player: Bot, seed: int) -> None:
        self.match = Match.start(game, seats, {}, f"effort {seed}")
        self.player = player
        self.luck = Chance(seed)
        self.questions = self.windows = 0
        self.tallies = Tally(typed=False), Tally(typed=True)
        self.stretch: Stretch | None = None
        self.at = -1  # the seat that answered last

    @property
    def gestures(self) -> int:
        return self.tallies[0].count

    @property
    def lines(self) -> int:
        return self.tallies[1].count

    def play(self, waives: bool) -> None:
        while not self.match.over:
            self.answer(waives)
        self.close()

    def answer(self, waives: bool) -> None:
        """Answer the next question; the seat that has just answered continues, so that nobody interrupts a gesture."""
        match, game = self.match, self.match.game
        asked = [decision.seat for decision in match.pending]
        seat = self.at if self.at in asked else asked[0]
        view = game.view(match.state, seat)
        options = match.state.options(seat)
        waived = game.waived(view, STANCE) if waives else ""
        if waived:
            self.close()
            self.pick(seat, waived)
            return
        self.questions += 1
        self.windows += any(game.waived(view, stance) for stance in WINDOWS)
        if self.stretch is None or self.at != seat:
            self.close()
            self.stretch, self.at = Stretch(game, match.state.clone(), seat), seat
        pick = self.player.choose(view, options, self.luck)
        self.stretch.picks.append(pick)
        self.pick(seat, game.picks.texts[pick])

    def pick(self, seat: int, pick: str) -> None:
        """Make a pick. Luck ends all gestures; what a seat does ends the others' paused ones, unless it passes."""
        match = self.match
        match.pick(seat, pick)
        if pick != PASS:
            for tally in self.tallies:
                tally.paused = {one: run for one, run in tally.paused.items() if one == seat}
        if match.revealing[-1] or match.record.lines[-1].outcomes:
            self.close()
        if match.record.lines[-1].outcomes:
            for tally in self.tallies:
                tally.paused.clear()

    def close(self) -> None:
        """End the current stretch and count it."""
        if self.stretch is not None:
            for tally in self.tallies:
                tally.add(self.stretch)
        self.stretch = None


def measure(game: Game, seats: int, spec: str, matches: int) -> Effort:
    """Measure the effort of this many matches, each played both ways."""
    sums = [0, 0, 0, 0, 0]
    for seed in range(matches):
        before = Table(game, seats, bot(spec, game), seed)
        after = Table(game, seats, Person(game, bot(spec, game)), seed)
        before.play(waives=False)
        after.play(waives=True)
        found = (before.questions, before.windows, after.questions, after.gestures, after.lines)
        sums = [total + one for total, one in zip(sums, found, strict=True)]
    return Effort(game.name, seats, matches, *(round(total / seats / matches, 1) for total in sums))


def efforts(games: list[Game], seats: int | None, spec: str, matches: int) -> Iterator[Effort]:
    for game in games:
        for count in range(game.fewest_seats, game.most_seats + 1):
            if seats in (None, count):
                yield measure(game, count, spec, matches)


def main(arguments: list[str]) -> int:
    read = argparse.ArgumentParser(
        prog="python -m bench.effort", description="Measure how much a match demands of one person."
    )
    read.add_argument("games", nargs="*", default=tablee.games(), help="games to measure (default: all)")
    read.add_argument("--seats", type=int, help="only this number of seats")
    read.add_argument("--matches", type=int, default=1, help="number of matches of each kind")
    read.add_argument("--bot", default="sharp", help="the bot or level that makes the picks")
    read.add_argument("--json", type=Path, help="also write the figures to this file")
    given = read.parse_args(arguments)
    print(f"{'per person and match':22}{'before':>22}{'after':>30}")
    heads = ("questions", "windows", "questions", "gestures", "lines")
    widths = (12, 10, 12, 10, 8)
    print(f"{'game':16}{'seats':>6}" + "".join(f"{n:>{w}}" for n, w in zip(heads, widths, strict=True)), flush=True)
    found = []
    for one in efforts([tablee.game(name) for name in given.games], given.seats, given.bot, given.matches):
        _, _, _, *figures = asdict(one).values()
        print(
            f"{one.game:16}{one.seats:>6}" + "".join(f"{n:>{w}}" for n, w in zip(figures, widths, strict=True)),
            flush=True,
        )
        found.append(asdict(one))
    if given.json:
        given.json.write_text(f"{json.dumps(found, indent=1)}\n")
    return 0


if __name__ == "__main__":
    run("bench.effort", main)
