"""How the tests get a browser: choosing an installed one, or installing one."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from typing import Any

import pytest

from tests.e2e import browser


class Machine:
    """Simulate a machine with these programs, where `apt-get install` works or not."""

    def __init__(self, programs: Iterable[str], root: bool, mirror: bool = True) -> None:
        self.programs, self.root, self.mirror = set(programs), root, mirror
        self.ran: list[list[str]] = []

    def which(self, name: str) -> str | None:
        return f"/usr/bin/{name}" if name in self.programs else None

    def run(self, command: list[str], **_how: Any) -> subprocess.CompletedProcess[bytes]:
        self.ran.append(command)
        if self.mirror and "install" in command:
            self.programs |= {*command} & {*browser.NAMES, browser.SHELL}
        return subprocess.CompletedProcess(command, 0 if self.mirror else 100)


def on(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Machine:
    monkeypatch.setattr("shutil.which", machine.which)
    monkeypatch.setattr("subprocess.run", machine.run)
    monkeypatch.setattr("os.geteuid", lambda: 0 if machine.root else 1000)
    return machine


@pytest.mark.parametrize("name", browser.NAMES)
def test_a_browser_that_is_there_is_taken(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    machine = on(Machine([name, "apt-get"], root=True), monkeypatch)
    assert browser.chromium() == f"/usr/bin/{name}"
    assert machine.ran == []


def test_root_of_a_debian_gets_one_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = on(Machine(["apt-get"], root=True), monkeypatch)
    assert browser.chromium() == "/usr/bin/chromium"
    assert [command[2] for command in machine.ran] == ["update", "install"]
    assert "chromium" in machine.ran[1]


def test_tests_run_in_the_shell_which_is_installed_beside_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = on(Machine(["chromium", "apt-get"], root=True), monkeypatch)
    assert browser.headless() == "/usr/bin/chromium-headless-shell"
    assert browser.headless() == "/usr/bin/chromium-headless-shell"
    assert [command[2] for command in machine.ran] == ["update", "install"]


@pytest.mark.parametrize(("root", "mirror"), [(False, True), (True, False)], ids=["not root", "no network"])
def test_where_there_is_no_shell_they_run_in_the_whole_browser(
    monkeypatch: pytest.MonkeyPatch, root: bool, mirror: bool
) -> None:
    on(Machine(["chromium", "apt-get"], root, mirror), monkeypatch)
    assert browser.headless() == "/usr/bin/chromium"


@pytest.mark.parametrize(
    ("programs", "root", "mirror"),
    [(["apt-get"], False, True), ([], True, True), (["apt-get"], True, False)],
    ids=["not root", "no Debian", "no network"],
)
def test_where_none_can_be_had_a_person_is_told_what_to_do(
    monkeypatch: pytest.MonkeyPatch, programs: list[str], root: bool, mirror: bool
) -> None:
    on(Machine(programs, root, mirror), monkeypatch)
    with pytest.raises(RuntimeError, match="sudo apt install chromium"):
        browser.chromium()
