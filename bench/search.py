"""Speed of the search: iterations per second at the first lead of Happy DayZ with four seats, next to OpenSpiel's.

python -m bench.search [--seconds S]     ours, on one core and in two processes
python bench/search_openspiel.py S       OpenSpiel's ISMCTS on hearts, in the peers' virtual environment (build/peers)
"""

import argparse
import subprocess
import time
from concurrent.futures import ProcessPoolExecutor

import tablee
from bench.runs import ROOT, peers_python
from tablee.bots.evaluate import judge
from tablee.bots.search import Search
from tablee.core.chance import Chance
from tablee.core.view import View

SEATS = 4
BATCH = 1000


def first_lead(seed: int) -> View:
    """Return the first leader's view after a random Transfer."""
    game, chance = tablee.game("happy_dayz"), Chance(seed)
    state = game.setup(SEATS, {}, chance)
    while state.sealed or state.asked.bit_count() > 1:
        state.apply(state.turn, state.random_pick(chance), chance)
    return game.view(state, state.turn)


def rate(seed: int, seconds: float) -> tuple[float, float]:
    """Return iterations per second of processor time and of wall-clock time; each batch starts a new tree."""
    game, view = tablee.game("happy_dayz"), first_lead(seed)
    search, chance, done = Search(game.blank(), judge(game.name), len(game.picks), BATCH + 1), Chance(seed), 0
    start, clock = time.process_time(), time.perf_counter()
    while time.process_time() - start < seconds:
        search.clear()
        search.run(view, BATCH, chance)
        done += BATCH
    return done / (time.process_time() - start), done / (time.perf_counter() - clock)


def main() -> None:
    read = argparse.ArgumentParser(
        prog="python -m bench.search", description="Measure the search's iterations per second."
    )
    read.add_argument("--seconds", type=float, default=2.0, help="seconds to measure")
    seconds = read.parse_args().seconds
    alone, by_clock = rate(1, seconds)
    print(f"Happy DayZ, four seats, first lead: {alone:,.0f} iterations/s of one core")
    with ProcessPoolExecutor(2) as pool:
        both = sum(clock for _, clock in pool.map(rate, (1, 2), (seconds, seconds)))
    print(f"two processes: {both:,.0f} iterations/s of wall-clock time, {both / by_clock:.2f} times one process")
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
        f"OpenSpiel's ISMCTS, hearts, an early root: {theirs:,.0f} simulations/s; ours makes {alone / theirs:.1f} times as many"
    )


if __name__ == "__main__":
    main()
