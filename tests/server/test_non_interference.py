"""Nothing leaks: over whole matches, every byte sent to a seat is the same when the hidden parts are replaced."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import tablee
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.server import audience, telling
from tests.contract.leaks import LeakInOptions, LeakInQuestion, LeakInRefusal, LeakInView
from tests.server.conftest import Rooms
from tests.server.guests import Clock, Guest, Room, any_option
from tests.server.mirror import Mirror

pytestmark = pytest.mark.anyio
GAMES = ["lanterns", *tablee.games()]


class Party:
    """A table where everything happens that can: picks, wrong picks, undo, absence, hints, chat, a shared screen."""

    def __init__(self, room: Room, game: Game, seed: int, clock: Clock) -> None:
        self.room, self.game, self.clock = room, game, clock
        self.chance = Chance(seed)
        self.guests: list[Guest] = []
        self.table = ""
        self.happened: Counter[str] = Counter()

    async def sit(self, one_screen: bool = False) -> None:
        """One person alone, one with two seats if there are enough (or all), and one who watches."""
        seats = max(self.game.fewest_seats, min(3, self.game.most_seats))
        people = ["ann"] if one_screen or seats == 1 else ["ann", "bob"]
        self.guests = [self.room.guest(name) for name in [*people, "eve"]]
        self.table = await self.room.open(self.guests[0], game=self.game.name, seats=seats, public=True)
        for guest in self.guests:
            await self.room.enter(guest, self.table)
        for seat in range(seats):
            await self.guests[min(seat, len(people) - 1)].do("sit", seat=seat, name=f"P{seat}")
        await self.guests[0].do("start")
        await self.room.settle()

    async def go_on(self, steps: int) -> bool:
        """Do this many things; return whether the match is over."""
        for _ in range(steps):
            await self.room.settle()
            if self.guests[0].told["result"]:
                return True
            what = self.ODD.get(self.chance.below(24)) or Party.pick
            await what(self)
            self.happened[what.__name__] += 1
        await self.room.settle()
        return False

    def one(self, guests: list[Guest]) -> Guest:
        return guests[self.chance.below(len(guests))]

    async def pick(self) -> None:
        for guest in self.guests:
            if guest.told["curtain"] and guest.told["seat"] is None:
                await guest.do("lift", seat=self.chance_of(guest.told["curtain"]), after=0)
                self.happened["lifted"] += 1
        ready = [guest for guest in self.guests if guest.told["decision"] and not guest.told["decision"]["answered"]]
        if ready:
            answer = await self.one(ready).pick_any(self.chance)
            assert answer["type"] == "done" or answer["problem"]["id"] == "bot-plays", answer

    def chance_of(self, values: list[int]) -> int:
        return values[self.chance.below(len(values))]

    async def wrong_pick(self) -> None:
        guest = self.one([guest for guest in self.guests if guest.told["decision"]] or self.guests)
        texts = self.game.picks.texts
        decision = guest.told["decision"] or {"number": 1, "options": []}
        pick = texts[self.chance.below(len(texts))]
        if pick not in decision["options"]:
            seat = guest.told["seat"] or 0
            answer = await guest.ask("pick", seat=seat, decision=decision["number"], picks=[pick])
            assert answer["type"] == "refused"

    async def bundle(self) -> None:
        """Send several picks at once: the next one, whatever it will be, and one that is never offered."""
        ready = [guest for guest in self.guests if guest.told["decision"] and not guest.told["decision"]["answered"]]
        if not ready:
            return
        guest, texts = self.one(ready), self.game.picks.texts
        seat, decision = guest.told["seat"], guest.told["decision"]
        picks = [decision["options"][self.chance.below(len(decision["options"]))]]
        picks += [texts[self.chance.below(len(texts))], "zzz"]
        answer = await guest.ask("pick", seat=seat, decision=decision["number"], picks=picks)
        if answer["type"] == "done":
            assert answer["stopped"]
        self.happened["carried"] += answer["carried"]

    async def absence_without_a_bot(self) -> None:
        """One person leaves, and the others continue while a countdown runs."""
        index = self.chance.below(len(self.guests))
        await self.guests[index].leave()
        self.clock.pass_seconds(3)
        others = [guest for guest in self.guests if guest is not self.guests[index]]
        for _ in range(3):
            self.clock.pass_seconds(1)
            await self.room.settle()
            asked = [guest for guest in others if guest.told["decision"] and not guest.told["decision"]["answered"]]
            if asked and not others[0].told["result"]:
                await self.one(asked).pick_any(self.chance)
        await self.room.house.beat()
        self.guests[index] = self.room.guest(self.guests[index].id)
        await self.room.enter(self.guests[index], self.table)

    async def undo(self) -> None:
        guest = self.one(self.guests)
        if guest.told["seat"] is not None:
            await guest.ask("undo", seat=guest.told["seat"])
            await self.room.settle()
            self.happened["taken back"] += guest.kinds()[-1] == "table-undone"
        for other in self.guests[:-1]:
            request = other.about["request"]
            if request is not None:
                await other.ask("answer", request=request["number"], yes=self.chance.below(2) == 1)
                await self.room.settle()

    async def reconnect(self) -> None:
        index = self.chance.below(len(self.guests))
        old = self.guests[index]
        await old.leave()
        guest = self.guests[index] = self.room.guest(old.id, "fr" if self.chance.below(2) else "en")
        await self.room.enter(guest, self.table, self.chance.below(len(old.events()) + 1))

    async def hint(self) -> None:
        guest = self.one(self.guests)
        if guest.told["decision"] and guest.told["seat"] is not None:
            hinted = await guest.ask("hint", seat=guest.told["seat"])
            if hinted["type"] == "hinted":
                self.happened["hinted"] += 1
                assert hinted["pick"] in guest.told["decision"]["options"]

    async def chat(self) -> None:
        await self.one(self.guests).do("chat", phrase="nice")

    async def absence(self) -> None:
        """A bot plays for somebody until they are back."""
        guest = self.one(self.guests[:-1])
        seats = [seat for seat, chair in enumerate(guest.about["seats"]) if chair["mine"]]
        await guest.ask("hand", seat=seats[0])
        await self.room.settle()
        await guest.ask("back", seat=seats[0])

    async def curtain(self) -> None:
        for guest in self.guests:
            if sum(chair["mine"] for chair in guest.about["seats"]) > 1:
                await guest.do("lower")

    async def pause(self) -> None:
        await self.guests[0].do("pause", on=True)
        self.clock.pass_seconds(5)
        await self.guests[0].do("pause", on=False)

    ODD = {  # noqa: RUF012
        0: wrong_pick, 1: undo, 2: reconnect, 3: hint, 4: chat, 5: absence, 6: curtain, 7: pause, 8: bundle, 9: bundle,
        10: absence_without_a_bot,
    }  # fmt: skip

    async def rematch(self) -> None:
        await self.guests[0].do("rematch")
        await self.room.settle()
        self.table = self.guests[0].about["next"]
        for guest in self.guests:
            await self.room.enter(guest, self.table)
        await self.guests[0].do("start")
        await self.room.settle()


async def play_mirrored(room: Room, party: Party, steps: int, mirror: Mirror) -> None:
    room.house.thinkers.choose = any_option  # type: ignore[method-assign]
    if await party.go_on(steps):
        await party.rematch()
        await party.go_on(10)
    assert mirror.compared > 30


@pytest.mark.parametrize("name", GAMES)
async def test_every_byte_is_the_same_in_a_sampled_world(
    room: Room, clock: Clock, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mirror = Mirror(monkeypatch)
    party = Party(room, shelf.find(name), 60, clock)
    await party.sit()
    await play_mirrored(room, party, 60, mirror)
    assert mirror.leaks == []
    assert party.happened["carried"]
    await events_are_those_of_the_match(room, party)


WHOLE = 20_000  # things done, many more than any match takes


@pytest.mark.long
@pytest.mark.parametrize("one_screen", [False, True], ids=["apart", "one screen"])
@pytest.mark.parametrize("name", GAMES)
async def test_over_whole_matches_with_all_that_can_happen(
    room: Room, clock: Clock, name: str, one_screen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Play a match and its rematch to the end, until everything has happened: undo, hints, reconnections …"""
    mirror = Mirror(monkeypatch)
    party = Party(room, shelf.find(name), 7, clock)
    room.house.thinkers.choose = any_option  # type: ignore[method-assign]
    await party.sit(one_screen)
    wanted = {what.__name__ for what in Party.ODD.values()} | {"taken back", "hinted"}
    if one_screen:
        wanted.add("lifted")
    assert await party.go_on(WHOLE)
    await party.rematch()
    assert await party.go_on(WHOLE)
    while not wanted <= {what for what, times in party.happened.items() if times}:
        await party.rematch()
        assert await party.go_on(WHOLE)
    assert mirror.leaks == []
    assert mirror.bots > 0
    assert name != "zombies4" or mirror.silences > 0


