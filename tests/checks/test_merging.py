"""Modules compiled into one extension keep their names, even if they clash."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from checks.hot import findings
from compiling import toolchain
from compiling.deriving.program import CannotDerive
from compiling.engine import Engine, build_engine
from compiling.extension import Job, translate_alone
from compiling.modules import merged
from tests.checks.small_engine import small_engine

HEAD = "from __future__ import annotations\n\n"
PACKAGE = {
    "kit/base.py": HEAD
    + """
class Base:
    def __init__(self) -> None:
        self.n = 0
        self.list = [1, 2, 3]


def grown(base: Base) -> int:
    more = 1
    return base.n + more
""",
    "games/one/words.py": "UPPER = [word.upper() for word in 'ab']\n",
    "games/one/effects/first.py": HEAD
    + """
from tablee.kit.base import Base

__all__ = ["Count", "double", "sum"]
WORDS = ["a", "b"]
STEP = 2
SIZES = [1, 2]


class Count(Base):
    def said(self) -> str:
        return WORDS[0] * STEP


def step(base: Base) -> int:
    return base.n + STEP + SIZES[0]


def double(base: Base) -> int:
    return step(base) * 2


def sum(base: Base) -> int:
    return base.n
""",
    "games/one/effects/second.py": HEAD
    + """
from tablee.games.one.effects.first import Count
from tablee.games.one.effects.first import step as first_step
from tablee.games.one.words import UPPER
from tablee.kit.base import Base, grown

__all__ = ["Other", "said", "total", "twice"]
WORDS = ("c", "d")
STEP = 50
SIZES = [7, 8]


class Other(Count):
    STEP = "own"

    def said(self) -> str:
        WORDS = self.STEP
        return WORDS


def step(base: Base) -> int:
    return base.n - STEP - SIZES[1]


def twice(base: Base) -> int:
    return step(base) + first_step(base) + grown(base)


def said() -> str:
    return "".join([*WORDS, *UPPER])


def total(values: list[str]) -> int:
    return sum(len(value) for value in values)
""",
    "games/two/scoring.py": HEAD
    + "from tablee.kit.base import Base, grown\n\n\nclass Two(Base):\n    def worth(self) -> int:\n        return grown(self)\n",
}
QUESTION = """
import tablee.games.one.effects.second as second, tablee.games.one.effects.first as first, tablee.games.one.words as words
count, other = first.Count(), second.Other()
count.n = other.n = 5
print(first.double(count), second.twice(other), second.said(), second.total(['ab', 'c']), first.sum(count), count.said(), other.said(),
      first.WORDS, second.WORDS, first.STEP, second.STEP, words.UPPER, first.SIZES, second.SIZES, hasattr(first, 'twice'))
"""
ANSWER = "16 -39 cdAB 3 5 aa own ['a', 'b'] ('c', 'd') 2 50 ['A', 'B'] [1, 2] [7, 8] False"
needs_compiler = pytest.mark.skipif(toolchain.missing() is not None, reason="this machine cannot compile C")


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Engine:
    monkeypatch.setattr(toolchain, "flags", lambda *_: ["-O0", "-g0", "-w"])  # how fast it runs is not the subject
    return small_engine(tmp_path, PACKAGE, "kit/*", "games/one/effects", "games/two/scoring")


def answer(folder: Path, question: str = QUESTION) -> str:
    environment = os.environ | {"PYTHONPATH": str(folder)}
    run = subprocess.run([sys.executable, "-c", question], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def change(engine: Engine, file: str, old: str, new: str) -> None:
    path = engine.source / "tablee" / file
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))


@needs_compiler
def test_names_keep_their_meaning_and_only_their_own_extension_is_compiled_again(engine: Engine) -> None:
    assert sorted(build_engine(engine)) == ["tablee.games.one._rules", "tablee.games.two.scoring", "tablee.kit.base"]
    assert answer(engine.source) == answer(engine.compiled) == ANSWER
    where = "import tablee.games.one.effects.second as it; print(it.__file__)"
    assert Path(answer(engine.compiled, where)).name.startswith("_rules.")

    change(engine, "games/one/effects/first.py", "return step(base) * 2", "return step(base) + step(base)")
    assert build_engine(engine) == ["tablee.games.one._rules"]
    change(engine, "kit/base.py", "more = 1\n", "once = 1\n    more = once\n")  # locals: nobody else sees them
    assert build_engine(engine) == ["tablee.kit.base"]
    assert answer(engine.compiled) == ANSWER


def test_the_gate_names_the_file_and_line_of_the_sibling(engine: Engine, tmp_path: Path) -> None:
    change(engine, "games/one/effects/second.py", "return step(base) + first", "return len(WORDS) + step(base) + first")
    (rules,) = (module for module in engine.modules() if module.name == "tablee.games.one._rules")
    job = Job(rules.name, rules.copy, tmp_path, [])
    assert not translate_alone(job)
    (found,) = findings(rules, job.log.read_text())
    source = engine.source / "tablee/games/one/effects/second.py"
    assert (found.path, found.function) == (source, "twice")
    assert "len(WORDS)" in source.read_text().splitlines()[found.line - 1]


@needs_compiler
def test_what_a_plain_module_stands_between_is_compiled_apart(engine: Engine) -> None:
    change(engine, "games/one/words.py", "UPPER", "from tablee.games.one.effects.first import WORDS\n\nUPPER")
    built = sorted(build_engine(engine))
    assert built[:2] == ["tablee.games.one.effects.first", "tablee.games.one.effects.second"]
    assert answer(engine.compiled, f"import tablee.games.one.words\n{QUESTION}") == ANSWER


def test_directives_apply_to_the_whole_extension_so_all_parts_need_the_same(engine: Engine) -> None:
    line = "# cython: boundscheck=True\n"
    change(engine, "games/one/effects/first.py", HEAD, line + HEAD)
    with pytest.raises(CannotDerive, match=r"tablee\.games\.one\._rules differ in their first line"):
        engine.modules()
    change(engine, "games/one/effects/second.py", HEAD, line + HEAD)
    (rules,) = (module for module in engine.modules() if module.name == "tablee.games.one._rules")
    assert rules.copy.read_text().startswith(line)


def test_a_game_never_shares_an_extension_with_another() -> None:
    names = [
        f"tablee.games.{game}.{file}" for game in ("one", "two") for file in ("view", "effects.a", "state.b", "state.c")
    ]
    assert set(merged(names).values()) == {
        f"tablee.games.{game}.{each}" for game in ("one", "two") for each in ("_rules", "_state")
    }
    assert merged(["tablee.games.one.view"]) == {"tablee.games.one.view": "tablee.games.one.view"}
