"""Which modules are compiled: one list of files, and of folders with all their files."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

COMPILED = (
    "core/{chance,decision,event,line,live,match,play,state,view}",
    "kit/*",
    "games/*/{decisions,scoring,state,view}",
    "games/happy_dayz/effects/{memory,names,powers,rounds,rules,setup,tricks}",
    "games/{happy_pigs,zombiaki,zombies4}/effects",
    "bots/{bot,careful,greedy,grove,ismcts,judge,network,random,search,style}",
    "bots/evaluate/*",
    "adapters/{arrays,batch}",
    "lab/course",
)  # relative to the package
# Each extension costs the C compiler half a second before the first line of our code, so siblings are merged: the
# modules matching a row become the extension it names. Each game, and what its rules depend on, stays separate.
MERGED = (
    (r"(tablee\.core)\.(chance|decision|event|line|state|view)", r"\1._state"),
    (r"(tablee\.core)\.(live|match|play)", r"\1._match"),
    # The rules need the tally (edge), which needs these.
    (r"(tablee\.games\.happy_dayz)\.(scoring|effects\.memory|effects\.names|effects\.powers\.\w+)", r"\1._powers"),
    (r"(tablee\.games\.zombies4)\.state\.steps", r"\1._rules"),  # unpacked in every rule, so built into them
    (r"(tablee\.games\.\w+)\.state\.\w+", r"\1._state"),
    (r"(tablee\.games\.\w+)\.(decisions|effects|scoring|view)(\.\w+)*", r"\1._rules"),
    (r"(tablee\.bots)\.\w+", r"\1._bots"),
    (r"(tablee\.adapters)\.\w+", r"\1._batch"),
    (r"(tablee\.bots\.evaluate)\.(happy_dayz|happy_pigs|zombiaki|zombies4)\w*", r"\1._\2"),
)


def compiled_modules(source: Path, patterns: tuple[str, ...] = COMPILED) -> dict[str, Path]:
    """Return the files of the compiled modules below `source/tablee`, by dotted name."""
    package = source / "tablee"
    found = {path for pattern in patterns for stem in spread(pattern) for path in _files(package, stem)}
    return {dotted(path, source): path for path in sorted(found)}


def plain_modules(source: Path, compiled: dict[str, Path]) -> dict[str, Path]:
    """Return all other files of the package, by dotted name."""
    paths = sorted(set((source / "tablee").rglob("*.py")) - set(compiled.values()))
    return {dotted(path, source): path for path in paths}


def spread(pattern: str) -> list[str]:
    """Expand `a/{b,c}` to `a/b` and `a/c`."""
    match = re.search(r"\{([^}]*)\}", pattern)
    if not match:
        return [pattern]
    return [pattern[: match.start()] + each + pattern[match.end() :] for each in match[1].split(",")]


def _files(package: Path, stem: str) -> list[Path]:
    paths = [*package.glob(f"{stem}.py"), *package.glob(f"{stem}/**/*.py")]
    return [path for path in paths if path.name != "__init__.py"]


def merged(names: Iterable[str]) -> dict[str, str]:
    """Return the extension that each module is compiled into; a module without siblings is its own."""
    found = {name: _extension(name) for name in names}
    sizes = Counter(found.values())
    return {name: extension if sizes[extension] > 1 else name for name, extension in found.items()}


def _extension(name: str) -> str:
    for pattern, extension in MERGED:
        if match := re.fullmatch(pattern, name):
            return match.expand(extension)
    return name


def dotted(path: Path, source: Path) -> str:
    """Return the dotted name of a file: `tablee.core.state` for `src/tablee/core/state.py`."""
    return ".".join(path.relative_to(source).with_suffix("").parts)
