"""Compile one module from Python to C to an extension file."""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from compiling import toolchain
from compiling.garbage import uncollected
from compiling.tuning import tune

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,  # states are stored as records and positions, never pickled; a fifth less to compile
    "annotation_typing": False,  # C types come only from the derived .pxd
    "emit_code_comments": False,  # the source in comments: a seventh of the C code
}
SHARED = "tablee._shared"  # Cython's utility code, otherwise repeated in every module: a quarter of the C code

SHOWN = 30


@dataclass(frozen=True)
class Job:
    """A module to compile from its derived copy; all output goes to `folder`, named after the module."""

    name: str
    copy: Path | None  # None for the shared module
    folder: Path
    flags: list[str]
    shares: bool = False

    @property
    def c_file(self) -> Path:
        return self.folder / f"{self.name}.c"

    @property
    def log(self) -> Path:
        """The file with the compilers' output."""
        return self.folder / f"{self.name}.log"


def compile_module(job: Job) -> str:
    """Compile one module; return what went wrong, empty on success."""
    job.folder.mkdir(parents=True, exist_ok=True)
    ok = _logged(job, lambda: (translate(job) if job.copy else _write_shared(job)) and _build(job))
    return "" if ok else _beginning(job.log)


def translate_alone(job: Job) -> bool:
    """Translate to C only; Cython's output goes to the log."""
    return _logged(job, lambda: translate(job))


def _logged(job: Job, work: Callable[[], bool]) -> bool:
    with job.log.open("w", buffering=1) as file, _output_to(file):
        try:
            return work()
        except (Exception, SystemExit) as error:  # noqa: BLE001 - the tools raise whatever they like; the log keeps it
            print(f"{type(error).__name__}: {error}", flush=True)
            return False


def _beginning(log: Path) -> str:
    """Return the start of the log: the first error explains the rest, and a C compiler may print thousands of lines."""
    lines = log.read_text().splitlines()
    more = [f"… {len(lines) - SHOWN} more lines in {log}"] if len(lines) > SHOWN else []
    return "\n".join(lines[:SHOWN] + more) or f"no output, see {log}"


def translate(job: Job) -> bool:
    """Translate Python to C."""
    from Cython.Compiler.Main import CompilationOptions, compile_single
    from Cython.Compiler.ParseTreeTransforms import GilCheck

    assert job.copy
    GilCheck.visit_OverrideCheckNode = lambda _, node: node  # the search for an override takes the GIL (tuning.py)
    options = CompilationOptions(
        include_path=[str(job.copy.parents[job.name.count(".")])],
        compiler_directives=dict(DIRECTIVES),
        output_file=str(job.c_file),
        shared_utility_qualified_name=SHARED if job.shares else None,
    )
    with uncollected():
        return not compile_single(str(job.copy), options, job.name).num_errors


def _write_shared(job: Job) -> bool:
    """Generate the shared module as C. Cython only does this from its command line, naming it after the path."""
    made = job.folder / "shared" / f"{job.name.replace('.', '/')}.c"
    made.parent.mkdir(parents=True, exist_ok=True)
    (made.parent / "__init__.py").touch()
    done = subprocess.run([sys.executable, "-m", "cython", f"--generate-shared={made}"], check=False)
    shutil.copy(made, job.c_file)
    return done.returncode == 0


def _build(job: Job) -> bool:
    from setuptools import Distribution, Extension

    tune(job.c_file, toolchain.is_gcc())
    extension = Extension(job.name, [str(job.c_file)], extra_compile_args=job.flags)
    command = Distribution({"ext_modules": [extension]}).get_command_obj("build_ext")
    command.build_lib = str(job.folder / "lib")
    command.build_temp = str(job.folder / "temp" / job.name)
    command.ensure_finalized()
    command.run()
    return True


@contextlib.contextmanager
def _output_to(file: TextIO) -> Iterator[None]:
    """Redirect the output of this process and its children to a file."""
    kept = {stream: os.dup(stream) for stream in (1, 2)}
    try:
        for stream in kept:
            os.dup2(file.fileno(), stream)
        with contextlib.redirect_stdout(file), contextlib.redirect_stderr(file):
            yield
    finally:
        for stream, copy in kept.items():
            os.dup2(copy, stream)
            os.close(copy)
