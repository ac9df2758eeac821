"""Settings of the game; each is a field of the state."""

from __future__ import annotations

from tablee.core.setting import Setting, Value
from tablee.games.zombies4.state.board import MOST_NIGHT

SETTINGS = (
    Setting("night", 0, low=0, high=MOST_NIGHT),
    Setting("kills", 25, low=5, high=50),
    Setting("death_loss", "up", choices=("up", "down")),
    Setting("trees_half", False),
    Setting("fever_target", "self", choices=("self", "opponent")),
    Setting("used_pages", "discarded", choices=("discarded", "removed")),
    Setting("version_1", False, past=True),
)
GROUPS = {"length": ("kills", "night"), "variants": ("trees_half",)}
PRESETS: dict[str, dict[str, Value]] = {
    "first": {"kills": 10, "trees_half": True},
    "short": {"kills": 10},
}
