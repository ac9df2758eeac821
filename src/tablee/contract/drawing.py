"""Draw cases with Hypothesis: any number of seats, any settings, any seed."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tablee.contract.allowances import Allowances
from tablee.contract.case import Case, CasePoint, compatible
from tablee.core.game import Game
from tablee.core.setting import Setting, Value


def prove(point: CasePoint, game: Game, matches: int, allowances: Allowances) -> None:
    """Run the point on this many cases, the same ones every time; a note on the first failure names its case."""
    failures: list[Exception] = []

    @settings(
        max_examples=matches,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(cases(game, allowances))
    def holds(case: Case) -> None:
        try:
            point(case)
        except Exception as problem:
            problem.add_note(f"{point.__name__} fails on {case}")
            failures.append(problem)
            raise

    try:
        holds()
    except Exception as problem:  # noqa: BLE001 - it is raised again
        # Hypothesis reruns a failing case and reports a different result as an error of its own; raise the original.
        raise failures[0] if failures else problem from None


def cases(game: Game, allowances: Allowances) -> st.SearchStrategy[Case]:
    """Generate any seats, settings and seed; the first case is the smallest table with default settings."""
    drawn = st.fixed_dictionaries({}, optional={setting.name: values(setting) for setting in game.settings})
    return st.builds(
        lambda seats, drawn, order, seed: Case(game, seats, compatible(game, seats, drawn, order), seed, allowances),
        st.integers(game.fewest_seats, game.most_seats),
        drawn,
        st.permutations([setting.name for setting in game.settings]),
        st.integers(0, 2**32 - 1),
    )


def values(setting: Setting) -> st.SearchStrategy[Value]:
    """Generate any value of a setting."""
    if isinstance(setting.default, bool):
        return st.booleans()
    if setting.many:
        return st.permutations(setting.choices).map(lambda names: list(names[: setting.many]))
    if setting.choices:
        return st.sampled_from(setting.choices)
    return st.integers(setting.low, setting.high)
