"""Calibration of the search: of the decisions at which it estimates 70 %, how many are won?

python -m bench.calibration [GAME ...] [--minutes M]

The middle level plays on all seats. At some decisions of each match, the search used for hints estimates the worth of
its best pick from the asked seat's view; the result of the match shows whether it was right. Matches are stored in
bench/calibrated.jsonl with a digest of the bots' code, so it can be stopped and resumed at any time; the game with the
fewest matches goes first.

Every second match of the current bots serves to fit the curve from worth to chance (src/tablee/bots/odds.json), the
others to check it: their table and picture go into docs/reference/bots.md. For the interval a match counts once, however many
of its decisions were examined.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

import numpy as np

import tablee
from bench.curves import picture
from bench.strength import USUAL, code_of, write
from tablee.bots import Bot, bot
from tablee.bots.advice import Adviser
from tablee.bots.levels import USUAL_LEVEL, level_spec
from tablee.bots.odds import KEPT as CURVES
from tablee.bots.odds import STRAIGHT, Curve, logit
from tablee.core.chance import Chance
from tablee.lab.numbers import wilson

KEPT = Path(__file__).with_name("calibrated.jsonl")
START, END = "<!-- calibration: made by `python -m bench.calibration` -->\n", "<!-- end of calibration -->\n"
LOOKS = 4  # decisions examined per match
BINS = 5
SEARCH = "ismcts"  # what a hint uses
FIRST_SEED = 820_000_000
FEWEST = 40  # matches for a curve: with fewer, a straight one is closer to the truth
ROUNDS = 25  # of Newton's method; far fewer suffice
PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "calibration.svg"
Looks = list[list[float]]  # pairs of estimate and result
Look = tuple[int, float, float]  # the number of its match, estimate, result


def play(name: str, number: int) -> Looks:
    """Play one match; return estimate and result for some of its decisions."""
    game, seats = tablee.game(name), USUAL[name]
    players: list[Bot] = [bot(USUAL_LEVEL, game) for _ in range(seats)]
    streams = [Chance(FIRST_SEED + 16 * number + i) for i in range(seats + 2)]
    state, views = game.setup(seats, {}, streams[seats]), []
    while state.asked:
        seat, options = state.turn, state.options(state.turn)
        view = game.view(state, seat)
        if len(options) > 1:
            views.append(view)
        state.apply(seat, players[seat].choose(view, options, streams[seat]), streams[seats])
    adviser, luck = Adviser(game), streams[seats + 1]
    chosen = [views[luck.below(len(views))] for _ in range(LOOKS if views else 0)]
    return [[round(adviser.opinions(view, luck)[0].worth, 4), state.reward(view.seat)] for view in chosen]


def facts(name: str) -> dict[str, object]:
    player = level_spec(USUAL_LEVEL, name)
    return {"game": name, "seats": USUAL[name], "bot": player, "code": code_of(name, player, SEARCH)}


def kept(name: str) -> list[Looks]:
    """Return the stored matches of a game that the current bots played."""
    told = [json.loads(line) for line in KEPT.read_text("utf-8").splitlines()] if KEPT.exists() else []
    return [match["looks"] for match in told if all(match[key] == value for key, value in facts(name).items())]


def play_on(games: list[str], minutes: float) -> None:
    end = monotonic() + 60.0 * minutes
    played = {name: len(kept(name)) for name in games}
    while monotonic() < end:
        name = min(games, key=lambda name: played[name])
        looks = play(name, played[name])
        with KEPT.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(facts(name) | {'looks': looks, 'date': f'{datetime.now(UTC):%Y-%m-%d}'})}\n")
        played[name] += 1


def fitted(looks: Looks) -> Curve:
    """Fit the curve that makes these results likeliest; a straight one, if a bent one would fall somewhere."""
    bent = Curve(*likeliest(looks, 3))
    return bent if bent.rises() else Curve(*likeliest(looks, 1))


def likeliest(looks: Looks, degree: int) -> list[float]:
    """Return the coefficients of a polynomial in logits (logistic regression by Newton's method)."""
    x = np.array([[logit(said) ** power for power in range(degree + 1)] for said, _ in looks])
    came = np.array([came for _, came in looks])
    found = np.zeros(degree + 1)
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-x @ found))
        steep = (x.T * (chance * (1 - chance))) @ x + 1e-9 * np.eye(degree + 1)
        found += np.linalg.solve(steep, x.T @ (came - chance))
    return [round(float(value), 4) for value in found]


def curve_of(matches: list[Looks]) -> Curve:
    """Return the curve of every second match; with too few, a straight one."""
    learned = [look for match in matches[::2] for look in match]
    return fitted(learned) if len(matches) >= 2 * FEWEST else STRAIGHT


def checked(matches: list[Looks]) -> list[list[Look]]:
    """Return the looks of the other matches by fifths of the estimate, each with the number of its match."""
    curve, bins = curve_of(matches), [list[Look]() for _ in range(BINS)]
    for number, match in enumerate(matches[1::2]):
        for said, came in match:
            chance = curve.chance(said)
            bins[min(BINS - 1, int(chance * BINS))].append((number, chance, came))
    return bins


def averages(looks: Iterable[Look]) -> tuple[float, float, float, float]:
    """Return the mean estimate and result of some looks, and the 95 % interval of the result."""
    told = list(looks)
    said, came = (sum(look[i] for look in told) / len(told) for i in (1, 2))
    return said, came, *wilson(came, len({look[0] for look in told}))


def cell(looks: list[Look]) -> str:
    """Format the mean estimate and result of one bin."""
    if not looks:
        return "–"
    said, came, low, high = averages(looks)
    return f"{100 * said:.0f} → {100 * came:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def table() -> Iterator[str]:
    """Yield a table with a row per game and a column per fifth of the estimates: their mean, and the share won."""
    spans = [f"{100 * i // BINS}–{100 * (i + 1) // BINS} %" for i in range(BINS)]
    yield f"| Game | Seats | {' | '.join(f'said {span}' for span in spans)} | Matches |"
    yield "|---" * (BINS + 3) + "|"
    for name, seats in USUAL.items():
        matches = kept(name)
        yield f"| {name} | {seats} | {' | '.join(map(cell, checked(matches)))} | {len(matches[1::2])} |"


def write_curves() -> None:
    """Write the curves of all games, and the picture of what they are worth."""
    played = {name: kept(name) for name in USUAL}
    curves = {
        name: {str(USUAL[name]): list(curve_of(told))} for name, told in played.items() if curve_of(told) != STRAIGHT
    }
    CURVES.write_text(f"{json.dumps(curves, indent=1)}\n", "utf-8")
    points = {name: [averages(looks) for looks in checked(told) if looks] for name, told in played.items()}
    PICTURE.write_text(picture({name: told for name, told in points.items() if told}), "utf-8")


def main() -> None:
    read = argparse.ArgumentParser(
        prog="python -m bench.calibration", description="Check how well the search's estimates are calibrated."
    )
    read.add_argument("games", nargs="*", default=[], help="games to play (default: all)")
    read.add_argument("--minutes", type=float, default=0.0, help="minutes to play; 0 only writes the table")
    given = read.parse_args()
    play_on(given.games or list(USUAL), given.minutes)
    write(START, END, "\n".join(table()) + "\n")
    write_curves()


if __name__ == "__main__":
    main()
