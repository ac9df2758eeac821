"""Who is at a table, in this process and in others."""

from __future__ import annotations

from dataclasses import dataclass, field

STALE = 3  # beats after which a silent process's people count as gone


@dataclass(slots=True)
class Elsewhere:
    """What another process said of the table."""

    people: set[str]
    watchers: int
    heard: int


@dataclass(slots=True)
class TablePresence:
    """Who is there, and since when the others are gone. Somebody never seen counts as gone since the table was read."""

    since: int
    here: set[str] = field(default_factory=set)
    watchers: int = 0
    gone: dict[str, int] = field(default_factory=dict)
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)

    def update(self, people: set[str], watchers: int, now: int) -> bool:
        """Note who attends here; whether that changed anything."""
        changed = people != self.here or watchers != self.watchers
        before = self.everybody()
        self.here, self.watchers = people, watchers
        self._note_gone(before, now)
        return changed

    def hear(self, process: str, people: set[str], watchers: int, now: int) -> bool:
        """Note who attends in another process; whether that changed anything."""
        before, known = self.everybody(), self.elsewhere.get(process)
        self.elsewhere[process] = Elsewhere(people, watchers, now)
        self._note_gone(before, now)
        return known is None or known.people != people or known.watchers != watchers

    def forget_silent(self, now: int, patience: int) -> bool:
        """Drop what processes said that have not been heard since; whether there were any."""
        silent = [process for process, said in self.elsewhere.items() if now - said.heard > patience]
        before = self.everybody()
        for process in silent:
            del self.elsewhere[process]
        self._note_gone(before, now)
        return bool(silent)

    def everybody(self) -> set[str]:
        return self.here.union(*(said.people for said in self.elsewhere.values()))

    def all_watchers(self) -> int:
        return self.watchers + sum(said.watchers for said in self.elsewhere.values())

    def gone_since(self, person: str) -> int | None:
        """Since when this person is away; None while they are there."""
        return None if person in self.everybody() else self.gone.get(person, self.since)

    def _note_gone(self, before: set[str], now: int) -> None:
        after = self.everybody()
        for person in before - after:
            self.gone[person] = now
        for person in after - before:
            self.gone.pop(person, None)
