"""Logs: one JSON object per line, without secrets."""

from __future__ import annotations

import json
import logging
import sys

KNOWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Formats time, level, name, message and `extra` as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in KNOWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: str = "INFO") -> None:
    """Log to stderr. Request URLs are logged without their query, which could contain a token."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = True
    # Uvicorn would log WebSocket URLs with their query.
    for name in ("aiosqlite", "asyncio", "uvicorn.error"):
        logging.getLogger(name).setLevel("WARNING")
