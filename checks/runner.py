"""Run steps, two at a time where possible."""

import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryFile

from checks.steps import Step

WITHOUT_ENGINE = {3: "no C compiler here", 4: "no Python.h here"}  # exit codes of python -m compiling


@dataclass(frozen=True)
class Result:
    """The result of a step."""

    step: Step
    seconds: float
    code: int
    output: str
    skipped: str = ""  # why it was not run

    @property
    def failed(self) -> bool:
        return self.code != 0

    def __str__(self) -> str:
        last = self.output.strip().splitlines()[-1:] if self.step.summary or self.failed else []
        note = f"skipped: {self.skipped}" if self.skipped else " ".join(last).strip("= ")
        return f"{self.step.name:<10}{self.seconds:6.1f} s  {'FAILED  ' if self.failed else ''}{note}".rstrip()


def run_all(steps: Iterable[Step], root: Path, streamed: bool) -> Iterator[Result]:
    """Run the steps and yield each result as it arrives; `streamed` shows the output of those that run alone."""
    together = [step for step in steps if not step.alone]
    with ThreadPoolExecutor(2) as pool:
        for done in as_completed([pool.submit(run_step, step, root) for step in together]):
            yield done.result()
    no_engine = "TABLEE_COMPILE=0" if os.environ.get("TABLEE_COMPILE") == "0" else ""
    for step in steps:
        if not step.alone:
            continue
        if step.compiled and no_engine:
            yield Result(step, 0, 0, "", no_engine)
            continue
        result = run_step(plain(step, root) if no_engine else step, root, streamed)
        if step.name == "compile" and result.failed:
            no_engine = WITHOUT_ENGINE.get(result.code, "the engine did not compile")
            if result.code in WITHOUT_ENGINE and os.environ.get("TABLEE_COMPILE") != "1":
                result = Result(step, result.seconds, 0, "", no_engine)
        yield result


def plain(step: Step, root: Path) -> Step:
    """Return the step as it runs without a compiled engine."""
    sources = {"TABLEE_COMPILE": "0", "PYTHONPATH": str(root / "src")}
    return replace(step, command=step.without_engine or step.command, environment=step.environment | sources)


def run_step(step: Step, root: Path, streamed: bool = False) -> Result:
    """Run one step, by default on the plain sources."""
    # Hundreds of programs are started: they keep their bytecode even where the caller's setting says not to.
    bytecode = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(root / "build" / "bytecode")}
    environment = os.environ | bytecode | {"PYTHONPATH": str(root / "src")} | step.environment
    if sys.stdout.isatty():
        print(f"{step.name} …", end="\r", flush=True)
    start = time.monotonic()
    with TemporaryFile("w+", encoding="utf-8", errors="replace") as said:  # a pipe would wait for orphans
        output = None if streamed else said
        run = subprocess.run(
            step.command, cwd=root, env=environment, stdout=output, stderr=subprocess.STDOUT, check=False
        )
        said.seek(0)
        return Result(step, time.monotonic() - start, run.returncode, said.read())
