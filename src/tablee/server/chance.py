"""Chance of a served match: draws from the secret seed, and reads stored outcomes back first."""

from __future__ import annotations

from tablee.core.lesson import Lesson, Luck
from tablee.core.live import LiveChance
from tablee.core.match import Match


class StoredChance(LiveChance):
    """A LiveChance that gives the outcomes in `script` before it draws anew, so that a stored pick can be repeated."""

    def __init__(self, seed: str, index: int) -> None:
        super().__init__(seed, index)
        self.script: list[int] = []
        self.broken = False

    def begin(self) -> int:
        """A new pick is about to be made; the index of its first draw."""
        return self.index

    def repeat(self, outcomes: list[int], index: int) -> None:
        """Have these outcomes come next."""
        self.script = list(reversed(outcomes))
        self.index = index

    def below(self, n: int) -> int:
        if not self.script:
            return super().below(n)
        outcome = self.script.pop()
        self.broken |= not 0 <= outcome < n  # the rules cannot stop half-way: the caller looks afterwards
        self.index += 1
        self.outcomes.append(outcome)
        return outcome if not self.broken else 0


class TaughtChance(StoredChance):
    """The luck of a lesson that is taught at a table: as its script has it."""

    def __init__(self, lesson: Lesson, match: Match, seed: str, index: int) -> None:
        super().__init__(seed, index)
        self.lesson = lesson
        self.match = match
        self.begin()

    def begin(self) -> int:
        self.luck = Luck(self.lesson, self.match)
        return self.index

    def below(self, n: int) -> int:
        if self.script:
            return super().below(n)
        outcome = self.luck.outcome(len(self.outcomes), n)
        self.index += 1
        self.outcomes.append(outcome)
        return outcome
