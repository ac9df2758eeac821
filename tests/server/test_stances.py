"""Stances: waived questions are answered immediately, as picks in the log, and everybody sees the stance."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.match import Match
from tablee.server import rows
from tablee.server.table import Table
from tests.server.guests import Guest, Room, asked

pytestmark = pytest.mark.anyio


def table_of(room: Room, guest: Guest) -> Table:
    table = room.house.serving[guest.table].table
    assert table is not None
    return table


def stances(guest: Guest) -> list[str]:
    return [chair["stance"] for chair in guest.messages("table")[-1]["seats"]]


async def allowed(guest: Guest, stance: str) -> str:
    """Ask for a stance that there is not; return those that there are, as one is told."""
    problem = (await guest.ask("stance", seat=guest.told["seat"], stance=stance))["problem"]
    assert problem["id"] == "stance-unknown"
    return str(problem["details"]["allowed"])


async def until_window(room: Room, guests: list[Guest], chance: Chance) -> Guest:
    """Play until somebody can pass."""
    for _ in range(400):
        await room.settle()
        (guest,) = asked(guests)
        if "pass" in guest.told["decision"]["options"]:
            return guest
        await guest.pick_any(chance)
    raise AssertionError("nobody was asked for a card")


async def passed(room: Room, table: str) -> set[int]:
    """Return the seats for which a pass was recorded."""
    log = await room.house.store.rows(table)
    return {row.fact.seat for row in log if isinstance(row.fact, rows.Picked) and row.fact.pick == "pass"}


async def test_as_is_usual_hardly_anybody_is_asked_for_a_card(room: Room) -> None:
    guests = await room.play("zombies4", "ann bob cid")
    chance, reasons, picks = Chance(2), set[Any](), 0
    while picks < 150 or (picks < 600 and await passed(room, guests[0].table) != {0, 1, 2}):
        picks += 1
        await room.settle()
        (guest,) = asked(guests)
        decision = guest.told["decision"]
        if decision["kind"] == "window":
            reasons.add(decision["args"]["reason"])
        await guest.pick_any(chance)
    assert reasons <= {"spell", "duel", "arrival"}
    assert await passed(room, guests[0].table) == {0, 1, 2}
    again = Match.replay(table_of(room, guests[0]).playing.record.dumps(), partial=True)
    assert again.position() == table_of(room, guests[0]).playing.position()


async def test_all_see_when_somebody_wants_to_be_asked_and_it_can_change_at_any_moment(room: Room) -> None:
    ann, bob = await room.play("zombies4", "ann bob")
    assert ann.messages("table")[-1]["stances"] == ["usual", "always", "own"]
    (guest,) = asked([ann, bob])
    other = ann if guest is bob else bob
    for stance, shown in (("always", "always"), ("own", "own"), ("usual", "")):
        await other.do("stance", seat=other.told["seat"], stance=stance)  # who is not asked anything now
        await room.settle()
        assert [stances(one)[other.told["seat"]] for one in (ann, bob)] == [shown, shown]
    assert await other.fail("stance", seat=guest.told["seat"], stance="own") == "not-yours"
    assert await allowed(other, "never") == "usual, always, own"


async def test_an_open_question_is_passed_immediately_under_the_new_stance(room: Room) -> None:
    guests = await room.play("zombies4", "ann bob cid")
    for guest in guests:
        await guest.do("stance", seat=guest.told["seat"], stance="always")
    chance = Chance(6)
    guest = await until_window(room, guests, chance)
    while table_of(room, guest).playing.view(None)["active"] == guest.told["seat"]:
        await guest.pick("pass")
        guest = await until_window(room, guests, chance)
    made = guest.told["decision"]["number"]
    await guest.do("stance", seat=guest.told["seat"], stance="own")
    await room.settle()
    assert not guest.told["decision"] or guest.told["decision"]["number"] > made


async def test_a_game_without_moments_for_cards_has_no_stances(room: Room) -> None:
    ann, _bob = await room.play()
    assert ann.messages("table")[-1]["stances"] == []
    assert await allowed(ann, "usual") == "–"
