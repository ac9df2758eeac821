"""The tutorial is correct: followed to the letter it yields the toy, clean and tested; its last step makes it fast."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from checks.hot import findings
from compiling.engine import Engine
from compiling.extension import Job, compile_module
from tablee.contract import POINTS
from tests.days import by_day
from tests.plugins.packages import Site, install
from tests.toy.records import records

ROOT = Path(__file__).resolve().parents[2]
TOY = ROOT / "tests" / "toy"
TEXT = (ROOT / "docs" / "tutorial" / "add-a-game.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)(?: ([\w./]+))?(?: (before|after))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAME = [  # the files of the game, in the order of the tutorial
    "rulebook/en.md", "rulebook/fr.md", "cards.py", "state.py", "view.py", "position.py", "game.py", "text/en.ftl", "text/fr.ftl",
]  # fmt: skip
RULES = "tests/test_rules.py"
UNOPTIMIZED = ["-O0", "-g0", "-w"]  # how fast it runs is not the subject
LEAKS = {  # something a newcomer may forget, and the point that finds it
    ("state.py", '"winds still in the deck", seen=NOBODY', '"winds still in the deck"'): "sampled_worlds_look_the_same",
    ("state.py", '{"seat": seat}, {"card": str(card + 1)}, to=1 << seat', '{"seat": seat, "card": str(card + 1)}'): (
        "sealed_answers_tell_nothing"
    ),
    (
        "state.py",
        '"the lantern laid face down", seen=OWNER',
        '"the lantern laid face down"',
    ): "sealed_answers_tell_nothing",
}


def blocks(file: str, change: str = "") -> list[str]:
    return [code for _, name, when, code in BLOCK.findall(TEXT) if (name, when) == (file, change)]


def renamed(text: str, package: str) -> str:
    """The toy as it would be in another package."""
    return text.replace("tests.toy.lanterns", package)


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_tutorial_shows_the_whole_game() -> None:
    shown = [*(f"lanterns/{file}" for file in GAME), RULES]
    named = list(dict.fromkeys(name for _, name, when, _ in BLOCK.findall(TEXT) if name and not when))
    assert named == shown
    files = {path.relative_to(TOY / "lanterns").as_posix() for path in (TOY / "lanterns").rglob("*.*")}
    assert {file for file in files if "__" not in file} == set(GAME)


def test_its_code_is_the_code_of_the_toy() -> None:
    for file in GAME:
        toy = renamed((TOY / "lanterns" / file).read_text("utf-8"), "lanterns")
        assert lines("".join(blocks(f"lanterns/{file}"))) == lines(toy), file
    toy = renamed((TOY / "clauses" / "test_lanterns.py").read_text("utf-8"), "lanterns")
    assert lines("".join(blocks(RULES))) == lines(toy)


@pytest.fixture(scope="module")
def newcomer(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Somebody who has followed the tutorial to its ninth step, in an empty folder."""
    site = Site(tmp_path_factory.mktemp("newcomer"))
    (command,) = [code.split() for lang, _, _, code in BLOCK.findall(TEXT) if lang == "sh"]
    assert command[0] == "./tablee"
    assert site.tablee(*command[1:]).returncode == 0
    for file in [*(f"lanterns/{file}" for file in GAME), RULES]:
        (site.folder / "lanterns" / file).write_text("\n".join(blocks(file)), "utf-8")
    return site


def proved(site: Site, *arguments: str) -> tuple[int, str]:
    run = site.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments, cwd=site.folder / "lanterns")
    return run.returncode, run.stdout


def test_a_newcomer_has_a_clean_game_that_keeps_the_contract(newcomer: Site) -> None:
    for tool in (["ruff", "check"], ["ruff", "format", "--check"]):
        run = newcomer.run("-m", *tool, "--no-cache", ".", cwd=newcomer.folder / "lanterns")
        assert run.returncode == 0, run.stdout
    code, said = proved(newcomer)
    assert code == 0, said
    assert f"{len(POINTS) + 1 + 17} passed" in said


