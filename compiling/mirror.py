"""A folder that is a copy of others: what changed is copied, what is gone is removed."""

import os
import shutil
from collections.abc import Mapping
from importlib.util import cache_from_source
from pathlib import Path

SKIPPED = {"__pycache__", ".mypy_cache", ".DS_Store"}


def tree(folder: Path) -> dict[str, Path]:
    """Every file below `folder`, by its path relative to it."""
    paths = (path for path in folder.rglob("*") if path.is_file() and not SKIPPED & set(path.parts))
    return {path.relative_to(folder).as_posix(): path for path in paths}


def mirror(files: Mapping[str, Path], folder: Path) -> None:
    """Make `folder` hold exactly `files`, replacing each in one step: a running program keeps the file it has open."""
    for relative, origin in files.items():
        target = folder / relative
        if not _same(origin, target):
            target.parent.mkdir(parents=True, exist_ok=True)
            fresh = target.with_name(f".{target.name}.{os.getpid()}")
            shutil.copy2(origin, fresh)
            fresh.replace(target)
            # Bytecode goes by whole seconds, so that of the old file may be taken for that of the new one.
            if target.suffix == ".py":
                Path(cache_from_source(str(target))).unlink(missing_ok=True)
    for relative, path in tree(folder).items():
        if relative not in files:
            path.unlink()


def _same(origin: Path, target: Path) -> bool:
    if not target.exists():
        return False
    there, here = origin.stat(), target.stat()
    return (there.st_size, there.st_mtime_ns) == (here.st_size, here.st_mtime_ns)
