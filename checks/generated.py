"""Check that generated files are up to date: running each generator must leave its files unchanged.

`python -m checks.generated --write` runs them all and keeps their output.
"""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from checks.reporting import reported


@dataclass(frozen=True)
class Generator:
    """The arguments for Python, run in the root of the repository, and the files it writes (as glob patterns)."""

    command: tuple[str, ...]
    files: tuple[str, ...]


# The one list of generators: add yours here.
GENERATORS = (
    Generator(("-m", "tablee.server.typescript"), ("web/src/protocol.ts",)),
    Generator(("-m", "bench.levels"), ("docs/reference/bots.md",)),
    Generator(("-m", "bench.baselines"), ("docs/how-to/baselines.md", "docs/pictures/ppo-*.svg")),
    Generator(("-m", "compiling.plans"), ("web/src/games/zombies4/plans.ts",)),
    Generator(("-m", "compiling.components"), ("web/src/art/components.json",)),
    Generator(("-m", "compiling.textures"), ("web/src/art/kit/*.png", "web/src/art/kit/halftone.svg")),
    Generator(("-m", "compiling.views"), ("web/src/games/*/view.ts",)),
    Generator(("-m", "compiling.reference"), ("docs/reference/position.md",)),
    Generator(("-m", "compiling.wire"), ("docs/reference/messages.md", "docs/reference/rest.md")),
    Generator(("-m", "compiling.diagrams"), ("docs/pictures/imports.svg", "docs/pictures/life-of-a-pick.svg")),
    Generator(("-m", "compiling.observations"), ("docs/reference/observations/*.md",)),
    Generator(("-m", "tests.playthroughs"), ("tests/playthroughs/*.txt",)),
)


def problems(root: Path, generators: Sequence[Generator]) -> Iterator[str]:
    """Yield the files that running the generators would change; the files are restored."""
    with ThreadPoolExecutor(2) as pool:
        for found in pool.map(lambda generator: list(_problems(root, generator)), generators):
            yield from found


def _problems(root: Path, generator: Generator) -> Iterator[str]:
    before = _contents(root, generator)
    try:
        run = generate(root, generator)
        after = _contents(root, generator)
    finally:
        _restore(root, generator, before)
    if run.returncode:
        yield f"{' '.join(generator.command)} failed:\n{run.stdout}"
        return
    stale = sorted(str(path) for path in before.keys() | after.keys() if before.get(path) != after.get(path))
    yield from (f"{path}: out of date; regenerate it: python -m checks.generated --write" for path in stale)


def generate(root: Path, generator: Generator) -> subprocess.CompletedProcess[str]:
    """Run one generator."""
    command = [sys.executable, *generator.command]
    environment = os.environ | {"PYTHONPATH": str(root / "src")}
    return subprocess.run(
        command, cwd=root, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


def _contents(root: Path, generator: Generator) -> dict[Path, bytes]:
    paths = (path for pattern in generator.files for path in root.glob(pattern) if path.is_file())
    return {path.relative_to(root): path.read_bytes() for path in paths}


def _restore(root: Path, generator: Generator, before: dict[Path, bytes]) -> None:
    now = _contents(root, generator)
    for path in now.keys() - before.keys():
        (root / path).unlink()
    for path, content in before.items():
        if now.get(path) != content:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_bytes(content)


def main(arguments: Sequence[str]) -> int:
    root = Path.cwd()
    if list(arguments) == ["--write"]:
        runs = [generate(root, generator) for generator in GENERATORS]
        print("".join(run.stdout for run in runs))
        return max((run.returncode for run in runs), default=0)
    return reported(problems(root, GENERATORS), root)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
