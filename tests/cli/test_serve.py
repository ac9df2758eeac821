"""`tablee serve`: the server from the command line."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.cli.conftest import Run


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_serve_says_where_it_is_and_answers(tmp_path: Path) -> None:
    port = free_port()
    command = [
        sys.executable,
        "-u",
        "-m",
        "tablee.cli",
        "serve",
        "--quiet",
        f"--port={port}",
        f"--db={tmp_path}/t.db",
        "--log=info",
    ]
    log = tmp_path / "log"
    with (
        log.open("w") as errors,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ, "LANG": "fr_FR.UTF-8"}
        ) as server,
    ):
        try:
            assert server.stdout is not None
            assert f"http://127.0.0.1:{port}/" in server.stdout.readline()
            assert games(port) >= {"happy_dayz"}
            with connect(f"ws://127.0.0.1:{port}/ws?lang=en") as live:
                assert json.loads(live.recv())["type"] == "welcome"
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()
    assert (tmp_path / "t.db").read_bytes().startswith(b"SQLite"), "a plain path is the file of its database"
    assert "GET /api/games" in log.read_text()
    assert "lang=en" not in log.read_text(), "addresses are logged without their query"


def test_draining_says_when_the_last_match_is_over(tmp_path: Path) -> None:
    command = [sys.executable, "-u", "-m", "tablee.cli", "serve", "--quiet", "--drain", f"--port={free_port()}"]
    environment = {**os.environ, "LANG": "en_GB.UTF-8", "TABLEE_DATA": str(tmp_path), "COLUMNS": "200"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        patience = threading.Timer(120, server.kill)
        patience.start()
        try:
            assert server.stdout is not None
            said = ""
            while "The last match is over" not in said:
                more = server.stdout.readline()
                assert more, f"the server ended, or was ended, after it said: {said}"
                said += more
            assert "No new match begins. None is being played." in said
        finally:
            patience.cancel()
            server.send_signal(signal.SIGINT)
            server.wait()


def games(port: int) -> set[str]:
    """Return the games the server offers, as soon as it listens."""
    for _ in range(3000):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=10) as answer:
                return {game["name"] for game in json.load(answer)["games"]}
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server never listened")


@pytest.mark.parametrize("port", ["0", "70000", "web"])
def test_a_wrong_port_is_named_with_what_is_allowed(run: Run, port: str) -> None:
    done = run(f"serve --quiet --port={port}")
    assert done.code == 2
    assert "1–65535" in done.complaint


def test_a_wrong_level_of_the_log_is_refused(run: Run) -> None:
    done = run("serve --quiet --log=loud")
    assert done.code == 2
    assert "debug, info, warning, error" in done.complaint


def test_one_game_is_listed(run: Run) -> None:
    done = run("games zombiaki")
    assert done.code == 0
    assert "zombiaki" in done.said
    assert "happy_pigs" not in done.said
    assert "2 seats" in done.said, "not from 2 to 2"
    assert run("games chess").code == 2


@pytest.mark.parametrize("database", ["{}/notes.txt", "mysql://localhost/t"])
def test_no_address_is_said_of_a_server_whose_database_cannot_be_opened(
    run: Run, tmp_path: Path, database: str
) -> None:
    (tmp_path / "notes.txt").write_text("roses are red " * 99)
    done = run(f"serve --quiet --port={free_port()} --db={database.format(tmp_path)}")
    assert done.code != 0
    assert done.complaint
    assert "http://" not in done.said + done.complaint
