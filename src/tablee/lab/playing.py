"""Play matches on the hot face and return the results as plain values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tablee.adapters.stdio import player
from tablee.bots import Bot
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.game import Game
from tablee.core.meter import Meter
from tablee.core.setting import Value
from tablee.core.state import State
from tablee.core.view import View
from tablee.lab.course import Course
from tablee.lab.study import Cell, Chunk
from tablee.lab.watch import Seen, Watch

UNSEEN = View()


@dataclass
class Played:
    """The result of one match: values for the match, and lists by seat."""

    deal: int
    turn: int
    bots: tuple[str, ...]
    rewards: list[float]
    scores: list[float]
    places: list[int]
    picks: list[int]  # decisions by seat
    choices: list[int]  # decisions with more than one option
    options: list[int]  # options offered, over all decisions
    lead_changes: int = 0
    comeback: bool = False
    seen: Seen = field(default_factory=Seen)


def bare(game: Game, settings: dict[str, Value], players: list[Bot], chances: list[Chance]) -> State:
    """Play a match without recording anything: the baseline for the lab's speed."""
    state, table = game.blank(), chances[0]
    state.seats = len(players)
    game.start(state, settings, table)
    while state.asked:
        seat = state.turn
        bot = players[seat]
        view = game.view(state, seat) if bot.looks else UNSEEN
        state.apply(seat, bot.choose(view, state.options(seat), chances[seat + 1]), table)
    return state


class CellPlayer:
    """Plays the matches of a cell."""

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        self.game = shelf.find(cell.game)
        self.watch = Watch(cell.game)
        self.players = [player(spec, self.game) for spec in cell.bots]

    def play(self, deal: int, turn: int) -> Played:
        """Play a deal with the line-up rotated by `turn` seats."""
        cell = self.cell
        bots = cell.seated(turn)
        chances = [Chance(cell.stream(deal, turn, number)) for number in range(cell.seats + 1)]
        events: list[Event] | None = [] if cell.watch else None
        meter = self.game.meter() or Meter()
        course = Course(cell.seats, self.watch.metrics.races)
        state = self.run(turn, chances, events, (course, meter))
        rewards = [state.reward(seat) for seat in range(cell.seats)]
        seen = self.watch.read(events or [], cell.seats)
        seen.numbers.update(meter.read(state))
        return Played(
            deal=deal,
            turn=turn,
            bots=bots,
            rewards=rewards,
            scores=[float(state.score(seat)) for seat in range(cell.seats)],
            places=places(self.game.ranking(state), cell.seats),
            picks=list(course.picks)[: cell.seats],
            choices=list(course.choices)[: cell.seats],
            options=list(course.options)[: cell.seats],
            lead_changes=course.lead_changes,
            comeback=course.comeback(rewards),
            seen=seen,
        )

    def run(
        self, turn: int, chances: list[Chance], events: list[Event] | None, watchers: tuple[Course, Meter]
    ) -> State:
        game, (course, meter), table = self.game, watchers, chances[0]
        metered = type(meter) is not Meter
        players = [self.players[(seat + turn) % len(self.players)] for seat in range(len(self.players))]
        state = game.blank()
        state.seats = len(players)
        state.sink = events
        game.start(state, self.cell.settings, table)
        while state.asked:
            seat = state.turn
            bot = players[seat]
            options = state.options(seat)
            view = game.view(state, seat) if bot.looks else UNSEEN
            state.apply(seat, bot.choose(view, options, chances[seat + 1]), table)
            course.note(state, seat, len(options))
            if metered:
                meter.see(state)
        state.sink = None
        return state


def places(ranking: list[list[int]], seats: int) -> list[int]:
    """Return the place of each seat, from 1; ties share a place."""
    found, place = [0] * seats, 1
    for group in ranking:
        for seat in group:
            found[seat] = place
        place += len(group)
    return found


def play_chunk(chunk: Chunk) -> Iterator[Played]:
    """Play all matches of a chunk, each deal in all its rotations."""
    player = CellPlayer(chunk.cell)
    for deal in range(chunk.first, chunk.first + chunk.deals):
        for turn in range(chunk.cell.turns):
            yield player.play(deal, turn)
