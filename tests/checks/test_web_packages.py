"""The packages of the web app: a build needs fewer of them than its tests, and nothing is installed twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiling import web


@pytest.fixture
def installs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The commands run in a clone whose packages are pinned."""
    commands: list[tuple[str, ...]] = []

    def run(root: Path, *command: str) -> str:
        (root / "web" / "node_modules").mkdir(exist_ok=True)
        commands.append(command)
        return ""

    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    monkeypatch.setattr(web, "run", run)
    return commands


def test_a_build_installs_less_and_the_tests_the_rest(installs: list[tuple[str, ...]], tmp_path: Path) -> None:
    web.install_packages(tmp_path, only_building=True)
    web.install_packages(tmp_path, only_building=True)
    assert ["--omit=dev" in one for one in installs] == [True]
    web.install_packages(tmp_path)
    web.install_packages(tmp_path)
    web.install_packages(tmp_path, only_building=True)
    assert ["--omit=dev" in one for one in installs] == [True, False]
    (tmp_path / "web" / "package-lock.json").write_text('{"name": "tablee-web"}')
    web.install_packages(tmp_path, only_building=True)
    assert ["--omit=dev" in one for one in installs] == [True, False, True]
