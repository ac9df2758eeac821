"""Fluent itself, which reads the messages that are more than words and names. Importing it takes a fifth of a second."""

from __future__ import annotations

from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from tablee.text.elision import of

FUNCTIONS: dict[str, Any] = {"DE": of}


class Bundle(FluentBundle):
    """Parses a message on first use: parsing thousands takes a second, and most are never shown."""

    def __init__(self, unread: dict[str, str], lang: str) -> None:
        super().__init__([lang], functions=FUNCTIONS, use_isolating=False)
        self.unread = dict(unread)

    def has_message(self, message_id: str) -> bool:
        self.read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self.read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def read(self, name: str) -> None:
        if source := self.unread.pop(name, None):
            self.add_resource(FluentResource(source))

    def find(self, id: str, args: dict[str, Any], attribute: str) -> str | None:
        """Return a formatted message; None if there is none or an argument is missing."""
        if not self.has_message(id):
            return None
        message = self.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        said, errors = self.format_pattern(pattern, args)
        return None if errors else str(said)
