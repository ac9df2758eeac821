"""A test position: the state, the asked seat, and the pick that very long searches agree on."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import tablee
from tablee.core.state import State

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Position:
    """A position in which all searches chose `best`; `margin` is its smallest lead, as a share of the victory."""

    game: str
    seats: int
    position: dict[str, Any]
    seat: int
    best: str
    options: int
    margin: float
    iterations: int
    seeds: int

    def state(self) -> State:
        game = tablee.game(self.game)
        return game.from_position(self.seats, game.read_settings(self.seats, {}), self.position)


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.jsonl"


def read(game: str) -> list[Position]:
    path = file_of(game)
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [Position(**json.loads(line)) for line in lines]


def add(found: Position) -> None:
    with file_of(found.game).open("a", encoding="utf-8") as file:
        file.write(f"{json.dumps(asdict(found), ensure_ascii=False)}\n")
