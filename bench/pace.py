"""How long a player waits for the others: `python -m bench.pace [GAME …] [--decisions N]`.

A player plays at normal speed with bots of the default level in a real Chromium. Measured is the time from a pick until
the next question can be answered; picks after which nobody else acted are left out. Each game has a limit. The nominal
length of the scenes is printed too, because it does not depend on how busy the machine is.
"""

from __future__ import annotations

import argparse
import statistics
from typing import NamedTuple

from playwright.sync_api import Browser, expect

from bench.browsing import browsing
from tablee.bots.levels import USUAL_LEVEL
from tests.e2e.guest import OPTIONS, THINGS, Guest, new_context


class Bound(NamedTuple):
    """Seats at the table, and the longest acceptable wait in seconds."""

    seats: int
    seconds: float


BOUNDS = {
    "happy_dayz": Bound(4, 2.5),
    "zombiaki": Bound(2, 3.0),
    "happy_pigs": Bound(4, 4.0),
    "zombies4": Bound(4, 8.0),
}
# True when the player is asked and nothing is being shown.
READY = """() => {
  const main = document.querySelector("main.table");
  if (document.querySelector(".result")) return true;
  return main && !main.dataset.tellingNow && document.querySelector(".status.asked") !== null;
}"""


# The total length of the scenes since the last pick, in milliseconds.
SCENES = "() => performance.getEntriesByName('tablee-scene').reduce((all, { detail }) => all + detail, 0)"


class Wait(NamedTuple):
    """Seconds from a pick to the next question, and how many of them were scenes."""

    whole: float
    told: float


def waits(guest: Guest, decisions: int) -> list[Wait]:
    """Return the waits during which others acted."""
    found: list[Wait] = []
    while len(found) < decisions and not guest.over:
        guest.page.wait_for_function(READY)
        guest.close_tally()
        picks, frames = len(guest.picks), len(guest.frames)
        begin = guest.page.evaluate("performance.now()")
        guest.touch()
        guest.page.wait_for_timeout(50)
        if len(guest.picks) == picks:
            continue
        guest.page.wait_for_function(READY, timeout=120_000)
        end = guest.page.evaluate("performance.now()")
        others = [frame for frame in guest.frames[frames:] if frame["type"] == "told" and not frame["decision"]]
        if others:
            found.append(Wait((end - begin) / 1000, guest.page.evaluate(SCENES) / 1000))
    return found


def measure(browser: Browser, url: str, game: str, decisions: int) -> str:
    guest = Guest(new_context(browser, speed=1, reduced_motion="no-preference"), url, "Anne")
    seats, most = BOUNDS[game]
    guest.open_table(game=game, seats=seats, bots=[None, *[USUAL_LEVEL] * (seats - 1)])
    guest.sit()
    guest.begin()
    expect(guest.page.locator(f"{THINGS}, {OPTIONS}").first).to_be_visible()
    times = waits(guest, decisions)
    guest.errors.clear()
    guest.close()
    late = sum(time.whole > most for time in times)
    usual, longest = statistics.median(time.whole for time in times), max(time.whole for time in times)
    told = [time.told for time in times]
    scenes = f"scenes median {statistics.median(told):4.1f} s  longest {max(told):4.1f} s"
    return (
        f"{len(times):3} waits  median {usual:4.1f} s  longest {longest:4.1f} s  beyond {most:.1f} s: {late}  {scenes}"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", choices=[[], *BOUNDS], help="games to play (default: all)")
    asked.add_argument("--decisions", type=int, default=20, help="decisions to make in each game")
    chosen = asked.parse_args()
    with browsing("pace") as (browser, url):
        for game in chosen.games or BOUNDS:
            print(f"{game:11} {measure(browser, url, game, chosen.decisions)}", flush=True)


if __name__ == "__main__":
    main()
