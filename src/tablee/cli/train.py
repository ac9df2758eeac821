"""`tablee train`: a bot plays against itself, a network learns to predict the winner and is tested against a rival."""

from __future__ import annotations

from pathlib import Path

from tablee.bots.evaluate import features_of
from tablee.cli.app import Given
from tablee.cli.choosing import read_number
from tablee.cli.ladder import MOST_JOBS
from tablee.cli.screen import Screen
from tablee.core import shelf
from tablee.core.errors import BadInput
from tablee.lab.engines import engine
from tablee.lab.training import running
from tablee.lab.training.gathering import kept
from tablee.lab.training.running import Plan
from tablee.lab.training.trying import Verdict

USUAL_BOT = {"zombiaki": "ismcts:it=40"}  # fast enough for thousands of matches
USUAL_SEATS = {"zombiaki": 2}
MOST = 1 << 20


def command(given: Given, screen: Screen) -> int:
    plan, folder = read_plan(given), Path(given["folder"] or Path("training", given["game"]))
    numbers = {name: read_number(name, given[name], 0, MOST) for name in ("minutes", "matches", "trials")}
    chosen = engine(given["engine"], given["address"], read_number("jobs", given["jobs"], 1, MOST_JOBS))
    running.open_folder(plan, folder)
    for _ in running.until(numbers["minutes"], running.gather(plan, folder, numbers["matches"], chosen)):
        pass
    if not kept(folder):
        raise BadInput("training-empty", field="minutes", folder=str(folder))
    network, found = running.fit(plan, folder)
    screen.tell("cli-train-gathered", matches=network.made["matches"], folder=str(folder))
    screen.tell("cli-train-fitted", loss=f"{found.loss:.4f}", even=f"{found.even:.4f}")
    if not numbers["trials"]:
        return 0
    rival = given["against"] or plan.player
    verdict = running.trial(plan, network, plan.player, rival).run(numbers["trials"])
    show(verdict, plan.player, rival, screen)
    if verdict.accepted and given["keep"]:
        screen.tell("cli-train-accepted", file=str(running.accept(network, verdict, (plan.player, rival))))
    else:
        screen.tell("cli-train-better" if verdict.accepted else "cli-train-refused")
    return 0


def show(verdict: Verdict, player: str, rival: str, screen: Screen) -> None:
    screen.tell(
        "cli-train-verdict",
        bot=player,
        against=rival,
        share=f"{verdict.share:.0%}",
        low=f"{verdict.low:.0%}",
        high=f"{verdict.high:.0%}",
        even=f"{verdict.even:.0%}",
        matches=verdict.matches,
        pace=f"{verdict.pace:.2f}",
    )


def read_plan(given: Given) -> Plan:
    """Parse what to train; BadInput names what is wrong."""
    game = shelf.find(given["game"])
    features_of(game.name)
    usual = str(USUAL_SEATS.get(game.name, game.fewest_seats))
    seats = read_number("seats", given["seats"] or usual, game.fewest_seats, game.most_seats)
    hidden = read_number("hidden", given["hidden"], 1, 64)
    seed = read_number("seed", given["seed"], 0, MOST)
    search = read_number("search", given["search"], 0, MOST)
    playouts = 0 if search else read_number("playouts", given["playouts"], 0, MOST)
    return Plan(game.name, seats, given["bot"] or USUAL_BOT.get(game.name, "greedy"), seed, hidden, playouts, search)
