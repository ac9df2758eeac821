"""Turn each request to a table into facts for its log. Nothing here does I/O."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.server import protocol
from tablee.server.acts import playing, seating, talking, voting, waiving
from tablee.server.acts.draft import Asker, Draft

__all__ = ["ACTS", "Asker", "Draft"]

ACTS: dict[type[protocol.Request], Callable[[Draft, Any], None]] = {
    protocol.Sit: seating.sit,
    protocol.Stand: seating.stand,
    protocol.Swap: seating.swap,
    protocol.Bot: seating.set_bot,
    protocol.Start: seating.start,
    protocol.Rematch: seating.rematch,
    protocol.Pick: playing.pick,
    protocol.Undo: voting.undo,
    protocol.Hand: voting.hand,
    protocol.Answer: voting.answer,
    protocol.Concede: voting.concede,
    protocol.End: voting.end,
    protocol.Back: playing.come_back,
    protocol.Stance: waiving.take_stance,
    protocol.Pause: playing.pause,
    protocol.Chat: talking.chat,
}
