"""A training from start to verdict, in a folder that stores every step, so that it can be resumed anywhere."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

from tablee import __version__
from tablee.bots import bot
from tablee.bots.evaluate import features_of
from tablee.bots.weights import VERSIONS, Stored, file_of, packed
from tablee.core import shelf
from tablee.core.errors import BadInput
from tablee.lab.engines import Engine
from tablee.lab.training import fitting, gathering
from tablee.lab.training.gathering import BATCH, Course
from tablee.lab.training.trying import Trial, Verdict, taught

PLAN = "plan.json"
FITTED = "network.json"
Tell = Callable[..., None]


@dataclass(frozen=True)
class Plan:
    """What is trained, and from which matches; a folder belongs to one plan."""

    game: str
    seats: int
    player: str
    seed: int
    hidden: int
    playouts: int = 0
    search: int = 0

    @property
    def course(self) -> Course:
        return Course(self.game, self.seats, self.player, self.seed, self.playouts, self.search)


def open_folder(plan: Plan, folder: Path) -> None:
    """Start or resume in this folder. Raises BadInput if it contains another training."""
    told = asdict(plan) | {"features": VERSIONS[plan.game], "count": features_of(plan.game).count}
    path = folder / PLAN
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.write_text(f"{json.dumps(told)}\n", "utf-8")
        known = path.read_text("utf-8")
    except OSError as error:
        raise BadInput("file-unwritable", field="folder", file=str(path), reason=error.strerror) from error
    if read_plan(known) != told:
        raise BadInput("training-other", field="folder", folder=str(folder))


def read_plan(known: str) -> dict[str, Any] | None:
    """Read the plan of a folder, None if it is none. Trainings from before there were searches do not name any."""
    try:
        return {"search": 0} | dict(json.loads(known))
    except (TypeError, ValueError):
        return None


def gather(plan: Plan, folder: Path, matches: int, engine: Engine) -> Iterator[int]:
    """Play the missing batches, yielding the number of matches so far."""
    todo = ((plan.course, number) for number in gathering.missing(folder, matches))
    for (_, number), rows in engine(gathering.play_batch, todo):
        gathering.keep(folder, number, rows)
        yield BATCH * len(gathering.kept(folder))


def until(minutes: float, steps: Iterator[int]) -> Iterator[int]:
    """Yield steps until the time is up."""
    end = monotonic() + 60.0 * minutes
    for step in steps:
        yield step
        if monotonic() > end:
            return


def fit(plan: Plan, folder: Path) -> tuple[Stored, fitting.Fit]:
    """Fit a network to everything gathered, and store it in the folder."""
    features = features_of(plan.game)
    rows = gathering.read(folder)
    found = fitting.fit(rows, features, plan.hidden, plan.seed)
    made: dict[str, Any] = {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "code": __version__,
        "player": plan.player,
        "seed": plan.seed,
        "playouts": plan.playouts,
        "search": plan.search,
        "matches": BATCH * len(gathering.kept(folder)),
        "positions": len(rows.won),
        "log_loss": round(found.loss, 4),
        "log_loss_even": round(found.even, 4),
    }
    version = VERSIONS[plan.game]
    kept = Stored(plan.game, version, features.count, plan.hidden, packed(found.layers.numbers()), made)
    (folder / FITTED).write_text(kept.written(), "utf-8")
    return kept, found


def trial(plan: Plan, kept: Stored, spec: str, rival: str) -> Trial:
    """Set up a trial of the fitted network against the current bot, or any other."""
    mine = taught(spec, plan.game, kept.network(features_of(plan.game)))
    return Trial(plan.game, plan.seats, mine, bot(rival, shelf.find(plan.game)))


def accept(kept: Stored, verdict: Verdict, bots: tuple[str, str]) -> Path:
    """Install the network; its file includes the verdict."""
    told = asdict(verdict) | {"bot": bots[0], "against": bots[1]}
    path = file_of(kept.game)
    whole = Stored(kept.game, kept.version, kept.features, kept.hidden, kept.numbers, kept.made | {"verdict": told})
    try:
        path.parent.mkdir(exist_ok=True)
        path.write_text(whole.written(), "utf-8")
    except OSError as error:
        raise BadInput("file-unwritable", field="keep", file=str(path), reason=error.strerror) from error
    return path
