"""Invalid requests get one clear sentence; nothing is stored, nothing breaks."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest
from sqlalchemy import func, select
from starlette.testclient import TestClient, WebSocketDenialResponse

from tablee.core.chance import Chance
from tablee.core.errors import BadInput, Refused
from tablee.core.record import checksum
from tablee.server.app import make_app
from tablee.server.names import LONGEST_NAME, clean_name
from tablee.server.proxies import Proxies, is_known_host
from tablee.server.settings import BODY, Settings
from tablee.server.store import Store, schema
from tablee.server.store.writer import Unfit
from tests.server.guests import play_on
from tests.server.postgres import Postgres
from tests.server.site import Site, open_site

pytestmark = pytest.mark.anyio
TABLE = {"game": "lanterns", "seats": 2}
ASTRONAUT, FAMILY, HEALTH = "👩\u200d🚀", "👨\u200d👩\u200d👧\u200d👦", "👩🏽\u200d⚕\ufe0f"
GROWS = "\u0958" * 24  # each becomes two letters under NFC


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        (ASTRONAUT, ASTRONAUT),
        (f"Ann {FAMILY}", f"Ann {FAMILY}"),
        (HEALTH, HEALTH),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
        ("An\u200dn", "Ann"),
        ("\u202eevil\u202c", "evil"),
        ("\u2067Ann\u2069", "Ann"),
        ("A\x00nn", "Ann"),
        ("  Ann \n Bob ", "Ann Bob"),
        ("e\u0301", "é"),
        ("שרה", "שרה"),
        (f"\u200d{ASTRONAUT}\u200d", ASTRONAUT),
    ],
)
async def test_names_are_kept_as_people_see_them(written: str, kept: str) -> None:
    assert clean_name(written) == kept


@pytest.mark.parametrize("written", ["", " ", "\u200d\u200c", "\u202e", "\x00", "\ufe0f", "\u0301"])
async def test_a_name_of_nothing(written: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(written)
    assert refused.value.id == "name-empty"


@pytest.mark.parametrize("written", [GROWS, "x" * 25, "y" * 200], ids=["grows", "25", "200"])
async def test_a_name_that_is_too_long(site: Site, written: str) -> None:
    browser = site.browser(**{"accept-language": "fr"})
    answer = await browser.put("/api/me", json={"name": written})
    assert (answer.status_code, answer.json()["id"]) == (409, "name-long")
    assert str(LONGEST_NAME) in answer.json()["sentence"]
    (ann,) = await site.seat("lanterns", "ann", seats=2)
    assert await ann.fail("sit", seat=1, name=written) == "name-long"
    assert await count(site.house.store, schema.people) == 0


async def count(store: Store, table: object) -> int:
    found = await store.all(select(func.count()).select_from(table))  # type: ignore[arg-type]
    return int(found[0][0])


async def test_missing_and_wrong_fields_are_named(site: Site) -> None:
    browser = site.browser()
    missing = await browser.post("/api/resume", json={})
    assert (missing.status_code, missing.json()["id"]) == (400, "field-missing")
    assert "“token”" in missing.json()["sentence"]
    wrong = await browser.post("/api/tables", json=TABLE | {"seats": "two"})
    assert (wrong.status_code, wrong.json()["id"]) == (400, "field-wrong")
    assert "“seats”" in wrong.json()["sentence"]
    ann = site.guest("ann")
    answer = await ann.ask("sit", table="x", seat=99, name="Ann")
    assert answer["problem"]["id"] == "field-wrong"


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/" + "x" * 5000, "/t/" + "%C3%A9" * 2000, "/api/tables/%00",
                                  "/api/records/%00/steps", "/api/codes/%00", "/api/games/%00/texts/en", "/..%2f%00"])  # fmt: skip
async def test_addresses_no_file_has(site: Site, path: str) -> None:
    for method in ("GET", "HEAD"):
        answer = await site.browser().request(method, path)
        assert answer.status_code == 404, path


async def test_head_is_get_without_a_body(site: Site) -> None:
    browser = site.browser()
    for path in ("/api/games", "/healthz"):
        assert (await browser.head(path)).status_code == 200
    assert (await browser.head("/api/nowhere")).status_code == 404


@pytest.mark.parametrize("deep", ["[" * 8000, '{"a":' * 3000, "[" * 8000 + "]" * 8000])
async def test_deep_json(site: Site, deep: str) -> None:
    body = deep[:BODY]
    answer = await site.browser().post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["id"]) == (400, "message")
    answer = await site.browser().post("/api/tables", content=json.dumps(TABLE)[:-1] + f', "settings": {deep[:9000]}')
    assert answer.status_code == 400
    ann = site.guest("ann")
    ann.send_text(deep[:BODY])
    assert (await ann.until("refused"))["problem"]["id"] == "message"
    await ann.do("ping")


def closed(lines: list[str]) -> str:
    """Return a record with a correct checksum."""
    body = "".join(f"{line}\n" for line in lines)
    picks = sum(line[0].isdigit() for line in lines)
    return f"{body}end {picks} {checksum(body)}\n"


async def test_records_with_a_seed_or_a_commitment_that_is_none(site: Site) -> None:
    ann, bob = await site.play(public=True)
    await play_on(site, [ann, bob], Chance(1))
    browser = site.browser()
    lines = (await browser.get(f"/api/tables/{ann.table}/record")).text.splitlines()[:-1]
    assert (await browser.post("/api/records", content=closed(lines))).status_code == 200
    huge = [f"seed {'x' * 900_000}" if line.startswith("seed ") else line for line in lines]
    nul = [f"commit {'a' * 63}\0" if line.startswith("commit ") else line for line in lines]
    for bad in (huge, nul, [*lines[:-1], "seed a\0b"]):
        answer = await browser.post("/api/records", content=closed(bad))
        assert answer.status_code == 409, answer.text[:200]
        assert len(answer.json()["sentence"]) < 400
    assert await count(site.house.store, schema.records) == 1


async def test_postgres_is_not_disturbed_by_what_it_cannot_keep(settings: Settings, postgres: Postgres) -> None:
    async with open_site(replace(settings, db=postgres.database())) as site:
        browser = site.browser()
        answer = await browser.put("/api/me", json={"name": GROWS})
        assert (answer.status_code, answer.json()["id"]) == (409, "name-long")
        assert (await browser.put("/api/me", json={"name": ASTRONAUT})).json()["name"] == ASTRONAUT
        connection = site.house.store.writer.connection
        values = {"id": "a", "created": 0, "text": "\0"}
        with pytest.raises(Unfit):
            await site.house.store.execute(schema.records.insert().values(**values))
        assert not await site.house.store.all(select(schema.records).where(schema.records.c.id == "\0"))
        assert (await browser.put("/api/me", json={"name": "Ann"})).status_code == 200
        assert site.house.store.writer.connection is connection, "one bad write does not cost the connection"


# ------------------------------------------------------------------ names of the server, and who asks


@pytest.mark.parametrize(
    ("host", "names", "known"),
    [
        ("127.0.0.1:8017", (), True),
        ("192.168.1.5", (), True),
        ("[::1]:8017", (), True),
        ("localhost", (), True),
        ("raspberry:8017", (), True),
        ("raspberry.local", (), True),
        ("evil.example", (), False),
        ("", (), False),
        ("games.example.org", ("games.example.org",), True),
        ("GAMES.example.org.:443", ("games.example.org",), True),
        ("evil.example", ("games.example.org",), False),
        ("192.0.2.1", ("games.example.org",), False),
        ("127.0.0.1:8017", ("games.example.org",), True),
    ],
)
async def test_which_names_a_server_answers_to(host: str, names: tuple[str, ...], known: bool) -> None:
    assert is_known_host(host, names) is known


async def test_a_wrong_host_is_refused_with_a_sentence(site: Site) -> None:
    browser = site.browser(host="evil.example", **{"accept-language": "fr"})
    for path in ("/", "/api/games"):
        answer = await browser.get(path)
        assert (answer.status_code, answer.json()["id"]) == (421, "host-unknown")
        assert "--host-name" in answer.json()["sentence"]
    assert (await browser.get("/healthz")).status_code == 200
    assert (await browser.post("/api/me")).status_code == 421
    assert await count(site.house.store, schema.people) == 0


def test_a_socket_under_a_wrong_name(settings: Settings) -> None:
    with (
        TestClient(make_app(settings)) as client,
        pytest.raises(WebSocketDenialResponse) as refused,
        client.websocket_connect("/ws", headers={"host": "evil.example"}),
    ):
        pass
    assert (refused.value.status_code, refused.value.json()["id"]) == (421, "host-unknown")


@pytest.mark.parametrize(
    ("proxies", "peer", "said", "visitor"),
    [
        ("127.0.0.1", "127.0.0.1", "6.6.6.6, 192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "192.0.2.9", "6.6.6.6", "192.0.2.9"),
        ("10.0.0.0/8", "10.0.0.2", "6.6.6.6, 192.0.2.7, 10.0.0.3", "192.0.2.7"),
        ("1", "10.0.0.2", "6.6.6.6, 192.0.2.7", "192.0.2.7"),
        ("2", "10.0.0.2", "6.6.6.6, 192.0.2.7, 10.0.0.3", "192.0.2.7"),
        ("1", "10.0.0.2", "", "10.0.0.2"),
        ("1", "10.0.0.2", "nonsense", "10.0.0.2"),
        ("1", "10.0.0.2", "192.0.2.7:5000", "192.0.2.7"),
        ("1", "10.0.0.2", "[2001:db8::1]:5000", "2001:db8::1"),
        ("0", "10.0.0.2", "192.0.2.7", "10.0.0.2"),
    ],
)
async def test_proxies_are_counted_from_the_right(proxies: str, peer: str, said: str, visitor: str) -> None:
    scope = {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", said.encode())] if said else []}
    assert Proxies(proxies).visitor(scope) == visitor


async def test_guessing_behind_a_proxy_that_appends_is_held_up(settings: Settings) -> None:
    limited = replace(settings, proxies="1", limits=Settings().limits)
    async with open_site(limited) as site:
        browser = site.browser()
        answers = []
        for guess in range(14):
            headers = {"x-forwarded-for": f"6.6.6.{guess}, 192.0.2.7"}
            answers.append((await browser.get(f"/api/codes/AAAA{guess:02}", headers=headers)).status_code)
        assert answers.count(429) >= 3


@pytest.mark.parametrize(("written", "problem"), [("*", "proxies-any"), ("anybody", "proxies-value")])
async def test_proxies_that_are_none(written: str, problem: str) -> None:
    with pytest.raises(BadInput) as refused:
        Proxies(written)
    assert refused.value.id == problem
    assert refused.value.sentence("fr") != refused.value.sentence("en")
    await asyncio.sleep(0)
