"""Match history: the list, statistics against the lab's baseline, and what its owner lets others see."""

from __future__ import annotations

import json
from typing import Any

import httpx2 as httpx
import pytest
from sqlalchemy import delete, select

from tablee.core.chance import Chance
from tablee.server import expected
from tablee.server.played import list_earlier
from tablee.server.settings import Settings
from tablee.server.store import schema
from tests.server.guests import Clock, Guest, play_with_bots
from tests.server.postgres import Postgres
from tests.server.site import Site, open_site
from tests.server.test_accounts import TABLE, named

pytestmark = pytest.mark.anyio


async def play(site: Site, browser: httpx.AsyncClient, seed: int, **table: Any) -> tuple[str, Guest]:
    """Play a whole match against a bot; return its table."""
    made = (await browser.post("/api/tables", json=TABLE | {"bots": [None, "random"]} | table)).json()["table"]
    ann = await site.sit_down(browser, made, 0, "Ann")
    await ann.do("start")
    await play_with_bots(site, ann, Chance(seed))
    return str(made), ann


async def profile(browser: httpx.AsyncClient, whom: str = "me", **query: int) -> dict[str, Any]:
    answer: dict[str, Any] = (await browser.get(f"/api/people/{whom}", params=query)).json()
    return answer


def listed(found: dict[str, Any], table: str) -> dict[str, Any]:
    return next(one for one in found["matches"] if one["table"] == table)


async def test_every_finished_match_is_listed_with_its_result(site: Site, clock: Clock) -> None:
    home = await named(site, "Ann")
    first, ann = await play(site, home, 1)
    clock.pass_seconds(3600)
    second, _ann = await play(site, home, 2, public=True)
    result = ann.told["result"]
    found = await profile(home)
    assert [one["table"] for one in found["matches"]] == [second, first]
    match = found["matches"][1]
    assert match["names"] == ["Ann", "random"]
    assert match["score"] == result["scores"][0]
    assert match["place"] == next(place for place, seats in enumerate(result["ranking"], 1) if 0 in seats)
    assert match["picks"] > 0
    assert not match["public"]
    assert (found["own"], found["shown"], found["more"]) == (True, "nobody", False)
    assert [one["table"] for one in (await profile(home, after=1))["matches"]] == [first]


