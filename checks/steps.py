"""The one list of checks, in the order in which they start."""

import sys
from dataclasses import dataclass, field, replace
from pathlib import Path

PYTHON = sys.executable
CODE = ("src/tablee", "tests", "checks", "compiling", "bench", "hatch_build.py")
BROWSER = "tests/e2e"  # its driver keeps an event loop running, so it needs its own process
# Layers above the engine are tested only on the compiled one: a test compares both engines pick by pick.
ABOVE = ("adapters", "bench", "cli", "lab", "plugins", "server", "text", "toy")
PARALLEL = ("-q", "-n", "2", "--dist", "worksteal")  # each worker begins with one half, so that fixtures are shared
TESTS = {
    "pure": (*PARALLEL, f"--ignore={BROWSER}", *(f"--ignore=tests/{name}" for name in ABOVE)),
    "compiled": (*PARALLEL, f"--ignore={BROWSER}", "--ignore=tests/checks"),  # these do not use the engine
    "browser": (*PARALLEL, BROWSER),
}
ALONE = (*PARALLEL, f"--ignore={BROWSER}")  # for the plain sources, if nothing can be compiled
READERS = frozenset(
    {"web", "docs", "format", "lint", "sizes", "clauses", "texts"}
)  # of files that `generated` rewrites
BUILT = frozenset({"compile", "generated", *READERS})  # before the tests, which use what was built and written
EVERY_TEST = ("-m", "long or not long")


@dataclass(frozen=True)
class Step:
    """One check: a command, run in the root of the repository, that prints problems and exits with 1."""

    name: str
    command: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)
    after: frozenset[str] = frozenset()  # steps whose results it uses
    compiled: bool = False  # needs the compiled engine, or builds it
    summary: bool = False  # show its last line even if it passes
    waits: bool = False  # for the network rather than for a core, so it runs beside two others
    without_engine: tuple[str, ...] = ()  # the command if nothing can be compiled, where it differs


def steps(root: Path, long: bool = False, pytest_arguments: tuple[str, ...] = ()) -> list[Step]:
    """Return all steps; arguments for pytest are passed on unchanged."""
    existing = tuple(name for name in CODE if (root / name).exists())
    engine = {"TABLEE_COMPILE": "1", "PYTHONPATH": str(root / "build/compiled")}
    return [  # the longest first, so that nothing runs alone at the end
        Step("audit", (PYTHON, "-m", "checks.audit"), summary=True, waits=True),
        Step("compile", (PYTHON, "-m", "compiling"), compiled=True, summary=True),
        Step("web", (PYTHON, "-m", "checks.web")),
        Step("types", (PYTHON, "-m", "mypy", *existing)),
        Step("docs", (PYTHON, "-m", "compiling.docs")),
        Step("format", (PYTHON, "-m", "ruff", "format", "--check", "--output-format", "concise", ".")),
        Step("lint", (PYTHON, "-m", "ruff", "check", "--output-format", "concise", ".")),
        Step("arrows", (PYTHON, "-c", "from importlinter.cli import lint_imports_command as run; run()")),
        Step("sizes", (PYTHON, "-m", "checks.sizes")),
        Step("clauses", (PYTHON, "-m", "checks.clauses")),
        Step("texts", (PYTHON, "-m", "checks.texts")),
        Step("lock", (PYTHON, "-m", "checks.lock")),
        Step("generated", (PYTHON, "-m", "checks.generated"), after=READERS),
        Step("hot", (PYTHON, "-m", "checks.hot"), after=frozenset({"compile"})),  # says why, if that failed
        _pytest("browser", engine, long, pytest_arguments),
        _pytest("compiled", engine, long, pytest_arguments),
        _pytest("pure", {"TABLEE_COMPILE": "0"}, long, pytest_arguments),
    ]


def _pytest(name: str, environment: dict[str, str], long: bool, arguments: tuple[str, ...]) -> Step:
    command = (PYTHON, "-m", "pytest", *(EVERY_TEST if long else ()))
    settings = environment | ({"TABLEE_LONG": "1"} if long else {})
    called = (*command, *(arguments or TESTS[name]))
    step = Step(name, called, settings, after=BUILT, compiled=name == "compiled", summary=True)
    return replace(step, without_engine=(*command, *ALONE)) if name == "pure" and not arguments else step