@pytest.mark.parametrize(
    ("change", "point"), by_day(*LEAKS.items()), ids=lambda thing: thing if isinstance(thing, str) else thing[0]
)
def test_a_leak_in_a_newcomers_game_is_found(newcomer: Site, change: tuple[str, str, str], point: str) -> None:
    file, old, new = change
    path = newcomer.folder / "lanterns" / "lanterns" / file
    sound = path.read_text("utf-8")
    assert sound.count(old) == 1
    path.write_text(sound.replace(old, new), "utf-8")
    try:
        code, said = proved(newcomer, "tests/test_contract.py", "-k", point)
    finally:
        path.write_text(sound, "utf-8")
    assert code == 1
    assert f"{point} fails on Case(lanterns, seats=" in said


def test_a_newcomer_plays(newcomer: Site) -> None:
    install(newcomer, newcomer.folder / "lanterns")
    there = Site(newcomer.folder / "site")
    assert "Lanterns  2–3 seats" in there.tablee("games").stdout
    played = there.tablee("sim", "lanterns", "--seats", "greedy,random", "--matches", "2", "--jobs", "1")
    assert (played.returncode, played.stderr) == (0, "")
    session = there.folder / "session.txt"
    session.write_text("\n".join(code for lang, _, _, code in BLOCK.findall(TEXT) if lang == "pycon"), "utf-8")
    ran = there.run("-m", "doctest", str(session))
    assert (ran.returncode, ran.stdout) == (0, "")


def test_our_own_tests_refuse_a_newcomers_game_of_the_toys_name(newcomer: Site) -> None:
    """The toy is never put in its place without a word."""
    there = Site(newcomer.folder / "site")
    if not there.folder.exists():
        install(newcomer, newcomer.folder / "lanterns")
    run = there.run("-c", "import tests.conftest")
    assert run.returncode == 1
    assert "Two games are called “lanterns”: lanterns.game.LanternsGame (" in run.stderr
    assert "tests.toy.lanterns.game.LanternsGame (" in run.stderr


def test_its_last_step_gives_the_same_game(tmp_path: Path) -> None:
    """The changed files, compiled where the engine is compiled, play the same matches."""
    package = with_fast_lanterns(tmp_path, Path(tablee.__file__).parent)
    if not str(sys.modules["tablee.core.state"].__file__).endswith(".py"):
        compile_in(package, tmp_path / "sources")
    environment = os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.toy.records", "tablee.games.lanterns.game"]
    run = subprocess.run(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, check=True)
    played = json.loads(run.stdout)
    assert played["file"].startswith(str(package))
    assert played["file"].endswith(".py") == str(sys.modules["tablee.core.state"].__file__).endswith(".py")
    assert played["records"] == records("tests.toy.lanterns.game")["records"]


def with_fast_lanterns(folder: Path, engine: Path) -> Path:
    """An engine with Lanterns among its games as the last step leaves it."""
    package = folder / "tablee"
    lanterns = package / "games" / "lanterns"
    lanterns.mkdir(parents=True)
    for path in [*engine.iterdir(), *(engine / "games").iterdir()]:
        if path.name not in ("games", "__pycache__"):
            (package / path.relative_to(engine)).symlink_to(path)
    shutil.copytree(TOY / "lanterns", lanterns, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    for path in lanterns.glob("*.py"):
        text = renamed(path.read_text("utf-8"), "tablee.games.lanterns")
        for old, new in zip(blocks(path.name, "before"), blocks(path.name, "after"), strict=True):
            assert text.count(old) == 1, f"{path.name} does not hold what the last step changes"
            text = text.replace(old, new)
        path.write_text(text, "utf-8")
    return package


def compile_in(package: Path, folder: Path) -> None:
    """Compile what the tutorial's line for the list names, and put it beside its sources."""
    (pattern,) = re.findall(r'^    "(games/lanterns/.*)",$', TEXT, re.MULTILINE)
    with_fast_lanterns(folder, ROOT / "src" / "tablee")
    engine = Engine(folder, folder / "build", patterns=("core/{chance,event,state,view}", pattern))
    for module in engine.modules():
        if module.name.startswith("tablee.games.lanterns."):
            job = Job(module.name, module.copy, engine.pieces, UNOPTIMIZED)
            assert compile_module(job) == ""
            assert [str(each) for each in findings(module, job.log.read_text())] == []
            shutil.copy(engine.extension(module.name), package / "games" / "lanterns")
            for name, face in module.faces.items():
                shutil.copy(face, package.parent / name)
