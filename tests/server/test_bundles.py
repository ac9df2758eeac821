"""Several picks in one message: each checked, written and told as if sent alone, and never more than that."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.match import Match
from tablee.server import rows as kept
from tablee.server.bundles import MOST
from tablee.server.store import Conflict, StoreDown
from tests.server.conftest import Rooms
from tests.server.guests import Guest, Room
from tests.toy.hands import hands

pytestmark = pytest.mark.anyio
Json = dict[str, Any]


async def facts(room: Room, guest: Guest) -> list[str]:
    """Return the stored picks, in order."""
    log = await room.house.store.rows(guest.table)
    return [row.fact.pick for row in log if isinstance(row.fact, kept.Picked)]


async def bundle(guest: Guest, *picks: str, **changes: Any) -> Json:
    told = guest.told
    wanted = {"seat": told["seat"], "decision": told["decision"]["number"], "picks": list(picks)}
    return await guest.ask("pick", **wanted | changes)


async def winner_of(room: Room) -> tuple[Guest, Guest]:
    """The winner of the first round sets the vane; then both lay a lantern."""
    ann, bob = await room.play(settings={"vane": True})
    for guest in (ann, bob):
        await guest.pick(guest.told["decision"]["options"][0])
    await room.settle()
    return (ann, bob) if ann.told["decision"] else (bob, ann)


async def farm(room: Room) -> Guest:
    """Seat one person alone at Happy Pigs, where they can move pigs by hand."""
    ann, bob = await room.play("happy_pigs", "ann bob", settings={"by_hand": True})
    return await until_offered(room, [ann, bob], "arrange")


async def until_offered(room: Room, guests: list[Guest], verb: str) -> Guest:
    """Play until somebody can pick this verb."""
    chance = Chance(3)
    for _ in range(400):
        await room.settle()
        for guest in guests:
            decision = guest.told["decision"]
            if decision and any(option.split()[0] == verb for option in decision["options"]):
                return guest
        asked = [guest for guest in guests if guest.told["decision"] and not guest.told["decision"]["answered"]]
        await asked[0].pick_any(chance)
    raise AssertionError(f"nobody was offered {verb!r}")


def option(guest: Guest, verb: str) -> str:
    return next(str(text) for text in guest.told["decision"]["options"] if text.split()[0] == verb)


def foreseeable(match: Match, seat: int) -> list[str]:
    """Return picks of one seat with no surprise between them, found in a separate match."""
    picks: list[str] = []
    for verb in ("arrange", "lift", "to", "put"):
        decision = match.decision(seat)
        assert decision is not None
        text = next((text for text in decision.options if text.split()[0] == verb), "")
        if text:
            match.pick(seat, text)
            picks.append(text)
    return picks


async def test_all_are_carried_out_and_told_one_by_one(room: Room) -> None:
    guest = await farm(room)
    table = room.house.serving[guest.table].table
    assert table is not None
    twin = Match.from_state(table.playing.game, table.playing.settings, table.playing.state.clone())
    picks = foreseeable(twin, guest.told["seat"])
    assert len(picks) >= 3
    before, told = await facts(room, guest), len(guest.messages("told"))
    answer = await bundle(guest, *picks)
    assert (answer["type"], answer["carried"], answer["stopped"]) == ("done", len(picks), None)
    assert await facts(room, guest) == before + picks
    assert len(guest.messages("told")) == told + len(picks), "each pick is told by itself"


async def test_the_first_that_is_not_offered_ends_it_and_what_was_done_stays(room: Room) -> None:
    guest = await farm(room)
    before, first = await facts(room, guest), option(guest, "arrange")
    answer = await bundle(guest, first, "buy large", "tidy")
    assert (answer["type"], answer["carried"]) == ("refused", 1)
    assert answer["problem"]["id"] != "stale"
    await room.settle()
    assert await facts(room, guest) == [*before, first]
    alone = await bundle(guest, "buy large")
    assert alone["problem"] == answer["problem"], "refused as it would have been alone"


async def test_it_stops_when_somebody_else_is_asked_too(room: Room) -> None:
    winner, loser = await winner_of(room)
    mine = f"lay {hands(winner.told['view'])[winner.told['seat']][0]}"
    before = await facts(room, winner)
    answer = await bundle(winner, "vane turn", mine)
    assert (answer["type"], answer["carried"], answer["stopped"]["id"]) == ("done", 1, "bundle-others")
    assert answer["stopped"]["details"] == {"carried": 1, "picks": 2}
    await room.settle()
    assert await facts(room, winner) == [*before, "vane turn"]
    assert loser.kinds()[-1] == "vane"


async def test_it_stops_when_chance_was_used(room: Room) -> None:
    ann, bob = await room.play(settings={"vane": False})
    await ann.pick(ann.told["decision"]["options"][0])
    await room.settle()
    answer = await bundle(bob, bob.told["decision"]["options"][0], "zzz")
    assert (answer["type"], answer["carried"], answer["stopped"]["id"]) == ("done", 1, "bundle-unforeseen")


async def test_it_stops_when_something_was_revealed(room: Room) -> None:
    """The last person to lay their sealed tiles reveals everybody's."""
    guests = await room.play("happy_pigs", "ann bob")
    stopped = set()
    for _ in range(12):
        await room.settle()
        asked = [guest for guest in guests if guest.told["decision"] and not guest.told["decision"]["answered"]]
        told = len(asked[0].events())
        answer = await bundle(asked[0], asked[0].told["decision"]["options"][0], "zzz")
        if answer["type"] == "done":
            stopped.add(answer["stopped"]["id"])
            await room.settle()
            assert len(asked[0].events()) > told
    assert "bundle-unforeseen" in stopped


