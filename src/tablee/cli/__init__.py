"""The command line: play, simulate, replay, verify and read the rules in a terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.core.errors import Problem

BAD_INPUT = 2
STOPPED = 130


def main() -> None:
    """Run the command line, and exit with its code."""
    sys.exit(run(sys.argv[1:]))


def left_out() -> list[Problem]:
    """Return why games or bots of other packages, or our bots' learned weights, were left out."""
    from tablee.bots import weights  # loads those of other packages too
    from tablee.core import shelf

    return [*shelf.PROBLEMS, *weights.problems()]


def run(arguments: list[str]) -> int:
    """Run a command line and return its exit code; errors are printed as one sentence."""
    from tablee.cli import app
    from tablee.cli.language import chosen
    from tablee.cli.screen import EndOfInput, Screen
    from tablee.core.errors import Problem

    screen = Screen(chosen(arguments))
    for problem in left_out():
        screen.complain(problem.sentence(screen.lang))
    try:
        return app.run(arguments, screen)
    except Problem as problem:
        screen.complain(problem.sentence(screen.lang))
    except EndOfInput:
        screen.complain(screen.text("cli-input-ended"))
    except KeyboardInterrupt:
        screen.complain("")
        return STOPPED
    return BAD_INPUT
