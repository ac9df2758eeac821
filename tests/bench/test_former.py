"""`python -m bench.former` plays against the judge of an earlier revision, and against nothing else of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from bench import former
from tablee.adapters.stdio import Stdio

JUDGE, HELPER, NETWORK, RULES = (
    f"src/tablee/{path}"
    for path in (
        "bots/evaluate/zombiaki.py",
        "bots/evaluate/zombiaki_new.py",
        "bots/networks/zombiaki.json",
        "rules.py",
    )
)
COMPILING = f"""
import pathlib, shutil
shutil.copytree("src", "build/compiled")
raise SystemExit("# object:" in pathlib.Path("{JUDGE}").read_text("utf-8"))
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with an old judge, then a new one with a helper, a network and other rules.

    Compiling copies the sources and refuses a judge with a mark.
    """
    first = {
        JUDGE: "old  # object: a remark\n",
        RULES: "old",
        "compiling/__init__.py": "",
        "compiling/__main__.py": COMPILING,
    }
    commit(tmp_path, first, "init", "-q")
    commit(tmp_path, {JUDGE: "new", HELPER: "new", NETWORK: "new", RULES: "new"})
    monkeypatch.setattr(former, "ROOT", tmp_path)
    monkeypatch.setattr(former, "CHECKOUTS", tmp_path / "former")
    return tmp_path


def commit(root: Path, files: dict[str, str], *before: str) -> None:
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8")
    author = ("-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    for arguments in ([before] if before else []) + [("add", "."), (*author, "commit", "-q", "-m", "a")]:
        subprocess.run(["git", *arguments], cwd=root, check=True)


def test_the_checkout_has_the_judge_of_then_and_the_rules_of_today(root: Path) -> None:
    row = former.Former("zombiaki", 2, "greedy", 0.5, revision="HEAD^", unmarked=True)
    former.make(row)
    compiled = row.checkout / "build" / "compiled"
    assert [(compiled / path.removeprefix("src/")).read_text("utf-8") for path in (JUDGE, RULES)] == ["old\n", "new"]
    assert not [path for path in (HELPER, NETWORK) if (compiled / path.removeprefix("src/")).exists()]


def test_a_judge_that_does_not_compile_plays_no_matches(root: Path) -> None:
    row = former.Former("zombiaki", 2, "greedy", 0.5, revision="HEAD^")
    with pytest.raises(RuntimeError, match="could not be compiled"):
        former.make(row)
    assert not row.checkout.exists()


def test_the_rival_plays_in_a_process_with_the_code_of_the_checkout(root: Path, tmp_path: Path) -> None:
    row = former.Former("zombiaki", 2, "greedy:samples=1", 0.5, "random", revision="HEAD^")
    fake = row.checkout / "build" / "compiled" / "tablee"
    fake.mkdir(parents=True)
    (fake / "__init__.py").write_text("raise SystemExit('the code of the checkout')", "utf-8")
    players = [row.player(spec, tablee.game("zombiaki")) for spec in (row.level, row.rival)]
    assert [isinstance(player, Stdio) for player in players] == [False, True]
    assert isinstance(players[1], Stdio)
    assert players[1].seconds >= 3600
    told = subprocess.run(
        players[1].words, capture_output=True, text=True, cwd=former.__file__.rpartition("/bench/")[0], check=False
    )
    assert told.stderr.strip() == "the code of the checkout"
    assert sys.executable in players[1].words
