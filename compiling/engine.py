"""Build the compiled engine: only what changed, on all cores."""

import contextlib
import hashlib
import importlib.metadata
import os
import sys
import sysconfig
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from compiling import toolchain, tuning
from compiling.derived import Module, derived_modules, stamp
from compiling.deriving.program import CannotDerive
from compiling.extension import DIRECTIVES, SHARED, Job, compile_module
from compiling.mirror import mirror, tree
from compiling.modules import COMPILED

Report = Callable[[int, int], None]  # called with the number of modules done, and their total


class CannotCompile(Exception):
    """This machine cannot compile; `missing` is "compiler" or "headers"."""

    def __init__(self, missing: str) -> None:
        super().__init__({"compiler": "no working C compiler", "headers": "no Python.h"}[missing])
        self.missing = missing


class CompileError(Exception):
    """Some modules did not compile; the message contains the compilers' output."""


@dataclass(frozen=True)
class Engine:
    """Where a package comes from (`source` contains the folder `tablee`) and where its build output goes."""

    source: Path
    build: Path
    portable: bool = False
    patterns: tuple[str, ...] = COMPILED
    shares: bool = True  # put Cython's utility code in one shared module; pays off for more than a few

    @property
    def compiled(self) -> Path:
        """The folder to put first on the import path."""
        return self.build / "compiled"

    @property
    def derived(self) -> Path:
        """The input for Cython: copies of the modules, and their declarations."""
        return self.build / "derived"

    def modules(self) -> list[Module]:
        """Return the compiled modules, re-derived if any source has changed."""
        self.derived.mkdir(parents=True, exist_ok=True)
        return derived_modules(self.source, self.derived, self.patterns)

    @property
    def pieces(self) -> Path:
        """C files, extension files and their stamps."""
        return self.build / "pieces"

    def extension(self, name: str) -> Path:
        """Return the compiler's output file for a module."""
        return self.pieces / "lib" / self.extension_name(name)

    def extension_name(self, name: str) -> str:
        """Return the path of the extension file on the import path."""
        return "/".join(name.split(".")) + str(sysconfig.get_config_var("EXT_SUFFIX"))

    def files(self) -> dict[str, Path]:
        """Return all build output by its path on the import path: extensions, and files that stand in for modules."""
        modules = self.modules()
        names = [module.name for module in modules] + [SHARED] * self.shares
        faces = {name: path for module in modules for name, path in module.faces.items()}
        return faces | {self.extension_name(name): self.extension(name) for name in names}

    def log(self, name: str) -> Path:
        """Return the file with what the compilers said about a module."""
        return Job(name, None, self.pieces, []).log

    def stamp_file(self, name: str) -> Path:
        """Return the file with the stamp of a module's extension; it exists only while the extension is complete."""
        return self.pieces / f"{name}.stamp"


def build_engine(engine: Engine, report: Report = lambda *_: None) -> list[str]:
    """Bring the compiled engine up to date and return the modules that had to be compiled."""
    with alone(engine.build / "compile.lock"), ProcessPoolExecutor(os.cpu_count()) as pool:
        stale = _stale_shared(engine)
        pending = _begin(engine, pool, [Job(SHARED, None, engine.pieces, _flags(engine, None))] if stale else [])
        try:  # while the shared module is compiled, which needs none of the sources
            modules = engine.modules()
        except CannotDerive as problem:
            raise CompileError(str(problem)) from problem
        stale |= stale_modules(engine, modules)
        # The largest first, so that no core is left alone with it at the end.
        order = sorted((each for each in modules if each.name in stale), key=lambda each: -each.copy.stat().st_size)
        jobs = [Job(each.name, each.copy, engine.pieces, _flags(engine, each), shares=engine.shares) for each in order]
        _finish(engine, pending | _begin(engine, pool, jobs), stale, report)
        mirror(tree(engine.source) | engine.files(), engine.compiled)
        return [name for name in stale if name != SHARED]


def settings() -> str:
    """Return the tool versions and options that apply to all modules."""
    tools = [sys.version, toolchain.compiler(), toolchain.version(), importlib.metadata.version("cython")]
    return repr([*tools, DIRECTIVES, SHARED, hashlib.sha256(Path(tuning.__file__).read_bytes()).hexdigest()])


def _stale_shared(engine: Engine) -> dict[str, str]:
    """Return the new stamp of the shared module if it has to be compiled."""
    stamps = {SHARED: f"{settings()}{engine.shares}{_flags(engine, None)}"} if engine.shares else {}
    return {name: text for name, text in stamps.items() if _kept_stamp(engine, name) != text}


def stale_modules(engine: Engine, modules: list[Module]) -> dict[str, str]:
    """Return the new stamps of the modules that have to be compiled."""
    known, said = {module.name: module for module in modules}, f"{settings()}{engine.shares}"
    stamps = {module.name: stamp(module, known, f"{said}{_flags(engine, module)}") for module in modules}
    return {name: text for name, text in stamps.items() if _kept_stamp(engine, name) != text}


def _flags(engine: Engine, module: Module | None) -> list[str]:
    return toolchain.flags(engine.portable, bool(module and module.hot))


def _kept_stamp(engine: Engine, name: str) -> str:
    file = engine.stamp_file(name)
    return file.read_text() if file.exists() and engine.extension(name).exists() else ""


def _begin(engine: Engine, pool: Executor, jobs: list[Job]) -> dict[str, Future[str]]:
    """Start compiling; return by module what will be known of its problems."""
    if jobs and (missing := toolchain.missing()):
        raise CannotCompile(missing)
    for job in jobs:
        engine.stamp_file(job.name).unlink(missing_ok=True)
    return {job.name: pool.submit(compile_module, job) for job in jobs}


def _finish(engine: Engine, pending: dict[str, Future[str]], stale: dict[str, str], report: Report) -> None:
    """Wait for everything to be compiled. Raises CompileError with all problems."""
    problems = []
    for done, (name, found) in enumerate(pending.items(), 1):
        problem = found.result()
        report(done, len(pending))
        if problem:
            problems.append(f"{name}:\n{problem}")
        else:
            engine.stamp_file(name).write_text(stale[name])
    if problems:
        raise CompileError("\n".join(problems))


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Hold an exclusive lock, so that concurrent builds wait for each other (where the system can lock files)."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as file:
        try:
            import fcntl
        except ImportError:
            pass
        else:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
