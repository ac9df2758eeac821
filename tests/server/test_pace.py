"""A bot's timing reveals nothing of its hand: it always answers after the same time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.bots import LEVELS
from tablee.bots.levels import PACE, PACE_ELSEWHERE, SPECS, UNHURRIED, pace
from tablee.core.chance import Chance
from tablee.server import bot_seats
from tests.server.conftest import Rooms
from tests.server.guests import any_option, play_on, play_with_bots

pytestmark = pytest.mark.anyio
Json = dict[str, Any]


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Record how long bots were made to wait, without waiting."""
    found: list[float] = []
    wait = asyncio.sleep

    async def count(seconds: float) -> None:
        found.append(seconds)
        await wait(0)

    monkeypatch.setattr(bot_seats, "sleep", count)
    return found


async def test_every_answer_of_a_level_takes_the_same_time(rooms: Rooms, waited: list[float]) -> None:
    room = await rooms(pace=1.0)
    (ann,) = await room.seat("lanterns", "ann", seats=3, bots=[None, "casual", "random"])
    await ann.do("start")
    await play_with_bots(room, ann, Chance(1))
    casual = pace("casual", "lanterns")
    assert set(waited) == {casual, 0.0}
    assert waited.count(casual) >= 3


async def test_the_bot_of_a_handed_seat_answers_at_a_constant_pace(rooms: Rooms, waited: list[float]) -> None:
    room = await rooms(pace=1.0)
    room.house.thinkers.choose = any_option  # type: ignore[method-assign]
    ann, bob = await room.play(settings={"vane": False})
    await bob.do("hand", seat=1)
    await play_on(room, [ann], Chance(1))
    await ann.until("table", status="over")
    assert len(waited) >= 3
    assert set(waited) == {UNHURRIED}


async def test_who_thinks_longer_answers_on_the_next_beat(rooms: Rooms, waited: list[float]) -> None:
    room = await rooms(pace=1.0)
    thinks = asyncio.Event()

    async def slowly(game: str, bot: str, view: Json, options: list[str], lane: Any = None) -> str:
        await thinks.wait()
        return options[0]

    room.house.thinkers.choose = slowly  # type: ignore[method-assign]
    (ann,) = await room.seat("lanterns", "ann", seats=2, bots=[None, "steady"], settings={"vane": False})
    await ann.do("start")
    while len(waited) < 3:  # noqa: ASYNC110 - it is the bots that wait
        await asyncio.sleep(0)
    answered = len(ann.messages("told"))
    thinks.set()
    await ann.more_told(answered)
    assert set(waited) == {pace("steady", "lanterns")}, "it answers on a beat, never in between"


def test_every_level_has_a_pace_in_every_game() -> None:
    assert set(PACE) == set(SPECS)
    for paces in (*PACE.values(), PACE_ELSEWHERE):
        assert len(paces) == len(LEVELS)
        assert 0 < paces[0] <= paces[-1]
