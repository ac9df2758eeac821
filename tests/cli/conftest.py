"""What the tests of the command line share: a data folder of their own, and one way to run a command."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablee import cli
from tests.cli.terminal import SPACES


@dataclass(frozen=True)
class Ran:
    """What a command printed, what it complained about, and its exit code."""

    code: int
    said: str
    complaint: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own, a wide terminal and an English system for every test."""
    folder = tmp_path / "data"
    monkeypatch.setenv("TABLEE_DATA", str(folder))
    monkeypatch.setenv("COLUMNS", "200")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command as it is written, with some lines typed."""

    def run_command(command: str, *typed: str) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = cli.run(command.split())
        printed = capsys.readouterr()
        return Ran(code, printed.out.translate(SPACES), printed.err.translate(SPACES))

    return run_command
