"""How strong a bot may be at a table: any level, and other bots as far as the host's budget for one thought goes."""

from __future__ import annotations

from tablee import bots
from tablee.bots.levels import LEVELS
from tablee.core.errors import BadInput
from tablee.core.game import Game

# What a second of thinking buys, by bot and setting; a level takes about half of one.
SECOND = {"greedy": {"samples": 64}, "careful": {"it": 800}, "ismcts": {"ms": 1000, "it": 24_000}}


def check_bot(spec: str, game: Game, milliseconds: int) -> None:
    """BadInput when there is no such bot, or when it would think too long for this server."""
    check_strength(spec, milliseconds)
    bots.bot(spec, game)


def check_strength(spec: str, milliseconds: int) -> None:
    """BadInput when a bot would think too long for this server, whatever the game."""
    allowed = within(spec, milliseconds)
    if allowed != spec:
        raise BadInput("bot-strong", field="bot", bot=spec, levels=", ".join(LEVELS), allowed=allowed)


def within(spec: str, milliseconds: int) -> str:
    """The same bot with no setting above the budget; a level, and what cannot be read, as it is."""
    name, *written = spec.split(":")
    most = SECOND.get(name, {})
    kept = [name]
    for part in written:
        setting, _, value = part.partition("=")
        limit = most.get(setting, 0) * milliseconds // 1000
        too_much = setting in most and read_number(value) > limit
        kept.append(f"{setting}={max(1, limit)}" if too_much else part)
    return ":".join(kept)


def read_number(value: str) -> int:
    """A number in any way a bot would read it; 0 when it is none."""
    try:
        return int(value)
    except ValueError:
        return 0
