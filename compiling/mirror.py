"""Mirror files into a folder: copy what changed, remove what is gone."""

import os
import shutil
from collections.abc import Mapping
from importlib.util import cache_from_source
from pathlib import Path

SKIPPED = {"__pycache__", ".mypy_cache", ".DS_Store"}


def tree(folder: Path) -> dict[str, Path]:
    """Return every file below `folder`, by its relative path."""
    paths = (path for path in folder.rglob("*") if path.is_file() and not SKIPPED & set(path.parts))
    return {path.relative_to(folder).as_posix(): path for path in paths}


def mirror(files: Mapping[str, Path], folder: Path) -> None:
    """Make `folder` contain exactly `files`, replacing each atomically: a running program keeps its open files."""
    for relative, origin in files.items():
        target = folder / relative
        if not _same(origin, target):
            target.parent.mkdir(parents=True, exist_ok=True)
            fresh = target.with_name(f".{target.name}.{os.getpid()}")
            shutil.copy2(origin, fresh)
            fresh.replace(target)
            # Bytecode timestamps have a resolution of one second, so the old file's might pass for the new one's.
            if target.suffix == ".py":
                kept = Path(cache_from_source(str(target)))  # beside the source, or where this process keeps bytecode
                for place in (kept, target.parent / "__pycache__" / kept.name):
                    place.unlink(missing_ok=True)
    for relative, path in tree(folder).items():
        if relative not in files:
            path.unlink()


def _same(origin: Path, target: Path) -> bool:
    if not target.exists():
        return False
    there, here = origin.stat(), target.stat()
    return (there.st_size, there.st_mtime_ns) == (here.st_size, here.st_mtime_ns)
