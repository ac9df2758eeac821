"""OpenSpiel's and PettingZoo's own conformance tests, for every game and several seat counts."""

import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tests.days import by_day

ROOT = Path(__file__).parents[2]
SHORT = {
    "happy_dayz": ["tablee_happy_dayz(players=3,mode=express)", "tablee_happy_dayz(players=5,mode=express,draw=True)"],
    "happy_pigs": ["tablee_happy_pigs", "tablee_happy_pigs(players=4,foresight=True)"],
    "zombiaki": ["tablee_zombiaki", "tablee_zombiaki(barrier_row=_5,dog_rows=_3)"],
    "zombies4": ["tablee_zombies4(night=1,kills=5)"],
}
LONG = {
    "happy_dayz": [
        f"tablee_happy_dayz(players={n}{more})" for n in (2, 3, 4, 5) for more in ("", ",edition=prototype")
    ],
    "happy_pigs": [f"tablee_happy_pigs(players={n})" for n in (2, 3, 4, 5, 6)],
    "zombiaki": ["tablee_zombiaki"] * 5,
    "zombies4": [f"tablee_zombies4(players={n})" for n in (2, 3, 6)],
}


def judge(*arguments: str) -> str:
    command = [sys.executable, "-m", "tests.adapters.judges", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
    return done.stdout


def seat_counts(name: str) -> list[int]:
    game = tablee.game(name)
    return sorted({game.fewest_seats, min(3, game.most_seats), game.most_seats})


@pytest.mark.parametrize("name", by_day("zombiaki", "happy_dayz", "happy_pigs", "zombies4"))
def test_openspiel_plays_at_random_and_serialises(name: str) -> None:
    assert f"passed {len(SHORT[name])} games" in judge("openspiel", *SHORT[name])


@pytest.mark.long
@pytest.mark.parametrize("name", tablee.games())
def test_openspiel_plays_whole_matches_of_all_sizes(name: str) -> None:
    assert f"passed {len(LONG[name])} games" in judge("openspiel", *LONG[name])


def test_openspiel_tests_the_interface() -> None:
    games = [f"tablee_{name}" for name in tablee.games()]
    assert f"passed {5 * len(games)} tests" in judge("spiel-api", *games)


def test_pettingzoo_tests_every_environment() -> None:
    sizes = [f"{name}:{seats}" for name in tablee.games() for seats in seat_counts(name)]
    assert f"passed {len(sizes)} environments" in judge("pettingzoo", *sizes)
