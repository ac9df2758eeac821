"""The Python examples of the documentation run as written."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.lab.study import read_study
from tests.toy.lanterns.game import GAME as LANTERNS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = DOCS / "how-to"
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def blocks(page: str, language: str) -> list[str]:
    found = [code for kind, code in BLOCK.findall((PAGES / page).read_text()) if kind == language]
    assert found
    return found


@pytest.mark.parametrize("page", ["pettingzoo.md", "openspiel.md", "environments.md"])
def test_the_examples_run(page: str) -> None:
    code = "\n".join(blocks(page, "python"))
    subprocess.run([sys.executable, "-W", "ignore", "-c", code], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def test_the_example_of_the_readme_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert told.stdout.count("\n") == 4, "in the first phase everybody passes cards on"


def test_the_example_of_the_contract_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (DOCS / "reference" / "contract.md").read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {"GAME": LANTERNS}
    exec(code, names)
    names["test_contract"]()


def test_the_example_of_positions_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (DOCS / "reference" / "position.md").read_text("utf-8"), re.DOTALL)
    match = tablee.Match.start(LANTERNS, seats=2, seed=1)
    names = {"match": match, "game": LANTERNS, "Match": tablee.Match, "position": match.position()}
    exec(code, names)


def test_no_python_example_is_left_out() -> None:
    """The tutorial has its own test (tests/toy/test_tutorial.py)."""
    shown = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md") if "```python" in path.read_text("utf-8")}
    how_to = {f"how-to/{name}.md" for name in ("pettingzoo", "openspiel", "environments", "stdio-bot")}
    assert shown == how_to | {"reference/contract.md", "reference/position.md", "tutorial/add-a-game.md"}


def test_the_smallest_bot_is_the_file() -> None:
    (code,) = blocks("stdio-bot.md", "python")
    assert code in (PAGES / "examples" / "first_option.py").read_text()


def test_openspiel_searches_our_games() -> None:
    command = [sys.executable, str(PAGES / "examples" / "openspiel_ismcts.py"), "2"]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    assert "returns: [" in done.stdout


@pytest.mark.long
@pytest.mark.usefixtures("torch")
def test_learners_share_the_memory_of_the_arrays() -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, str(PAGES / "examples" / "zero_copy.py")]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    assert done.stdout == "torch: the same memory\njax: the same memory\n"


def test_the_study_of_the_page_and_all_ready_studies_can_be_read(tmp_path: Path) -> None:
    study, metrics = blocks("run-a-study.md", "toml")
    path = tmp_path / "study.toml"
    path.write_text(study)
    assert [cell.seats for cell in read_study(path).cells] == [2, 2, 2, 3, 4]
    assert tomllib.loads(metrics)["things"]
    ready = sorted((ROOT / "studies").glob("*.toml"))
    assert len(ready) == 7
    for file in ready:
        told = read_study(file)
        assert told.cells
        assert told.about["fr"] != told.about["en"]
