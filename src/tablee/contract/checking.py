"""`check`: run the whole contract, or some of its points, on one game."""

from __future__ import annotations

from tablee.contract.allowances import NONE, Allowances
from tablee.contract.case import CasePoint
from tablee.contract.points import AT_LENGTH, ON_MATCHES, ON_THE_GAME, GamePoint
from tablee.core import shelf
from tablee.core.game import Game

NEEDS_HYPOTHESIS = 'The contract needs Hypothesis to generate its cases. Install it: pip install "tablee[contract]"'
NEEDS_ASSERT = "The contract proves nothing under python -O, which drops assertions. Run it without -O."


class ContractBroken(AssertionError):
    """A game breaks the contract. The message lists each broken point with the case that shows it."""


def check(game: Game, *points: str, allowances: Allowances = NONE, more: float = 1) -> None:
    """Run the whole contract on a game, or only the named points. Raises ContractBroken listing the failures.

    `allowances` declares where the game's rules differ from the contract, with reasons. `more` multiplies the number of
    matches (0.25: a quarter of them); above 1, every pick and component of the game must also occur.
    """
    if not __debug__:
        raise RuntimeError(NEEDS_ASSERT)
    needs_hypothesis()
    shelf.put(game)
    chosen = named(points, more)
    broken: dict[str, Exception] = {}
    for point in chosen:
        try:
            run(point, game, allowances, more)
        except Exception as problem:  # noqa: BLE001 - a game may fail in any way, and the other points still count
            broken[point.__name__] = problem
    if broken:
        raise ContractBroken(report(game, broken)) from next(iter(broken.values()))


def needs_hypothesis() -> None:
    try:
        import hypothesis  # noqa: F401
    except ModuleNotFoundError:
        raise ModuleNotFoundError(NEEDS_HYPOTHESIS, name="hypothesis") from None


def named(points: tuple[str, ...], more: float) -> list[CasePoint | GamePoint]:
    """Return the points with these names, or all. Raises ValueError for an unknown name."""
    all_points: list[CasePoint | GamePoint] = [*ON_MATCHES, *ON_THE_GAME, *(AT_LENGTH if more > 1 else ())]
    known = {point.__name__: point for point in all_points}
    unknown = [name for name in points if name not in known]
    if unknown:
        raise ValueError(f"the contract has no point {', '.join(unknown)}; it has {', '.join(known)}")
    return [known[name] for name in points or known]


def run(point: CasePoint | GamePoint, game: Game, allowances: Allowances, more: float) -> None:
    """Prove one point."""
    for on_game in (*ON_THE_GAME, *AT_LENGTH):
        if on_game is point:
            on_game(game, allowances)
            return
    from tablee.contract.drawing import prove

    for on_case, matches in ON_MATCHES.items():
        if on_case is point:
            prove(on_case, game, max(1, round(matches * more)), allowances)


def report(game: Game, broken: dict[str, Exception]) -> str:
    """Return the report, with one paragraph per broken point."""
    head = f"{game.name} breaks {len(broken)} point{'s' if len(broken) > 1 else ''} of the contract"
    return "\n\n".join([head, *(paragraph(name, problem) for name, problem in broken.items())])


def paragraph(name: str, problem: Exception) -> str:
    said = str(problem) if isinstance(problem, AssertionError) else f"{type(problem).__name__}: {problem}"
    notes = [note for note in getattr(problem, "__notes__", []) if note.startswith(name)]
    lines = [*(said or "an assertion failed").splitlines(), *notes]
    return "\n".join([f"{name}:", *(f"  {line}" for line in lines)])
