"""How strong a bot may be at a table: any level, and other bots within the server's budget for one decision."""

from __future__ import annotations

from tablee import bots
from tablee.bots.levels import LEVELS
from tablee.core.errors import BadInput
from tablee.core.game import Game

# What a second of thinking buys, by bot and setting; a level takes about half of that.
SECOND = {"greedy": {"samples": 64}, "careful": {"it": 800}, "ismcts": {"ms": 1000, "it": 24_000}}
LONE = {"threads": 1}  # the cores are for all tables
REGARDING = {"style=spiteful", "style=kind"}  # styles in which greedy evaluates every seat
MOST_SEATS = 6


def check_bot(spec: str, game: Game, milliseconds: int) -> None:
    """Raise BadInput if there is no such bot, or if it would think too long for this server."""
    check_strength(spec, milliseconds)
    bots.bot(spec, game)


def check_strength(spec: str, milliseconds: int) -> None:
    """Raise BadInput if a bot would think too long for this server, whatever the game."""
    allowed = within(spec, milliseconds)
    if allowed != spec:
        raise BadInput("bot-strong", field="bot", bot=spec, levels=", ".join(LEVELS), allowed=allowed)


def within(spec: str, milliseconds: int) -> str:
    """Return the same bot with every setting capped to the budget; levels and unreadable values stay as they are."""
    name, *written = spec.split(":")
    most = SECOND.get(name, {})
    if name == "greedy" and REGARDING & set(written):
        most = {setting: number // MOST_SEATS for setting, number in most.items()}
    kept = [name]
    for part in written:
        setting, _, value = part.partition("=")
        limit = LONE.get(setting, most.get(setting, 0) * milliseconds // 1000)
        too_much = setting in (*most, *LONE) and read_number(value) > limit
        kept.append(f"{setting}={max(1, limit)}" if too_much else part)
    return ":".join(kept)


def read_number(value: str) -> int:
    """Parse a number as a bot would; 0 if it is not one."""
    try:
        return int(value)
    except ValueError:
        return 0
