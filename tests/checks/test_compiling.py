"""The compiled engine, on a small package of two games: what is compiled, recompiled and removed."""

import dataclasses
import os
import subprocess
import sys
from pathlib import Path

import pytest

from compiling import toolchain
from compiling.__main__ import ROOT, main
from compiling.engine import CannotCompile, CompileError, Engine, build_engine
from compiling.mirror import mirror, tree
from compiling.modules import COMPILED, compiled_modules, spread
from tests.checks.small_engine import small_engine

needs_compiler = pytest.mark.skipif(toolchain.missing() is not None, reason="this machine cannot compile C")

PACKAGE = {
    "numbers.py": "SCALE = 2\nUNUSED = 5\n",
    "rules.md": "# Rules\n",
    "kit/base.py": """
from __future__ import annotations

from tablee.numbers import SCALE, UNUSED

__all__ = ["Base"]
TWO = SCALE


class Base:
    def twice(self, n: int) -> int:
        return SCALE * n
""",
    "games/one/state.py": """
from __future__ import annotations

from tablee.kit.base import Base

__all__ = ["One"]


class One(Base):
    def thrice(self, n: int) -> int:
        return self.twice(n) + n
""",
    "games/two/state.py": """
from __future__ import annotations

from tablee.kit.base import Base


class Two(Base):
    pass
""",
    "edge.py": "from tablee.games.one.state import One\n\nWHERE = __file__\n\n\ndef use(one: One) -> int:\n    return one.thrice(2)\n",
}
EVERY = ["tablee.games.one.state", "tablee.games.two.state", "tablee.kit.base"]


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Engine:
    monkeypatch.setattr(toolchain, "flags", lambda *_: ["-O0", "-g0", "-w"])  # how fast it runs is not the subject
    return small_engine(tmp_path, PACKAGE, "kit/*", "games/{one,two}/state")


def names(engine: Engine) -> list[str]:
    return sorted(build_engine(engine))


def change(engine: Engine, file: str, old: str, new: str) -> None:
    path = engine.source / "tablee" / file
    text = path.read_text()
    assert old in text
    then = path.stat().st_mtime_ns
    path.write_text(text.replace(old, new))
    os.utime(path, ns=(then, then + 1))  # within the same second: bytecode does not tell the two apart


def imported(engine: Engine, expression: str) -> str:
    """Return what a fresh Python prints when it imports the compiled package."""
    program = f"import tablee.edge, tablee.games.one.state as one, tablee.games.two.state, tablee.kit.base as base; print({expression})"
    elsewhere = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX")  # bytecode is written, and beside its source
    environment = {name: value for name, value in os.environ.items() if name not in elsewhere}
    environment["PYTHONPATH"] = str(engine.compiled)
    run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return run.stdout.strip()


def test_the_list_names_files_and_folders(engine: Engine) -> None:
    assert sorted(compiled_modules(engine.source, engine.patterns)) == EVERY
    assert sorted(compiled_modules(engine.source, ("games",))) == EVERY[:2]
    assert list(compiled_modules(engine.source, ("games/one/{state,view}",))) == EVERY[:1]


def test_every_name_of_the_list_is_there() -> None:
    for pattern in COMPILED:
        for stem in spread(pattern):
            assert compiled_modules(ROOT / "src", (stem,)), stem


@needs_compiler
def test_the_compiled_copy_runs_and_only_what_changed_is_compiled_again(engine: Engine) -> None:
    assert names(engine) == EVERY
    assert imported(engine, "one.One().thrice(7)") == "21"
    assert imported(engine, "tablee.edge.use(one.One())") == "6"
    assert imported(engine, "one.__file__").endswith((".so", ".pyd"))
    assert imported(engine, "base.TWO") == "2"  # a constant is there for plain Python too
    assert imported(engine, "tablee.edge.WHERE") == str(engine.compiled / "tablee/edge.py")
    assert (engine.compiled / "tablee/rules.md").exists()
    assert not [
        path
        for path in engine.source.rglob("*")
        if path.suffix in (".so", ".c", ".pxd") and path.stem not in ("intrinsics", "together")
    ]

    assert names(engine) == []
    change(engine, "games/one/state.py", "+ n", "+ 1 * n")  # a body: nobody else sees it
    assert names(engine) == ["tablee.games.one.state"]
    change(engine, "games/one/state.py", "def thrice(", "def fresh(self) -> int:\n        return 1\n\n    def thrice(")
    assert names(engine) == ["tablee.games.one.state"]  # a declaration: but never of another game
    change(engine, "numbers.py", "UNUSED = 5", "UNUSED = 6")  # a constant that no compiled function uses
    change(engine, "edge.py", "one.thrice(2)", "one.thrice(3)")
    assert names(engine) == []
    assert imported(engine, "tablee.edge.use(one.One())") == "9"
    change(engine, "numbers.py", "SCALE = 2", "SCALE = 4")
    assert names(engine) == ["tablee.kit.base"]
    assert imported(engine, "(one.One().thrice(7), base.TWO)") == "(35, 4)"
    change(engine, "kit/base.py", "    def twice", "    def once(self) -> int:\n        return 1\n\n    def twice")
    assert names(engine) == EVERY

    (engine.source / "tablee/rules.md").unlink()
    (engine.source / "tablee/games/two/state.py").unlink()
    change(engine, "edge.py", "WHERE", "THERE")
    assert names(engine) == []
    assert not (engine.compiled / "tablee/rules.md").exists()
    assert not list((engine.compiled / "tablee/games/two").glob("state*"))


