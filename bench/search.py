"""Speed of the search: iterations per second at the first lead of Happy DayZ with four seats, next to OpenSpiel's.

The plain search plays one round at random to its end and counts victories, as OpenSpiel's does a hand of hearts. The other one
plays a round by rules and judges what follows, as our levels do.

python -m bench.search [--seconds S]     ours, on one core, in two threads and in two processes, in turns
python bench/search_openspiel.py S       OpenSpiel's ISMCTS on hearts, in the peers' virtual environment (build/peers)
"""

import argparse
import subprocess
import time
from concurrent.futures import ProcessPoolExecutor
from statistics import median

import tablee
from bench.runs import ROOT, peers_python
from tablee.bots.evaluate import judge
from tablee.bots.grove import Grove
from tablee.bots.judge import Judge
from tablee.bots.search import Search
from tablee.core.chance import Chance
from tablee.core.view import View

SEATS = 4
BATCH = 1000
TURNS = 5


def first_lead(seed: int, plain: bool = False) -> View:
    """Return the first leader's view after a random Transfer, in a match of one round if the search is plain."""
    game, chance = tablee.game("happy_dayz"), Chance(seed)
    state = game.setup(SEATS, {"mode": "express"} if plain else {}, chance)
    while state.sealed or state.asked.bit_count() > 1:
        state.apply(state.turn, state.random_pick(chance), chance)
    return game.view(state, state.turn)


def rate(seed: int, seconds: float, threads: int = 1, plain: bool = False) -> tuple[float, float]:
    """Return iterations per second of processor time and of wall-clock time; each batch starts new trees."""
    game, view, chance, done = tablee.game("happy_dayz"), first_lead(seed, plain), Chance(seed), 0
    judges = [Judge() if plain else judge(game.name) for _ in range(threads)]
    trees = [Search(game.blank(), each, len(game.picks), BATCH + 1) for each in judges]
    grove = Grove(game, trees)
    start, clock = time.process_time(), time.perf_counter()
    while time.perf_counter() - clock < seconds:
        grove.clear()
        grove.share(view, chance)
        grove.run(threads * BATCH)
        done += threads * BATCH
    return done / (time.process_time() - start), done / (time.perf_counter() - clock)


def in_turns(seconds: float) -> tuple[float, float, dict[str, float]]:
    """Return the rates of one core by rules and plain, and by wall-clock time those of one thread, of two, and of two processes."""
    found: dict[str, list[float]] = {"one": [], "two threads": [], "two processes": []}
    cores, plain = [], []
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(rate, (1, 2), (0.1, 0.1)))
        for turn in range(TURNS):
            core, clock = rate(turn, seconds / TURNS)
            cores.append(core)
            plain.append(rate(turn, seconds / TURNS, plain=True)[0])
            found["one"].append(clock)
            found["two threads"].append(rate(turn, seconds / TURNS, 2)[1])
            both = pool.map(rate, (turn, turn + TURNS), (seconds / TURNS,) * 2)
            found["two processes"].append(sum(clock for _, clock in both))
    return median(cores), median(plain), {name: median(rates) for name, rates in found.items()}


def main() -> None:
    read = argparse.ArgumentParser(
        prog="python -m bench.search", description="Measure the search's iterations per second."
    )
    read.add_argument("--seconds", type=float, default=4.0, help="seconds to measure each way")
    seconds = read.parse_args().seconds
    alone, plain, clocks = in_turns(seconds)
    print(f"Happy DayZ, four seats, first lead: {alone:,.0f} iterations/s of one core by rules, {plain:,.0f} plain")
    for name in ("two threads", "two processes"):
        times = clocks[name] / clocks["one"]
        print(f"{name}: {clocks[name]:,.0f} iterations/s of wall-clock time, {times:.2f} times one thread")
    python = peers_python()
    if not python.exists():
        print("OpenSpiel is not installed here: ./tablee bench --peers installs it.")
        return
    script = str(ROOT / "bench" / "search_openspiel.py")
    done = subprocess.run([str(python), script, str(seconds)], capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"OpenSpiel could not be measured: {done.stderr.strip() or f'it ended with {done.returncode}'}")
        return
    theirs = float(done.stdout)
    print(
        f"OpenSpiel's ISMCTS, hearts, an early root: {theirs:,.0f} simulations/s; "
        f"ours makes {alone / theirs:.1f} times as many by rules, {plain / theirs:.1f} times plain"
    )


if __name__ == "__main__":
    main()
