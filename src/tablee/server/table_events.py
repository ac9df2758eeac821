"""The events of a table itself, besides those of its match, and their arguments."""

from __future__ import annotations

TABLE_EVENTS: dict[str, tuple[str, ...]] = {
    "table-sat": ("seat", "name"),
    "table-stood": ("seat", "name"),
    "table-swapped": ("seat", "other_seat"),
    "table-bot": ("seat", "bot"),
    "table-started": (),
    "table-asked": ("seat", "what", "from_seat"),
    "table-answered": ("seat", "yes"),
    "table-dropped": (),
    "table-undone": ("seat", "count"),
    "table-handed": ("seat", "bot"),
    "table-back": ("seat", "name"),
    "table-conceded": ("seat", "bot"),
    "table-ended": ("how",),
    "table-moved": ("seat", "name"),
    "table-chat": ("name", "text", "phrase"),
    "table-aside": ("name", "text", "phrase"),
    "table-hushed": (),
    "table-removed": ("number",),
    "table-paused": ("name",),
    "table-resumed": ("name",),
    "table-rematch": ("table",),
    "table-over": (),
    "table-closed": (),
}
