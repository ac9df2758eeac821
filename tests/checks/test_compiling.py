"""The compiled engine, on a small package of three modules: what is compiled, what is compiled again, what is removed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from compiling import toolchain
from compiling.__main__ import ROOT, main
from compiling.engine import CannotCompile, CompileError, Engine, build_engine
from compiling.mirror import mirror, tree
from compiling.modules import cimported, compiled_modules, declarations, stamp

needs_compiler = pytest.mark.skipif(toolchain.missing() is not None, reason="this machine cannot compile C")

PACKAGE = {
    "tablee/__init__.py": "",
    "tablee/plain.py": "WHERE = __file__\n",
    "tablee/rules.md": "# Rules\n",
    "tablee/types.pxd": "ctypedef unsigned long long u64\n",
    "tablee/base.py": "class Base:\n    def twice(self, n):\n        return 2 * n\n",
    "tablee/base.pxd": "cdef class Base:\n    cpdef int twice(self, int n) noexcept\n",
    "tablee/game.py": "from tablee.base import Base\n\n\nclass Game(Base):\n    pass\n",
    "tablee/game.pxd": "from tablee.base cimport Base\nfrom tablee cimport types\ncdef class Game(Base):\n    cdef types.u64 hand\n",
}


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    for name, text in PACKAGE.items():
        path = tmp_path / "src" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return Engine(tmp_path / "src", tmp_path / "build")


def names(engine: Engine) -> list[str]:
    return [module.name for module in build_engine(engine)]


def imported(engine: Engine, expression: str) -> str:
    """What a fresh Python says when it imports the compiled package."""
    program = f"import tablee.game, tablee.plain; print({expression})"
    environment = os.environ | {"PYTHONPATH": str(engine.compiled)}
    run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return run.stdout.strip()


def test_a_pxd_beside_a_py_has_it_compiled_and_a_lone_pxd_only_declares(engine: Engine) -> None:
    modules = compiled_modules(engine.source)
    assert [(module.name, module.hot) for module in modules] == [("tablee.base", True), ("tablee.game", False)]


def test_every_way_to_cimport_is_followed() -> None:
    text = "from tablee.core cimport bits, state as s\nfrom . cimport near\nfrom ..kit.piles cimport (Pile)\ncimport tablee.x\n"
    assert cimported(text, "tablee.games.zed.state") >= {
        "tablee.core.bits",
        "tablee.core.state",
        "tablee.games.zed.near",
        "tablee.games.kit.piles",
        "tablee.x",
    }


def test_a_module_depends_on_what_it_cimports_however_indirectly(engine: Engine) -> None:
    source = engine.source / "tablee"
    assert declarations(source / "game.pxd", engine.source) == {
        source / f"{name}.pxd" for name in ("game", "base", "types")
    }
    before = {module.name: stamp(module, engine.source, "") for module in compiled_modules(engine.source)}
    (source / "types.pxd").write_text("ctypedef unsigned int u64\n")
    after = {module.name: stamp(module, engine.source, "") for module in compiled_modules(engine.source)}
    assert [name for name in before if before[name] != after[name]] == ["tablee.game"]


@needs_compiler
def test_the_compiled_copy_runs_and_only_what_changed_is_compiled_again(engine: Engine) -> None:
    assert sorted(names(engine)) == ["tablee.base", "tablee.game"]
    assert imported(engine, "tablee.game.Game().twice(21)") == "42"
    assert imported(engine, "tablee.game.__file__").endswith((".so", ".pyd"))
    assert imported(engine, "tablee.plain.WHERE") == str(engine.compiled / "tablee/plain.py")
    assert (engine.compiled / "tablee/rules.md").exists()
    assert not list(engine.source.rglob("*.so")) + list(engine.source.rglob("*.c"))

    assert names(engine) == []
    (engine.source / "tablee/game.py").write_text(PACKAGE["tablee/game.py"] + "\nNEW = 7\n")
    assert names(engine) == ["tablee.game"]
    assert imported(engine, "tablee.game.NEW") == "7"
    (engine.source / "tablee/plain.py").write_text("WHERE = 'elsewhere'\n")
    assert names(engine) == []
    assert imported(engine, "tablee.plain.WHERE") == "elsewhere"

    (engine.source / "tablee/rules.md").unlink()
    (engine.source / "tablee/game.pxd").unlink()
    assert names(engine) == []
    assert not (engine.compiled / "tablee/rules.md").exists()
    assert imported(engine, "tablee.game.__file__").endswith("game.py")


@needs_compiler
def test_a_module_that_does_not_compile_says_why_and_leaves_the_last_good_copy(engine: Engine) -> None:
    build_engine(engine)
    good = (engine.source / "tablee/base.pxd").read_text()
    (engine.source / "tablee/base.pxd").write_text("cdef class Base:\n    cpdef nonsense twice(self, int n) noexcept\n")
    with pytest.raises(CompileError, match=r"tablee\.base:[\s\S]*'nonsense' is not a type identifier"):
        build_engine(engine)
    assert imported(engine, "tablee.game.Game().twice(4)") == "8"
    (engine.source / "tablee/base.pxd").write_text(good)
    assert "tablee.base" in names(engine)


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
