"""Fixtures for tests of the command line: a private data folder, and a way to run a command."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablee import cli
from tests.cli.terminal import SPACES


@dataclass(frozen=True)
class Ran:
    """The exit code, output and error output of a command."""

    code: int
    said: str
    complaint: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test its own data folder, a wide terminal and an English locale."""
    folder = tmp_path / "data"
    monkeypatch.setenv("TABLEE_DATA", str(folder))
    monkeypatch.setenv("COLUMNS", "200")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line with some lines typed as input."""

    def run_command(command: str, *typed: str) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = cli.run(command.split())
        printed = capsys.readouterr()
        return Ran(code, printed.out.translate(SPACES), printed.err.translate(SPACES))

    return run_command
