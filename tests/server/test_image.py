"""The instructions of the image, run one by one where there is no container: build, install, serve, health check."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.e2e.server import answering
from tests.server.programs import free_port

ROOT = Path(__file__).parents[2]
FILE = ROOT / "deploy" / "Dockerfile"


def instructions() -> list[tuple[str, str]]:
    """Return the instructions, each on one line."""
    text = re.sub(r"\\\n\s*", "", FILE.read_text("utf-8"))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in text.splitlines()) if word.isupper()]


def run(line: str, folder: Path, environment: dict[str, str]) -> None:
    """Run what needs no user of its own: the rest belongs to the container."""
    for command in line.split(" && "):
        if not command.startswith(("rm ", "useradd ", "install ")):
            done = subprocess.run(
                command, cwd=folder, env=environment, shell=True, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stdout[-1000:] + done.stderr[-2000:]


def context(folder: Path) -> Path:
    """Copy what COPY copies: the repository, without what is built or kept out of it."""
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in told.split("\0")[:-1]:
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.mark.long
def test_what_the_image_runs_builds_installs_and_serves(tmp_path: Path) -> None:
    source, wheels = context(tmp_path / "source"), tmp_path / "wheels"
    ours = ("PYTHONPATH", "UV_", "TABLEE_", "VIRTUAL_ENV")
    plain = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    stage, environment = "", plain
    told = dict(instructions())
    for word, rest in instructions():
        if word == "FROM":  # python:3.12 there, this Python here
            stage = str(tmp_path / rest.replace(":", "-").replace(" ", "-"))
            subprocess.run([sys.executable, "-m", "venv", stage], check=True)
            environment = plain | {"PATH": os.pathsep.join([f"{stage}/bin", plain["PATH"]])}
        elif word == "RUN":
            run(rest.replace("/wheels", str(wheels)), source if source.exists() else tmp_path, environment)
        elif word == "COPY" and rest.startswith("--from"):
            shutil.rmtree(source)  # the second stage has the wheels alone
    (wheel,) = wheels.glob("tablee-*.whl")
    assert not wheel.name.endswith("none-any.whl"), "the engine is compiled"
    port = free_port()
    command = [*json.loads(told["ENTRYPOINT"]), *json.loads(told["CMD"])]
    placed = [word.replace("8017", str(port)).replace("0.0.0.0", "127.0.0.1") for word in command]
    settings = {"TABLEE_DATA": str(tmp_path / "data")}
    server = subprocess.Popen(placed, cwd=tmp_path, env=environment | settings, executable=f"{stage}/bin/{placed[0]}")
    try:
        url = answering(f"http://127.0.0.1:{port}")
        for page, words in (("/", "<title>Tablée"), ("/docs/", "Start here")):
            with urllib.request.urlopen(url + page) as answer:
                assert words in answer.read().decode(), page
        health = json.loads(told["HEALTHCHECK"].partition("CMD ")[2])
        asked = [word.replace("8017", str(port)) for word in health]
        subprocess.run(asked, cwd=tmp_path, env=environment, check=True, executable=f"{stage}/bin/python")
    finally:
        server.terminate()
        server.wait()
