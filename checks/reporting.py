"""How a check ends: its problems, one a line, and the exit code."""

from collections.abc import Iterable
from pathlib import Path


def reported(found: Iterable[str], root: Path) -> int:
    """Print the problems with paths relative to the root; return the exit code."""
    problems = [problem.replace(f"{root}/", "") for problem in found]
    print("\n".join(problems))
    return 1 if problems else 0
