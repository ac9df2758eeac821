"""Silence: a person who may not know that somebody was asked is sent not a byte."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.server.api.tables import line_of
from tablee.server.protocol import Clock as ClockShape
from tablee.server.store import StoreDown
from tablee.server.table import Table
from tablee.server.telling import as_now
from tests.server.guests import Clock, Guest, Room

pytestmark = pytest.mark.anyio
BLITZ = ClockShape(bank=600, increment=5)
Json = dict[str, Any]


class Forest:
    """A match of Zombies!!! 4, which asks in secret whether people play a card. Dan is present only in his turns."""

    def __init__(self, room: Room, clock: Clock) -> None:
        self.room, self.clock, self.chance = room, clock, Chance(5)
        self.guests: list[Guest] = []

    async def begin(self, **new: Any) -> None:
        self.guests = await self.room.play("zombies4", "ann bob cid dan", grace=86_400, **new)
        for guest in self.guests:
            await guest.do("stance", seat=guest.told["seat"], stance="always")
        self.guests.append(self.room.guest("eve"))
        await self.room.enter(self.guests[-1], self.guests[0].table)
        await self.guests.pop(3).leave()
        await self.room.settle()

    @property
    def table(self) -> Table:
        table = self.room.house.serving[self.guests[0].table].table
        assert table is not None
        return table

    def known(self, guest: Guest) -> Any:
        """Return everything a guest may know of the match and the table."""
        seats = self.table.seats_of(guest.id)
        return as_now(self.table, seats[0] if seats else None, "en"), len(self.table.entries), self.table.changes

    async def pick(self) -> list[Guest]:
        """Let a guest pick a second later; return the others who may know nothing of it."""
        asked = [guest for guest in self.guests if guest.told["decision"]]
        if not asked:
            await self.dan_picks()
            return []
        before = {guest: self.known(guest) for guest in self.guests}
        self.clock.pass_seconds(1)
        await self.answer(asked[0])
        await self.room.settle()
        return [guest for guest in self.guests if guest is not asked[0] and self.known(guest) == before[guest]]

    async def answer(self, guest: Guest) -> None:
        """Pass if that is offered, else pick anything."""
        options = guest.told["decision"]["options"]
        await guest.pick("pass" if "pass" in options else options[self.chance.below(len(options))])

    async def dan_picks(self) -> None:
        dan = self.room.guest("dan")
        await self.room.enter(dan, self.guests[0].table)
        await self.answer(dan)
        await dan.leave()
        await self.room.settle()

    async def until_a_pass_is_silent(self) -> Guest:
        """Play until somebody can pass without anybody else knowing; the others have picked before."""
        for _ in range(1000):
            asked = [guest for guest in self.guests if guest.told["decision"]]
            if asked and self.is_silent(asked[0]) and all(self.table.answers):
                return asked[0]
            await self.pick()
        raise AssertionError("nobody was asked in secret")

    def is_silent(self, guest: Guest) -> bool:
        """True if a pass now tells nothing and asks the next seat in secret."""
        if "pass" not in guest.told["decision"]["options"]:
            return False
        match, told = self.table.playing, list[Event]()
        world, game = match.state.clone(), match.game
        game.apply(world, guest.told["seat"], game.picks.numbers["pass"], Chance(1), told)
        watched = [game.show(game.view(state, None)) for state in (match.state, world)]
        return not told and watched[0] == watched[1]


@pytest.fixture
def forest(room: Room, clock: Clock) -> Forest:
    return Forest(room, clock)


@pytest.mark.parametrize("clocks", [None, BLITZ], ids=["no clock", "clocks"])
async def test_silent_picks_while_somebody_is_away(forest: Forest, clocks: ClockShape | None) -> None:
    """A countdown changes every second, but nobody is sent it because of a pick they may not see."""
    await forest.begin(clock=clocks)
    found = 0
    for _ in range(1000):
        sent = {guest: len(guest.wire.sent) for guest in forest.guests}
        others = await forest.pick()
        for guest in others:
            assert guest.wire.sent[sent[guest] :] == [], f"{guest.id} was told of a pick it may not know of"
        found += len(others)
        if found >= 6:
            return
    raise AssertionError("hardly anything was silent")


async def test_a_silent_pick_gives_no_time(forest: Forest) -> None:
    """A person who enters again sees the same clocks: a secret answer neither costs nor gains time."""
    await forest.begin(clock=BLITZ)
    one = await forest.until_a_pass_is_silent()
    eve = forest.guests[-1]
    before = await again(eve)
    assert before["clocks"]["running"] == []
    forest.clock.pass_seconds(7)
    await one.pick("pass")
    await forest.room.settle()
    after = await again(eve)
    assert after["clocks"]["left"] == before["clocks"]["left"]


async def again(guest: Guest) -> Json:
    await guest.do("enter", after=0)
    return guest.told


async def test_a_silent_pick_does_not_move_the_time_in_lists(forest: Forest) -> None:
    await forest.begin(public=True)
    one = await forest.until_a_pass_is_silent()
    before = await line_of(forest.room.house, one.table)
    forest.clock.pass_seconds(7)
    await one.pick("pass")
    assert await line_of(forest.room.house, one.table) == before


async def test_an_open_vote_is_not_dropped_by_a_silent_pick(forest: Forest) -> None:
    """The vote stays open and undoes what it was opened for, whatever was answered in secret meanwhile."""
    await forest.begin()
    one = await forest.until_a_pass_is_silent()
    asker, other = [guest for guest in forest.guests[:3] if guest is not one]
    wanted = forest.table.playing.last_pick(asker.told["seat"])
    await asker.do("undo", seat=asker.told["seat"])
    await forest.room.settle()
    sent = {guest: len(guest.wire.sent) for guest in forest.guests}
    await one.pick("pass")
    await forest.room.settle()
    for guest in (other, forest.guests[-1]):
        if guest.told["decision"] is None:  # it was not the next one to be asked
            assert guest.wire.sent[sent[guest] :] == []
    assert asker.about["request"] is not None
    forest.clock.pass_seconds(2 * 86_400)  # Dan's say does not count any more
    for guest in (one, other):
        await guest.do("answer", request=guest.about["request"]["number"], yes=True)
    await forest.room.settle()
    assert asker.kinds()[-1] == "table-undone"
    assert len(forest.table.playing.record.lines) == wanted


async def test_presence_is_sent_at_its_own_interval(room: Room, clock: Clock) -> None:
    ann, bob = await room.play(settings={"vane": False}, grace=60)
    await bob.leave()
    await ann.until("presence", present=[0])
    clock.pass_seconds(10)
    sent = len(ann.messages("presence"))
    await room.house.beat()
    await room.settle()
    assert len(ann.messages("presence")) == sent, "time passes by itself"
    await ann.pick(ann.told["decision"]["options"][0])
    await room.settle()
    assert len(ann.messages("presence")) == sent, "never because of a pick"
    await room.house.beat()
    await room.settle()
    assert ann.last("presence")["away"] == [{"seat": 1, "left": 60_000}], "the countdown began anew"
    assert len(ann.messages("presence")) == sent + 1


async def test_a_pause_is_sent_with_the_countdown_it_stops(room: Room) -> None:
    ann, bob = await room.play()
    await bob.leave()
    await ann.until("presence", present=[0])
    await ann.do("pause", on=True)
    assert ann.last("presence")["away"] == []


async def test_a_stale_pick_of_a_seat_behind_the_curtain_shows_nothing(room: Room) -> None:
    screen = room.guest("ann")
    await room.enter(screen, await room.open(screen, game="lanterns", seats=2, settings={"vane": False}))
    for seat in (0, 1):
        await screen.do("sit", seat=seat, name=f"P{seat}")
    await screen.do("start")
    await screen.do("lift", seat=0)
    for number in (0, 1, 77):
        answer = await screen.ask("pick", seat=1, decision=number, picks=["lay 1"])
        assert (answer["problem"]["id"], answer["decision"]) == ("curtain-down", None)
    assert await screen.fail("undo", seat=1) == "curtain-down"
    stale = await screen.ask("pick", seat=0, decision=77, picks=["lay 1"])
    assert stale["decision"] == screen.told["decision"], "what is before one's eyes is said"
    await screen.do("lower")
    hidden = await screen.ask("pick", seat=0, decision=77, picks=["lay 1"])
    assert (hidden["problem"]["id"], hidden["decision"]) == ("curtain-down", None)


async def test_a_hint_while_the_database_is_away_is_answered(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _bob = await room.play(settings={"vane": False})
    room.house.serving[ann.table].forget()

    async def down(*_args: object) -> None:
        raise StoreDown("down")

    monkeypatch.setattr(room.house.store, "rows", down)
    monkeypatch.setattr(room.house.store, "snapshot", down)
    answer = await ann.ask("hint", seat=0)
    assert (answer["type"], answer["problem"]["id"], answer["retry"]) == ("refused", "not-recorded", 1.0)
