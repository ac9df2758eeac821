"""Check the web app's types, style, unit tests, icons and sizes, each with its own tool."""

import gzip
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from checks.reporting import reported
from compiling.web import WebError, build_web, install_packages, run

FIRST_PAGE = 120_000  # bytes of gzipped script on the first page
TABLE = 80_000  # additional bytes for the table
BOARD = 80_000  # additional bytes for one board, with its drawings
WORLDS = ("poster", "night", "farm", "forest")  # chunks of drawings, one per board
TOOLS = (
    ("npx", "--no-install", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    ("npx", "--no-install", "eslint", "--max-warnings", "0", "src"),
    ("npx", "--no-install", "prettier", "--check", "src"),
    ("npx", "--no-install", "vitest", "run"),
    ("node", "scripts/icons.js", "--check"),
)


def problems(root: Path) -> Iterator[str]:
    """Yield what the tools report, then what is too large."""
    install_packages(root)
    with ThreadPoolExecutor(2) as pool:
        building = pool.submit(build_web, root)
        under_way = [pool.submit(run, root, *tool) for tool in TOOLS]
    for tool in under_way:
        if isinstance(problem := tool.exception(), WebError):
            yield str(problem)
        else:
            tool.result()
    building.result()
    yield from size_problems(root / "src" / "tablee" / "_web")


def size_problems(built: Path) -> Iterator[str]:
    """Yield which of the scripts loaded with the first page, the table or a board are too large."""
    assets = built / "assets"
    first = needed(assets, entries((built / "index.html").read_text()))
    table = needed(assets, [path.name for path in assets.glob("Table-*.js")]) - first
    yield from too_large("the first page", assets, first, FIRST_PAGE)
    yield from too_large("the table", assets, table, TABLE)
    largest = max((drawings(assets, world) for world in WORLDS), key=lambda names: packed(assets, names))
    for board in sorted(assets.glob("Board-*.js")):
        names = (needed(assets, [board.name]) | largest) - first - table
        yield from too_large(f"{board.name} with its drawings", assets, names, BOARD)


def drawings(assets: Path, world: str) -> set[str]:
    """Return the scripts of a world's drawings, which a board fetches when idle."""
    return needed(assets, [path.name for path in assets.glob(f"{world}-*.js")])


def entries(page: str) -> list[str]:
    return re.findall(r"assets/([\w.-]+\.js)", page)


def needed(assets: Path, names: list[str]) -> set[str]:
    """Return these scripts and everything they import statically."""
    found: set[str] = set()
    while names:
        name = names.pop()
        if name not in found and (assets / name).exists():
            found.add(name)
            names += re.findall(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""", (assets / name).read_text())
    return found


def too_large(what: str, assets: Path, names: set[str], most: int) -> Iterator[str]:
    size = packed(assets, names)
    if size > most:
        yield f"{what}: {size} bytes of gzipped script, at most {most} allowed"


def packed(assets: Path, names: set[str]) -> int:
    """Return the number of bytes a browser fetches for these scripts."""
    return sum(len(gzip.compress((assets / name).read_bytes())) for name in names)


def main() -> int:
    try:
        found = list(problems(Path.cwd()))
    except WebError as problem:
        found = [str(problem)]
    return reported(found, Path.cwd())


if __name__ == "__main__":
    sys.exit(main())
