"""Steps per second of the learning environments, compared with similar games of others, in one run.

    python -m bench.environments [--peers] [--seconds 1] [--passes 3] [--docs]

A step is one decision of one seat, including its observation and mask (in the parallel environment: one call for all
seats, with all their observations). Matches are recorded first and then replayed, so that only the environment is timed
and not the choice of actions. Figures are per second of processor time on one core, the median of the passes; several
workers are measured in wall-clock time, in turns with as many processes that share nothing: more cannot be reached on this
machine at that moment. `--docs` writes the tables into docs/how-to/environments.md.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import tablee
from bench.runs import COMPILED, PEERS, ROOT, Figures, Runner, on_one_core, peers_python, run_all, said_no

PAGE = ROOT / "docs" / "how-to" / "environments.md"
START, END = "<!-- rates: made by `python -m bench.environments --docs` -->\n", "<!-- end of rates -->\n"
OURS = ("pettingzoo", "parallel", "vector", "gymnasium", "openspiel")
# By name: the packages, and the game. They are tried one by one, because some install on few machines only.
THEIRS = {
    "PettingZoo connect_four": ("pettingzoo[classic]", "pettingzoo connect_four_v3"),
    "PettingZoo texas_holdem": ("pettingzoo[classic]", "pettingzoo texas_holdem_v4"),
    "RLCard uno": ("rlcard pip", "rlcard uno"),
    "RLCard doudizhu": ("rlcard pip", "rlcard doudizhu"),
    "OpenSpiel hearts": ("open_spiel", "openspiel hearts"),
    "Pgx sparrow_mahjong": ("pgx", "pgx sparrow_mahjong"),
    "PufferLib connect4": ("pufferlib", "pufferlib connect4"),
}


def main(arguments: list[str]) -> int:
    read = argparse.ArgumentParser(prog="python -m bench.environments", description=__doc__)
    read.add_argument("--peers", action="store_true", help="first install the peers in build/peers")
    read.add_argument("--seconds", type=float, default=1.0, help="seconds to measure each figure in each pass")
    read.add_argument("--passes", type=int, default=3, help="number of passes; the median is shown")
    read.add_argument("--json", type=Path, help="also write the figures to this file")
    read.add_argument("--docs", action="store_true", help="write the tables into the docs")
    given = read.parse_args(arguments)
    missing = install() if given.peers else {}
    runners, cores, before = [*ours(), *theirs(missing)], os.cpu_count() or 1, Load()
    scaled = {runner.name: runner.run(2 * given.seconds, -min(2, cores)) for runner in ours()}
    on_one_core()
    run = run_all(runners, given.seconds, given.passes)
    how = f"--seconds {given.seconds:g} --passes {given.passes}"
    text = "".join([*tables(run, scaled, missing), said_of(how, before)])
    print(text)
    if given.docs:
        head, rest = PAGE.read_text("utf-8").split(START)
        PAGE.write_text(f"{head}{START}{text}{END}{rest.split(END)[1]}", "utf-8")
    if given.json:
        given.json.write_text(f"{json.dumps(run | {'two workers': scaled}, indent=1)}\n")
    return 0


def install() -> dict[str, str]:
    """Install the peers; return, by name, why some could not be."""
    uv = str(Path(sys.executable).parent / "uv")
    problem = said_no([uv, "venv", "-q", "--allow-existing", "-p", sys.executable, str(PEERS)])
    found = {}
    for name, (packages, _) in THEIRS.items():
        problem = problem or said_no([uv, "pip", "install", "-q", "-p", str(peers_python()), *packages.split()])
        if problem:
            found[name] = problem.splitlines()[-1].strip()
            problem = ""
    return found


def ours() -> list[Runner]:
    command = (sys.executable, "-m", "bench.environment_ours")
    return [Runner(game, (*command, game), str(COMPILED)) for game in tablee.games()]


def theirs(missing: dict[str, str]) -> list[Runner]:
    """Return runners for the peers that are installed and work; note the others' errors in `missing`."""
    script, found = str(ROOT / "bench" / "environment_peer.py"), []
    for name, (_, game) in THEIRS.items():
        command = (str(peers_python()), script, *game.split())
        problem = said_no([*command, "0.01", "0"]) if peers_python().exists() else "--peers installs it"
        if problem:
            missing.setdefault(name, problem.splitlines()[-1].strip())
        else:
            found.append(Runner(name, command))
    return found


def tables(run: dict[str, Figures], scaled: dict[str, Figures], missing: dict[str, str]) -> Iterator[str]:
    """Yield Markdown tables: ours by kind of environment, then the peers, including those not measured."""
    yield f"| steps per second | {' | '.join(OURS)} | two workers |\n{'|---' * (2 + len(OURS))}|\n"
    for game in tablee.games():
        cells = [f"{run[game][kind]:,.0f}" for kind in OURS]
        gain, low, high, most = (scaled[game][name] for name in ("gain", "gain low", "gain high", "ceiling"))
        yield f"| {game} | {' | '.join(cells)} | ×{gain:.2f} ({low:.2f}–{high:.2f}) of ×{most:.2f} |\n"
    yield "\n| similar games of others | steps per second |\n|---|---|\n"
    for name in THEIRS:
        rate = f"{run[name]['steps']:,.0f}" if name in run else f"not measured: {missing[name]}"
        yield f"| {name} | {rate} |\n"


class Load:
    """Processor time that the machine and this run have used so far, to tell how much others use (on Linux)."""

    def __init__(self) -> None:
        self.at = time.monotonic()
        self.ours = sum(os.times()[:4])
        self.all = 0.0
        if Path("/proc/stat").exists():
            user, nice, system, *_ = Path("/proc/stat").read_text("utf-8").split()[1:9]
            self.all = (int(user) + int(nice) + int(system)) / os.sysconf("SC_CLK_TCK")

    def others(self) -> float:
        """Return the share of all processors that other programs have used since."""
        now = Load()
        spent = (now.all - self.all) - (now.ours - self.ours)
        return max(0.0, spent) / (now.at - self.at) / (os.cpu_count() or 1)


def said_of(how: str, before: Load) -> str:
    """Say when, with which command and on which machine it was measured."""
    where = f"{processor()}, of which other programs used {before.others():.0%}".replace("%", " %")
    return f"\nOne run, {datetime.now(UTC):%Y-%m-%d}, `python -m bench.environments --docs {how}`, {where}.\n"


def processor() -> str:
    """Return the number and model of the processors, from /proc/cpuinfo."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return "an unknown processor"
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{len(names)} × {names[0]}" if names else "an unknown processor"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
