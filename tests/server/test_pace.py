"""A level's timing tells nothing of its hand: it answers after the same time whatever it was asked."""

from __future__ import annotations

import asyncio

import pytest

from tablee.bots import LEVELS
from tablee.bots.levels import PACE
from tablee.core.chance import Chance
from tablee.server import bot_seats
from tests.server.guests import Room, play_with_bots

pytestmark = pytest.mark.anyio


async def test_every_answer_of_a_level_waits_alike(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    wait = asyncio.sleep

    async def count(seconds: float) -> None:
        waited.append(seconds)
        await wait(0)

    monkeypatch.setattr(bot_seats, "sleep", count)
    (ann,) = await room.seat("lanterns", "ann", seats=3, bots=[None, "casual", "random"])
    await ann.do("start")
    await play_with_bots(room, ann, Chance(1))
    assert set(waited) == {PACE["casual"], 0.0}
    assert waited.count(PACE["casual"]) >= 3


def test_every_level_has_a_pace_of_its_own() -> None:
    assert set(PACE) == set(LEVELS)
    assert all(seconds > 0 for seconds in PACE.values())
