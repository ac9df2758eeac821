"""The package without its extras: what works, and the errors where an extra is missing."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OTHERS = [
    "aiosqlite",
    "alembic",
    "argon2",
    "httptools",
    "itsdangerous",
    "msgspec",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "uvloop",
    "websockets",
    "altair",
    "gymnasium",
    "hypothesis",
    "numpy",
    "open_spiel",
    "pettingzoo",
    "pyarrow",
    "pyspiel",
    "ray",
    "vl_convert",
]
HIDDEN = (
    f"import runpy, sys; sys.modules.update(dict.fromkeys({OTHERS!r})); runpy.run_module('tablee', run_name='__main__')"
)


def alone(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m tablee` where only the dependencies of the core can be imported."""
    environment = os.environ | {"LANG": "en_US.UTF-8", "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", HIDDEN, *arguments]
    return subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )


def test_the_core_asks_for_few_packages() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert len(project["dependencies"]) <= 4
    assert {"server", "lab", "pettingzoo", "openspiel", "ray", "train", "postgres"} <= set(
        project["optional-dependencies"]
    )


@pytest.mark.parametrize("command", ["serve", "admin", "backup copy.db", "restore copy.db"])
def test_without_the_server_its_commands_name_what_brings_it(command: str) -> None:
    run = alone(*command.split())
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.strip().endswith('pip install "tablee[server]".')


def test_without_the_lab_a_study_names_what_brings_it() -> None:
    run = alone("lab", "run", "study.toml")
    assert run.returncode == 2
    assert run.stderr.strip().endswith('pip install "tablee[lab]".')


def test_the_core_lists_games_reads_rules_and_plays() -> None:
    assert "Happy Pigs" in alone("games").stdout
    assert "HDZ-27" in alone("rules", "happy_dayz", "HDZ-27").stdout
    played = alone("sim", "happy_pigs", "--seats", "greedy,random", "--matches", "2", "--jobs", "1")
    assert (played.returncode, played.stderr) == (0, "")
