"""Post-match analysis: a seat's costliest decisions, judged by what it could know at the time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from tablee.bots.advice import Adviser, Opinion
from tablee.bots.comparing import Comparer, Comparison
from tablee.bots.wording import why
from tablee.core.chance import Chance
from tablee.core.live import ScriptedChance
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.core.view import View
from tablee.text import Texts

MOST = 3
GLANCE = 200  # iterations for every decision
LOOK = 2000  # iterations for those that seemed costliest
CURIOSITY = 2.0
CANDIDATES = 4 * MOST
LEAST = 0.01  # cheaper decisions are not mistakes


@dataclass(frozen=True)
class Costly:
    """A costly decision: the number of its pick in the record, what was played, what the bot would have played."""

    number: int
    seat: int
    played: Opinion
    better: Opinion
    compared: Comparison  # the better pick against the one played

    @property
    def cost(self) -> float:
        return self.better.worth - self.played.worth

    @property
    def sure(self) -> float:
        return self.better.surely_beats(self.played)

    def sentences(self, texts: Texts) -> list[str]:
        """Word what was played, what was better, and why, as hints do."""
        facts = {
            "number": self.number,
            "seat": texts.seat(self.seat),
            "played": texts.pick(self.played.pick),
            "better": texts.pick(self.better.pick),
        }
        return [texts.catalogue.say("analysis-costly", facts), *why(self.compared, texts)]


@dataclass(frozen=True)
class Moment:
    """A decision as its seat saw it, and its pick."""

    number: int
    view: View
    pick: str


def costliest(record: Record, seat: int, glance: int = GLANCE, look: int = LOOK) -> list[Costly]:
    """Return a seat's costliest decisions, worst first; deterministic for a record."""
    found = {moment.number: moment for moment in moments(record, seat)}
    game = Match.replay(record).game
    first = judged(found.values(), Adviser(game, glance, CURIOSITY))
    worst = sorted(first, key=lambda one: -one.cost)[:CANDIDATES]
    second = judged([found[number] for number in sorted(one.number for one in worst)], Adviser(game, look, CURIOSITY))
    costly = [one for one in second if one.cost >= LEAST and one.played.pick != one.better.pick]
    comparer = Comparer(game)
    return [explained(one, found[one.number], comparer) for one in sorted(costly, key=lambda one: -one.cost)[:MOST]]


@dataclass(frozen=True)
class Judged:
    """A judged decision without its explanation."""

    number: int
    played: Opinion
    better: Opinion

    @property
    def cost(self) -> float:
        return self.better.worth - self.played.worth


def explained(one: Judged, moment: Moment, comparer: Comparer) -> Costly:
    compared = comparer.compare(moment.view, one.better.pick, [one.played.pick], Chance(moment.number))
    return Costly(one.number, moment.view.seat, one.played, one.better, compared)


def judged(found: Iterable[Moment], adviser: Adviser) -> Iterator[Judged]:
    for moment in found:
        opinions = adviser.opinions(moment.view, Chance(moment.number))
        played = next((opinion for opinion in opinions if opinion.pick == moment.pick), None)
        if played is not None:
            yield Judged(moment.number, played, opinions[0])


def moments(record: Record, seat: int) -> Iterator[Moment]:
    """Yield every pick a seat made from several options when asked; changes of a sealed answer are skipped."""
    match = Match.replay(replace(record, lines=[], finished=False, used=0))
    for number, line in enumerate(record.lines, start=1):
        asked = line.seat == seat and bool((match.state.asked >> seat) & 1)
        if asked and len(match.state.options(seat)) > 1:
            yield Moment(number, match.game.view(match.state, seat), line.pick)
        match.play_line(line, number, ScriptedChance)