async def events_are_those_of_the_match(room: Room, party: Party) -> None:
    """What is told of the game is exactly what the match tells that seat."""
    table = room.house.serving[party.table].table
    assert table is not None
    if table.undos:
        return  # what was taken back stays in the log and is not in the match any more
    for guest in party.guests:
        again = room.guest(guest.id)
        await room.enter(again, party.table)
        told = [event for event in again.told["events"] if event and not event["event"].startswith("table-")]
        assert told == json.loads(json.dumps(table.playing.told(again.told["seat"])))


CAUGHT: list[Game] = [LeakInView(), LeakInOptions(), LeakInQuestion(), LeakInRefusal()]


@pytest.mark.parametrize("leak", CAUGHT, ids=lambda leak: leak.name)
async def test_the_mirror_catches_games_that_leak(
    rooms: Rooms, clock: Clock, leak: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(shelf.SHELF, leak.name, leak)
    mirror = Mirror(monkeypatch)
    room = await rooms()
    for seed in range(40):
        if not mirror.leaks:
            party = Party(room, leak, seed, clock)
            room.house.thinkers.choose = any_option  # type: ignore[method-assign]
            await party.sit()
            await party.go_on(60)
    assert mirror.leaks


LEAKY: dict[str, Callable[[Any], object]] = {
    "the whole state": lambda table: table.playing.position()["state"],
    "who is asked in truth": lambda table: [bin(table.playing.state.asked), table.playing.state.hand[0]],
    "a hash of the state": lambda table: hash(str(table.playing.position())),
}


@pytest.mark.parametrize("secret", LEAKY, ids=str)
async def test_the_mirror_catches_a_server_that_leaks(
    room: Room, clock: Clock, secret: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If any of this were put into a message about the table, it would be noticed."""
    mirror = Mirror(monkeypatch)

    def leaking(table: Any, person: str, lang: Any) -> Any:
        about = telling.table_now(table, person, lang)
        about.commit = str(LEAKY[secret](table)) if table.match else ""
        return about

    monkeypatch.setattr(audience, "table_now", leaking)
    party = Party(room, shelf.find("lanterns"), 30, clock)
    await party.sit()
    await play_mirrored(room, party, 30, mirror)
    assert mirror.leaks
