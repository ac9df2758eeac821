"""No response reveals the future: it is the same in the true world and in another with the same view.

A table is opened twice, with the true position and with one sampled from a viewer's view, and the viewer makes the same
requests at both. Any difference is a leak, unless a pick was made that revealed it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import tablee
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.errors import Problem
from tablee.core.game import Game
from tablee.core.live import LiveChance, commitment
from tablee.core.match import Match
from tablee.core.state import State
from tablee.server import hints, rows
from tablee.server.api.records import finished
from tablee.server.api.tables import line_of
from tablee.server.serving import Serving
from tablee.server.teaching import Why
from tests.server.conftest import Rooms
from tests.server.guests import Guest, Room

pytestmark = pytest.mark.anyio
GAMES = ["lanterns", *tablee.games()]
SEED = "a secret that nobody but the server knows"
OPEN = ("zombiaki",)  # hides nothing: hands lie open, and the order of a deck is chance (ZBK-17)
SHORT, LONG = 8, 600  # positions of each game
Json = dict[str, Any]


@dataclass
class Moment:
    """A position of a random match, and who looks at it."""

    game: Game
    settings: Json
    state: State
    viewer: int | None
    shared: int | None  # another seat before the same screen
    chance: Chance

    def world(self) -> State:
        """Return a world the viewer cannot tell from the true one; at a shared screen, spectators cannot either."""
        game = self.game
        view = game.view(self.state, self.viewer)
        for _ in range(20):
            world = game.sample(view, self.chance)
            if self.shared is None or seen(game, world) == seen(game, self.state):
                return world
        self.shared = None
        return game.sample(view, self.chance)

    def after(self, pick: str) -> list[str]:
        """Return what the viewer will be asked after a pick, with the draws that will really come."""
        assert self.viewer is not None
        state = self.state.clone()
        self.game.apply(state, self.viewer, self.game.picks.numbers[pick], LiveChance(SEED), [])
        is_open = ((state.asked | state.sealed) >> self.viewer) & 1
        return [self.game.picks.texts[option] for option in state.options(self.viewer)] if is_open else []


def seen(game: Game, state: State) -> Json:
    """Return what a spectator sees."""
    return game.show(game.view(state, None))


def moments(name: str, most: int) -> Iterator[Moment]:
    """Return this many positions of random matches, spread over their whole length."""
    game, seed, made = shelf.find(name), 0, 0
    while True:
        seed += 1
        chance = Chance(seed)
        seats = game.fewest_seats + chance.below(min(4, game.most_seats) - game.fewest_seats + 1)
        match = Match.start(game, seats, seed=f"{name} {seed}")
        while match.pending:
            decision = match.pending[chance.below(len(match.pending))]
            if chance.below(7) == 0:
                viewer = decision.seat if chance.below(4) else None
                others = [seat for seat in range(seats) if seat != viewer]
                shared = others[chance.below(len(others))] if others and chance.below(3) == 0 else None
                if shared is not None and game.is_quiet(match.state):
                    shared = None  # before one screen people see who of them is called
                state = match.state.clone()
                yield Moment(game, dict(match.settings), state, viewer, shared if viewer is not None else None, chance)
                made += 1
                if made == most:
                    return
            match.pick(decision.seat, decision.options[chance.below(len(decision.options))])


class World:
    """A table in one of the two worlds, and everything the viewer hears there."""

    def __init__(self, room: Room, moment: Moment) -> None:
        self.room, self.moment = room, moment
        self.guest: Guest
        self.names: tuple[str, ...] = ()
        self.keys = 0

    async def open(self, state: State) -> None:
        """Open the table at a position, with the viewer in their seat and strangers in the others."""
        moment, house = self.moment, self.room.house
        game, mine = moment.game, {moment.viewer, moment.shared} - {None}
        opened = rows.Opened(game.name, game.rules_version, state.seats, moment.settings, "", "ann", public=True)
        facts: list[rows.AnyFact] = [
            rows.Sat(seat, "ann" if seat in mine else f"p{seat}", f"P{seat}") for seat in range(state.seats)
        ]
        facts.append(rows.Started(SEED, commitment(SEED), [], game.position(state)))
        made = await house.write_table(opened, facts)
        self.names = (made.table, made.code)
        self.guest = self.room.guest("ann" if moment.viewer is not None else "eve")
        self.guest.table = made.table

    async def ask(self, kind: str, **fields: Any) -> list[Json]:
        """Return everything heard until a request has been answered."""
        self.keys += 1
        before = len(self.guest.wire.sent)
        await self.guest.ask(kind, **fields, key=f"key {self.keys}")  # all that it causes is sent before the answer
        return [json.loads(self.plain(text)) for text in self.guest.wire.sent[before:]]

    def plain(self, text: str) -> str:
        for name in self.names:
            text = text.replace(name, "THIS")
        return text

    async def look(self) -> list[str]:
        """Return what can be read without a connection."""
        table, house = self.names[0], self.room.house
        line = str(await line_of(house, table))
        try:
            await finished(house, table, None)
        except Problem as problem:
            return [self.plain(line), problem.sentence()]
        raise AssertionError("the record of a running match was given away")


class Attack:
    """Makes the same requests in both worlds."""

    def __init__(self, room: Room, moment: Moment) -> None:
        self.moment = moment
        self.worlds = [World(room, moment), World(room, moment)]
        self.asked = 0

    async def run(self) -> bool:
        """Make every request; return whether the two worlds really differed."""
        states = (self.moment.world(), self.moment.state)
        for world, state in zip(self.worlds, states, strict=True):
            await world.open(state)
        await self.same("enter")
        viewer, chance, game = self.moment.viewer, self.moment.chance, self.moment.game
        seat = 0 if viewer is None else viewer
        if self.moment.shared is not None:
            await self.behind_the_curtain(self.moment.shared)
            await self.same("lift", seat=seat)
            await self.behind_the_curtain(self.moment.shared)
        decision = self.worlds[0].guest.told["decision"] or {"number": 1, "options": [], "answered": False}
        for number in (decision["number"], decision["number"] + 1):
            wrong = game.picks.texts[chance.below(len(game.picks.texts))]
            if wrong not in decision["options"]:
                await self.same("pick", seat=seat, decision=number, picks=[wrong])
        await self.same("pick", seat=seat, decision=decision["number"] + 2, picks=decision["options"][:2] or ["zzz"])
        for kind in ("undo", "hint", "back"):
            await self.same(kind, seat=seat)
        await self.same("hand", seat=(seat + 1) % self.moment.state.seats)
        await self.same("chat", phrase="nice")
        await self.same("enter", after=1)
        looked = [await world.look() for world in self.worlds]
        assert looked[0] == looked[1]
        if decision["options"]:
            await self.bundle(seat, decision)
        return game.position(states[0]) != game.position(states[1])

    async def behind_the_curtain(self, seat: int) -> None:
        """Whatever is requested about a seat that may not be seen, the answer is the same."""
        texts = self.moment.game.picks.texts
        for number, picks in enumerate(([texts[self.moment.chance.below(len(texts))]], ["zzz"], list(texts[:2]))):
            (refused,) = await self.same("pick", seat=seat, decision=number, picks=picks)
            assert (refused["problem"]["id"], refused["decision"]) == ("curtain-down", None)
        await self.same("undo", seat=seat)
        await self.same("hint", seat=seat)

    async def same(self, kind: str, **fields: Any) -> list[Json]:
        """Request what shows nothing new: every word must be the same."""
        heard = [await world.ask(kind, **fields) for world in self.worlds]
        assert heard[0] == heard[1], f"{kind} {fields} tells {self.moment.viewer} which world it is"
        self.asked += 1
        return heard[0]

    async def bundle(self, seat: int, decision: Json) -> None:
        """The attack: a pick, then one offered only in one possible future, then one that is never offered."""
        chance = self.moment.chance
        first = decision["options"][chance.below(len(decision["options"]))]
        later = self.moment.after(first) or ["zzz"]
        picks = [first, later[chance.below(len(later))], "zzz"]
        heard = [await world.ask("pick", seat=seat, decision=decision["number"], picks=picks) for world in self.worlds]
        for true, other in zip(*heard, strict=False):
            if true != other:
                self.was_shown(heard)
                return
        assert len(heard[0]) == len(heard[1])

    def was_shown(self, heard: list[list[Json]]) -> None:
        """The worlds first differ in what a completed pick revealed; there the bundle stopped and said so."""
        made = 0
        for true, other in zip(*heard, strict=False):
            made += true["type"] == "told"
            if true != other:
                break
        assert true["type"] == other["type"] == "told", (true, other)
        assert (true["events"], true["view"]) != (other["events"], other["view"]), "the same, and yet told differently"
        for answer in (heard[0][-1], heard[1][-1]):
            assert (answer["type"], answer["carried"]) == ("done", made), answer
            assert answer["stopped"] is not None, answer


async def any_hint(game: str, bot: str, view: Json, options: list[str], lane: Any = None) -> str:
    """A hint that repeats everything its bot was given."""
    said = json.dumps([game, bot, view, options], sort_keys=True)
    return options[Chance(sum(map(ord, said))).below(len(options))]


async def any_why(_serving: Serving, job: Json, _lane: Any) -> Why:
    """An explanation that repeats everything its worker was given."""
    return Why([json.dumps(job, sort_keys=True)], "alike", 1, [], "", 0, 0)


@pytest.fixture(autouse=True)
def _every_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "explained", any_why)


async def attack(room: Room, name: str, positions: int) -> None:
    room.house.thinkers.choose = any_hint  # type: ignore[method-assign]
    different = asked = 0
    for moment in moments(name, positions):
        one = Attack(room, moment)
        different += await one.run()
        asked += one.asked
        for guest in room.guests:
            await guest.leave()
        room.guests.clear()
        for serving in list(room.house.serving.values()):
            await serving.stop()
        room.house.serving.clear()
    assert different or positions == SHORT or name in OPEN, "the worlds are all alike"
    assert asked > 5 * positions


@pytest.fixture
async def room(rooms: Rooms) -> Room:
    """A room in which the bot of a handed seat answers in none of the worlds before all is compared."""
    return await rooms(pace=3600.0)


@pytest.mark.parametrize("name", GAMES)
async def test_nothing_is_foretold(room: Room, name: str) -> None:
    await attack(room, name, SHORT)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
async def test_nothing_is_foretold_over_thousands_of_positions(room: Room, name: str) -> None:
    await attack(room, name, LONG)
