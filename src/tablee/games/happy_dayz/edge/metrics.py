"""Metrics for designers: match length, swing per round, early ends, advantage of the first leader."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.meter import Meter
from tablee.core.state import State
from tablee.games.happy_dayz.effects.rules import HappyDayzState


class RoundMeter(Meter):
    """Rounds played, gap between best and worst per round, early ends, and the first leader's reward."""

    shares: ClassVar[frozenset[str]] = frozenset({"early", "first"})

    def __init__(self) -> None:
        self.round = 1
        self.first = -1
        self.gaps: list[int] = []

    def see(self, state: State) -> None:
        assert isinstance(state, HappyDayzState)
        if self.first < 0 and state.top() == 2:  # the first lead
            self.first = state.leader
        if state.round != self.round or not state.asked:
            self.round = state.round
            gains = list(state.gain)[: state.seats]
            self.gaps.append(max(gains) - min(gains))

    def read(self, state: State) -> dict[str, float]:
        assert isinstance(state, HappyDayzState)
        return {
            "rounds": float(state.round),
            "swing": sum(self.gaps) / len(self.gaps),
            "early": float(state.round < state.rounds),
            "first": state.reward(self.first),
        }
