"""`python -m compiling [--check]`: compile what changed into `build/`; exit 3 without a C compiler, 4 without Python.h.

With --check nothing is compiled: the exit code tells whether it could be.
"""

import sys
from pathlib import Path

from compiling import toolchain
from compiling.engine import CannotCompile, CompileError, Engine, build_engine

ROOT = Path(__file__).resolve().parent.parent
EXIT = {"compiler": 3, "headers": 4}


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        return EXIT.get(toolchain.missing() or "", 0)
    engine = Engine(ROOT / "src", ROOT / "build")
    try:
        compiled = build_engine(engine)
    except CannotCompile as reason:
        print(f"compiling: {reason}", file=sys.stderr)
        return EXIT[reason.missing]
    except CompileError as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"{len(compiled)} modules compiled" if compiled else "nothing to compile")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
