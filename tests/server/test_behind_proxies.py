"""The files to deploy with, run for real: each proxy with TLS in front of two processes on PostgreSQL, one of which dies."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import ssl
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
import yaml  # type: ignore[import-untyped]

from tablee.server.shapes import NewTable
from tests.server.player import Player, seat_players
from tests.server.postgres import Postgres
from tests.server.programs import ServerProcess, free_port

pytestmark = [pytest.mark.anyio, pytest.mark.long]
DEPLOY = Path(__file__).parents[2] / "deploy"
PAGE = DEPLOY.parent / "docs" / "how-to" / "run-a-server.md"
SITE = "games.example.org"
PACKAGES = {"nginx": "nginx-light", "haproxy": "haproxy", "caddy": "caddy"}
NGINX = (
    "daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {temporary} include {file}; }}"
)
TEMPORARY = "".join(
    f"{kind}_temp_path {{folder}}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
)


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a certificate for this machine that the test's clients trust, also in one file with its key."""
    key, public = tmp_path / "key.pem", tmp_path / "cert.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
    command += ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(public)]
    subprocess.run(command, check=True, capture_output=True)
    (tmp_path / "both.pem").write_text(public.read_text() + key.read_text())
    monkeypatch.setenv("SSL_CERT_FILE", str(public))
    return tmp_path


def program(name: str) -> str:
    """Return where a proxy is installed; install it from Debian's packages if possible."""
    if not shutil.which(name) and shutil.which("apt-get") and os.geteuid() == 0:
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        command = ["apt-get", "-q", "install", "-y", "--no-install-recommends", PACKAGES[name]]
        subprocess.run(command, env=environment, check=False, capture_output=True)
    found = shutil.which(name)
    if not found:
        pytest.skip(f"{name} is not on this machine: sudo apt install {PACKAGES[name]}")
    return found


def placed(text: str, front: int, back: list[ServerProcess]) -> str:
    """Return a file of deploy/ with the ports of this test."""
    for port, server in zip((8017, 8018), back, strict=False):
        text = text.replace(f"127.0.0.1:{port}", f"127.0.0.1:{server.port}")
    return text.replace("listen 443 ssl", f"listen 127.0.0.1:{front} ssl").replace(
        "bind :443", f"bind 127.0.0.1:{front}"
    )


def nginx(folder: Path, front: int, back: list[ServerProcess], site: str = "nginx-many.conf") -> list[str]:
    text = placed((DEPLOY / site).read_text(), front, back).replace("games.example.org;", "127.0.0.1;")
    for name, file in (("fullchain", "cert"), ("privkey", "key")):
        text = text.replace(f"/etc/letsencrypt/live/games.example.org/{name}.pem", f"{folder}/{file}.pem")
    (folder / "site.conf").write_text(text)
    temporary = TEMPORARY.format(folder=folder)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, temporary=temporary, file=folder / "site.conf"))
    return [program("nginx"), "-c", str(folder / "nginx.conf"), "-p", str(folder)]


def haproxy(folder: Path, front: int, back: list[ServerProcess]) -> list[str]:
    text = placed((DEPLOY / "haproxy.cfg").read_text(), front, back)
    (folder / "haproxy.cfg").write_text(text.replace("/etc/haproxy/certs/games.example.org.pem", f"{folder}/both.pem"))
    return [program("haproxy"), "-db", "-f", str(folder / "haproxy.cfg")]


def caddy(folder: Path, front: int, back: list[ServerProcess]) -> list[str]:
    """The names of a compose file do not resolve here, so the two processes are named instead."""
    text = (DEPLOY / "Caddyfile").read_text()
    start, end = text.index("\t\tdynamic a {"), text.index("\t\tlb_policy")
    upstreams = "\t\tto " + " ".join(f"127.0.0.1:{server.port}" for server in back) + "\n"
    return caddy_with(folder, front, (text[:start] + upstreams + text[end:]).replace("{$TABLEE_SITE}", SITE))


def caddy_with(folder: Path, front: int, text: str) -> list[str]:
    site = f"https://127.0.0.1:{front} {{\n\ttls {folder}/cert.pem {folder}/key.pem\n\tbind 127.0.0.1"
    options = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
    (folder / "Caddyfile").write_text(options + text.replace(f"{SITE} {{", site))
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def one_nginx(folder: Path, front: int, back: list[ServerProcess]) -> list[str]:
    return nginx(folder, front, back, "nginx.conf")


def one_caddy(folder: Path, front: int, back: list[ServerProcess]) -> list[str]:
    """The few lines of the page."""
    (text,) = re.findall(rf"^```\n({re.escape(SITE)} {{\n.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return caddy_with(folder, front, placed(text, front, back))


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Callable[[list[str]], subprocess.Popen[bytes]]]:
    """Starts a proxy in its own process group, and stops it."""
    running: list[subprocess.Popen[bytes]] = []

    def start(command: list[str]) -> subprocess.Popen[bytes]:
        environment = os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
        with (tmp_path / "proxy.log").open("wb") as log:
            running.append(subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True))
        return running[-1]

    yield start
    for process in running:
        process.terminate()
        process.wait(20)


def end_of(log: Path) -> str:
    return log.read_text()[-2000:]


async def answers(url: str, proxy: subprocess.Popen[bytes], log: Path, host: str = "127.0.0.1") -> None:
    """Wait until the program at this address answers."""
    async with httpx.AsyncClient(timeout=None, verify=ssl.create_default_context()) as client:
        for _ in range(1200):
            assert proxy.poll() is None, end_of(log)
            try:
                if (await client.get(f"{url}/api/me", headers={"Host": host})).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)
    raise TimeoutError(end_of(log))


