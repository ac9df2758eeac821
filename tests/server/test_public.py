"""Public tables: found by game, free seats, language, length, and whether they can be watched."""

from __future__ import annotations

from typing import Any

import httpx2 as httpx
import pytest

from tests.server.site import Site

pytestmark = pytest.mark.anyio
QUICK = {"bank": 120, "increment": 5}


async def found(browser: httpx.AsyncClient, **wanted: Any) -> list[str]:
    answer = await browser.get("/api/tables", params=wanted)
    assert answer.status_code == 200, answer.text
    return [line["table"] for line in answer.json()["tables"]]


async def test_public_tables_are_found_by_what_one_looks_for(site: Site) -> None:
    host, eve = site.browser(), site.browser()
    plain = {"game": "lanterns", "seats": 2, "public": True}

    async def make(**more: Any) -> str:
        return str((await host.post("/api/tables", json=plain | more)).json()["table"])

    small, large = await make(), await make(seats=3, lang="fr")
    quick, odd = await make(clock=QUICK), await make(clock=QUICK | {"increment": 6})
    other, hidden = await make(game="zombiaki"), await make(public=False)
    (ann, _), (dark, _) = await site.play(public=True), await site.play(public=True, watch=False)
    everything = {small, large, quick, odd, other, ann.table, dark.table}
    assert set(await found(eve)) == everything
    assert hidden not in everything
    assert await found(eve, game="zombiaki") == [other]
    assert await found(eve, lang="fr") == [large]
    assert await found(eve, free=3) == [large]
    assert set(await found(eve, free=1)) == {small, large, quick, odd, other}, "a running match has no seat to give"
    assert await found(eve, length="quick") == [quick]
    assert await found(eve, length="own") == [odd]
    assert await found(eve, length="slow") == []
    assert await found(eve, watch=1) == [ann.table]
    assert await found(eve, game="lanterns", lang="en", free=2, length="free") == [small]
    lengths = {line["table"]: line["length"] for line in (await eve.get("/api/tables")).json()["tables"]}
    assert (lengths[small], lengths[quick], lengths[odd]) == ("free", "quick", "own")


@pytest.mark.parametrize(
    ("wrong", "status"),
    [({"game": "poker"}, 404), ({"lang": "de"}, 400), ({"length": "ages"}, 400), ({"free": "-1"}, 400), ({"watch": "2"}, 400)],
)  # fmt: skip
async def test_an_impossible_search_gets_a_sentence(site: Site, wrong: dict[str, str], status: int) -> None:
    answer = await site.browser().get("/api/tables", params=wrong)
    assert (answer.status_code, bool(answer.json()["sentence"])) == (status, True)
