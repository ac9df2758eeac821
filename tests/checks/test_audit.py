"""Pins with a known vulnerability are named, with and without a network."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from checks import audit

SILENT = (sys.executable, "-c", "import sys; sys.exit('no network')")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one advisory of each kind, where no tool can reach the network."""
    (tmp_path / "checks").mkdir()
    (tmp_path / "web").mkdir()
    advisories = [
        {"kind": "python", "package": "starlette", "affected": ">=0.39,<0.49.1", "id": "CVE-1", "fixed": "0.49.1"},
        {"kind": "npm", "package": "rollup", "affected": "<4.22.4", "id": "CVE-2", "fixed": "4.22.4"},
    ]
    (tmp_path / audit.FILE).write_text(json.dumps(advisories))
    pin(tmp_path, "0.49.1", "4.22.4")
    monkeypatch.setattr(audit, "TOOLS", {"python": SILENT, "npm": SILENT})
    return tmp_path


def pin(root: Path, starlette: str, rollup: str) -> None:
    (root / "requirements.lock").write_text(f"# by ./tablee lock\nstarlette=={starlette} ; sys_platform != 'x'\n")
    packages = {"": {"version": "1.0"}, "node_modules/vite/node_modules/rollup": {"version": rollup}}
    (root / "web" / "package-lock.json").write_text(json.dumps({"packages": packages}))


def says(root: Path, monkeypatch: pytest.MonkeyPatch, kind: str, answer: object) -> None:
    """Make a tool answer this."""
    program = f"print({json.dumps(json.dumps(answer))})"
    monkeypatch.setattr(audit, "TOOLS", audit.TOOLS | {kind: (sys.executable, "-c", program)})


def test_good_pins_pass_and_the_output_says_that_only_the_file_was_used(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.main([], repository) == 0
    said = capsys.readouterr().out
    assert said.count("no answer from the network") == 2
    assert "2 pins, no known vulnerabilities" in said


@pytest.mark.parametrize(
    ("starlette", "rollup", "named"),
    [
        ("0.39.0", "4.22.4", "starlette 0.39.0 (python) has CVE-1: update to 0.49.1 or newer"),
        ("0.38.9", "4.22.3", "rollup 4.22.3 (npm) has CVE-2: update to 4.22.4 or newer"),
    ],
)
def test_a_pin_the_file_knows_of_fails(
    repository: Path, capsys: pytest.CaptureFixture[str], starlette: str, rollup: str, named: str
) -> None:
    pin(repository, starlette, rollup)
    assert audit.main(["--offline"], repository) == 1
    assert capsys.readouterr().out.strip() == named


def test_advisories_from_the_network_fail_and_are_stored(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    vulnerable = {"name": "starlette", "version": "0.49.1", "vulns": [{"id": "CVE-3", "fix_versions": ["0.50"]}]}
    says(repository, monkeypatch, "python", {"dependencies": [vulnerable]})
    via = [{"url": "https://example.org/GHSA-4"}, "another package"]
    says(repository, monkeypatch, "npm", {"vulnerabilities": {"rollup": {"via": via}}})
    assert audit.main(["--write"], repository) == 1
    said = capsys.readouterr().out.splitlines()
    assert said == [
        "rollup 4.22.4 (npm) has GHSA-4: no fixed version yet",
        "starlette 0.49.1 (python) has CVE-3: update to 0.50 or newer",
    ]
    assert audit.main(["--offline"], repository) == 1
    assert capsys.readouterr().out.splitlines() == said


def test_a_tool_that_looked_nothing_up_is_no_answer(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    says(repository, monkeypatch, "python", {"dependencies": [{"name": "starlette", "skip_reason": "not found"}]})
    assert audit.main([], repository) == 0
    assert "python: no answer from the network (no package was checked)" in capsys.readouterr().out


def test_our_own_pins_are_good() -> None:
    assert audit.main(["--offline"]) == 0
