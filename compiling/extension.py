"""One module, from Python to C to an extension file."""

import contextlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from compiling.derived import Module

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,  # states travel as records and positions, never as pickles; a fifth less to compile
    "annotation_typing": False,  # C types come from the derived .pxd alone
}

SHOWN = 30


@dataclass(frozen=True)
class Job:
    """A module to compile; everything made for it lands in `folder`, named after the module."""

    module: Module
    source: Path
    folder: Path
    flags: list[str]
    annotate: bool


def compile_module(job: Job) -> str:
    """Compile one module; the answer is what went wrong, empty when all went well."""
    job.folder.mkdir(parents=True, exist_ok=True)
    log = job.folder / f"{job.module.name}.log"
    with log.open("w", buffering=1) as file, _output_to(file):
        try:
            ok = translate(job) and _build(job)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - the tools raise whatever they like; the log keeps it
            print(f"{type(error).__name__}: {error}", flush=True)
            ok = False
    return "" if ok else _beginning(log)


def _beginning(log: Path) -> str:
    """The first mistake explains the rest, and a C compiler may print thousands of lines."""
    lines = log.read_text().splitlines()
    more = [f"… {len(lines) - SHOWN} lines more in {log}"] if len(lines) > SHOWN else []
    return "\n".join(lines[:SHOWN] + more) or f"no output, see {log}"


def _c_file(job: Job) -> Path:
    return job.folder / f"{job.module.name}.c"


def translate(job: Job) -> bool:
    """Python to C; with `annotate`, Cython's account of each line lands beside the C file."""
    from Cython.Compiler.Main import CompilationOptions, compile_single

    options = CompilationOptions(
        include_path=[str(job.source)],
        compiler_directives=dict(DIRECTIVES),
        annotate="default" if job.annotate else None,
        output_file=str(_c_file(job)),
    )
    return not compile_single(str(job.module.copy), options, job.module.name).num_errors


def _build(job: Job) -> bool:
    from setuptools import Distribution, Extension

    extension = Extension(job.module.name, [str(_c_file(job))], extra_compile_args=job.flags)
    command = Distribution({"ext_modules": [extension]}).get_command_obj("build_ext")
    command.build_lib = str(job.folder / "lib")
    command.build_temp = str(job.folder / "temp" / job.module.name)
    command.ensure_finalized()
    command.run()
    return True


@contextlib.contextmanager
def _output_to(file: TextIO) -> Iterator[None]:
    """Send what this process and its children print to a file: the compilers print as they please."""
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
