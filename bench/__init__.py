"""Benchmarks against peers in one run: `./tablee bench`, or `python -m bench`."""

import sys
from collections.abc import Callable

from tablee.core.errors import BadInput


def run(name: str, main: Callable[[list[str]], int]) -> None:
    """Run a benchmark's command line; bad input, or something that cannot be measured, ends it with a sentence."""
    try:
        sys.exit(main(sys.argv[1:]))
    except (BadInput, RuntimeError) as problem:
        print(f"{name}: {problem}", file=sys.stderr)
        sys.exit(2)
