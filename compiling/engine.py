"""Build the compiled engine: only what changed, on all cores."""

import contextlib
import importlib.metadata
import os
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from compiling import toolchain
from compiling.derived import Module, derived_modules, stamp
from compiling.deriving.program import CannotDerive
from compiling.extension import DIRECTIVES, Job, compile_module
from compiling.mirror import mirror, tree
from compiling.modules import COMPILED


class CannotCompile(Exception):
    """Nothing can be compiled on this machine; `missing` is "compiler" or "headers"."""

    def __init__(self, missing: str) -> None:
        super().__init__({"compiler": "no working C compiler", "headers": "no Python.h"}[missing])
        self.missing = missing


class CompileError(Exception):
    """Some modules did not compile; the message holds what the compilers said."""


@dataclass(frozen=True)
class Engine:
    """Where a package comes from (`source` holds the folder `tablee`) and where all that is built from it goes."""

    source: Path
    build: Path
    portable: bool = False
    annotate: bool = True
    patterns: tuple[str, ...] = COMPILED

    @property
    def compiled(self) -> Path:
        """The folder to put in front of the import path."""
        return self.build / "compiled"

    @property
    def derived(self) -> Path:
        """What Cython is given: copies of the modules, and their declarations."""
        return self.build / "derived"

    def modules(self) -> list[Module]:
        """The compiled modules, derived anew if any source has changed."""
        self.derived.mkdir(parents=True, exist_ok=True)
        return derived_modules(self.source, self.derived, self.patterns)

    @property
    def pieces(self) -> Path:
        """C files, annotated sources, extension files and their stamps."""
        return self.build / "pieces"

    def extension(self, module: Module) -> Path:
        """The extension file of a module, where the compiler leaves it."""
        return self.pieces / "lib" / self.extension_name(module)

    def extension_name(self, module: Module) -> str:
        """The path of the extension file inside the import path."""
        return "/".join(module.name.split(".")) + str(sysconfig.get_config_var("EXT_SUFFIX"))

    def annotation(self, module: Module) -> Path:
        """Cython's line by line account of a module."""
        return self.pieces / f"{module.name}.html"

    def log(self, module: Module) -> Path:
        """What the compilers printed about a module."""
        return self.pieces / f"{module.name}.log"


def build_engine(engine: Engine) -> list[Module]:
    """Bring the compiled engine up to date and answer the modules that had to be compiled."""
    with alone(engine.build / "compile.lock"):
        try:
            modules = engine.modules()
        except CannotDerive as problem:
            raise CompileError(str(problem)) from problem
        stale = _stale(engine, modules)
        if stale:
            _compile(engine, stale)
        files = tree(engine.source) | {engine.extension_name(each): engine.extension(each) for each in modules}
        mirror(files, engine.compiled)
        return list(stale)


def _stale(engine: Engine, modules: list[Module]) -> dict[Module, str]:
    tools = [sys.version, os.environ.get("CC", ""), importlib.metadata.version("cython")] if modules else []
    settings = repr([*tools, engine.annotate, DIRECTIVES])
    known = {module.name: module for module in modules}
    stamps = {
        module: stamp(module, known, f"{settings}{toolchain.flags(engine.portable, bool(module.hot))}")
        for module in modules
    }
    return {module: text for module, text in stamps.items() if _kept_stamp(engine, module) != text}


def _stamp_file(engine: Engine, module: Module) -> Path:
    return engine.pieces / f"{module.name}.stamp"


def _kept_stamp(engine: Engine, module: Module) -> str:
    file = _stamp_file(engine, module)
    return file.read_text() if file.exists() and engine.extension(module).exists() else ""


def _compile(engine: Engine, stale: dict[Module, str]) -> None:
    if missing := toolchain.missing():
        raise CannotCompile(missing)
    # The largest first, so that no core is left alone with it at the end.
    modules = sorted(stale, key=lambda module: module.copy.stat().st_size, reverse=True)
    for module in modules:  # a stamp is there only while its extension file is whole
        _stamp_file(engine, module).unlink(missing_ok=True)
    jobs = [
        Job(module, engine.derived, engine.pieces, toolchain.flags(engine.portable, bool(module.hot)), engine.annotate)
        for module in modules
    ]
    problems = []
    with ProcessPoolExecutor(min(len(jobs), os.cpu_count() or 1)) as pool:
        for module, problem in zip(modules, pool.map(compile_module, jobs), strict=True):
            if problem:
                problems.append(f"{module.name}:\n{problem}")
            else:
                _stamp_file(engine, module).write_text(stale[module])
    if problems:
        raise CompileError("\n".join(problems))


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Two builds of one thing wait for each other, where the system can lock files."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as file:
        try:
            import fcntl
        except ImportError:
            pass
        else:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
