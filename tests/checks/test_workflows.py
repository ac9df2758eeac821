"""The workflows, hooks and forms of the project: their steps are commands of ./tablee, and together they run every step."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from checks.__main__ import chosen
from checks.steps import steps
from compiling.pythons import OLDEST

ROOT = Path(__file__).parents[2]
WORKFLOWS = ROOT / ".github" / "workflows"
SYSTEMS = ["ubuntu-latest", "macos-latest", "windows-latest"]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def jobs(name: str) -> dict[str, Any]:
    told: dict[str, Any] = yaml.safe_load((WORKFLOWS / name).read_text("utf-8"))["jobs"]
    return told


def commands() -> list[str]:
    """What the workflows and the hooks run."""
    said = [
        step["run"]
        for path in sorted(WORKFLOWS.glob("*.yml"))
        for job in jobs(path.name).values()
        for step in job["steps"]
        if "run" in step
    ]
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"]
    return said + [hook["entry"] for repository in hooks for hook in repository["hooks"]]


@pytest.mark.parametrize("command", commands())
def test_every_step_is_a_command_of_tablee(command: str) -> None:
    program, script, first, *names = command.split()
    assert (program, script) == ("python", "tablee")
    if first == "test":
        selection, watched = chosen(names, ROOT)
        assert {step.name for step in selection} >= set(names), "only steps, no names of tests"
        assert not watched
    else:
        assert (first, names) in (("packages", []), ("docs", []))


def test_together_they_run_every_step() -> None:
    ran = {
        step.name
        for command in commands()[:-1]
        if command.startswith("python tablee test ")
        for step in chosen(command.split()[3:], ROOT)[0]
    }
    assert ran == {step.name for step in steps(ROOT)}


def test_every_python_and_system_is_met() -> None:
    matrix = jobs("test.yml")["engine"]["strategy"]["matrix"]
    assert matrix == {"os": SYSTEMS, "python": PYTHONS}
    assert PYTHONS[0] == "{}.{}".format(*OLDEST)
    compiled = jobs("wheels.yml")["compiled"]
    assert compiled["strategy"]["matrix"]["os"] == SYSTEMS
    (wheels,) = (step for step in compiled["steps"] if "cibuildwheel" in step.get("uses", ""))
    assert wheels["env"]["CIBW_BUILD"].split() == [f"cp{version.replace('.', '')}-*" for version in PYTHONS]


def test_wheels_contain_the_documentation() -> None:
    """It is not in the repository, so it has to be built before."""
    told = jobs("wheels.yml")["compiled"]["steps"]
    (place,) = (number for number, step in enumerate(told) if "cibuildwheel" in step.get("uses", ""))
    assert "python tablee docs" in [step.get("run") for step in told[:place]]


def test_the_citation_can_be_read_and_says_no_version_of_its_own() -> None:
    told = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= told.keys()
    assert "version" not in told


@pytest.mark.parametrize("path", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.md")), ids=lambda path: path.stem)
def test_a_form_has_its_heading(path: Path) -> None:
    found = re.match(r"---\n(.*?)\n---\n", path.read_text("utf-8"), re.DOTALL)
    assert found
    assert {"name", "about"} <= yaml.safe_load(found[1]).keys()
