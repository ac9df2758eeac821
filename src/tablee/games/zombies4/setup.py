"""Options of the game, and how they are kept in a state."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.core.setting import Setting, Value
from tablee.games.zombies4.rules import Zombies4State

OPTIONS = (
    Setting("night", 10, low=0, high=10),
    Setting("kills", 25, low=5, high=50),
    Setting("death_loss", "up", choices=("up", "down")),
    Setting("trees_half", False),
    Setting("fever_target", "self", choices=("self", "opponent")),
    Setting("used_pages", "discarded", choices=("discarded", "removed")),
)


def set_options(state: Zombies4State, options: Mapping[str, Value]) -> None:
    """The one place where options are read."""
    night, kills = options["night"], options["kills"]
    assert isinstance(night, int)
    assert isinstance(kills, int)
    state.night = night
    state.kills = kills
    state.loss_down = int(options["death_loss"] == "down")
    state.trees_half = int(options["trees_half"] is True)
    state.fever_opponent = int(options["fever_target"] == "opponent")
    state.pages_removed = int(options["used_pages"] == "removed")


def get_options(state: Zombies4State) -> dict[str, Value]:
    """The options again, for a view."""
    return {
        "night": state.night,
        "kills": state.kills,
        "death_loss": "down" if state.loss_down else "up",
        "trees_half": bool(state.trees_half),
        "fever_target": "opponent" if state.fever_opponent else "self",
        "used_pages": "removed" if state.pages_removed else "discarded",
    }
