"""Run all measurements, each in its own process on one core, in interleaved passes."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "build" / "peers"
COMPILED = ROOT / "build" / "compiled"
SOURCE = ROOT / "src"

PEER_PACKAGES = ("open_spiel", "rlcard", "pip")  # RLCard uses pip to see what is installed

Figures = dict[str, float]


@dataclass(frozen=True)
class Runner:
    """Something to measure: a name, the command that measures it, and where it imports from."""

    name: str
    command: tuple[str, ...]
    path: str = ""

    def run(self, seconds: float, number: int) -> Figures:
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, (self.path, str(ROOT))))}
        command = [*self.command, str(seconds), str(number)]
        done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{self.name} could not be measured:\n{done.stderr.strip()}")
        figures: Figures = json.loads(done.stdout.splitlines()[-1])
        return figures


def peers_python() -> Path:
    return PEERS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def ours(games: list[str], compiled: bool) -> Iterator[Runner]:
    for game in games:
        command = (sys.executable, "-m", "bench.measure", game)
        if compiled:
            yield Runner(f"{game} compiled", command, str(COMPILED))
        yield Runner(f"{game} uncompiled", command, str(SOURCE))


def peers() -> Iterator[Runner]:
    """Yield runners for the peers that are installed and work."""
    python = peers_python()
    for name in ("OpenSpiel hearts", "RLCard uno") if python.exists() else ():
        script = ROOT / "bench" / f"peer_{name.split(' ')[0].lower()}.py"
        problem = said_no([str(python), str(script), "0.01", "0"])
        if problem:
            print(f"{name} is not measured: {problem.splitlines()[-1]}", file=sys.stderr)
        else:
            yield Runner(name, (str(python), str(script)))


def install_peers() -> str:
    """Create the peers' virtual environment; return what went wrong, empty on success."""
    uv = str(Path(sys.executable).parent / ("uv.exe" if os.name == "nt" else "uv"))
    made = said_no([uv, "venv", "-q", "--allow-existing", "-p", sys.executable, str(PEERS)])
    return made or said_no([uv, "pip", "install", "-q", "-p", str(peers_python()), *PEER_PACKAGES])


def said_no(command: list[str]) -> str:
    """Run a command; return its error output if it failed, else an empty string."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return (done.stderr.strip() or f"{command[0]} failed") if done.returncode else ""


def on_one_core() -> None:
    """Pin this process and its children to one core, where the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def run_all(runners: list[Runner], seconds: float, passes: int) -> dict[str, Figures]:
    """Run all runners in each pass; return the median of each figure."""
    seen: dict[str, list[Figures]] = {runner.name: [] for runner in runners}
    for number in range(passes):
        for runner in runners:
            print(f"\rpass {number + 1} of {passes}: {runner.name:40}", end="", file=sys.stderr, flush=True)
            seen[runner.name].append(runner.run(seconds, number))
    print("\r" + " " * 70 + "\r", end="", file=sys.stderr, flush=True)
    return {
        name: {figure: median(one[figure] for one in passes_seen) for figure in passes_seen[0]}
        for name, passes_seen in seen.items()
    }
