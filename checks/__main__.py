"""`./tablee test [--long] [step …] [arguments of pytest …]`.

Without names or arguments everything runs. Names of steps choose among them. Anything else goes to pytest, which then
runs alone, once on the plain sources and once on the compiled engine.
"""

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from checks.runner import run_all
from checks.steps import Step, steps

ROOT = Path(__file__).resolve().parent.parent


def chosen(arguments: Sequence[str], root: Path) -> tuple[list[Step], bool]:
    """The steps the arguments ask for, and whether pytest was given arguments of its own, so that its output is shown."""
    words = [word for word in arguments if word != "--long"]
    names = {step.name for step in steps(root)}
    wanted = set()
    while words and words[0] in names:
        wanted.add(words.pop(0))
    everything = steps(root, "--long" in arguments, tuple(words))
    if not wanted and words:
        wanted = {"compile", "pure", "compiled"}
    if "compiled" in wanted or "hot" in wanted:
        wanted.add("compile")
    return [step for step in everything if not wanted or step.name in wanted], bool(words)


def main(arguments: Sequence[str]) -> int:
    if set(arguments) & {"-h", "--help"}:
        print(__doc__, "\n\nsteps: ", " ".join(step.name for step in steps(ROOT)), sep="")
        return 0
    start = time.monotonic()
    selection, watched = chosen(arguments, ROOT)
    failed, skipped = [], []
    for result in run_all(selection, ROOT, watched):
        if result.failed:
            print(result.output.rstrip())
            failed.append(result.step.name)
        if result.skipped:
            skipped.append(result.step.name)
        print(result, flush=True)
    verdict = f"FAILED: {', '.join(failed)}" if failed else "all passed"
    aside = f" (skipped: {', '.join(skipped)})" if skipped else ""
    print(f"{len(selection)} steps in {time.monotonic() - start:.0f} s: {verdict}{aside}")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
