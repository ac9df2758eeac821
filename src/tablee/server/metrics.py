"""The server's metrics, in Prometheus text format."""

from __future__ import annotations

from collections.abc import Callable, Mapping

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Counter:
    """A counter with at most one label."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name, self.about, self.label = name, about, label
        self.values: dict[str, float] = {} if label else {"": 0}

    def add(self, value: str = "", amount: float = 1) -> None:
        self.values[value] = self.values.get(value, 0) + amount

    def lines(self) -> list[str]:
        head = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} counter"]
        shown = [(f'{{{self.label}="{value}"}}' if self.label else "", count) for value, count in self.values.items()]
        return head + [f"{self.name}{label} {count:g}" for label, count in shown]


class Histogram:
    """A histogram of durations."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        index = next((i for i, bound in enumerate(SECONDS) if seconds <= bound), len(SECONDS))
        self.counts[index] += 1
        self.total += seconds

    def lines(self) -> list[str]:
        lines = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"]
        running = 0
        for bound, count in zip([*map(str, SECONDS), "+Inf"], self.counts, strict=True):
            running += count
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {running}')
        return [*lines, f"{self.name}_sum {self.total:.6f}", f"{self.name}_count {running}"]


class Metrics:
    """All metrics of this process; gauges are evaluated on request."""

    def __init__(self) -> None:
        self.requests = Counter("tablee_requests_total", "Requests over WebSockets, by type.", "type")
        self.refusals = Counter("tablee_refusals_total", "Requests refused, by problem.", "problem")
        self.picks = Counter("tablee_picks_total", "Picks written.")
        self.bots = Counter("tablee_bot_answers_total", "Answers of bots, by how they came about.", "way")
        self.failures = Counter("tablee_failures_total", "Things that went wrong, by kind.", "kind")
        self.notices = Counter("tablee_notices_total", "Notices between processes, heard and sent.", "way")
        self.pick_seconds = Histogram("tablee_pick_seconds", "From a pick received to everyone told.")
        self.bot_waiting = Histogram("tablee_bot_waiting_seconds", "How long a bot waited for a worker.")
        self.loop_lag = Histogram("tablee_loop_lag_seconds", "How late the event loop came to something due.")
        self.cut: Mapping[str, int] = {}  # disconnected clients, by what they held back
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        self.gauges[name] = (about, value)

    def text(self) -> str:
        """Return all metrics as text."""
        counters = (self.requests, self.refusals, self.picks, self.bots, self.failures, self.notices)
        lines = [line for counter in counters for line in counter.lines()]
        for histogram in (self.pick_seconds, self.bot_waiting, self.loop_lag):
            lines += histogram.lines()
        cut = Counter("tablee_cut_off_total", "Clients that were cut off, by what they held back.", "held")
        cut.values = dict(self.cut)
        lines += cut.lines()
        for name, (about, value) in self.gauges.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {value():g}"]
        return "\n".join(lines) + "\n"
