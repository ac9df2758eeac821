"""The tutorial is true: its code is the toy's code, its session runs, and its last step makes the same game fast."""

from __future__ import annotations

import doctest
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import tablee
from compiling.extension import Job, compile_module
from compiling.modules import Module
from compiling.toolchain import flags
from tests.toy.records import records

ROOT = Path(__file__).resolve().parents[2]
TOY = ROOT / "tests" / "toy"
TEXT = (ROOT / "docs" / "tutorial" / "add-a-game.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)(?: ([\w./]+))?(?: (before|after))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN = [  # the files of the game, in the order of the tutorial
    "rulebook/en.md", "rulebook/fr.md", "cards.py", "state.py", "view.py", "position.py", "game.py", "text/en.ftl", "text/fr.ftl",
    "test_lanterns.py", "state.pxd", "view.pxd",
]  # fmt: skip


def blocks(file: str, change: str = "") -> list[str]:
    return [code for _, name, when, code in BLOCK.findall(TEXT) if (name, when) == (file, change)]


def of_a_game(text: str) -> str:
    """The toy as it would be if it were a game like the others."""
    return text.replace("tests.toy.lanterns", "tablee.games.lanterns")


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_tutorial_shows_the_whole_game() -> None:
    assert list(dict.fromkeys(name for _, name, _, _ in BLOCK.findall(TEXT) if name)) == SHOWN
    files = {path.relative_to(TOY / "lanterns").as_posix() for path in (TOY / "lanterns").rglob("*.*")}
    assert {file for file in files if "__" not in file} == set(SHOWN) - {"test_lanterns.py"}


def test_its_code_is_the_code_of_the_toy() -> None:
    for file in SHOWN:
        path = TOY / ("clauses" if file.startswith("test_") else "lanterns") / file
        assert lines("".join(blocks(file))) == lines(of_a_game(path.read_text("utf-8"))), file


def test_its_session_runs() -> None:
    session = "\n".join(code for lang, _, _, code in BLOCK.findall(TEXT) if lang == "pycon")
    session = session.replace("tablee.games.lanterns", "tests.toy.lanterns")
    test = doctest.DocTestParser().get_doctest(session, {}, "tutorial", None, 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=said.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(said)
    assert test.examples


def test_its_last_step_gives_the_same_game(tmp_path: Path) -> None:
    """The changed files, compiled where the engine is compiled, play the same matches."""
    package = with_fast_lanterns(tmp_path)
    if not str(sys.modules["tablee.core.state"].__file__).endswith(".py"):
        for name in ("state", "view"):
            compile_in(package, tmp_path, name)
    environment = os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.toy.records", "tablee.games.lanterns.game"]
    run = subprocess.run(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, check=True)
    played = json.loads(run.stdout)
    assert played["file"].startswith(str(package))
    assert played["file"].endswith(".py") == str(sys.modules["tablee.core.state"].__file__).endswith(".py")
    assert played["records"] == records("tests.toy.lanterns.game")["records"]


def with_fast_lanterns(folder: Path) -> Path:
    """The engine that is running, with Lanterns among its games as the last step leaves it."""
    engine, package = Path(tablee.__file__).parent, folder / "tablee"
    lanterns = package / "games" / "lanterns"
    lanterns.mkdir(parents=True)
    for path in [*engine.iterdir(), *(engine / "games").iterdir()]:
        if path.name not in ("games", "__pycache__"):
            (package / path.relative_to(engine)).symlink_to(path)
    shutil.copytree(TOY / "lanterns", lanterns, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    for path in [*lanterns.glob("*.py"), *lanterns.glob("*.pxd")]:
        text = of_a_game(path.read_text("utf-8"))
        for old, new in zip(blocks(path.name, "before"), blocks(path.name, "after"), strict=True):
            assert text.count(old) == 1, f"{path.name} does not hold what the last step changes"
            text = text.replace(old, new)
        path.write_text(text, "utf-8")
    return package


def compile_in(package: Path, source: Path, name: str) -> None:
    module = Module(f"tablee.games.lanterns.{name}", package / "games" / "lanterns" / f"{name}.py")
    complaint = compile_module(Job(module, source, source / "pieces", flags(portable=False), annotate=False))
    assert complaint == ""
    (made,) = (source / "pieces").rglob(f"{name}.*.so")
    shutil.copy(made, module.path.parent)
