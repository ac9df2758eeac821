"""Run a program with patience measured by what it does: on a busy machine it only takes longer."""

import contextlib
import resource
import subprocess
import tempfile
import time
from pathlib import Path

STILL = 15  # a program that neither worked nor wanted to for so many seconds waits for something that never comes
LOOK = 0.25  # seconds between two looks
PROCESSES = Path("/proc")  # of Linux; elsewhere nothing is known to be still
LONGEST = 40  # times its processor time that a program may take by the clock, where nothing better is known


def run(command: list[str], cwd: Path, environment: dict[str, str], seconds: int = 0) -> tuple[int | None, str]:
    """Return the exit code, None if it had to be ended, and the output; `seconds` of processor time, 0 for any."""
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        with subprocess.Popen(command, cwd=cwd, env=environment, stdout=said, stderr=subprocess.STDOUT) as program:
            if seconds and hasattr(resource, "prlimit"):
                resource.prlimit(program.pid, resource.RLIMIT_CPU, (seconds, seconds))
            code = ended(program, LONGEST * seconds) if seconds else program.wait()
            if code is None:
                program.kill()
        said.seek(0)
        return code, said.read()


def ended(program: subprocess.Popen[bytes], longest: float) -> int | None:
    """Wait for the end of a program and return its code, or None if it stands still or takes too long."""
    begin = moved = time.monotonic()
    effort = -1
    while time.monotonic() - begin < longest:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return program.wait(LOOK)
        now = wanted(program.pid)
        idle = now is not None and effort <= now < effort + 10_000_000 * (time.monotonic() - moved)  # 1 % of a core
        if not idle:
            effort, moved = now or effort, time.monotonic()
        elif time.monotonic() - moved > STILL:
            return None
    return None


def wanted(top: int) -> int | None:
    """Return how long a program and those it started were on a core or waited for one, in ns; None if unknown or paused."""
    total, parents = 0, {top}
    for process in sorted((each for each in PROCESSES.glob("[0-9]*")), key=lambda each: int(each.name)):
        with contextlib.suppress(OSError):
            state, parent = (process / "stat").read_text().rpartition(") ")[2].split()[:2]
            if int(process.name) != top and int(parent) not in parents:
                continue
            if state in "Tt":
                return None
            parents.add(int(process.name))
            for thread in process.glob("task/*/schedstat"):
                on_core, waiting, _ = thread.read_text().split()
                total += int(on_core) + int(waiting)
    return total or None
