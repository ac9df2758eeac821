"""`tablee lab run STUDY.toml`: run or resume a study and write its report; `lab export GAME`: data for learning."""

from __future__ import annotations

from pathlib import Path

from tablee.cli import STOPPED
from tablee.cli.app import Given
from tablee.cli.choosing import read_number
from tablee.cli.extras import require
from tablee.cli.screen import Screen
from tablee.cli.sim import MOST_JOBS, bar
from tablee.core.errors import BadInput
from tablee.lab.study import Study, read_study

# Each way: its argument, and the options it takes besides --out and --jobs.
WAYS = {
    "run": ("STUDY.toml", ("engine", "address")),
    "report": ("STUDY.toml", ()),
    "export": ("GAME", ("seats", "matches", "settings", "seed")),
}
USUAL = {"engine": "cores", "matches": "1000", "seed": "0"}


def command(given: Given, screen: Screen) -> int:
    """`lab run STUDY.toml`, `lab report STUDY.toml`, `lab export GAME`."""
    way, *rest = given["words"] or [""]
    if way not in WAYS:
        raise BadInput("command-unknown", field="words", command=f"lab {way}".strip(), allowed=", ".join(WAYS))
    what, options = WAYS[way]
    if not rest:
        raise BadInput("argument-missing", field="words", argument=what)
    if len(rest) > 1:
        raise BadInput("arguments-many", field="words", argument=rest[1])
    given = {**given, **taken(given, options)}
    require("lab")
    if way == "export":
        from tablee.cli.export import export

        return export(rest[0], given, screen)
    study = read_study(Path(rest[0]))
    folder = given["out"] or Path(f"{study.name}.results")
    if way == "run" and run(study, folder, given, screen) == STOPPED:
        return STOPPED
    return report(study, folder, screen)


def taken(given: Given, options: tuple[str, ...]) -> dict[str, str]:
    """Return the values of all options, with defaults; BadInput for one that belongs to another way."""
    every = [name for _, names in WAYS.values() for name in names]
    for name in every:
        if given[name] and name not in options:
            allowed = ", ".join(f"--{each}" for each in ("out", "jobs", *options))
            raise BadInput("flag-unknown", field=name, option=f"--{name}", allowed=allowed)
    return {name: given[name] or USUAL.get(name, "") for name in every}


def run(study: Study, folder: Path, given: Given, screen: Screen) -> int:
    """Play the missing matches; when interrupted, keep those played so far."""
    from tablee.lab.engines import engine
    from tablee.lab.running import Run
    from tablee.lab.store import Store

    store = Store(folder, study)
    chosen = engine(given["engine"], given["address"], read_number("jobs", given["jobs"], 1, MOST_JOBS))
    with bar(screen) as progress:
        task = progress.add_task("", total=study.matches, rate=0.0)

        def tell(come: int, spared: int) -> None:
            progress.update(task, advance=come, total=(progress.tasks[0].total or 0) - spared)
            progress.update(task, rate=progress.tasks[0].speed or 0.0)

        try:
            Run(study, store, chosen, tell).run()
        except KeyboardInterrupt:
            screen.tell("cli-lab-stopped", "red")
            return STOPPED
    return 0


def report(study: Study, folder: Path, screen: Screen) -> int:
    from tablee.lab.report import write_report
    from tablee.lab.store import Store

    store = Store(folder, study)
    store.look()
    path = write_report(study, store)
    matches, _ = store.tables()
    screen.tell("cli-lab-done", matches=matches.num_rows, folder=str(folder))
    screen.whole_line(screen.text("cli-lab-report", file=str(path)))
    return 0
