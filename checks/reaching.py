"""A plugin of pytest that writes which lines below a folder each test runs, and its processor time.

pytest -p checks.reaching --below FOLDER --reached FILE …
"""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from _typeshed import TraceFunction

Line = tuple[str, int]  # a file, relative to the folder, and a number


@dataclass(frozen=True)
class Visit:
    """What one test reached, in how many seconds."""

    test: str
    seconds: float
    lines: frozenset[Line]


def visits(file: Path) -> list[Visit]:
    """Read what the plugin wrote, the quickest test first."""
    rows = [json.loads(row) for row in file.read_text("utf-8").splitlines()]
    found = [Visit(test, seconds, frozenset((path, line) for path, line in lines)) for test, seconds, lines in rows]
    return sorted(found, key=lambda visit: visit.seconds)


class Recorder:
    """Follows one test after another, in all threads."""

    def __init__(self, below: Path, file: Path) -> None:
        self.below = f"{below.resolve()}/"
        self.file = file
        self.paths: dict[CodeType, str] = {}  # by function; empty if it lies elsewhere
        self.seen: set[Line] = set()
        file.write_text("")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self.seen = set()
        begin = time.process_time()
        threading.settrace(self.enter)
        sys.settrace(self.enter)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            threading.settrace(None)
            with self.file.open("a", encoding="utf-8") as out:
                row = [item.nodeid, time.process_time() - begin, sorted(self.seen)]
                out.write(json.dumps(row) + "\n")

    def enter(self, frame: FrameType, _event: str, _arg: object) -> TraceFunction | None:
        """Follow the lines of a function of the folder."""
        code = frame.f_code
        path = self.paths.get(code)
        if path is None:
            inside = code.co_filename.startswith(self.below)
            path = self.paths[code] = code.co_filename.removeprefix(self.below) if inside else ""
        if not path:
            return None
        self.seen.add((path, frame.f_lineno))
        return self.enter


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--below", type=Path, help="the folder whose lines are counted")
    parser.addoption("--reached", type=Path, help="where to write them")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Recorder(config.getoption("below"), config.getoption("reached")))
