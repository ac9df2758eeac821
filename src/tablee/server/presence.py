"""Who is present at a table, in this process and in others."""

from __future__ import annotations

from dataclasses import dataclass, field

STALE = 3  # beats after which a silent process's people count as gone


@dataclass(slots=True)
class Elsewhere:
    """What another process reported about the table."""

    people: set[str]
    watchers: int
    heard: int


@dataclass(slots=True)
class TablePresence:
    """Who is present, and since when others are gone. Somebody never seen counts as gone since the table was loaded."""

    since: int
    here: set[str] = field(default_factory=set)
    watchers: int = 0
    gone: dict[str, int] = field(default_factory=dict)
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)
    everybody: set[str] = field(default_factory=set)

    def update(self, people: set[str], watchers: int, now: int) -> bool:
        """Update who is present here; True if anything changed."""
        changed = people != self.here or watchers != self.watchers
        self.here, self.watchers = people, watchers
        if changed:
            self._note_gone(now)
        return changed

    def hear(self, process: str, people: set[str], watchers: int, now: int) -> bool:
        """Update who is present in another process; True if anything changed."""
        known = self.elsewhere.get(process)
        self.elsewhere[process] = Elsewhere(people, watchers, now)
        self._note_gone(now)
        return known is None or known.people != people or known.watchers != watchers

    def forget(self, process: str, now: int) -> bool:
        """Drop a process that has gone; True if it was known."""
        known = self.elsewhere.pop(process, None)
        self._note_gone(now)
        return known is not None

    def forget_silent(self, now: int, patience: int) -> bool:
        """Drop processes that have been silent for too long; True if there were any."""
        silent = [process for process, said in self.elsewhere.items() if now - said.heard > patience]
        for process in silent:
            del self.elsewhere[process]
        self._note_gone(now)
        return bool(silent)

    def all_watchers(self) -> int:
        return self.watchers + sum(said.watchers for said in self.elsewhere.values())

    def gone_since(self, person: str) -> int | None:
        """Return when this person left; None while they are present."""
        return None if person in self.everybody else self.gone.get(person, self.since)

    def _note_gone(self, now: int) -> None:
        before = self.everybody
        after = self.everybody = self.here.union(*(said.people for said in self.elsewhere.values()))
        for person in before - after:
            self.gone[person] = now
        for person in after - before:
            self.gone.pop(person, None)
