"""Chance of a served match: draws from the secret seed, and reads stored outcomes back first."""

from __future__ import annotations

from tablee.core.live import LiveChance


class StoredChance(LiveChance):
    """A LiveChance that gives the outcomes in `script` before it draws anew, so that a stored pick can be repeated."""

    def __init__(self, seed: str, index: int) -> None:
        super().__init__(seed, index)
        self.script: list[int] = []
        self.broken = False

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