async def test_statistics_stand_against_the_baseline_of_the_seat(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    lab = {"shares": [0.4, 0.6], "bounds": [[0.3, 0.5], [0.5, 0.7]], "matches": 92}
    monkeypatch.setattr(expected, "measured", lambda: {name: {"lanterns": {"2": one}} for name, one in lab.items()})
    home = await named(site, "Ann")
    for seed in range(3):
        await play(site, home, seed)
    found = await profile(home)
    (game,) = found["games"]
    rewards = [match["reward"] for match in found["matches"]]
    assert (game["game"], game["played"], game["won"]) == ("lanterns", 3, sum(rewards))
    assert (game["expected"], game["low"], game["high"]) == pytest.approx((1.2, 0.9, 1.5))
    assert (game["known"], game["by_seat"][0]["matches"]) == (True, 92)
    assert [(one["seat"], one["seats"], one["played"]) for one in game["by_seat"]] == [(0, 2, 3)]
    streak = 0
    for match in reversed(found["matches"]):
        streak = streak + 1 if match["place"] == 1 else 0
    assert game["streak"] == streak


async def test_who_concedes_has_lost_in_the_statistics_too(site: Site) -> None:
    """Even where the match continues: a victory of the bot that plays on is not theirs."""
    home, other = await named(site, "Ann"), await named(site, "Bob")
    for seats, bots in ((2, [None, None]), (3, [None, None, "random"])):
        table = (await home.post("/api/tables", json=TABLE | {"seats": seats, "bots": bots})).json()["table"]
        ann, bob = await site.sit_down(home, table, 0, "Ann"), await site.sit_down(other, table, 1, "Bob")
        await ann.do("start")
        await bob.do("concede")
        await play_with_bots(site, ann, Chance(3))
        match, (game,) = listed(found := await profile(other), table), found["games"]
        assert (match["place"], match["reward"], match["counts"]) == (seats, 0.0, True)
        assert (game["played"], game["won"], game["streak"]) == (seats - 1, 0, 0)
        if seats == 2:
            (won,) = (await profile(home))["games"]
            assert (won["played"], won["won"], won["streak"]) == (1, 1, 1)


async def test_a_baseline_is_a_share_for_every_seat() -> None:
    for game, counts in expected.measured()["shares"].items():
        for seats, found in counts.items():
            assert len(found) == int(seats), game
            assert sum(found) == pytest.approx(1, abs=0.01), (game, seats)
            for seat in range(int(seats)):
                one = expected.baseline(game, int(seats), seat)
                assert 0 < one.low < one.share < one.high < 1, "and it says how uncertain it is"
                assert one.matches >= 100
    assert expected.baseline("no such game", 4, 3) == expected.Baseline(0.25, 0.0, 1.0, 0), "where nobody has looked"


async def test_strangers_see_what_its_owner_shows_and_nothing_else(site: Site) -> None:
    home, eve, nobody = await named(site, "Ann"), await named(site, "Eve"), site.browser()
    private, _ = await play(site, home, 1)
    public, _ = await play(site, home, 2, public=True)
    whom = (await home.get("/api/me")).json()["person"]
    unknown = await profile(eve, "nosuchone")
    for stranger in (eve, nobody):
        assert await profile(stranger, whom) == unknown, "a profile not shown is as one that is not there"
    await home.put("/api/me/shown", json={"shown": "public"})
    for stranger in (eve, nobody):
        seen = await profile(stranger, whom)
        assert [one["table"] for one in seen["matches"]] == [public]
        assert [game["played"] for game in seen["games"]] == [1], "nor do the numbers tell of the other match"
        assert private not in json.dumps(seen)
    await home.put("/api/me/shown", json={"shown": "all"})
    seen = await profile(eve, whom)
    assert sorted((one["table"], tuple(one["names"])) for one in seen["matches"]) == [
        ("", ()),
        (public, ("Ann", "random")),
    ]
    assert private not in json.dumps(seen)
    assert (await eve.get(f"/api/tables/{private}/steps")).status_code == 403
    await home.put("/api/me/shown", json={"shown": "nobody"})
    assert await profile(eve, whom) == unknown


async def test_a_running_match_leaves_no_trace_in_any_list(site: Site, clock: Clock) -> None:
    """What anybody reads at home does not change by one byte with the picks made at a table."""
    home, other, eve = await named(site, "Ann"), await named(site, "Bob"), await named(site, "Eve")
    table = (await home.post("/api/tables", json=TABLE | {"public": True})).json()["table"]
    ann, bob = await site.sit_down(home, table, 0, "Ann"), await site.sit_down(other, table, 1, "Bob")
    await ann.do("start")
    whom = (await home.get("/api/me")).json()["person"]
    await home.put("/api/me/shown", json={"shown": "all"})

    async def homes() -> list[str]:
        return [
            (await eve.get("/api/tables")).text,
            (await eve.get(f"/api/people/{whom}")).text,
            (await home.get("/api/people/me")).text,
        ]

    before = await homes()
    chance = Chance(3)
    for _ in range(3):
        for guest in (ann, bob):
            if guest.told["decision"]:
                await guest.pick_any(chance)
        await site.settle()
        assert ann.told["result"] is None
        assert await homes() == before


async def test_the_list_says_whether_it_is_ones_turn_and_since_when(site: Site, clock: Clock) -> None:
    home, other = await named(site, "Ann"), await named(site, "Bob")
    table = (await home.post("/api/tables", json=TABLE)).json()["table"]
    ann, bob = await site.sit_down(home, table, 0, "Ann"), await site.sit_down(other, table, 1, "Bob")
    (waits,) = (await home.get("/api/me/waiting")).json()["tables"]
    assert (waits["status"], waits["yours"], waits["free"]) == ("open", False, 0)
    await ann.do("start")
    clock.pass_seconds(90)
    seen = {0: home, 1: other}
    for guest in (ann, bob):
        (waits,) = (await seen[guest.told["seat"]].get("/api/me/waiting")).json()["tables"]
        asked = guest.told["decision"] is not None
        assert waits["yours"] == asked
        assert waits["waiting"] == guest.told["waiting"]
        assert waits["since"] == (90_000 if asked else 0)
    assert (await site.browser().get("/api/me/waiting")).json() == {"tables": []}


async def test_costliest_decisions_are_stored(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    home = await named(site, "Ann")
    table, _ = await play(site, home, 1)
    path = f"/api/tables/{table}/costliest?viewer=0"
    first = (await home.get(path)).json()

    async def never(*_args: Any) -> Any:
        raise AssertionError("computed again")

    monkeypatch.setattr("tablee.server.api.after.ask", never)
    assert (await home.get(path)).json() == first
    assert (await profile(home))["matches"][0]["costly"] == first["costly"]
    stranger = await named(site, "Eve")
    assert (await stranger.get(path)).status_code == 403


async def test_matches_that_ended_before_there_was_a_list_are_listed(site: Site) -> None:
    home = await named(site, "Ann")
    table, _ = await play(site, home, 1)
    store, played = site.house.store, schema.played
    before = [tuple(row) for row in await store.all(select(played))]
    await store.execute(delete(played))
    assert await list_earlier(store) == 1
    assert [tuple(row) for row in await store.all(select(played))] == before
    assert (await profile(home))["matches"][0]["table"] == table


async def test_postgres_lists_and_merges_as_well(settings: Settings, postgres: Postgres) -> None:
    from dataclasses import replace

    async with open_site(replace(settings, db=postgres.database())) as site:
        home, phone = await named(site, "Ann"), await named(site, "Phone")
        table, _ = await play(site, phone, 1)
        link = (await home.post("/api/me/devices")).json()
        await phone.post("/api/enter", json={"token": link["token"]})
        assert [one["table"] for one in (await profile(home))["matches"]] == [table]
        await home.post("/api/me/forget", json={})
        assert [row.person for row in await site.house.store.all(select(schema.played))] == [""]