@needs_compiler
def test_a_module_that_does_not_compile_says_why_and_leaves_the_last_good_copy(engine: Engine) -> None:
    build_engine(engine)
    change(engine, "games/one/state.py", "+ n", "+ self.twice(1, 2)")
    with pytest.raises(CompileError, match=r"tablee\.games\.one\.state:[\s\S]*Call with wrong number of arguments"):
        build_engine(engine)
    assert imported(engine, "one.One().thrice(4)") == "12"
    change(engine, "games/one/state.py", "+ self.twice(1, 2)", "+ n")
    assert names(engine) == ["tablee.games.one.state"]


@needs_compiler
def test_sources_that_do_not_run_leave_the_last_good_copy(engine: Engine) -> None:
    build_engine(engine)
    change(engine, "numbers.py", "SCALE = 2", "SCALE = two")
    with pytest.raises(CompileError, match="NameError: name 'two' is not defined"):
        build_engine(engine)
    assert imported(engine, "one.One().thrice(4)") == "12"


@pytest.mark.parametrize("compiler", ["/bin/false", "no-such-compiler"])
def test_without_a_compiler_nothing_is_built(engine: Engine, compiler: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", compiler)
    with pytest.raises(CannotCompile) as caught:
        build_engine(engine)
    assert caught.value.missing == "compiler"
    assert not engine.compiled.exists()


def test_compiling_behind_starts_a_process_only_where_it_can_work(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    for missing, code in (("compiler", 3), ("headers", 4), (None, 0)):
        monkeypatch.setattr(toolchain, "missing", lambda missing=missing: missing)
        assert main(["--behind"]) == code
    assert [command[-2:] for command in started] == [[str(ROOT / "tablee"), "compile"]]


def test_without_python_h_nothing_is_built(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toolchain, "_compiles", lambda _command, source: "Python.h" not in source.read_text())
    monkeypatch.setenv("CC", sys.executable)
    with pytest.raises(CannotCompile, match=r"Python\.h"):
        build_engine(engine)


def test_a_mirror_holds_exactly_what_it_is_given(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    (source / "deep").mkdir(parents=True)
    (source / "deep/a.txt").write_text("one")
    (source / "b.txt").write_text("two")
    mirror(tree(source), target)
    (source / "deep/a.txt").write_text("three!")
    (source / "b.txt").unlink()
    (target / "__pycache__").mkdir()
    (target / "__pycache__/kept.pyc").write_text("")
    mirror(tree(source), target)
    assert {name: path.read_text() for name, path in tree(target).items()} == {"deep/a.txt": "three!"}
    assert (target / "__pycache__/kept.pyc").exists()


def test_host_flags_are_used_only_where_the_processor_has_them_and_never_in_wheels() -> None:
    modern = "fpu sse4_2 movbe popcnt avx2 bmi1 bmi2 fma f16c"
    intel = {"vendor_id": "GenuineIntel", "cpu family": "6", "flags": modern}
    assert toolchain.host_flags(intel) == ["-march=x86-64-v3"]
    assert toolchain.host_flags(intel | {"flags": modern.replace("bmi2", "")}) == toolchain.host_flags({}) == []
    zen = intel | {"vendor_id": "AuthenticAMD", "cpu family": "23"}
    assert toolchain.host_flags(zen) == ["-march=x86-64-v3", "-mno-bmi2"]
    assert toolchain.host_flags(zen | {"cpu family": "25"}) == ["-march=x86-64-v3"]
    assert not any("march" in flag for flag in toolchain.flags(portable=True))
    assert "-O1" in toolchain.flags(portable=True, hot=False)


@needs_compiler
def test_modules_may_share_what_cython_would_repeat_in_each(engine: Engine) -> None:
    engine = dataclasses.replace(engine, shares=True)
    told: list[tuple[int, int]] = []
    assert sorted(build_engine(engine, lambda *count: told.append(count))) == EVERY
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]  # the three, and what they share
    assert imported(engine, "one.One().thrice(7)") == "21"
    assert names(engine) == []
