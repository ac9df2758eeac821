"""Where tables, people and records are kept: one SQLite file, or PostgreSQL."""

from tablee.server.store.store import Conflict, Store, StoreDown, Writing

__all__ = ["Conflict", "Store", "StoreDown", "Writing"]