@pytest.mark.parametrize("name", ["happy_dayz", "zombies4"])
async def test_the_next_hand_and_the_next_fight_cannot_be_asked_for(room: Room, name: str) -> None:
    """This once listed the next hand: a bundle that needs chance now uses it up and reveals nothing that follows."""
    game = shelf.find(name)
    guests = await room.play(name, " ".join(["ann", "bob", "cid", "dan"][: max(3, game.fewest_seats)]))
    for guest in guests if game.stances else []:
        await guest.do("stance", seat=guest.told["seat"], stance="always")  # so that every pick is somebody's own
    chance = Chance(9)
    tried = 0
    for _ in range(60):
        await room.settle()
        asked = [guest for guest in guests if guest.told["decision"] and not guest.told["decision"]["answered"]]
        guest = asked[chance.below(len(asked))]
        options = guest.told["decision"]["options"]
        before = await facts(room, guest)
        pick = options[chance.below(len(options))]
        answer = await bundle(guest, pick, "zzz")
        now = await facts(room, guest)
        assert now[: len(before) + 1] == [*before, pick], "the first pick was made"
        assert len(now) <= len(before) + len(guests), "besides it, last cards alone play themselves"
        assert answer["carried"] == 1
        if answer["type"] == "done":
            tried += answer["stopped"]["id"] == "bundle-unforeseen"
        else:
            assert answer["problem"]["id"] == "pick-unknown"
    assert tried


async def test_unknown_foreign_repeated_and_hundreds(room: Room) -> None:
    guest = await farm(room)
    before, first = await facts(room, guest), option(guest, "arrange")
    for picks, problem in (
        (["zzz", first], "pick-unknown"),
        (["lay 3", first], "pick-unknown"),
        ([first] * (MOST + 1), "bundle-long"),
        ([first] * 300, "bundle-long"),
    ):
        answer = await bundle(guest, *picks)
        assert (answer["type"], answer["problem"]["id"], answer["carried"]) == ("refused", problem, 0)
        assert problem != "bundle-long" or str(len(picks)) in answer["problem"]["sentence"]
        assert await facts(room, guest) == before
    again = await bundle(guest, first, first)
    assert (again["type"], again["carried"]) == ("refused", 1), "a repeated pick is checked again, when its turn comes"
    await room.settle()
    assert await facts(room, guest) == [*before, first]


