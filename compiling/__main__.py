"""`python -m compiling [--behind]`: compile what changed into `build/`.

Exits with 3 without a C compiler, with 4 without Python.h. With --behind, a low-priority background process compiles
and this one returns immediately.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from compiling import toolchain
from compiling.engine import CannotCompile, CompileError, Engine, build_engine

ROOT = Path(__file__).resolve().parent.parent
EXIT = {"compiler": 3, "headers": 4}


def compile_behind() -> None:
    """Start `./tablee compile`, which records the result, in the background."""
    nice = [found, "-n", "10"] if (found := shutil.which("nice")) else []
    command = [*nice, sys.executable, str(ROOT / "tablee"), "compile"]
    quiet = subprocess.DEVNULL
    subprocess.Popen(command, cwd=ROOT, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


def progress(done: int, total: int) -> None:
    """Show a progress line on a terminal."""
    if sys.stdout.isatty():
        print(f"\rcompiling: {done} of {total}", end="\n" if done == total else "", flush=True)


def main(arguments: list[str]) -> int:
    if "--behind" in arguments:
        missing = toolchain.missing()
        if not missing:
            compile_behind()
        return EXIT[missing] if missing else 0
    engine = Engine(ROOT / "src", ROOT / "build")
    try:
        compiled = build_engine(engine, progress)
    except CannotCompile as reason:
        print(f"compiling: {reason}", file=sys.stderr)
        return EXIT[reason.missing]
    except CompileError as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"{len(compiled)} extensions compiled" if compiled else "nothing to compile")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
