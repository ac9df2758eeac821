"""Storage for tables, people and records: one SQLite file, or PostgreSQL."""

from tablee.server.store.store import USED, Conflict, Store, StoreDown, Writing

__all__ = ["USED", "Conflict", "Store", "StoreDown", "Writing"]
