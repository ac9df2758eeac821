"""Run steps, two at a time where possible, and beside them what only waits: each leaves a core idle now and then."""

import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryFile

from checks.steps import Step

LANES = 2
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
    """Run the steps and yield each result as it arrives; `streamed` shows their output and runs one at a time."""
    waiting, running = list(steps), dict[Future[Result], Step]()
    lanes = 1 if streamed else LANES
    no_engine = "TABLEE_COMPILE=0" if os.environ.get("TABLEE_COMPILE") == "0" else ""
    with ThreadPoolExecutor(lanes + sum(step.waits for step in waiting)) as pool:
        while waiting or running:
            unfinished = {step.name for step in (*waiting, *running.values())}
            ready = [step for step in waiting if not step.after & unfinished]
            for step in ready:
                taken = sum(streamed or not other.waits for other in running.values())
                if taken >= lanes and (streamed or not step.waits):
                    continue
                waiting.remove(step)
                if step.compiled and no_engine:
                    yield Result(step, 0, 0, "", no_engine)
                    continue
                running[pool.submit(run_step, plain(step, root) if no_engine else step, root, streamed)] = step
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                step, result = running.pop(done), done.result()
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
