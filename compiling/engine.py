"""Build the compiled engine: only what changed, on all cores."""

import contextlib
import importlib.metadata
import os
import sys
import sysconfig
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from compiling import toolchain
from compiling.derived import Module, derived_modules, stamp
from compiling.deriving.program import CannotDerive
from compiling.extension import DIRECTIVES, SHARED, Job, compile_module
from compiling.mirror import mirror, tree
from compiling.modules import COMPILED

Report = Callable[[int, int], None]  # is told how many modules of how many are done


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
    patterns: tuple[str, ...] = COMPILED
    shares: bool = True  # what Cython repeats in every module becomes a module of its own, worth it for more than a few

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
        """C files, extension files and their stamps."""
        return self.build / "pieces"

    def extension(self, name: str) -> Path:
        """The extension file of a module, where the compiler leaves it."""
        return self.pieces / "lib" / self.extension_name(name)

    def extension_name(self, name: str) -> str:
        """The path of the extension file inside the import path."""
        return "/".join(name.split(".")) + str(sysconfig.get_config_var("EXT_SUFFIX"))

    def files(self) -> dict[str, Path]:
        """All that is built, by its path inside the import path: extensions, and what stands for the modules in them."""
        modules = self.modules()
        names = [module.name for module in modules] + [SHARED] * self.shares
        faces = {name: path for module in modules for name, path in module.faces.items()}
        return faces | {self.extension_name(name): self.extension(name) for name in names}

    def stamp_file(self, name: str) -> Path:
        """What the extension file of a module was made from; there only while that file is whole."""
        return self.pieces / f"{name}.stamp"


def build_engine(engine: Engine, report: Report = lambda *_: None) -> list[str]:
    """Bring the compiled engine up to date and answer the modules that had to be compiled."""
    with alone(engine.build / "compile.lock"):
        try:
            modules = engine.modules()
        except CannotDerive as problem:
            raise CompileError(str(problem)) from problem
        stale = _stale(engine, modules)
        if stale:
            _compile(engine, modules, stale, report)
        mirror(tree(engine.source) | engine.files(), engine.compiled)
        return [name for name in stale if name != SHARED]


def settings() -> str:
    """The tools and what they are told, for all modules."""
    tools = [sys.version, toolchain.compiler(), toolchain.version(), importlib.metadata.version("cython")]
    return repr([*tools, DIRECTIVES, SHARED])


def _stale(engine: Engine, modules: list[Module]) -> dict[str, str]:
    """The stamps of all that has to be compiled."""
    if not modules:
        return {}
    known, said = {module.name: module for module in modules}, f"{settings()}{engine.shares}"
    stamps = {SHARED: f"{said}{_flags(engine, None)}"} if engine.shares else {}
    stamps |= {module.name: stamp(module, known, f"{said}{_flags(engine, module)}") for module in modules}
    return {name: text for name, text in stamps.items() if _kept_stamp(engine, name) != text}


def _flags(engine: Engine, module: Module | None) -> list[str]:
    return toolchain.flags(engine.portable, bool(module and module.hot))


def _kept_stamp(engine: Engine, name: str) -> str:
    file = engine.stamp_file(name)
    return file.read_text() if file.exists() and engine.extension(name).exists() else ""


def _compile(engine: Engine, modules: list[Module], stale: dict[str, str], report: Report) -> None:
    if missing := toolchain.missing():
        raise CannotCompile(missing)
    # The largest first, so that no core is left alone with it at the end; what all share is one of the large ones.
    order = sorted((each for each in modules if each.name in stale), key=lambda each: -each.copy.stat().st_size)
    jobs = [Job(each.name, each.copy, engine.pieces, _flags(engine, each), shares=engine.shares) for each in order]
    if SHARED in stale:
        jobs.insert(0, Job(SHARED, None, engine.pieces, _flags(engine, None)))
    for job in jobs:
        engine.stamp_file(job.name).unlink(missing_ok=True)
    problems = []
    with ProcessPoolExecutor(min(len(jobs), os.cpu_count() or 1)) as pool:
        for done, (job, problem) in enumerate(zip(jobs, pool.map(compile_module, jobs), strict=True), 1):
            report(done, len(jobs))
            if problem:
                problems.append(f"{job.name}:\n{problem}")
            else:
                engine.stamp_file(job.name).write_text(stale[job.name])
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
