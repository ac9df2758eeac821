"""Chance of a served match: replays stored outcomes first, then draws from the secret seed."""

from __future__ import annotations

from tablee.core.lesson import Lesson, Luck
from tablee.core.live import LiveChance
from tablee.core.match import Match


class StoredChance(LiveChance):
    """A LiveChance that returns the outcomes in `script` before drawing new ones, to replay a stored pick."""

    def __init__(self, seed: str, index: int) -> None:
        super().__init__(seed, index)
        self.script: list[int] = []
        self.broken = False

    def begin(self) -> int:
        """Start a new pick; return the index of its first draw."""
        return self.index

    def repeat(self, outcomes: list[int], index: int) -> None:
        """Make these outcomes come next."""
        self.script = list(reversed(outcomes))
        self.index = index

    def below(self, n: int) -> int:
        if not self.script:
            return super().below(n)
        outcome = self.script.pop()
        self.broken |= not 0 <= outcome < n  # the rules cannot stop half-way, so the caller checks afterwards
        self.index += 1
        self.outcomes.append(outcome)
        return outcome if not self.broken else 0


class TaughtChance(StoredChance):
    """Chance at a lesson's table: draws follow the script."""

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
