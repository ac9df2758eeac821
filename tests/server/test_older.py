"""Rule changes: finished matches stay as they were, running ones continue or are closed with a sentence."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import httpx2 as httpx
import pytest

from tablee.core.chance import Chance
from tablee.core.verify import verify
from tablee.server.draining import Draining, Standing
from tablee.server.relic import record_of
from tablee.server.settings import Settings
from tests.server.guests import Clock, Guest, play_on
from tests.server.rules import later
from tests.server.site import Site, open_site

pytestmark = pytest.mark.anyio
VIEWS = ("", "?viewer=0", "?viewer=1", "?open=1")


@contextlib.asynccontextmanager
async def tomorrow(settings: Settings, *, knows_older: bool = False) -> AsyncIterator[Site]:
    """Open the same database with a program whose rules have changed."""
    with later(2, knows_older=knows_older):
        async with open_site(settings) as site:
            yield site


async def all_steps(browser: httpx.AsyncClient, table: str) -> list[Any]:
    return [(await browser.get(f"/api/tables/{table}/steps{view}")).json() for view in VIEWS]


async def finished(site: Site) -> Guest:
    """Play a public match to its end, with one pick undone on the way, and keep it."""
    ann, bob = await site.play(public=True, settings={"vane": False})
    await ann.pick(ann.told["decision"]["options"][0])
    await ann.do("undo", seat=0)
    await play_on(site, [ann, bob], Chance(1))
    await site.house.archivist.waiting.join()
    return ann


async def test_a_finished_match_is_shown_as_it_was_told_however_its_rules_changed(settings: Settings) -> None:
    async with open_site(settings) as site:
        ann = await finished(site)
        record = (await site.browser().get(f"/api/tables/{ann.table}/record")).text
        steps = await all_steps(site.browser(), ann.table)
        table, told = ann.table, ann.told
    assert verify(record).fair
    async with tomorrow(settings) as site:
        browser = site.browser()
        assert (await browser.get(f"/api/tables/{table}/record")).text == record
        assert await all_steps(browser, table) == steps
        later_part = (await browser.get(f"/api/tables/{table}/steps?viewer=0&first=3")).json()
        assert later_part["steps"] == steps[1]["steps"][3:]
        assert (await browser.get(f"/api/tables/{table}/steps?viewer=7")).status_code == 404
        assert (await browser.get(f"/api/tables/{table}")).json()["status"] == "over"
        again = site.guest("ann")
        await site.enter(again, table)
        assert (again.told["view"], again.told["result"]) == (told["view"], told["result"])
        assert again.about["status"] == "over"
        await again.do("rematch")
        await site.settle()
        assert again.about["next"]


async def test_steps_come_from_storage_and_equal_those_of_the_rules(settings: Settings) -> None:
    async with open_site(settings) as site:
        ann = await finished(site)
        browser = site.browser()
        kept = await all_steps(browser, ann.table)
        record = (await browser.get(f"/api/tables/{ann.table}/record")).text
        id = (await browser.post("/api/records", content=record)).json()["record"]
        played = [(await browser.get(f"/api/records/{id}/steps{view}")).json() for view in VIEWS]
        assert kept == played


async def test_what_needs_the_rules_is_refused_by_their_version(settings: Settings) -> None:
    async with open_site(settings) as site:
        ann = await finished(site)
    async with tomorrow(settings) as site:
        browser = site.browser()
        costliest = await browser.get(f"/api/tables/{ann.table}/costliest?viewer=0")
        fork = {"step": 1, "seat": 0, "name": "Ann", "bot": "random"}
        forked = await browser.post(f"/api/tables/{ann.table}/fork", json=fork)
        for answer in (costliest, forked):
            assert (answer.status_code, answer.json()["id"]) == (409, "record-rules")
            assert "version 1" in answer.json()["sentence"]


async def test_a_running_match_is_closed_with_a_sentence_and_stays_readable(settings: Settings) -> None:
    async with open_site(settings) as site:
        ann, bob = await site.play(public=True, settings={"vane": False})
        await play_on(site, [ann, bob], Chance(1), 3)
        assert await site.house.archivist.keep(ann.table)
        table, view = ann.table, ann.told["view"]
        before = await site.house.store.rows(table)
    async with tomorrow(settings) as site:
        ann, bob = site.guest("ann"), site.guest("bob", "fr")
        for guest in (ann, bob):
            await site.enter(guest, table)
            assert guest.about["status"] == "closed"
            assert guest.events()[-1] == {"event": "table-closed-rules", "rules": 1, "known": 2}
        assert ann.told["view"] == view
        assert ann.told["decision"] is None
        assert await ann.fail("pick", seat=0, decision=1, picks=["lay 4"]) == "table-closed"
        after = await site.house.store.rows(table)
        assert after[:-1] == before, "nothing is lost"
        browser = site.browser()
        record = (await browser.get(f"/api/tables/{table}/record")).text
        assert record.count("\n0 lay ") + record.count("\n1 lay ") == 3
        steps = (await browser.get(f"/api/tables/{table}/steps?viewer=0")).json()
        assert (steps["total"], steps["steps"][-1]["view"]) == (4, view)
        assert steps["scores"] is None


async def test_a_running_match_survives_a_small_change(settings: Settings) -> None:
    async with open_site(settings) as site:
        ann, bob = await site.play(public=True)
        await play_on(site, [ann, bob], Chance(1), 3)
        table, told = ann.table, ann.told
    async with tomorrow(settings, knows_older=True) as site:
        guests = [site.guest("ann"), site.guest("bob")]
        for guest in guests:
            await site.enter(guest, table)
        assert guests[0].told["view"] == told["view"]
        await play_on(site, guests, Chance(2))
        assert guests[0].told["result"]
        record = (await site.browser().get(f"/api/tables/{table}/record")).text
        assert record.splitlines()[1] == "game lanterns 1"
        assert verify(record).fair


async def test_a_table_that_waited_begins_by_the_new_rules(settings: Settings) -> None:
    async with open_site(settings) as site:
        ann, _bob = await site.seat(public=True)
        table = ann.table
    async with tomorrow(settings) as site:
        guests = [site.guest("ann"), site.guest("bob")]
        for guest in guests:
            await site.enter(guest, table)
        await guests[0].do("start")
        await play_on(site, guests, Chance(2))
        record = (await site.browser().get(f"/api/tables/{table}/record")).text
        assert record.splitlines()[1] == "game lanterns 2"
        assert verify(record).fair


async def test_finished_matches_that_were_not_stored_are_stored_at_the_next_start(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_site(settings) as site:
        monkeypatch.setattr(site.house.archivist, "note", lambda _table: None)  # as if killed at that moment
        ann, bob = await site.play(public=True)
        await play_on(site, [ann, bob], Chance(1))
        assert await site.house.archivist.archive.head(ann.table) is None
    async with open_site(settings) as site:
        await site.house.archivist.sweep()
        head = await site.house.archivist.archive.head(ann.table)
        assert head is not None
        assert head.finished
        assert await site.house.archivist.archive.missing(10) == []


async def test_the_log_alone_gives_the_record(site: Site) -> None:
    ann = await finished(site)
    relic = record_of(await site.house.store.rows(ann.table))
    assert relic is not None
    relic.finish()
    assert relic.record.dumps() == (await site.browser().get(f"/api/tables/{ann.table}/record")).text


async def test_draining_lets_matches_end_and_begins_none(settings: Settings, clock: Clock) -> None:
    said: list[Standing] = []
    async with open_site(settings) as site:
        left, _ = await site.play(names="eve fay")
        clock.pass_seconds(2 * 86_400)
        ann, _bob = await site.play()
        waiting, _ = await site.seat(names="gus hal")
        tables = left.table, ann.table, waiting.table
    async with open_site(replace(settings, drain=True)) as site:
        draining = Draining(site.house, said.append)
        guests = [site.guest("ann"), site.guest("bob")]
        for guest in guests:
            await site.enter(guest, tables[1])
        gus = site.guest("gus")
        await site.enter(gus, tables[2])
        assert await gus.fail("start") == "draining"
        browser = site.browser()
        refused = await browser.post("/api/tables", json={"game": "lanterns", "seats": 2})
        assert (refused.status_code, refused.json()["id"]) == (409, "draining")
        await draining.look()
        await draining.look()
        assert said == [Standing(1, 1)]
        await play_on(site, guests, Chance(1))
        assert await guests[0].fail("rematch") == "draining"
        await draining.look()
        assert said[1:] == [Standing(0, 1), Standing(0, 1, kept=True)]
        heads = [await site.house.archivist.archive.head(table) for table in tables[:2]]
        assert [head.finished for head in heads if head] == [False, True]


async def test_a_server_stopped_while_draining_stores_matches_as_they_are(settings: Settings) -> None:
    async with open_site(replace(settings, drain=False)) as site:
        ann, bob = await site.play()
        await play_on(site, [ann, bob], Chance(1), 3)
        site.house.drain(lambda _standing: None)
    async with tomorrow(settings) as site:
        again = site.guest("ann")
        await site.enter(again, ann.table)
        assert again.told["view"] == ann.told["view"]
        assert again.about["status"] == "closed"


async def test_a_process_of_older_rules_leaves_newer_matches_alone(settings: Settings) -> None:
    """While processes are replaced one by one, an old one may meet a match under the new rules."""
    with later(2, knows_older=True):
        async with open_site(settings) as site:
            ann, bob = await site.play()
            await play_on(site, [ann, bob], Chance(1), 3)
            before = await site.house.store.rows(ann.table)
    async with open_site(settings) as site:
        again = site.guest("ann")
        again.table = ann.table
        answer = await again.ask("enter")
        assert answer["problem"]["id"] == "rules-newer"
        assert answer["retry"]
        assert await site.house.store.rows(ann.table) == before