async def test_it_stops_when_the_last_cards_of_others_were_shown(room: Room) -> None:
    """The person who leads with their last card chooses a side; the others' last cards follow automatically."""
    for attempt in range(20):  # until the others have nothing to decide
        guests, chance = await room.play("happy_dayz", "ann bob cid", settings={"mode": "express"}), Chance(attempt)
        leader = await lead_last(room, guests, chance)
        if leader is None:
            continue
        before = len(await facts(room, leader))
        answer = await bundle(leader, leader.told["decision"]["options"][0], "zzz")
        assert (answer["type"], answer["carried"]) == ("done", 1), answer
        if len(await facts(room, leader)) > before + 1:
            assert answer["stopped"]["id"] == "bundle-unforeseen"
            return
    raise AssertionError("the others' last cards never followed by themselves")


async def lead_last(room: Room, guests: list[Guest], chance: Chance) -> Guest | None:
    """Return the person who leads with their last card, once that happens; None if the match ends without it."""
    while True:
        await room.settle()
        asked = [guest for guest in guests if guest.told["decision"] and not guest.told["decision"]["answered"]]
        if not asked:
            assert guests[0].about["status"] == "over"
            return None
        leader, view = asked[0], asked[0].told["view"]
        hand = view["communities"][leader.told["seat"]]["hand"]
        if len(hand) == 1 and leader.told["decision"]["kind"] == "lead":
            return leader
        await leader.pick_any(chance)


async def test_of_another_seat(room: Room) -> None:
    winner, loser = await winner_of(room)
    number = winner.told["decision"]["number"]
    answer = await loser.ask("pick", seat=winner.told["seat"], decision=number, picks=["vane turn", "vane keep"])
    assert (answer["problem"]["id"], answer["carried"]) == ("not-yours", 0)


async def test_sent_again_it_is_not_carried_out_twice(rooms: Rooms) -> None:
    room = await rooms()
    winner, _loser = await winner_of(room)
    mine = f"lay {hands(winner.told['view'])[winner.told['seat']][0]}"
    request: Json = {"type": "pick", "table": winner.table, "key": "same", "seat": winner.told["seat"]}
    request |= {"decision": winner.told["decision"]["number"], "picks": ["vane turn", mine]}
    assert (await winner.ask_json(request))["carried"] == 1
    before = await facts(room, winner)
    again = await winner.ask_json(request)
    assert (again["type"], again["carried"], again["stopped"]["id"]) == ("done", 1, "bundle-cut")
    assert await facts(room, winner) == before
    await room.close()
    await room.house.stop()
    other = await rooms()
    late = other.guest(winner.id)
    await other.enter(late, request["table"])
    assert (await late.ask_json(request))["carried"] == 1
    assert await facts(other, late) == before


async def test_a_whole_bundle_sent_again_is_simply_done(room: Room) -> None:
    guest = await farm(room)
    request: Json = {"type": "pick", "table": guest.table, "key": "same", "seat": guest.told["seat"]}
    request |= {"decision": guest.told["decision"]["number"], "picks": [option(guest, "arrange")]}
    for _ in range(2):
        answer = await guest.ask_json(request)
        assert (answer["type"], answer["carried"], answer["stopped"]) == ("done", 1, None)


@pytest.mark.parametrize(("failure", "answered"), [(StoreDown("away"), "refused"), (Conflict(), "done")])
async def test_a_write_that_fails_in_the_middle(
    room: Room, monkeypatch: pytest.MonkeyPatch, failure: Exception, answered: str
) -> None:
    """The database fails, or another process is faster, between two picks of a bundle."""
    guest = await farm(room)
    table = room.house.serving[guest.table].table
    assert table is not None
    twin = Match.from_state(table.playing.game, table.playing.settings, table.playing.state.clone())
    picks = foreseeable(twin, guest.told["seat"])
    before, real, writes = await facts(room, guest), room.house.store.append, []

    async def append(writings: Any) -> None:
        writes.append(writings)
        if len(writes) == 2:
            raise failure
        await real(writings)

    monkeypatch.setattr(room.house.store, "append", append)
    answer = await bundle(guest, *picks)
    assert (answer["type"], answer["carried"]) == (answered, 1)
    assert await facts(room, guest) == [*before, picks[0]]
    await guest.do("enter")
    assert guest.told["decision"]["options"], "the table goes on from there"