@pytest.mark.parametrize("proxy", [nginx, haproxy, caddy])
async def test_matches_continue_behind_a_proxy_when_a_process_dies(
    proxy: Callable[[Path, int, list[ServerProcess]], list[str]],
    servers: Callable[..., ServerProcess],
    started: Callable[[list[str]], subprocess.Popen[bytes]],
    certificate: Path,
    postgres: Postgres,
) -> None:
    db, front = postgres.database(), free_port()
    back = [servers(db, tls=True), servers(db, tls=True)]
    for server in back:
        await server.start()
    url = f"https://127.0.0.1:{front}"
    await answers(url, started(proxy(certificate, front, back)), certificate / "proxy.log")
    async with httpx.AsyncClient(timeout=None, verify=ssl.create_default_context()) as client:
        for inside in ("/metrics", "/healthz"):
            assert (await client.get(url + inside)).status_code == 404
        assert "Secure" in (await client.post(f"{url}/api/me")).headers["set-cookie"]
    tables = [await seat_players(url, NewTable(game="lanterns", seats=2), seed, lambda: url) for seed in range(4)]
    players: list[Player] = [player for table in tables for player in table]
    picks = asyncio.Event()
    players[0].on_told = lambda: picks.set() if len(players[0].log) > 3 else None
    playing = [asyncio.create_task(player.play()) for player in players]
    await picks.wait()
    back[0].kill()
    await asyncio.gather(*playing)
    assert all(player.result for player in players)
    assert {len({str(player.result) for player in table}) for table in tables} == {1}


@pytest.mark.parametrize("proxy", [one_nginx, one_caddy])
async def test_a_proxy_of_one_process_serves_again_as_soon_as_it_is_back(
    proxy: Callable[[Path, int, list[ServerProcess]], list[str]],
    servers: Callable[..., ServerProcess],
    started: Callable[[list[str]], subprocess.Popen[bytes]],
    certificate: Path,
) -> None:
    front, server = free_port(), servers(str(certificate / "tables.db"), tls=True)
    await server.start()
    url = f"https://127.0.0.1:{front}"
    await answers(url, started(proxy(certificate, front, [server])), certificate / "proxy.log")
    (one, other) = await seat_players(url, NewTable(game="lanterns", seats=2), 1, lambda: url)
    await asyncio.gather(one.play(), other.play())
    assert one.result == other.result
    async with httpx.AsyncClient(timeout=None, verify=ssl.create_default_context()) as client:
        for inside in ("/metrics", "/healthz"):
            assert (await client.get(url + inside)).status_code == 404
        server.kill()
        assert {(await client.get(f"{url}/api/me")).status_code for _ in range(5)} == {502}
        await server.start()
        assert (await client.get(f"{url}/api/me")).status_code == 200


def unit(name: str) -> tuple[list[str], dict[str, str]]:
    """Return the command and environment of a systemd unit, with the program of this repository."""
    lines = [line.partition("=") for line in (DEPLOY / name).read_text().splitlines()]
    (command,) = (value for key, _, value in lines if key == "ExecStart")
    environment = dict(value.split("=", 1) for key, _, value in lines if key == "Environment")
    return command.replace("/srv/tablee/tablee", str(DEPLOY.parent / "tablee")).split(), environment


async def test_the_units_serve_stop_in_order_and_back_up(
    started: Callable[[list[str]], subprocess.Popen[bytes]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command, environment = unit("tablee.service")
    assert environment == {"TABLEE_DATA": "/var/lib/tablee"}
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(tmp_path / "run"))
    monkeypatch.setenv("TABLEE_COMPILE", "0")
    port = free_port()
    serving = started([word.replace("--port=8017", f"--port={port}") for word in command])
    await answers(f"http://127.0.0.1:{port}", serving, tmp_path / "proxy.log", "games.example.org")
    copy, _ = unit("tablee-backup.service")
    target = next(word for word in copy if word.endswith(".db"))
    copy[copy.index(target)] = str(tmp_path / "backup.db")
    done = await asyncio.to_thread(subprocess.run, copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "backup.db").stat().st_size > 10_000
    serving.terminate()
    assert await asyncio.to_thread(serving.wait, 20) in (0, -signal.SIGTERM)  # as systemd expects it


async def test_the_service_of_the_compose_file_serves_on_postgresql(
    started: Callable[[list[str]], subprocess.Popen[bytes]],
    tmp_path: Path,
    postgres: Postgres,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]["tablee"]
    (db,) = told["environment"]
    monkeypatch.setenv(db, postgres.database())
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("TABLEE_COMPILE", "0")
    port = free_port()
    command = told["command"].replace("${TABLEE_SITE}", SITE).replace("8017", str(port)).replace("0.0.0.0", "127.0.0.1")
    serving = started([str(DEPLOY.parent / "tablee"), *command.split()])
    await answers(f"http://127.0.0.1:{port}", serving, tmp_path / "proxy.log", SITE)
    async with httpx.AsyncClient(headers={"Host": SITE, "X-Forwarded-Proto": "https"}) as client:
        cookie = (await client.post(f"http://127.0.0.1:{port}/api/me")).headers["set-cookie"]
    assert "Secure" in cookie
    assert not list((tmp_path / "data").rglob("*.db")), "everything is in PostgreSQL"
