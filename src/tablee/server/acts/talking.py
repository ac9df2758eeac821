"""Chat and preset phrases."""

from __future__ import annotations

from tablee.core.errors import Refused
from tablee.server import protocol, rows
from tablee.server.acts.draft import Draft

PHRASES = (
    "hello", "good-luck", "your-turn", "thinking", "wait", "back", "nice", "ouch", "sorry", "thanks", "good-game", "again",
)  # fmt: skip


def chat(draft: Draft, request: protocol.Chat) -> None:
    """Add a chat message. A seat's message goes to everybody, a spectator's during the match only to spectators."""
    draft.require_not_closed()
    text = "".join(char for char in request.text if char.isprintable()).strip()
    if bool(text) == bool(request.phrase):
        raise Refused("chat-empty")
    if request.phrase and request.phrase not in PHRASES:
        raise Refused("phrase-unknown", phrase=request.phrase, allowed=", ".join(PHRASES))
    seats = draft.table.seats_of(draft.asker.person)
    name = draft.table.holds[seats[0]].name if seats else draft.asker.name
    draft.add(rows.Said(name, text, request.phrase, watcher=not seats and draft.table.status == "playing"))
