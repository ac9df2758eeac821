"""How much longer a setup takes. Like ./tablee, this file is read by whatever Python the machine has."""

import subprocess

# The steps of a setup in their order, with their usual seconds: two cores, packages in the cache.
USUAL = (("making", 1.0), ("uv", 2.0), ("packages", 9.0), ("project", 1.0), ("web", 8.0))
TICK = 1.0  # seconds between two estimates


class Progress:
    """Estimates the time left from the usual times and from how much slower the steps so far were."""

    def __init__(self):  # type: ignore[no-untyped-def]  # older Pythons read it
        self.usual = self.taken = 0.0
        self.last = "web"

    def left(self, step, elapsed):  # type: ignore[no-untyped-def]
        """The whole seconds left while this step has run for so long; 0 if nobody knows."""
        names = [name for name, _ in USUAL]
        if step not in names:
            return 0
        pace = self.taken / self.usual if self.usual else 1.0
        first, last = names.index(step), names.index(self.last)
        after = sum(usual for _, usual in USUAL[first + 1 : last + 1])
        here = max(USUAL[first][1] * pace - elapsed, elapsed / 5)  # it takes longer than that: by how much is a guess
        return max(1, round(here + after * pace))

    def done(self, step, seconds):  # type: ignore[no-untyped-def]
        """Note how long a step took."""
        self.usual += dict(USUAL).get(step, 0.0)
        self.taken += seconds if step in dict(USUAL) else 0.0


def follow(work, tell_left):  # type: ignore[no-untyped-def]
    """Wait for a program and return its output; call `tell_left` with the elapsed seconds now and then."""
    elapsed = 0.0
    while True:
        try:
            return work.communicate(timeout=TICK)[0]
        except subprocess.TimeoutExpired:
            elapsed += TICK
            tell_left(elapsed)
