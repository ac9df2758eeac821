"""Which modules are compiled: one list, of files and of folders with all that is in them."""

import re
from pathlib import Path

COMPILED = (
    "core/{chance,event,live,match,state,view}",
    "kit/*",
    "games/*/{decisions,scoring,state,view}",
    "games/happy_dayz/effects/{memory,powers,rounds,rules,setup,tricks}",
    "games/{happy_pigs,zombiaki,zombies4}/effects",
    "bots/{bot,careful,greedy,ismcts,judge,random,search}",
    "bots/evaluate/*",
    "lab/course",
)  # below the package


def compiled_modules(source: Path, patterns: tuple[str, ...] = COMPILED) -> dict[str, Path]:
    """The files of the compiled modules below `source/tablee`, by their dotted names."""
    package = source / "tablee"
    found = {path for pattern in patterns for stem in spread(pattern) for path in _files(package, stem)}
    return {dotted(path, source): path for path in sorted(found)}


def plain_modules(source: Path, compiled: dict[str, Path]) -> dict[str, Path]:
    """All other files of the package."""
    paths = sorted(set((source / "tablee").rglob("*.py")) - set(compiled.values()))
    return {dotted(path, source): path for path in paths}


def spread(pattern: str) -> list[str]:
    """`a/{b,c}` is `a/b` and `a/c`."""
    match = re.search(r"\{([^}]*)\}", pattern)
    if not match:
        return [pattern]
    return [pattern[: match.start()] + each + pattern[match.end() :] for each in match[1].split(",")]


def _files(package: Path, stem: str) -> list[Path]:
    paths = [*package.glob(f"{stem}.py"), *package.glob(f"{stem}/**/*.py")]
    return [path for path in paths if path.name != "__init__.py"]


def dotted(path: Path, source: Path) -> str:
    """`src/tablee/core/state.py` is `tablee.core.state`."""
    return ".".join(path.relative_to(source).with_suffix("").parts)
