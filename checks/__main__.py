"""`./tablee test [--long] [step …] [FILE_OR_NAME …] [--changed] [arguments of pytest …]`.

Without arguments everything runs. Names of steps select steps. Files, names of test files and parts of test names
select tests; --changed selects those that the changes since the last commit can affect. If any other argument begins
with a dash, all of them are passed to pytest. Selected tests run on the plain sources and on the compiled engine.
"""

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from checks.runner import run_all
from checks.selecting import NoTest, changed, named, reached
from checks.steps import Step, steps

ROOT = Path(__file__).resolve().parent.parent


def chosen(arguments: Sequence[str], root: Path) -> tuple[list[Step], bool]:
    """Return the steps that the arguments select, and True if tests were selected, so that pytest's output is shown."""
    words = [word for word in arguments if word not in ("--long", "--changed")]
    names = {step.name for step in steps(root)}
    wanted = set()
    while words and words[0] in names:
        wanted.add(words.pop(0))
    if words and not any(word.startswith("-") for word in words):
        words = [found for word in words for found in named(word, root)]
    if "--changed" in arguments:
        words += reached(changed(root), root)
        if not words and not wanted:
            return [], False
    everything = steps(root, "--long" in arguments, tuple(words))
    if not wanted and words:
        wanted = {"compile", "pure", "compiled"}
    if wanted & {"browser", "compiled", "hot"}:
        wanted.add("compile")
    return [step for step in everything if not wanted or step.name in wanted], bool(words)


def main(arguments: Sequence[str]) -> int:
    if set(arguments) & {"-h", "--help"}:
        print(__doc__, "\n\nsteps: ", " ".join(step.name for step in steps(ROOT)), sep="")
        return 0
    start = time.monotonic()
    try:
        selection, watched = chosen(arguments, ROOT)
    except NoTest as missing:
        print(f"No step, file or test is called “{missing}”. Steps: {', '.join(step.name for step in steps(ROOT))}.")
        return 2
    if not selection:
        print("No test is affected by the changes since the last commit.")
        return 0
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
