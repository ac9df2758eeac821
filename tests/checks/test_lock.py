from pathlib import Path

import pytest

from checks.lock import problems


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text("[project]\ndependencies = ['fluent.runtime>=0.4', 'rich>=14']\n")
    (tmp_path / "requirements.in").write_text("# tools\npytest\n")
    (tmp_path / "requirements.lock").write_text(
        "# by ./tablee lock\nfluent-runtime==0.4.0\npytest==9.2.0\nrich==15.0.0 ; sys_platform != 'win32'\n"
    )
    return tmp_path


def test_a_lock_that_pins_everything_passes(repository: Path) -> None:
    assert list(problems(repository)) == []


def test_what_is_asked_for_and_not_pinned_is_found(repository: Path) -> None:
    (repository / "requirements.in").write_text("pytest>=10\nruff\n")
    assert [problem.split(": ")[1].split(" is ")[0] for problem in problems(repository)] == ["pytest>=10", "ruff"]


@pytest.mark.parametrize(
    "line", ["--index-url https://example.org/simple", "x @ https://example.org/x.whl", "-f wheels"]
)
def test_an_address_in_the_lock_is_found(repository: Path, line: str) -> None:
    lock = repository / "requirements.lock"
    lock.write_text(f"{line}\n{lock.read_text()}")
    assert list(problems(repository)) == [f"requirements.lock:1: not an exact pin: {line}"]
