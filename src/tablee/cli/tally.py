"""The results of many matches, as sums."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablee.lab.numbers import Sum

__all__ = ["Sum", "Tally"]


@dataclass
class Tally:
    """Sums over many matches, by bot (its index in the list) and seat."""

    victories: dict[tuple[int, int], Sum] = field(default_factory=dict)
    scores: dict[tuple[int, int], Sum] = field(default_factory=dict)
    of_bots: dict[str, Sum] = field(default_factory=dict)  # by spec, one number per match: see `add_match`
    picks: Sum = field(default_factory=Sum)
    metrics: dict[str, Sum] = field(default_factory=dict)  # the game's own metrics

    def merge(self, other: Tally) -> None:
        for mine, theirs in ((self.victories, other.victories), (self.scores, other.scores)):
            for key, numbers in theirs.items():
                mine.setdefault(key, Sum()).merge(numbers)
        for spec, numbers in other.of_bots.items():
            self.of_bots.setdefault(spec, Sum()).merge(numbers)
        for name, numbers in other.metrics.items():
            self.metrics.setdefault(name, Sum()).merge(numbers)
        self.picks.merge(other.picks)

    def add_match(self, specs: list[str], rewards: list[float]) -> None:
        """Add what the bots of each spec won in a match: however many sit at the table, it is one observation."""
        for spec in dict.fromkeys(specs):
            won = [reward for own, reward in zip(specs, rewards, strict=True) if own == spec]
            self.of_bots.setdefault(spec, Sum()).add(sum(won) / len(won))

    @property
    def matches(self) -> int:
        return self.picks.count

    def of(self, sums: dict[tuple[int, int], Sum], who: list[int] | None, seat: int | None) -> Sum:
        """Return the sum over some bots of the list (None: all) and one seat (None: all)."""
        found = Sum()
        for (bot, place), numbers in sorted(sums.items()):
            if (who is None or bot in who) and seat in (None, place):
                found.merge(numbers)
        return found
