"""Operations and security: origins, headers, sizes, rates, health, metrics, logs, and the pages of the web app."""

from __future__ import annotations

import gzip
import json
import logging
import re
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import insert
from starlette.testclient import TestClient, WebSocketDenialResponse

from tablee.core.errors import BadInput
from tablee.server.admin import membership
from tablee.server.admin.steward import Steward
from tablee.server.app import make_app
from tablee.server.connection import BACKLOG, SLOW
from tablee.server.limits import Buckets, TooFast, caller
from tablee.server.logs import JsonLines
from tablee.server.settings import BODY, FRAME, Rate, Settings
from tablee.server.store import StoreDown, schema
from tablee.server.store.engine import make_engine, read_url
from tests.server.conftest import Rooms
from tests.server.guests import NO_LIMITS, Room
from tests.server.programs import free_port
from tests.server.site import Site, open_site

pytestmark = pytest.mark.anyio
TABLE = {"game": "lanterns", "seats": 2}


async def test_security_headers_on_everything(site: Site) -> None:
    browser = site.browser()
    for path in ("/api/games", "/healthz", "/nowhere", "/api/nowhere", "/assets/x.js"):
        headers = (await browser.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
        assert "strict-transport-security" not in headers, "only behind TLS"


async def test_behind_tls(settings: Settings) -> None:
    async with open_site(replace(settings, tls=True)) as site:
        answer = await site.browser().post("/api/tables", json=TABLE)
        assert "max-age" in answer.headers["strict-transport-security"]
        assert "Secure" in answer.headers["set-cookie"]


async def test_requests_from_other_sites_are_refused(settings: Settings) -> None:
    async with open_site(replace(settings, origins=("https://friend.example",))) as site:
        for origin, status in {
            "http://tablee.test": 200, "https://friend.example": 200, "https://evil.example": 403, "null": 403,
            "http://tablee.test.evil.example": 403,
        }.items():  # fmt: skip
            answer = await site.browser(origin=origin).post("/api/tables", json=TABLE)
            assert answer.status_code == status, origin
        assert (await site.browser(origin="https://evil.example").get("/api/games")).status_code == 200


def test_a_socket_from_another_site_is_refused(settings: Settings) -> None:
    with TestClient(make_app(settings)) as client:
        with client.websocket_connect("/ws", headers={"origin": "http://testserver"}) as socket:
            assert socket.receive_json()["type"] == "welcome"
        with (
            pytest.raises(WebSocketDenialResponse) as closed,
            client.websocket_connect("/ws", headers={"origin": "https://evil.example"}),
        ):
            pass
        assert (closed.value.status_code, closed.value.json()["id"]) == (403, "origin")


def test_too_many_sockets_of_one_address(settings: Settings) -> None:
    limited = replace(settings, limits=replace(NO_LIMITS, sockets=1))
    with TestClient(make_app(limited)) as client:
        with client.websocket_connect("/ws") as first:
            assert first.receive_json()["type"] == "welcome"
            with pytest.raises(WebSocketDenialResponse) as closed, client.websocket_connect("/ws"):
                pass
            assert (closed.value.status_code, closed.value.json()["id"]) == (429, "crowded")
        with client.websocket_connect("/ws") as again:
            assert again.receive_json()["type"] == "welcome"


def test_who_knocks_at_a_full_door_is_held_up_like_everybody(settings: Settings) -> None:
    """Refusing costs the server something too, so it is limited."""
    limited = replace(settings, limits=replace(NO_LIMITS, sockets=1, handshakes=Rate(0.001, 3, 0.0)))
    with TestClient(make_app(limited)) as client, client.websocket_connect("/ws"):
        found = []
        for _ in range(4):
            with pytest.raises(WebSocketDenialResponse) as closed, client.websocket_connect("/ws"):
                pass
            found.append(closed.value.json()["id"])
        assert found == ["crowded", "crowded", "too-fast", "too-fast"]


async def test_bodies_and_frames_have_a_size(site: Site) -> None:
    answer = await site.browser().post("/api/tables", content=b"x" * (BODY + 1))
    assert (answer.status_code, answer.json()["id"]) == (413, "too-big")

    async def slowly() -> object:
        for _ in range(40):
            yield b"x" * 1000

    answer = await site.browser().post("/api/tables", content=slowly())  # type: ignore[arg-type]
    assert answer.status_code == 413
    ann = site.guest("ann")
    ann.send_text(json.dumps({"type": "ping", "key": "k", "x": "é" * (FRAME // 2)}))
    assert (await ann.until("refused"))["problem"]["id"] == "too-big"


async def test_too_fast_is_delayed_then_refused_clearly(rooms: Rooms) -> None:
    room = await rooms(limits=replace(NO_LIMITS, person=Rate(0.01, 3, 0.0)))
    ann = room.guest("ann")
    for _ in range(3):
        await ann.do("ping")
    answer = await ann.ask("ping")
    assert answer["problem"]["id"] == "too-fast"
    assert answer["retry"] >= 90
    assert "Too many requests" in answer["problem"]["sentence"]
    await room.guest("bob").do("ping")


async def test_one_subscriber_is_one_caller_to_the_limits() -> None:
    assert caller({"client": ("192.0.2.7", 5000)}) == caller({"client": ("192.0.2.7", 6000)}) == "192.0.2.7"
    assert caller({"client": ("2001:db8:1:2::1", 1)}) == caller({"client": ("2001:db8:1:2:ffff::9", 1)})
    assert caller({"client": ("2001:db8:1:2::1", 1)}) != caller({"client": ("2001:db8:1:3::1", 1)})
    assert caller({"client": ("::ffff:192.0.2.7", 1)}) != caller({"client": ("::ffff:192.0.2.8", 1)})
    assert caller({"client": None}) == caller({}) == ""


async def test_buckets_delay_before_they_refuse() -> None:
    now = [0.0]
    buckets = Buckets(Rate(1.0, 2, 2.0), lambda: now[0])
    assert [buckets.wait("a") for _ in range(4)] == [0.0, 0.0, 1.0, 2.0]
    with pytest.raises(TooFast) as refused:
        buckets.wait("a")
    assert refused.value.wait == 1
    assert buckets.wait("b") == 0.0
    now[0] = 10.0
    assert buckets.wait("a") == 0.0


async def test_guessing_codes_and_passwords_is_held_up(settings: Settings) -> None:
    limits = replace(NO_LIMITS, guess=Rate(0.01, 5, 0.0))
    async with open_site(replace(settings, limits=limits)) as site:
        browser = site.browser()
        answers = [(await browser.get(f"/api/codes/AAAAA{i}")).status_code for i in range(7)]
        assert answers == [404] * 5 + [429] * 2
        refused = await browser.post("/api/login", json={"login": "ann", "password": "12345678"})
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 0


async def test_a_client_that_does_not_read_is_cut_off(room: Room) -> None:
    ann, bob = await room.play()
    connection = bob.connection
    for _ in range(BACKLOG // 100_000 + 2):
        connection.send_raw(b" " * 100_000)
    await room.settle_guest(bob)
    assert bob.wire.closed == SLOW
    assert (await ann.pick(ann.told["decision"]["options"][0]))["type"] == "done"


async def test_health_and_metrics(site: Site) -> None:
    ann, _bob = await site.play()
    await ann.pick(ann.told["decision"]["options"][0])
    await ann.fail("start")
    browser = site.browser()
    assert (await browser.get("/healthz")).json()["status"] == "ok"
    text = (await browser.get("/metrics")).text
    assert "\ntablee_picks_total 1\n" in text
    assert 'tablee_refusals_total{problem="table-not-open"} 1' in text
    assert "\ntablee_tables 1\n" in text
    assert "\ntablee_pick_seconds_count 1\n" in text


async def test_only_watchers_and_admins_find_metrics(settings: Settings) -> None:
    """A player who could read them would see secret picks."""
    async with open_site(replace(settings, watchers="10.1.0.0/16")) as site:
        for address, status in (("10.1.2.3", 200), ("::1", 200), ("10.2.0.1", 404), ("192.0.2.1", 404)):
            assert (await site.browser(address).get("/metrics")).status_code == status, address
        admin, secret = site.browser("192.0.2.1"), {"login": "ann@home", "password": "correct horse"}
        await admin.post("/api/account", json=secret)
        assert (await admin.get("/metrics")).status_code == 404
        await membership.appoint(Steward(site.house.store, site.house.now()), secret["login"])
        await admin.post("/api/login", json=secret)
        assert "tablee_picks_total" in (await admin.get("/metrics")).text
    with pytest.raises(BadInput) as wrong:
        make_app(replace(settings, watchers="everybody"))
    assert (wrong.value.id, wrong.value.details["field"]) == ("network-value", "--watchers")


async def health(site: Site) -> tuple[int, str]:
    answer = await site.browser().get("/healthz")
    return answer.status_code, answer.json()["status"]


async def test_a_read_only_database_is_reported(site: Site) -> None:
    assert await health(site) == (200, "ok")
    connection = site.house.store.writer.connection
    assert connection is not None
    await connection.exec_driver_sql("PRAGMA query_only=ON")
    await connection.commit()
    assert await health(site) == (503, "read-only")
    assert await health(site) == (200, "ok"), "the next connection can write again"


async def test_a_full_database_is_reported(site: Site) -> None:
    connection = site.house.store.writer.connection
    assert connection is not None
    await connection.exec_driver_sql("PRAGMA max_page_count=1")  # the same error as a full disk gives
    await connection.commit()
    filled = site.house.store.execute(insert(schema.records).values(id="a", text="x" * 100_000, created=0))
    with pytest.raises(StoreDown, match="full"):
        await filled


async def test_a_nearly_full_disk_is_reported(settings: Settings) -> None:
    async with open_site(replace(settings, spare=10**18)) as site:
        assert await health(site) == (503, "disk-full")


async def test_an_unreachable_database_is_reported(site: Site) -> None:
    writer = site.house.store.writer
    here = writer.engine
    await writer.disconnect()
    writer.engine = make_engine(read_url(f"postgresql://postgres@127.0.0.1:{free_port()}/x"))
    assert await health(site) == (503, "no-database")
    await writer.engine.dispose()
    writer.engine = here
    assert await health(site) == (200, "ok")


async def test_metrics_show_where_things_wait(site: Site) -> None:
    lines = (await site.browser().get("/metrics")).text.splitlines()
    for name in ("bots_waiting", "readers_waiting", "writes_waiting", "requests_waiting", "sockets", "sockets_most"):
        assert any(line.startswith(f"tablee_{name} ") for line in lines), name
    for name in ("loop_lag_seconds", "bot_waiting_seconds"):
        assert any(line.startswith(f"tablee_{name}_bucket") for line in lines), name
    await site.browser().get("/api/nowhere")
    assert 'tablee_refusals_total{problem="not-found"} 1' in (await site.browser().get("/metrics")).text


async def test_the_dashboard_asks_for_metrics_that_are_there(site: Site) -> None:
    board = (Path(__file__).parents[2] / "deploy" / "grafana.json").read_text()
    text = (await site.browser().get("/metrics")).text
    known = set(re.findall(r"^# TYPE (\w+)", text, re.MULTILINE))
    asked = {re.sub(r"_(bucket|sum|count)$", "", name) for name in re.findall(r"tablee_\w+", board)}
    assert asked <= known
    assert len(asked) > 10
    assert json.loads(board)["panels"]


async def test_logs_are_json_and_hold_no_secret(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        browser = site.browser()
        await browser.put("/api/me", json={"name": "Ann"})
        await browser.post("/api/account", json={"login": "ann", "password": "correct horse"})
        table = (await browser.post("/api/tables", json=TABLE)).json()["table"]
        ann = await site.sit_down(browser, table, 0, "Ann")
        await ann.do("bot", seat=1, bot="random")
        await ann.do("start")
        offer = (await browser.post(f"/api/tables/{table}/seats/0/resume")).json()
        await site.browser().post("/api/resume", json={"token": offer["token"]})
        await browser.get("/api/me?token=secret-in-a-query")
    known = site.house.serving[table].table
    assert known is not None
    secrets = ["correct horse", browser.cookies["tablee"], offer["token"], offer["code"], known.playing.seed]
    lines = [JsonLines().format(record) for record in caplog.records if record.name.startswith("tablee")]
    assert lines
    for line in lines:
        assert json.loads(line)["message"]
        for secret in [*secrets, "secret-in-a-query"]:
            assert secret not in line


async def test_the_web_application(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html><title>Tablée</title>")
    (tmp_path / "web" / "icon.svg").write_text("<svg/>")
    (tmp_path / "web" / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "web" / "assets" / "big-3c4d.js").write_text("2")
    (tmp_path / "web" / "assets" / "big-3c4d.js.gz").write_bytes(gzip.compress(b"2"))
    (tmp_path / "secret.txt").write_text("secret")
    async with open_site(replace(settings, web=tmp_path / "web")) as site:
        browser = site.browser()
        for path in ("/", "/t/abc", "/resume", "/index.html", "/nosuch/../x"):
            answer = await browser.get(path)
            assert answer.status_code == 200
            assert "<title>" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        asset = await browser.get("/assets/app-1a2b.js")
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "content-encoding" not in asset.headers
        packed = await browser.get("/assets/big-3c4d.js")
        assert (packed.text, packed.headers["content-encoding"]) == ("2", "gzip")
        assert packed.headers["content-type"].startswith("text/javascript")
        plain = await browser.get("/assets/big-3c4d.js", headers={"accept-encoding": "identity"})
        assert (plain.text, plain.headers["vary"]) == ("2", "Accept-Encoding")
        assert (await browser.get("/icon.svg")).headers["content-type"].startswith("image/svg")
        for path in ("/assets/none.js", "/api/none", "/api"):
            assert (await browser.get(path)).status_code == 404
        for path in ("/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in (await browser.get(path)).text.replace("secret.txt", "")


async def test_the_documentation_and_only_its_own_scripts(settings: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "docs"
    async with open_site(replace(settings, docs=folder)) as site:
        missing = await site.browser().get("/docs/")
        assert (missing.status_code, missing.json()["id"]) == (404, "no-docs")
    (folder / "how-to").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Start here</title>")
    (folder / "how-to" / "host.html").write_text("<title>Host</title>")
    (folder / "scripts.txt").write_text("'sha256-AAAA'\n'sha256-BBBB'")
    (tmp_path / "secret.txt").write_text("secret")
    async with open_site(replace(settings, docs=folder)) as site:
        browser = site.browser()
        assert (await browser.get("/docs")).headers["location"] == "/docs/"
        start = await browser.get("/docs/")
        assert "Start here" in start.text
        assert start.headers["content-security-policy"].endswith("script-src 'self' 'sha256-AAAA' 'sha256-BBBB'")
        assert "Host" in (await browser.get("/docs/how-to/host.html")).text
        for path in ("/docs/none.html", "/docs/%2e%2e/secret.txt"):
            assert (await browser.get(path)).status_code == 404
        assert "sha256" not in (await browser.get("/api/me")).headers["content-security-policy"]


async def test_an_integer_may_be_written_as_json_allows(site: Site) -> None:
    browser = site.browser()
    answer = await browser.post("/api/tables", content=b'{"game": "lanterns", "seats": 2.0, "settings": {"hand": 3.0}}')
    assert answer.status_code == 200
    answer = await browser.post("/api/tables", content=b'{"game": "lanterns", "seats": 2.5}')
    assert (answer.status_code, answer.json()["id"]) == (400, "field-wrong")


async def test_wrong_methods_and_trouble(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = site.browser()
    answer = await browser.delete("/api/tables")
    assert (answer.status_code, answer.json()["id"]) == (405, "method")
    assert "POST" in answer.headers["allow"] or "GET" in answer.headers["allow"]

    async def broken(*_args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(site.house.store, "public_tables", broken)
    answer = await browser.get("/api/tables")
    assert (answer.status_code, answer.json()["id"]) == (500, "trouble")


async def test_a_request_that_breaks_the_server_is_answered_and_the_table_unharmed(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await room.play()
    serving = room.house.serving[ann.table]
    real = serving.audience.tell

    def broken(_table: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(serving.audience, "tell", broken)
    assert await ann.fail("chat", phrase="hello") == "trouble"
    monkeypatch.setattr(serving.audience, "tell", real)
    await bob.do("chat", phrase="thanks")
    await room.settle()
    assert [event["phrase"] for event in bob.events()[-2:]] == ["hello", "thanks"], "it was written, so it is told"
